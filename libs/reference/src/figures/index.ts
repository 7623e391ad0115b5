export * from './defined.js';
export * from './figures.js';
export * from './others.js';
export * from './part-words.js';
export * from './stands-out.js';
export * from './steps.js';
export * from './text.js';
export * from './words.js';
