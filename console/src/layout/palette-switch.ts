import { useSyncExternalStore } from 'react';

/** Something that can be done with what the page shows. */
export interface PageAct {
  readonly key: string;
  readonly label: string;
  /** Why it cannot be done now. */
  readonly why?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly act: () => void;
}

let open = false;
let acts: readonly PageAct[] = [];
const watchers = new Set<() => void>();
const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** Opens or closes the palette of commands. */
export const openPalette = (next: boolean): void => {
  open = next;
  watchers.forEach((tell) => tell());
};
export const usePaletteOpen = (): boolean => useSyncExternalStore(watch, () => open);

/** What the open page offers to the palette; each drawing of the page tells it anew, its end takes it back. */
export const offerActs = (offered: readonly PageAct[]): (() => void) => {
  acts = offered;
  return () => {
    if (acts === offered) acts = [];
  };
};
/** What can be done with what is on screen, as the page knew it last. */
export const offeredActs = (): readonly PageAct[] => acts;
