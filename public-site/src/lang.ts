import { useLocation } from 'react-router';
import { langOf, pathOf, type Lang, type PageId } from './routes.table';

/** Two texts per key, side by side; both languages must have the same keys. */
export interface Words<K extends string = string> {
  readonly fr: Readonly<Record<K, string>>;
  readonly en: Readonly<Record<K, string>>;
}

/** The language of the page being shown. */
export const useLang = (): Lang => langOf(useLocation().pathname);

/** Texts of one part of the site in the language of the page. */
export const useWords = <K extends string>(words: Words<K>): Readonly<Record<K, string>> => words[useLang()];

/** Address of a page in the language of the page being shown. */
export function usePath(): (page: PageId, given?: Parameters<typeof pathOf>[2]) => string {
  const lang = useLang();
  return (page, given) => pathOf(page, lang, given);
}

/** Puts values into `{name}` places of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** A whole number in words of the language's own grouping. */
export const number = (value: number, lang: Lang): string => new Intl.NumberFormat(`${lang}-CA`).format(value);

/** An instant in Eastern time, in words. */
export const when = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(`${lang}-CA`, { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Toronto' }).format(new Date(iso));

/** A day in words. */
export const day = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(`${lang}-CA`, { dateStyle: 'long', timeZone: 'America/Toronto' }).format(new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso));

/** Clock time of an instant. */
export const clock = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(`${lang}-CA`, { timeStyle: 'short', timeZone: 'America/Toronto' }).format(new Date(iso));
