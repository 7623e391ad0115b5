export { Left, Until } from './left';
export { Failed, ProPage, Skeleton, Stale } from './page';
export type { Pro } from './types';
