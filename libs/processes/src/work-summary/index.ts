export { type LineAsked, type WorkLine } from './lines.js';
export { byUrgency, linesFor, howUrgent } from './order.js';
