import { useCallback, useState } from 'react';

/** Typed text that survives a reload, a lost session or a change of language, until it is saved. */
export const useDraft = (key: string) => {
  const slot = `draft:${key}`;
  const [draft, setDraft] = useState<string | undefined>(() => sessionStorage.getItem(slot) ?? undefined);
  const write = useCallback(
    (text: string | undefined) => {
      if (text === undefined) sessionStorage.removeItem(slot);
      else sessionStorage.setItem(slot, text);
      setDraft(text);
    },
    [slot],
  );
  return [draft, write] as const;
};
