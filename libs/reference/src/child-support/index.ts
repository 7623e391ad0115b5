export * from './places.js';
export * from './federal-tables.js';
export * from './federal.js';
export * from './quebec-tables.js';
export * from './quebec-custody.js';
export * from './quebec.js';
export * from './law.js';
