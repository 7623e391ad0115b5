export { stateOf } from './columns';
