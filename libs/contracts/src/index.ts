export * from './roles.js';
export * from './errors.js';
