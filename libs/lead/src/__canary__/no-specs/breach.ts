export * from './some.spec.js';
