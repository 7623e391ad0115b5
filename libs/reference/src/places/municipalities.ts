import type { Point } from './distance.js';
import { FORMER_CITY_ROWS } from './former-cities.data.js';
import { MUNICIPALITY_ROWS } from './municipalities.data.js';
import type { Province } from './provinces.js';

/** A town of Quebec or Ontario with the region it lies in; without a point when the source only knows the county. */
export interface Municipality {
  readonly name: string;
  readonly province: Province;
  readonly region: string;
  readonly point?: Point;
  /** The municipality that a merged city belongs to now. */
  readonly within?: string;
}

let all: readonly Municipality[] | undefined;

/** Every town, most people first. Parsed on first use, so that pages without towns pay nothing. */
export function municipalities(): readonly Municipality[] {
  all ??= MUNICIPALITY_ROWS.split('\n').map((line) => {
    const [name, province, region, lat, lng] = line.split('|') as [string, Province, string, string, string];
    return { name, province, region, ...(lat ? { point: { lat: Number(lat), lng: Number(lng) } } : {}) };
  });
  return all;
}

let former: readonly (Municipality & { readonly point: Point; readonly within: string })[] | undefined;

/** Cities that were merged and that people still name, with the region of the municipality they are part of. */
export function formerCities(): readonly (Municipality & { readonly point: Point; readonly within: string })[] {
  const regions = new Map(municipalities().map((m) => [`${m.province} ${m.name}`, m.region]));
  former ??= FORMER_CITY_ROWS.split('\n').map((line) => {
    const [name, province, within, lat, lng] = line.split('|') as [string, Province, string, string, string];
    return { name, province, within, region: regions.get(`${province} ${within}`)!, point: { lat: Number(lat), lng: Number(lng) } };
  });
  return former;
}

/** How people type a town: without accents, hyphens or capitals, and « St » for « Saint ». */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst(e?)\b/g, 'saint$1');

/** Towns whose name starts with what was typed, the largest first; whole words inside a name come after. */
export function searchMunicipalities(typed: string, province?: Province, limit = 8): readonly Municipality[] {
  const wanted = plain(typed);
  if (!wanted) return [];
  const here = [...municipalities(), ...formerCities()].filter((m) => !province || m.province === province);
  const starts = here.filter((m) => plain(m.name).startsWith(wanted));
  const inside = here.filter((m) => plain(m.name).includes(` ${wanted}`));
  return [...new Set([...starts, ...inside])].slice(0, limit);
}

let named: ReadonlyMap<string, Municipality> | undefined;

/** The town of that exact name, whatever its accents; the larger one when two share it, a municipality before a merged city. */
export function municipalityNamed(name: string, province?: Province): Municipality | undefined {
  named ??= new Map(
    [...municipalities(), ...formerCities()]
      .reverse()
      .flatMap((m) => [[plain(m.name), m] as const, [`${m.province} ${plain(m.name)}`, m] as const]),
  );
  return named.get(province ? `${province} ${plain(name)}` : plain(name));
}
