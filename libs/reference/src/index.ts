export * from './provinces.js';
export * from './regions.js';
export * from './lawyer-types.js';
export * from './brackets.js';
export * from './fsa.js';
export * from './distance.js';
export * from './calendar.js';
export * from './defaults.js';
