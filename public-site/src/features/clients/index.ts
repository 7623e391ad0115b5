export { WithRequests } from './requests';
