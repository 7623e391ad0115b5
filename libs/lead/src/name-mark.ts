import { normaliseName } from '@jurilien/personal-data';

/** By what another request of someone of that name is found: a keyed hash of it, however it was written; nothing for a name that is none. */
export const nameMarkOf = (hash: (value: string) => string, name: string): string | undefined => {
  const plain = normaliseName(name);
  return plain ? hash(`lead-name:${plain}`) : undefined;
};
