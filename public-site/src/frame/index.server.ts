export { isOfAccount, isSecret, protect } from './policy.server';
