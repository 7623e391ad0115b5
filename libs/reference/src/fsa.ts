import { FSA_ROWS } from './fsa.data.js';
import type { Province } from './provinces.js';

/** A point on the map, degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

interface Fsa extends Point {
  readonly province: Province;
  readonly region: string;
  readonly wide: boolean;
  readonly place: string;
}

const table = new Map<string, Fsa>(
  FSA_ROWS.split('\n').map((line) => {
    const [code, province, region, lat, lng, wide, place] = line.split('|') as [string, Province, string, string, string, string, string];
    return [code, { province, region, lat: Number(lat), lng: Number(lng), wide: wide === '1', place }];
  }),
);

const of = (code: string | undefined): Fsa | undefined => (code ? table.get(code.replace(/\s/g, '').slice(0, 3).toUpperCase()) : undefined);

/** Point of a forward sortation area; nothing where the source says that a distance would mislead. */
export function pointOfFsa(code: string | undefined): Point | undefined {
  const found = of(code);
  return found && !found.wide ? found : undefined;
}

/** Region of a forward sortation area or full postal code. */
export const regionOfFsa = (code: string | undefined): string | undefined => of(code)?.region;
export const provinceOfFsa = (code: string | undefined): Province | undefined => of(code)?.province;
/** Town people would name. */
export const placeOfFsa = (code: string | undefined): string | undefined => of(code)?.place;
/** All areas of a province, for the demo and for tests. */
export const fsasOf = (province: Province): readonly string[] =>
  [...table].filter(([, f]) => f.province === province && !f.wide).map(([code]) => code);

const HUNDREDTH = 100;
/** Region, latitude and longitude of every area from which a distance says something, to about a kilometre. */
export const regionPoints = (): readonly (readonly [region: string, lat: number, lng: number])[] =>
  [...table.values()]
    .filter((f) => !f.wide)
    .map((f) => [f.region, Math.round(f.lat * HUNDREDTH) / HUNDREDTH, Math.round(f.lng * HUNDREDTH) / HUNDREDTH] as const);
