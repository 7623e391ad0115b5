/** What a preview of a configuration change is about; each is computed from the cases of the last days. */
export const PREVIEWS = ['prices', 'waves'] as const;
export type PreviewName = (typeof PREVIEWS)[number];

/** What a preview measures, before and after the change. */
export const MEASURES = [
  'total',
  'median',
  'changed',
  'greatestRise',
  'greatestFall',
  'acceptedShare',
  'medianMinutes',
  'p90Minutes',
  'offersPerRequest',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What a figure of a preview counts; money in centicoins. */
export const PREVIEW_UNITS = ['cc', 'count', 'minutes', 'share', 'average'] as const;
export type PreviewUnit = (typeof PREVIEW_UNITS)[number];
