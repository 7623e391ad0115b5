import { dayWords, zoneOf } from '@jurilien/reference';
import { professionalOf } from '../lookup.js';
import type { Finder, Reader } from '../variable.js';

/** A day in words, by the legal time of the professional's province: that of the offices that count it. */
export async function provinceDay(at: string | undefined, l: Finder, { lang }: Reader): Promise<string | undefined> {
  return at && dayWords(at, lang, zoneOf((await professionalOf(l))?.province ?? 'QC'));
}
