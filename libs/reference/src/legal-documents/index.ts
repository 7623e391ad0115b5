export * from './legal-text.js';
export * from './agreed-text.js';
export * from './shipped.js';
export * from './faults.js';
export * from './plain.js';
export * from './changes.js';
export * from './sameness.js';
export * from './contradictions.js';
