import type { ErasureRow } from '@jurilien/rows/privacy';
import { MINUTE_MS, retryMinutes, type Config } from '@jurilien/reference';

/** When a step that is stuck is tried again by itself; nothing once it was tried as often as work ever is. */
export const nextTry = ({ attempts, stuckAt }: Pick<ErasureRow, 'attempts' | 'stuckAt'>, config: Config): string | undefined => {
  if (!attempts || !stuckAt) return undefined;
  // The second try comes at once, before anything counts as stuck; the others wait.
  const minutes = retryMinutes(config)[attempts - 2];
  return minutes === undefined ? undefined : new Date(Date.parse(stuckAt) + minutes * MINUTE_MS).toISOString();
};
