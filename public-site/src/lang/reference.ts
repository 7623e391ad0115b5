import { LAWYER_TYPES, PROVINCES, REGIONS, lawyerTypeLabel, type Province } from '@jurilien/reference';
import type { Lang } from '../routes.table';
import { featureAt, useFigures, type FeatureName, type Figures } from './figures';
import { useLang } from './lang';

/** One choice of a list, in the language of the page. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

interface Coded {
  readonly code: string;
  readonly fr: string;
  readonly en: string;
}

/** A shared list as choices. */
export const choices = (list: readonly Coded[], lang: Lang): Choice[] => list.map((c) => ({ value: c.code, label: c[lang] }));

/** Fields of law with the everyday words that belong to each. */
export const fieldChoices = (lang: Lang): Choice[] =>
  LAWYER_TYPES.map((t) => ({ value: t.code, label: t[lang], hint: lang === 'fr' ? t.hintFr : t.hintEn }));

/** Whether a code is a field of law we know. */
export const isField = (code: string | null): code is string => LAWYER_TYPES.some((t) => t.code === code);

/** Cities that place a court region of Ontario for people who do not know its name. */
const NEAR: Readonly<Record<string, string>> = {
  CE: 'Barrie, Oshawa',
  CS: 'Hamilton, Kitchener, Niagara',
  CW: 'Mississauga, Brampton',
  E: 'Ottawa, Kingston',
  NE: 'Sudbury, North Bay',
  NW: 'Thunder Bay',
  SW: 'London, Windsor',
};

const SWITCHES = { QC: 'feature.quebec', ON: 'feature.ontario' } as const;
/** Whether requests and members of a province are received. */
export const isServed = (province: Province, figures: Figures): boolean => featureAt(figures, SWITCHES[province], province);
/** The provinces that a form may offer. @param own the one that is chosen already, which stays a choice */
export const servedProvinces = (figures: Figures, own?: string): typeof PROVINCES =>
  PROVINCES.filter(({ code }) => code === own || isServed(code, figures));

/** Whether something is offered in any province. */
export const isOffered = (feature: FeatureName, figures: Figures): boolean =>
  PROVINCES.some(({ code }) => featureAt(figures, feature, code));

interface RegionGroup {
  readonly code: Province;
  readonly label: string;
  readonly options: Choice[];
}
/** Regions by province, for one list that needs no script. @param provinces those that the list offers */
export const regionGroups = (lang: Lang, provinces = PROVINCES): RegionGroup[] =>
  provinces.map((p) => ({
    code: p.code,
    label: p[lang],
    options: REGIONS.filter((r) => r.province === p.code).map((r) => ({
      value: r.code,
      label: NEAR[r.code] ? `${r[lang]} (${NEAR[r.code]})` : r[lang],
    })),
  }));

/** Regions where a request may come from, for a page. */
export const useServedRegions = (): RegionGroup[] => regionGroups(useLang(), servedProvinces(useFigures()));

/** The province a region lies in. */
export const provinceOf = (region: string | undefined): Province | undefined => REGIONS.find((r) => r.code === region)?.province;

/** Names as they are shown. */
export const fieldName = (code: string | undefined | null, lang: Lang): string => (code ? lawyerTypeLabel(code, lang) : '');
export const regionName = (code: string | undefined | null, lang: Lang): string =>
  REGIONS.find((r) => r.code === code)?.[lang] ?? code ?? '';
export const provinceName = (code: string | undefined | null, lang: Lang): string =>
  PROVINCES.find((p) => p.code === code)?.[lang] ?? code ?? '';
