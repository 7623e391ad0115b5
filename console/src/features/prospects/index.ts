export { Pipeline } from './Pipeline';
