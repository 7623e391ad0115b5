import { distanceKm, type Point } from './distance.js';
import { FSA_ROWS } from './fsa.data.js';
import type { Province } from './provinces.js';

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
/** The municipality it lies in, or its largest where it lies in several. */
export const placeOfFsa = (code: string | undefined): string | undefined => of(code)?.place;
/** Every area of a province. */
export const everyFsaOf = (province: Province): readonly string[] =>
  [...table].filter(([, f]) => f.province === province).map(([code]) => code);
/** The areas of a province from which a distance says something, for the demo and for tests. */
export const fsasOf = (province: Province): readonly string[] =>
  [...table].filter(([, f]) => f.province === province && !f.wide).map(([code]) => code);
/** The postal area whose point is the nearest to another point. */
export const fsaNearest = (to: Point): string =>
  [...table]
    .filter(([, f]) => !f.wide)
    .reduce((best, [code, f]) => (distanceKm(to, f) < best.km ? { code, km: distanceKm(to, f) } : best), { code: '', km: Infinity }).code;

/** Points of all areas from which a distance says something, with their region. */
export const fsaPoints = (): readonly (Point & { readonly region: string })[] => [...table.values()].filter((f) => !f.wide);
