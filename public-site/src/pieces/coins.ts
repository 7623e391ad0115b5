import { offerTexts } from '../i18n/offer';
import { fill, useLang, useWords } from '../lang';

/** Centicoins in words; French takes the plural from two up. */
export function useCoins(): (cc: number) => string {
  const t = useWords(offerTexts);
  const lang = useLang();
  return (cc) => {
    const one = lang === 'fr' ? Math.abs(cc) < 200 : cc === 100;
    return fill(one ? t.coinsOne : t.coinsMany, { n: new Intl.NumberFormat(`${lang}-CA`, { maximumFractionDigits: 2 }).format(cc / 100) });
  };
}
