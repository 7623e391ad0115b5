export { CommsTabs } from './CommsTabs';
