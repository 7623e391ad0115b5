const PREFIX = 'draft:';

/** Where the draft of one person for one thing is kept: until the tab closes. */
export const draftSlot = (personId: string, key: string): string => `${PREFIX}${personId}:${key}`;

/** Leaving on purpose leaves nothing behind on this computer. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
};
