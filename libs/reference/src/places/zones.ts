import { municipalities } from './municipalities.js';
import { zoneOf, type Province } from './provinces.js';

/**
 * Legal time where it is not that of the province's offices (data/calendar/time_zones.json): by the town, or by the forward
 * sortation area where all of it keeps one time. G0G lies on both sides of 63° W, so there only the town can tell.
 */
const OF_TOWN: Readonly<Record<Province, Readonly<Record<string, readonly string[]>>>> = {
  QC: {
    'America/Halifax': ['Les Îles-de-la-Madeleine', 'Grosse-Île', 'Listuguj'],
    'America/Blanc-Sablon': [
      'Blanc-Sablon',
      'Bonne-Espérance',
      'Saint-Augustin',
      'Gros-Mécatina',
      'Côte-Nord-du-Golfe-du-Saint-Laurent',
      'La Romaine',
      'Petit-Mécatina',
    ],
  },
  ON: {
    'America/Winnipeg': [
      'Kenora',
      'Dryden',
      'Fort Frances',
      'Sioux Lookout',
      'Red Lake',
      'Emo',
      'Ignace',
      'Golden',
      'Sioux Narrows-Nestor Falls',
      'Ear Falls',
    ],
    'America/Atikokan': ['Atikokan', 'Pickle Lake'],
  },
};
const OF_AREA: Readonly<Record<string, string>> = {
  G0B: 'America/Halifax',
  G4T: 'America/Halifax',
  ...Object.fromEntries(['P0V', 'P0W', 'P0X', 'P0Y', 'P8N', 'P8T', 'P9A', 'P9N'].map((area) => [area, 'America/Winnipeg'])),
};

/** Names as people type them: without accents, hyphens or capitals. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const zoneByTown = new Map(
  Object.entries(OF_TOWN).flatMap(([province, zones]) =>
    Object.entries(zones).flatMap(([zone, towns]) => towns.map((town) => [`${province}:${plain(town)}`, zone] as const)),
  ),
);

let known: ReadonlySet<string> | undefined;
/** Towns by name, read on first use. */
const isTown = (key: `${string}:${string}`): boolean =>
  (known ??= new Set(municipalities().map((m) => `${m.province}:${plain(m.name)}`))).has(key);

/** Where someone works, as far as it is known. */
export interface Place {
  readonly province: Province;
  readonly postalCode?: string | null;
  readonly city?: string | null;
}

/** Legal time of a place: of its town, else of its postal area, else of the province's offices. */
export function zoneOfPlace({ province, postalCode, city }: Place): string {
  const town = city ? (`${province}:${plain(city)}` as const) : undefined;
  const ofTown = town && zoneByTown.get(town);
  if (ofTown) return ofTown;
  // A town we know and that is no exception keeps the province's time, whatever its rural postal area.
  if (town && isTown(town)) return zoneOf(province);
  const area = postalCode?.replace(/\s/g, '').slice(0, 3).toUpperCase();
  return (area && OF_AREA[area]) || zoneOf(province);
}
