import {
  openProvinces,
  PROVINCES,
  PUBLIC_KEYS,
  wavePlanPreferred,
  type Config,
  type ConfigPlace,
  type Key,
  type Unit,
} from '@jurilien/reference';
import type { Figures, Told } from './figures';
import type { Lang } from '../routes.table';

type Counted = readonly [one: string, many: string];
const counted = (fr: Counted, en: Counted): Readonly<Record<Lang, Counted>> => ({ fr, en });

const MINUTES = counted(['minute', 'minutes'], ['minute', 'minutes']);
const HOURS = counted(['heure', 'heures'], ['hour', 'hours']);
const OPEN_MINUTES = counted(['minute ouvrable', 'minutes ouvrables'], ['business minute', 'business minutes']);
const OPEN_HOURS = counted(['heure ouvrable', 'heures ouvrables'], ['business hour', 'business hours']);

/** What stands behind a number of each unit; a number alone has none. */
const UNITS: Partial<Readonly<Record<Unit, Readonly<Record<Lang, Counted>>>>> = {
  seconds: counted(['seconde', 'secondes'], ['second', 'seconds']),
  minutes: MINUTES,
  'business-minutes': OPEN_MINUTES,
  hours: HOURS,
  'business-hours': OPEN_HOURS,
  days: counted(['jour', 'jours'], ['day', 'days']),
  'business-days': counted(['jour ouvrable', 'jours ouvrables'], ['business day', 'business days']),
  months: counted(['mois', 'mois'], ['month', 'months']),
  characters: counted(['caractère', 'caractères'], ['character', 'characters']),
  megabytes: counted(['Mo', 'Mo'], ['MB', 'MB']),
  percent: counted(['%', '%'], ['%', '%']),
};
/** Sixty of the first are said as one of the second. */
const LARGER: Partial<Readonly<Record<Unit, Unit>>> = { seconds: 'minutes', minutes: 'hours', 'business-minutes': 'business-hours' };

/** A figure with its unit, as people say it: `10 minutes`, `1 heure ouvrable`, `30 %`, `30%`. */
function inUnit(n: number, unit: Unit, lang: Lang): string {
  const larger = LARGER[unit];
  if (larger && n >= 60 && n % 60 === 0) return inUnit(n / 60, larger, lang);
  const said = new Intl.NumberFormat(`${lang}-CA`).format(n);
  const words = UNITS[unit]?.[lang];
  if (!words) return said;
  const one = lang === 'fr' ? Math.abs(n) < 2 : n === 1;
  return `${said}${unit === 'percent' && lang === 'en' ? '' : ' '}${words[one ? 0 : 1]}`;
}

/** The number that a value is said by: a plan of waves by how long it lasts. */
function figureOf(key: Key, value: unknown): readonly [n: number, unit: Unit] | undefined {
  if (typeof value === 'number') return [value, key.unit];
  if (key.key !== wavePlanPreferred.key) return undefined;
  return [(value as readonly { readonly minutes: number }[]).reduce((sum, { minutes }) => sum + minutes, 0), 'business-minutes'];
}

/** How a value is said, by the name a text gives its place. */
function wordsOf(key: Key, value: unknown, lang: Lang, province = ''): [string, string][] {
  const figure = figureOf(key, value);
  if (!figure) return [];
  const at = province && `@${province}`;
  return [
    [key.key + at, inUnit(...figure, lang)],
    [`${key.key}#${at}`, new Intl.NumberFormat(`${lang}-CA`).format(figure[0])],
  ];
}

const read = (config: Config, key: Key, at: ConfigPlace): unknown => config.value(key, at);

/** Where requests are received, in a sentence: `{served.in}`, and as names: `{served.names}`. */
const SERVED = {
  fr: { in: { QC: 'au Québec', ON: 'en Ontario' }, names: { QC: 'Québec', ON: 'Ontario' }, and: ' et ' },
  en: { in: { QC: 'in Quebec', ON: 'in Ontario' }, names: { QC: 'Quebec', ON: 'Ontario' }, and: ' and ' },
} as const;
function servedWords(config: Config, lang: Lang): [string, string][] {
  const { and, ...said } = SERVED[lang];
  const open = openProvinces(config);
  // With both closed no one is served, and what the texts are about is still both.
  const codes = (open.length > 0 ? open : PROVINCES).map(({ code }) => code);
  const joined = (of: Readonly<Record<'QC' | 'ON', string>>): string => codes.map((code) => of[code]).join(and);
  return [
    ['served.in', lang === 'en' ? joined(said.in).replace(' and in ', ' and ') : joined(said.in)],
    ['served.names', joined(said.names)],
  ];
}

const LANGS = ['fr', 'en'] as const;
const made = new WeakMap<Config, Figures>();
/** What pages may state of a configuration, made once for each. */
export function figuresOf(config: Config): Figures {
  const figures = made.get(config) ?? figuresIn(config);
  made.set(config, figures);
  return figures;
}

function figuresIn(config: Config): Figures {
  const keys: readonly Key[] = PUBLIC_KEYS;
  const told = keys.map((key) => {
    const all = read(config, key, {});
    const own = PROVINCES.map(({ code }) => [code, read(config, key, { province: code })] as const).filter(
      ([, value]) => JSON.stringify(value) !== JSON.stringify(all),
    );
    return { key, all, own };
  });
  const words = (lang: Lang) =>
    Object.fromEntries([
      ...told.flatMap(({ key, all, own }) => [...wordsOf(key, all, lang), ...own.flatMap(([code, v]) => wordsOf(key, v, lang, code))]),
      ...servedWords(config, lang),
    ]);
  return {
    values: Object.fromEntries(told.map(({ key, all, own }) => [key.key, { all, ...Object.fromEntries(own) } satisfies Told])),
    words: Object.fromEntries(LANGS.map((lang) => [lang, words(lang)])) as Figures['words'],
  };
}
