/** Provinces we serve. */
export type Province = 'QC' | 'ON';

export const PROVINCES: readonly { readonly code: Province; readonly fr: string; readonly en: string }[] = [
  { code: 'QC', fr: 'Québec', en: 'Quebec' },
  { code: 'ON', fr: 'Ontario', en: 'Ontario' },
];

/** Legal time of a province's offices. Both keep Eastern time where nearly everyone lives (data/calendar/time_zones.json). */
export const zoneOf = (_province: Province): string => 'America/Toronto';
