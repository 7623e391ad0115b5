export type { ActionArgs, LoaderArgs } from './args';
