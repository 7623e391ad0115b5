import { fsaPoints } from './fsa.js';
import { formerCities, municipalities } from './municipalities.js';

/** About a hundred metres: finer would say more of a town than anyone needs. */
const THOUSANDTH = 1_000;
const rounded = (degrees: number): number => Math.round(degrees * THOUSANDTH) / THOUSANDTH;

/**
 * Region, latitude and longitude of everything whose place we know: postal areas, municipalities, and cities that were merged, each
 * with the region it belongs to. The more of them, the nearer the nearest one is on one's own side of a river or a street.
 */
export const regionPoints = (): readonly (readonly [region: string, lat: number, lng: number])[] => [
  ...new Map(
    [
      ...fsaPoints().map((f) => [f.region, f] as const),
      ...municipalities().flatMap((m) => (m.point ? [[m.region, m.point] as const] : [])),
      ...formerCities().map((c) => [c.region, c.point] as const),
    ].map(([region, { lat, lng }]) => [`${rounded(lat)},${rounded(lng)}`, [region, rounded(lat), rounded(lng)] as const] as const),
  ).values(),
];
