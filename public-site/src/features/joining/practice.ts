import { errorText, type Errors } from '../../forms';
import type { Lang } from '../../routes.table';
import type { Answers, Hours, Part, Practice } from './types';

const one = (answers: Answers | undefined, name: string): string => {
  const value = answers?.[name];
  return typeof value === 'string' ? value.trim() : (value?.[0] ?? '');
};
const many = (answers: Answers | undefined, name: string): string[] => {
  const value = answers?.[name];
  return typeof value === 'string' ? (value === '' ? [] : [value]) : [...(value ?? [])];
};

/** What each box of `accepts` means for a practice. */
const BOXES = {
  aj: 'acceptsAJ',
  mp: 'acceptsMP',
  consult: 'acceptsConsult',
  mediator: 'mediator',
  remote: 'remote',
  super: 'superOptIn',
  urgent: 'urgentOptIn',
} as const;
type Box = keyof typeof BOXES;
const boxes = Object.entries(BOXES) as [Box, (typeof BOXES)[Box]][];

const POSTAL = /^[a-z]\d[a-z](\s?-?\d[a-z]\d)?$/i;
const CHECKS: Readonly<Record<Part, (a: Answers, now: Date) => Readonly<Record<string, string | undefined>>>> = {
  licence: (a) => ({ licenceNo: one(a, 'licenceNo') ? undefined : 'required' }),
  insurance: (a, now) => ({
    insurer: one(a, 'insurer') ? undefined : 'required',
    insuranceUntil: !one(a, 'insuranceUntil')
      ? 'required'
      : one(a, 'insuranceUntil') < now.toISOString().slice(0, 10)
        ? 'future'
        : undefined,
  }),
  practice: (a, now) => ({
    fields: many(a, 'fields').length > 0 ? undefined : 'required',
    regions: many(a, 'regions').length > 0 ? undefined : 'required',
    languages: many(a, 'languages').length > 0 ? undefined : 'required',
    callYear: !one(a, 'callYear')
      ? 'required'
      : /^\d{4}$/.test(one(a, 'callYear')) && Number(one(a, 'callYear')) >= 1950 && Number(one(a, 'callYear')) <= now.getFullYear()
        ? undefined
        : 'invalid',
    postalCode: !one(a, 'postalCode') ? 'required' : POSTAL.test(one(a, 'postalCode')) ? undefined : 'postalCode',
  }),
  preferences: (a) => ({
    rates: many(a, 'rates').length > 0 ? undefined : 'required',
    radiusKm: /^\d{1,4}$/.test(one(a, 'radiusKm')) && Number(one(a, 'radiusKm')) <= 1_000 ? undefined : 'invalid',
    days: many(a, 'days').length > 0 ? undefined : 'required',
    from: one(a, 'from') ? undefined : 'required',
    to: !one(a, 'to') ? 'required' : Number(one(a, 'from')) < Number(one(a, 'to')) ? undefined : 'hours-order',
    holidays: holidaysIn(a).every(isDay) ? undefined : `day:${holidaysIn(a).find((day) => !isDay(day))}`,
    claimsPerDay: limitIn(a, 'claimsPerDay') === null ? 'limit:100' : undefined,
    claimsPerWeek: limitIn(a, 'claimsPerWeek') === null ? 'limit:500' : undefined,
    coinsPerWeek: coinsIn(a) === null ? 'invalid' : undefined,
  }),
};

const holidaysIn = (a: Answers): string[] =>
  one(a, 'holidays')
    .split(/[\s,;]+/)
    .filter(Boolean);
/** A day of the calendar; the 30th of February is none. */
const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
const MOST = { claimsPerDay: 100, claimsPerWeek: 500 } as const;
/** A limit of the person: nothing where none is given, null where what is given is none. */
function limitIn(a: Answers, name: keyof typeof MOST): number | null | undefined {
  const given = one(a, name);
  if (given === '') return undefined;
  const n = /^\d+$/.test(given) ? Number(given) : 0;
  return n >= 1 && n <= MOST[name] ? n : null;
}
const [LEAST_CC, MOST_CC, CENTICOINS] = [50, 1_000_000, 100];
/** The limit in coins, written with a comma or a point. */
function coinsIn(a: Answers): number | null | undefined {
  const given = one(a, 'coinsPerWeek').replace(',', '.');
  if (given === '') return undefined;
  const cc = /^\d+(\.\d{1,2})?$/.test(given) ? Math.round(Number(given) * CENTICOINS) : 0;
  return cc >= LEAST_CC && cc <= MOST_CC ? cc : null;
}

/** What is wrong with the answers of one part, in words. */
export function checkPart(part: Part, answers: Answers, lang: Lang, now = new Date()): Errors {
  return Object.fromEntries(
    Object.entries(CHECKS[part](answers, now)).flatMap(([name, key]) => (key ? [[name, errorText(name, key, lang)]] : [])),
  );
}

/** Whether a part is filled in and right. */
export const isDone = (part: Part, answers: Answers | undefined): boolean =>
  answers !== undefined && Object.keys(checkPart(part, answers, 'fr')).length === 0;

/** The practice that the answers describe, of someone with a title: what the title implies is not asked. */
export function practiceOf(title: string, practice: Answers, preferences: Answers): Practice {
  const accepts = many(preferences, 'accepts');
  const whole = (name: string): number | undefined => (/^\d+$/.test(one(preferences, name)) ? Number(one(preferences, name)) : undefined);
  const limits = {
    claimsPerDay: limitIn(preferences, 'claimsPerDay'),
    claimsPerWeek: limitIn(preferences, 'claimsPerWeek'),
    coinsPerWeekCc: coinsIn(preferences),
  };
  const caps = Object.fromEntries(Object.entries(limits).filter(([, n]) => typeof n === 'number')) as NonNullable<Practice['caps']>;
  return {
    fields: many(practice, 'fields'),
    regions: many(practice, 'regions'),
    languages: many(practice, 'languages'),
    callYear: Number(one(practice, 'callYear')),
    postalCode: one(practice, 'postalCode').toUpperCase(),
    ...(one(practice, 'city') ? { city: one(practice, 'city') } : {}),
    // Those of the form's list; what else was posted is refused by the command.
    rates: many(preferences, 'rates') as Practice['rates'][number][],
    minBudget: whole('minBudget') ?? 0,
    radiusKm: whole('radiusKm') ?? 50,
    ...(Object.fromEntries(boxes.map(([box, name]) => [name, accepts.includes(box)])) as Record<(typeof BOXES)[Box], boolean>),
    ...(title === 'mediator' ? { mediator: true } : {}),
    paralegalScope: title === 'paralegal',
    ...(Object.keys(caps).length > 0 ? { caps } : {}),
  };
}

/** The hours that the answers describe. */
export function hoursOf(preferences: Answers): Hours {
  const holidays = holidaysIn(preferences).filter(isDay);
  return {
    days: many(preferences, 'days').map(Number),
    fromMinute: Number(one(preferences, 'from')),
    toMinute: Number(one(preferences, 'to')),
    ...(holidays.length > 0 ? { holidays } : {}),
  };
}

/** A practice as the form shows it. */
export const practiceAnswers = (p: Practice, firm: string | undefined): Answers => ({
  fields: p.fields,
  regions: p.regions,
  languages: p.languages,
  callYear: String(p.callYear),
  postalCode: p.postalCode,
  city: p.city ?? '',
  firm: firm ?? '',
});
/** A number as people of a language write it in a field. */
export const decimal = (n: number, lang: Lang): string => (lang === 'fr' ? String(n).replace('.', ',') : String(n));
const shown = (n: number | undefined): string => (n === undefined ? '' : String(n));
/** Preferences and hours as the form shows them. */
export const preferenceAnswers = (p: Practice, hours: Hours | undefined, lang: Lang): Answers => ({
  rates: p.rates,
  minBudget: String(p.minBudget),
  radiusKm: String(p.radiusKm),
  accepts: boxes.filter(([, name]) => p[name]).map(([box]) => box),
  days: (hours?.days ?? USUAL.days).map(String),
  from: String(hours?.fromMinute ?? USUAL.from),
  to: String(hours?.toMinute ?? USUAL.to),
  holidays: hours?.holidays?.join(', ') ?? '',
  claimsPerDay: shown(p.caps?.claimsPerDay),
  claimsPerWeek: shown(p.caps?.claimsPerWeek),
  coinsPerWeek: p.caps?.coinsPerWeekCc === undefined ? '' : decimal(p.caps.coinsPerWeekCc / CENTICOINS, lang),
});

const USUAL = { days: [1, 2, 3, 4, 5], from: 480, to: 1_080 };
/** What the preferences of someone new start with. */
export const usualPreferences: Answers = {
  rates: ['3'],
  minBudget: '0',
  radiusKm: '50',
  accepts: ['consult', 'mp', 'remote'],
  days: USUAL.days.map(String),
  from: String(USUAL.from),
  to: String(USUAL.to),
};
