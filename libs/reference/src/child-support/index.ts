export * from './places.js';
export * from './federal-tables.js';
export * from './federal.js';
