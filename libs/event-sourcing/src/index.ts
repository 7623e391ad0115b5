export * from './event.js';
export * from './refused.js';
export * from './decider.js';
export * from './decision.js';
export * from './view.js';
export * from './automation.js';
export * from './context.js';
