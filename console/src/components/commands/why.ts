import type { Key } from '../../useT';

/** Why a button of a page is not available, as a text and its values. */
export interface Why {
  key: Key;
  vars?: Record<string, unknown>;
}
