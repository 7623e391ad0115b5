export { formatMinutes, formatShare } from './words';
