export * from './figures.js';
export * from './steps.js';
export * from './text.js';
export * from './words.js';
