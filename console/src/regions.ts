import { REGIONS } from '@jurilien/reference';
import { locale } from './locale';

const names = new Map(REGIONS.map((region) => [region.code, region[locale]]));
const collator = new Intl.Collator(locale);

/** The name of a region in the console's language; an unknown code is shown as it is. */
export const useRegion =
  () =>
  (code: string | null | undefined): string =>
    code ? (names.get(code) ?? code) : '';
/** Regions of one province, sorted as people of this language sort. */
export const useRegionOptions = (province: string): { value: string; label: string }[] =>
  REGIONS.filter((region) => !province || region.province === province)
    .map((region) => ({ value: region.code, label: region[locale] }))
    .sort((a, b) => collator.compare(a.label, b.label));
