import { Line, Select } from '../../forms';
import { employeeAlertWords } from './words/employee-alerts';
import { findEmployeeWords } from './words/find-employee';
import { recruitWords } from './words/recruit';
import { useLanguages } from '../joining';
import { day, fill, useLang, useWords, fieldChoices, fieldName, regionName, useServedRegions } from '../../lang';
import { useLanguageNames } from '../professionals';
import { MODES, TYPES, type SearchFilters } from './types';

const NAMES = ['type', 'region', 'lang', 'field', 'mode', 'by'] as const;

/** The filters of a form that were set. */
export const filtersIn = (answers: Readonly<Record<string, string>>): SearchFilters =>
  Object.fromEntries(NAMES.filter((name) => answers[name]).map((name) => [name, answers[name]]));

/** What a firm may look for in a candidate. */
export function FilterFields() {
  const t = useWords(findEmployeeWords);
  const r = useWords(recruitWords);
  const lang = useLang();
  const languages = useLanguages();
  return (
    <fieldset className="board-filters">
      <legend className="hidden-text">{t.filters}</legend>
      <Select name="type" label={t.type} empty={t.any} options={TYPES.map((value) => ({ value, label: t[`type_${value}`] }))} />
      <Select name="region" label={t.region} empty={t.anyRegion} groups={useServedRegions()} />
      <Select name="lang" label={t.lang} empty={t.anyLang} options={languages} />
      <Select name="field" label={t.field} empty={t.any} options={fieldChoices(lang)} />
      <Select name="mode" label={t.mode} empty={t.any} options={MODES.map((value) => ({ value, label: r[`mode_${value}`] }))} />
      <Line name="by" label={t.by} type="date" className="short" />
    </fieldset>
  );
}

/** A search in words, in one line. */
export function useSearchWords(): (filters: SearchFilters) => string {
  const a = useWords(employeeAlertWords);
  const t = useWords(findEmployeeWords);
  const r = useWords(recruitWords);
  const lang = useLang();
  const languages = useLanguageNames();
  return ({ type, region, lang: spoken, field, mode, by }) =>
    [
      type && t[`type_${type}`],
      region && regionName(region, lang),
      spoken && languages([spoken]),
      field && fieldName(field, lang),
      mode && r[`mode_${mode}`],
      by && fill(a.free, { day: day(by, lang) }),
    ]
      .filter(Boolean)
      .join(', ') || a.any;
}
