import { useCallback, useState } from 'react';
import { draftSlot } from './drafts';
import { me } from './roles';

const read = <T>(slot: string): T | undefined => {
  const kept = sessionStorage.getItem(slot);
  return kept === null ? undefined : (JSON.parse(kept) as T);
};

/**
 * Something typed that survives a reload, a lost session or a change of language, until it is saved or given up.
 * It belongs to who wrote it: a colleague who signs in in the same tab finds nothing.
 * @returns the draft, how to write it (`undefined` forgets it), and whether it was there before the screen was
 */
export const useDraft = <T = string>(key: string) => {
  const slot = draftSlot(me().id, key);
  const [draft, setDraft] = useState<T | undefined>(() => read<T>(slot));
  const [restored] = useState(draft !== undefined);
  const write = useCallback(
    (next: T | undefined) => {
      if (next === undefined) sessionStorage.removeItem(slot);
      else sessionStorage.setItem(slot, JSON.stringify(next));
      setDraft(next);
    },
    [slot],
  );
  return [draft, write, restored] as const;
};
