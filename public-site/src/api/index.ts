export { type Problem, type Reply, errorsOf, problemOf } from './problem';
