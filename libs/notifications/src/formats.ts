import type { Lang } from './template.js';

const locale = { fr: 'fr-CA', en: 'en-CA' } as const;

const coins = Object.fromEntries(
  Object.entries(locale).map(([lang, name]) => [lang, new Intl.NumberFormat(name, { maximumFractionDigits: 2 })]),
) as Record<Lang, Intl.NumberFormat>;
/** Juricoins from centicoins: `1,5 juricoin`, `2 juricoins`; English counts everything but one as plural. */
export const formatCoins = (cc: number, lang: Lang, name = 'juricoins'): string => {
  const count = cc / 100;
  const single = lang === 'fr' ? Math.abs(count) < 2 : count === 1;
  return `${coins[lang].format(count)} ${single ? name.replace(/s$/, '') : name}`;
};

/** North American numbers as people write them: `514-555-0123`; others stay international. */
export const formatPhone = (e164: string): string => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
