export { processorsOf } from './processors.server';
