export * from './question.js';
export * from './rules.js';
export * from './written.js';
export * from './faults.js';
export * from './set-faults.js';
export { questionGaps, type QuestionGap } from './text-gaps.js';
export * from './disclosed.js';
export * from './sets.js';
export { holdsSensitive, shippedSensitive } from './sensitive.js';
