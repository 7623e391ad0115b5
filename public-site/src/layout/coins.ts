import { dollarsOf, type Pack } from '@jurilien/reference';
import { coinTexts } from '../i18n';
import { dollars, figureAt, fill, useFigures, useLang, useWords } from '../lang';

/** Centicoins in words; French takes the plural from two up. */
export function useCoins(): (cc: number) => string {
  const t = useWords(coinTexts);
  const lang = useLang();
  return (cc) => {
    const one = lang === 'fr' ? Math.abs(cc) < 200 : cc === 100;
    return fill(one ? t.coinsOne : t.coinsMany, { n: new Intl.NumberFormat(`${lang}-CA`, { maximumFractionDigits: 2 }).format(cc / 100) });
  };
}

/** Centicoins in dollars before taxes, by the dearest and the cheapest pack of a province: « ≈ 80 à 100 $ avant taxes ». */
export function useDollars(): (cc: number, province: string | null | undefined) => string {
  const t = useWords(coinTexts);
  const lang = useLang();
  const figures = useFigures();
  return (cc, province) => {
    const packs = figureAt<readonly Pack[]>(figures, 'credits.packs', province);
    const { fromCents, toCents } = dollarsOf(cc, packs);
    return fill(t.dollars, { from: dollars(Math.round(fromCents / 100), lang), to: dollars(Math.round(toCents / 100), lang) });
  };
}

/** What access to a request costs, within a sentence; where a plan covers it, that. */
export function usePrice(): (cc: number, plan: boolean | undefined) => string {
  const t = useWords(coinTexts);
  const coins = useCoins();
  return (cc, plan) => (plan ? t.included : coins(cc));
}
