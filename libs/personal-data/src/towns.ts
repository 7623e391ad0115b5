import { formerCities, municipalities } from '@jurilien/reference';
import { fold } from './fold.js';

let names: ReadonlySet<string> | undefined;
const plain = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/\bst(e?)\b/g, 'saint$1');

/** Whether the whole of it names a town of Quebec or Ontario, of today or merged since. */
export function isTown(name: string): boolean {
  names ??= new Set([...municipalities(), ...formerCities()].map((town) => plain(town.name)));
  return names.has(plain(name));
}
