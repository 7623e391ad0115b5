export { ActsAbout } from './ActsAbout';
