export { ConsentHistory, ImpliedNote } from './history';
