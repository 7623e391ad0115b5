/** An entry of its own, `@jurilien/reference/child-support`: the page's script takes this and nothing else of the reference data. */
export { french } from '../french.js';
export * from './places.js';
export * from './federal-data.js';
export * from './federal-tables.js';
export * from './federal.js';
export * from './quebec-tables.js';
export * from './quebec-custody.js';
export * from './quebec.js';
export * from './law.js';
export * from './read.js';
export * from './answers.js';
export { LINE_NAMES, type FormLine } from './form-lines.js';
export { periodsOf, sheetOf, type Sheet } from './sheet.js';
export * from './sheet-parts.js';
