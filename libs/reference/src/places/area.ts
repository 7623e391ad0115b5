import { distanceKm } from './distance.js';
import type { Point } from './distance.js';
import { municipalities, municipalityNamed } from './municipalities.js';
import type { Province } from './provinces.js';

/** Kilometres from the middle to the edge of a drawn area, and of the circle within which the place is told. */
export const AREA_KM = 40;
export const CIRCLE_KM = 12;
/** How high the drawing is, as a part of how wide. */
export const AREA_HIGH = 0.62;
/** Names on a drawing: more would cover each other. */
const NAMES = 7;
const DOTS = 120;
/** How much room a name takes on a drawing, in kilometres: of a letter, of a line, and of the middle's larger one. */
const LETTER_KM = 2;
const LINE_KM = 4.6;
const LARGER = 1.25;
const GAP_KM = 1.6;
const KM_PER_DEGREE = 111.195;

/** A town on a drawn area: kilometres east and south of its middle. */
export interface AreaTown {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly km: number;
  /** Its name stands on this side of its dot. */
  readonly side: 'left' | 'right';
}

/** What is around a town: enough to see where a request comes from, and never nearer than the town itself. */
export interface Area {
  readonly place: string;
  readonly radiusKm: number;
  readonly circleKm: number;
  /** The towns that are named, largest first. */
  readonly towns: readonly AreaTown[];
  /** Smaller ones, as dots. */
  readonly dots: readonly (readonly [x: number, y: number])[];
  /** Where someone else is, when that lies on the drawing, and how far that is in any case. */
  readonly from?: { readonly km: number; readonly x?: number; readonly y?: number };
}

const tenth = (n: number): number => Math.round(n * 10) / 10;
const offset = (middle: Point, p: Point): { x: number; y: number } => ({
  x: tenth((p.lng - middle.lng) * KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180)),
  y: tenth((middle.lat - p.lat) * KM_PER_DEGREE),
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** Where a dot and the name beside it are drawn. */
function boxOf(x: number, y: number, name: string, side: 'left' | 'right', scale = 1): Box {
  const wide = GAP_KM + name.length * LETTER_KM * scale;
  const high = (LINE_KM * scale) / 2;
  return { left: side === 'left' ? x - wide : x - 1, right: side === 'left' ? x + 1 : x + wide, top: y - high, bottom: y + high };
}
const drawn = ({ x, y }: { x: number; y: number }): boolean => Math.abs(x) < AREA_KM && Math.abs(y) < AREA_KM * AREA_HIGH;
/** The drawing is wider than it is high. */
const inside = (b: Box): boolean =>
  b.left > -AREA_KM && b.right < AREA_KM && b.top > -AREA_KM * AREA_HIGH && b.bottom < AREA_KM * AREA_HIGH;
const apart = (a: Box, b: Box): boolean => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

/** The drawing of a town's surroundings; nothing for a town whose place the sources do not know. */
export function areaAround(name: string, province: Province, from?: Point): Area | undefined {
  const middle = municipalityNamed(name, province);
  if (!middle?.point) return undefined;
  const { point } = middle;
  const near = municipalities()
    .filter((m) => m.point && m !== middle && Math.abs(m.point.lat - point.lat) * KM_PER_DEGREE < AREA_KM)
    .map((m) => ({ name: m.name, ...offset(point, m.point!), km: Math.round(distanceKm(point, m.point!)) }))
    .filter((m) => m.km < AREA_KM - 3);
  const towns: AreaTown[] = [];
  const taken = [boxOf(0, -1, middle.name, 'right', LARGER)];
  for (const m of near) {
    if (towns.length === NAMES) break;
    const sides = (['right', 'left'] as const).map((side) => [side, boxOf(m.x, m.y, m.name, side)] as const);
    const free = sides.find(([, box]) => inside(box) && taken.every((other) => apart(box, other)));
    if (m.km <= 3 || !free) continue;
    taken.push(free[1]);
    towns.push({ ...m, side: free[0] });
  }
  const named = new Set(towns.map((t) => t.name));
  const km = from && Math.round(distanceKm(point, from));
  return {
    place: middle.name,
    radiusKm: AREA_KM,
    circleKm: CIRCLE_KM,
    towns,
    dots: near
      .filter((m) => !named.has(m.name))
      .slice(0, DOTS)
      .map(({ x, y }) => [x, y] as const),
    ...(from && km !== undefined ? { from: { km, ...(drawn(offset(point, from)) ? offset(point, from) : {}) } } : {}),
  };
}
