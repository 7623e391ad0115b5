export { isSecret, protect } from './policy.server';
