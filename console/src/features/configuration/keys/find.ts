import { KEYS, KEY_WORDS, keyNamed, type Group, type Key } from '@jurilien/reference';
import { inLocale } from '../../../locale';
import { keyLabel } from '../Difference';
import { needsSecond, type Pending } from '../pairs';

/** What can be shown beside everything. */
export const SHOWN = ['all', 'changed', 'waiting', 'second'] as const;
export type ShownOnly = (typeof SHOWN)[number];

/** Groups of keys in the order of the registry. */
export const GROUPS: readonly Group[] = [...new Set(KEYS.map(({ group }) => group))];

/** A text without what no one types when they search: accents, capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase();

export interface Wanted {
  readonly q: string;
  readonly group: string;
  readonly only: ShownOnly;
}

/** The keys someone looks for: by words of their name and help, or their technical name; a search goes through every group. */
export function keysFound({ q, group, only }: Wanted, own: ReadonlySet<string>, pending: readonly Pending[]): Key[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const waiting = new Set(pending.flatMap(({ set }) => set.map(({ key }) => key)));
  const told: Record<ShownOnly, (name: string) => boolean> = {
    all: () => true,
    changed: (name) => own.has(name),
    waiting: (name) => waiting.has(name),
    second: (name) => needsSecond([name]),
  };
  return KEYS.filter((key) => {
    const text = plain(`${key.key} ${keyLabel(key.key)} ${inLocale(KEY_WORDS[key.key].help)}`);
    return (words.length > 0 || only !== 'all' || key.group === group) && words.every((word) => text.includes(word)) && told[only](key.key);
  }).map((key) => keyNamed(key.key)!);
}
