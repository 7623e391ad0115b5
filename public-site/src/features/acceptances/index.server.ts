export { actOnAccepted } from './accepted.server';
