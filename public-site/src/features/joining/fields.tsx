import { BUDGETS, mayActIn, RATES, regionsOf } from '@jurilien/reference';
import { Checks, Line, Select } from '../../forms';
import { joining } from './words/joining';
import { minuteOfDay, useLang, useWords, choices, fieldChoices, type Choice } from '../../lang';

/** Names of the lists of boxes, which a form gives as several answers. */
export const PRACTICE_LISTS = ['fields', 'regions', 'languages'] as const;
export const PREFERENCE_LISTS = ['rates', 'accepts', 'days'] as const;

const HOURS = Array.from({ length: 33 }, (_, i) => 360 + i * 30);

const LANGUAGES = ['fr', 'en', 'es', 'ar', 'it', 'pt', 'zh', 'pa'] as const;
const capital = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1);

/** Languages someone may serve clients in. */
export function useLanguages(): Choice[] {
  const t = useWords(joining) as Readonly<Record<string, string>>;
  return LANGUAGES.map((value) => ({ value, label: t[`lang${capital(value)}`]! }));
}
/** Days of the week, Monday first. */
export function useDays(): Choice[] {
  const t = useWords(joining) as Readonly<Record<string, string>>;
  return [1, 2, 3, 4, 5, 6, 7].map((n) => ({ value: String(n), label: t[`day${n}`]! }));
}

const ACCEPTS = ['aj', 'mp', 'consult', 'mediator', 'remote', 'super', 'urgent'] as const;
/** What someone may take besides; what the title implies is not asked. */
export function useAccepts(title: string): Choice[] {
  const t = useWords(joining);
  return ACCEPTS.filter((box) => box !== 'mediator' || title !== 'mediator').map((value) => ({ value, label: t[value] }));
}

/** What decides which requests fit: fields the title may act in, places, languages. */
export function PracticeFields({ title, province }: { title: string; province: 'QC' | 'ON' }) {
  const t = useWords(joining);
  const lang = useLang();
  const languages = useLanguages();
  const fields = fieldChoices(lang).flatMap(({ value, label }) => (mayActIn(title, value) ? [{ value, label }] : []));
  const scope = title === 'paralegal' ? t.paralegalFields : title === 'notary' ? t.notaryFields : undefined;
  return (
    <>
      <Checks name="fields" label={t.fields} hint={scope} layout="two" options={fields} />
      <Checks name="regions" label={t.regions} layout="two" options={regionsOf(province).map((r) => ({ value: r.code, label: r[lang] }))} />
      <Checks name="languages" label={t.languages} layout="two" options={languages} />
      <Line name="callYear" label={t.callYear} numeric length={4} className="short" />
      <Line name="firm" label={t.firm} optional complete="organization" length={120} />
      <Line name="city" label={t.city} optional complete="address-level2" length={80} />
      <Line name="postalCode" label={t.postalCode} hint={t.postalHint} complete="postal-code" length={7} className="short" />
    </>
  );
}

/** What someone wants to be offered, and when. */
export function PreferenceFields({ title }: { title: string }) {
  const t = useWords(joining);
  const lang = useLang();
  const days = useDays();
  const hours = HOURS.map((minute) => ({ value: String(minute), label: minuteOfDay(minute, lang) }));
  const accepts = useAccepts(title);
  const budgets = choices(BUDGETS, lang).filter(({ value }) => value !== '0');
  return (
    <>
      <Checks name="rates" label={t.rates} options={choices(RATES, lang)} />
      <Select name="minBudget" label={t.minBudget} empty={t.noMinimum} options={budgets} optional />
      <Checks name="accepts" label={t.accepts} optional options={accepts} />
      <Line name="radiusKm" label={t.radiusKm} hint={t.radiusHint} numeric length={4} className="short" />
      <Checks name="days" label={t.days} layout="two" options={days} />
      <div className="hours">
        <Select name="from" label={t.from} empty="–" options={hours} />
        <Select name="to" label={t.to} empty="–" options={hours} />
      </div>
    </>
  );
}
