export { NotForMe, Shared } from './shared';
