import { compareKeys, keyMark, knowsKeys, masterKeyName, wrappedByAnother, type Database, type MarkedKey } from '@jurilien/persistence';
import type { Settings } from './settings.js';

type Keys = Pick<Settings, 'MASTER_KEY' | 'MASTER_KEY_EARLIER' | 'SITE_KEY' | 'SITE_KEY_EARLIER' | 'INDEX_KEY'>;

/** The keys of this process are not those the database was used with: nothing may be read or written with them. */
export class WrongKeys extends Error {
  /** @param names variables that hold another key */
  constructor(readonly names: readonly string[]) {
    super(`Settings: ${names.map((name) => SENTENCES[name]).join(' ')} See docs/keys.md.`);
    this.name = 'WrongKeys';
  }
}

const SENTENCES: Readonly<Record<string, string>> = {
  MASTER_KEY:
    'MASTER_KEY is not the one that the personal data of this database is sealed with. Put that one back, or, while it is rotated, give it as MASTER_KEY_EARLIER.',
  SITE_KEY: 'SITE_KEY is not the one that this database was used with. Put that one back, or, to rotate it, give it as SITE_KEY_EARLIER.',
  INDEX_KEY:
    'INDEX_KEY is not the one that the addresses and numbers of this database are found by: people who said STOP would be written to. Put that one back; after a rotation of SITE_KEY it is the first SITE_KEY there was.',
  MASTER_KEY_EARLIER: 'MASTER_KEY_EARLIER lacks a key that still wraps the keys of some persons: give it until "events rewrap" is done.',
};

/** What the blind indexes and the codes are made with. */
export const indexKeyOf = (s: Pick<Keys, 'INDEX_KEY' | 'SITE_KEY'>): string => s.INDEX_KEY ?? s.SITE_KEY;

/** The mark under which a backup remembers the index key; its rows are of no use with another one. */
export const indexKeyMark = (s: Pick<Keys, 'INDEX_KEY' | 'SITE_KEY'>): string => keyMark('INDEX_KEY', indexKeyOf(s));

const marked = (name: string, key: string, earlier: readonly string[]): MarkedKey => ({
  name,
  mark: keyMark(name, key),
  earlier: earlier.map((old) => keyMark(name, old)),
});

/**
 * Compares the keys in the settings with the database, until it once held; afterwards it asks no more.
 * @param first what has to be done with the right keys before anything is read
 * @returns a function that answers whether they were compared (a database without tables has nothing to compare with)
 * @throws WrongKeys (from that function)
 */
export function keysHeld(db: Database, settings: Keys, first: () => Promise<void>): () => Promise<boolean> {
  let held = false;
  return async () => {
    if (held) return true;
    if (!(await knowsKeys(db))) return false;
    const wrong = await compareKeys(db, [
      marked('MASTER_KEY', settings.MASTER_KEY, settings.MASTER_KEY_EARLIER),
      marked('SITE_KEY', settings.SITE_KEY, settings.SITE_KEY_EARLIER),
      marked('INDEX_KEY', indexKeyOf(settings), []),
    ]);
    // Without an INDEX_KEY the site's key stands for it, and is the one to put back.
    const named = wrong.filter((name) => name !== 'INDEX_KEY' || settings.INDEX_KEY !== undefined || !wrong.includes('SITE_KEY'));
    if (named.length > 0) throw new WrongKeys(named);
    const masters = [settings.MASTER_KEY, ...settings.MASTER_KEY_EARLIER].map(masterKeyName);
    if (await wrappedByAnother(db, masters)) throw new WrongKeys(['MASTER_KEY_EARLIER']);
    await first();
    held = true;
    return true;
  };
}
