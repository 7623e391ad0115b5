import { coinsInOne, type CoinName } from '@jurilien/reference';
import type { Lang } from './template.js';

const locale = { fr: 'fr-CA', en: 'en-CA' } as const;

const coins = Object.fromEntries(
  Object.entries(locale).map(([lang, name]) => [lang, new Intl.NumberFormat(name, { maximumFractionDigits: 2 })]),
) as Record<Lang, Intl.NumberFormat>;
/** Coins from centicoins: `1,5 juricoin`, `2 juricoins`; English counts everything but one as plural. @param called the name in force */
export const formatCoins = (cc: number, lang: Lang, called: CoinName): string => {
  const count = cc / 100;
  const single = lang === 'fr' ? Math.abs(count) < 2 : count === 1;
  return `${coins[lang].format(count)} ${single ? coinsInOne(called[lang]) : called[lang]}`;
};

/** North American numbers as people write them: `514-555-0123`; others stay international. */
export const formatPhone = (e164: string): string => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
