export * from './settings.js';
export * from './secrets.js';
export * from './links.js';
export * from './contexts.js';
export * from './kernel.js';
export * from './queue.js';
export * from './log.js';
export * from './issue-link.js';
