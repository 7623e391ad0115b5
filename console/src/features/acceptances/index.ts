export { Acceptances, Waiting } from './Acceptances';
