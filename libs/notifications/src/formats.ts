import type { Lang } from './template.js';

const locale = { fr: 'fr-CA', en: 'en-CA' } as const;

/** Juricoins from centicoins: `1,5 juricoin`, `2 juricoins`; English counts everything but one as plural. */
export const formatCoins = (cc: number, lang: Lang, name = 'juricoins'): string => {
  const coins = cc / 100;
  const single = lang === 'fr' ? Math.abs(coins) < 2 : coins === 1;
  return `${new Intl.NumberFormat(locale[lang], { maximumFractionDigits: 2 }).format(coins)} ${single ? name.replace(/s$/, '') : name}`;
};

/** Clock time where the reader is: `14 h 30`, `2:30 p.m.` */
export const formatTime = (iso: string, lang: Lang, zone = 'America/Toronto'): string => {
  if (lang === 'en') return new Intl.DateTimeFormat('en-CA', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(new Date(iso));
  const parts = new Intl.DateTimeFormat('fr-CA', { timeZone: zone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    new Date(iso),
  );
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  const minute = part('minute');
  return `${Number(part('hour'))} h${minute === '00' ? '' : ` ${minute}`}`;
};

/** Day and time in words: `mardi 3 mars à 14 h 30`, `Tuesday, March 3 at 2:30 p.m.` */
export const formatWhen = (iso: string, lang: Lang, zone = 'America/Toronto'): string => {
  const day = new Intl.DateTimeFormat(locale[lang], { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(iso),
  );
  return `${day} ${lang === 'fr' ? 'à' : 'at'} ${formatTime(iso, lang, zone)}`;
};

/** North American numbers as people write them: `514-555-0123`; others stay international. */
export const formatPhone = (e164: string): string => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
