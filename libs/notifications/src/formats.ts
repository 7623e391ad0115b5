import type { Lang } from './template.js';

const locale = { fr: 'fr-CA', en: 'en-CA' } as const;

const coins = Object.fromEntries(
  Object.entries(locale).map(([lang, name]) => [lang, new Intl.NumberFormat(name, { maximumFractionDigits: 2 })]),
) as Record<Lang, Intl.NumberFormat>;
/** Making a format costs fifty times what using it does; there are two languages and as many zones as Canada has. */
const made = new Map<string, Intl.DateTimeFormat>();
function format(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, options]);
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale[lang], options);
  made.set(key, known);
  return known;
}

/** Juricoins from centicoins: `1,5 juricoin`, `2 juricoins`; English counts everything but one as plural. */
export const formatCoins = (cc: number, lang: Lang, name = 'juricoins'): string => {
  const count = cc / 100;
  const single = lang === 'fr' ? Math.abs(count) < 2 : count === 1;
  return `${coins[lang].format(count)} ${single ? name.replace(/s$/, '') : name}`;
};

/** Clock time where the reader is: `14 h 30`, `2:30 p.m.` */
export const formatTime = (iso: string, lang: Lang, zone = 'America/Toronto'): string => {
  if (lang === 'en') return format('en', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(new Date(iso));
  const parts = format('fr', { timeZone: zone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  const minute = part('minute');
  return `${Number(part('hour'))} h${minute === '00' ? '' : ` ${minute}`}`;
};

/** Day and time in words: `mardi 3 mars à 14 h 30`, `Tuesday, March 3 at 2:30 p.m.` */
export const formatWhen = (iso: string, lang: Lang, zone = 'America/Toronto'): string => {
  const day = format(lang, { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(iso));
  return `${day} ${lang === 'fr' ? 'à' : 'at'} ${formatTime(iso, lang, zone)}`;
};

/** North American numbers as people write them: `514-555-0123`; others stay international. */
export const formatPhone = (e164: string): string => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
