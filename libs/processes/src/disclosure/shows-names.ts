import type { Config } from '@jurilien/event-sourcing';
import { claimConflictMode } from '@jurilien/reference';
import type { SearchState } from '@jurilien/search';

/** Whether names are shown at all before acceptance. It is asked each time they would be: the law may close them at once (U09). */
export const showsNames = ({ province }: Pick<SearchState, 'province'>, config: Config): boolean =>
  config.value(claimConflictMode, province ? { province } : {}) === 'names';
