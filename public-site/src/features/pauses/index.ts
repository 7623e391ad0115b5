export { untilWords } from './pause-times';
