import { clockWords, dayWords, deadlineWords, french, minuteWords, momentWords, monthWords, spanWords } from '@jurilien/reference';
import { useLocation, useRouteLoaderData } from 'react-router';
import { productIn, useFigures, useProvince, withFigures, type Figures } from './figures';
import { langOf, pageAt, pathOf, type Lang, type PageId } from '../routes.table';

export { french, monthWords as monthOf };
export { calledWords as called, phoneWords as phone, sizeWords as bytes } from '@jurilien/reference';

/** Two texts per key, side by side; both languages must have the same keys. */
export interface Words<K extends string = string> {
  readonly fr: Readonly<Record<K, string>>;
  readonly en: Readonly<Record<K, string>>;
}

/** The language of the page being shown. */
export const useLang = (): Lang => langOf(useLocation().pathname);

/** Texts of one part of the site in the language of the page, with the figures in force. */
export function useWords<K extends string>(words: Words<K>): Readonly<Record<K, string>> {
  const lang = useLang();
  const province = useProvince();
  const figures = useFigures();
  return typeset(words[lang], lang, figures, province);
}

/** What the product is called, in the language of the page. */
export const useProduct = (): string => productIn(useFigures(), useLang());

type Table = Readonly<Record<string, string>>;
/** Typeset tables, by the figures and the place they were typeset with. */
const set = new WeakMap<Table, WeakMap<Figures, Map<string, Table>>>();

function typeset<T extends Table>(words: T, lang: Lang, figures: Figures, province: string | null | undefined): T {
  const ofWords = set.get(words) ?? new WeakMap<Figures, Map<string, Table>>();
  const done = ofWords.get(figures) ?? new Map<string, Table>();
  const made =
    done.get(province ?? '') ??
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, inType(withFigures(text, lang, figures, province), lang)]));
  set.set(words, ofWords.set(figures, done.set(province ?? '', made)));
  return made as T;
}

/** A text as its language is set. */
const inType = (text: string, lang: Lang): string => (lang === 'fr' ? french(text) : text);

/** The number that answers people, where the installation has one. */
export const usePhone = (): string | undefined => useRouteLoaderData<{ phone?: string }>('root')?.phone;

/** When a person answers; nothing where the frame of a page could not be loaded. */
export function useHours(): string | undefined {
  const lang = useLang();
  const hours = useRouteLoaderData<{ hours?: Readonly<Record<Lang, string>> }>('root')?.hours?.[lang];
  return hours && (lang === 'fr' ? french(hours) : hours);
}

/** Address of a page in the language of the page being shown. */
export function usePath(): (page: PageId, given?: Parameters<typeof pathOf>[2]) => string {
  const lang = useLang();
  const { pathname, search } = useLocation();
  const framed = pageAt(pathname)?.page === 'formOnly';
  return (page, given) => {
    if (!framed || page !== 'demand') return pathOf(page, lang, given);
    // In a partner's page the guided form is the frame, whose address carries what no cookie can.
    const kept = new URLSearchParams(search);
    const query = Object.fromEntries(['partenaire', 'couleur', 'domaine', 't'].map((name) => [name, kept.get(name) ?? undefined]));
    return pathOf('formOnly', lang, { query: { ...query, ...given?.query } });
  };
}

/** Puts values into `{name}` places of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  // “1:00 p.m.” at the end of a sentence brings its own full stop.
  text
    .replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
    .replace(/\b([ap])\.m\.\.(?!\.)/g, '$1.m.');

/** Names one after the other, as people say them. */
export const listed = (names: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(`${lang}-CA`, { type: 'conjunction' }).format(names);

/** A whole number in words of the language's own grouping. */
export const number = (value: number, lang: Lang): string => new Intl.NumberFormat(`${lang}-CA`).format(value);

const HOUR = 60;
const DAY = 24 * HOUR;
const unitOf = (minutes: number): [number, 'minute' | 'hour' | 'day'] =>
  minutes < 1.5 * HOUR ? [minutes, 'minute'] : minutes < 2 * DAY ? [minutes / HOUR, 'hour'] : [minutes / DAY, 'day'];

/** How long something took, as people say it: 45 minutes, 3 heures, 3 days. */
export function lasting(minutes: number, lang: Lang): string {
  const [n, unit] = unitOf(minutes);
  return new Intl.NumberFormat(`${lang}-CA`, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(Math.max(1, n));
}

/** How long something took of our opening hours: 45 minutes, 3 heures ouvrables, 2 business days. @param hours when we are open */
export function lastingOpen(minutes: number, lang: Lang, hours: { readonly from: number; readonly to: number }): string {
  const openDay = hours.to - hours.from;
  if (minutes < 1.5 * HOUR) return lasting(minutes, lang);
  const [n, one, many] =
    minutes < 2 * openDay
      ? ([
          Math.round(minutes / HOUR),
          ...(lang === 'fr' ? ['heure ouvrable', 'heures ouvrables'] : ['business hour', 'business hours']),
        ] as const)
      : ([
          Math.round(minutes / openDay),
          ...(lang === 'fr' ? ['jour ouvrable', 'jours ouvrables'] : ['business day', 'business days']),
        ] as const);
  return `${n} ${n === 1 ? one : many}`;
}

/** Whole dollars as people write them: 1 400 $, $1,400. */
export const dollars = (amount: number, lang: Lang): string =>
  new Intl.NumberFormat(`${lang}-CA`, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);

/** Thousandths of a percent: 9 975 is `9,975 %`. */
export const rateIn = (rateMilli: number, lang: Lang): string =>
  new Intl.NumberFormat(`${lang}-CA`, { style: 'percent', maximumFractionDigits: 3 }).format(rateMilli / 100_000);

/** A time stays on one line: « 9 h 30 », « 2:30 p.m. », and « 1er » beside its month. */
const together = (words: string): string =>
  words
    .replace(/(\d) h\b(?: (\d))?/g, (_, h: string, m?: string) => `${h}\u00a0h${m ? `\u00a0${m}` : ''}`)
    .replace(/(\d) ([ap])\.m\./g, '$1\u00a0$2.m.');

/** What happened, to the minute, in Eastern time. */
export const when = (iso: string, lang: Lang): string => together(momentWords(iso, lang));

/** Until when, with its day: `lundi 13 h`, `Monday 1 p.m.` */
export const deadline = (iso: string, lang: Lang, now: string | number = Date.now()): string => together(deadlineWords(iso, lang, now));

/** A day in words. */
export const day: (iso: string, lang: Lang) => string = dayWords;

/** Clock time of a moment whose day the reader knows. */
export const clock = (iso: string, lang: Lang): string => together(clockWords(iso, lang));

/** A minute of the day: `9 h 30`, `9:30 a.m.` */
export const minuteOfDay = (minute: number, lang: Lang): string => together(minuteWords(minute, lang));

/** A length of time, which never looks like a clock: `21 h 38 min`. */
export const span = (ms: number, lang: Lang): string => spanWords(ms, lang).replaceAll(' ', '\u00a0');

/** A masked number stays on one line: 514-•••-0199. */
export const masked = (number: string): string => number.replaceAll('-', '-\u2060');
