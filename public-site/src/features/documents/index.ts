export { Documents } from './documents';
