import { french, useLang } from '../../lang';
import type { Lang } from '../../routes.table';

/** Cents as people write them: `1 234,50 $`, `$1,234.50`; whole dollars go without cents where asked. */
function moneyIn(cents: number, lang: Lang, short = false): string {
  const whole = short && cents % 100 === 0;
  const text = new Intl.NumberFormat(`${lang}-CA`, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(cents / 100);
  return lang === 'fr' ? french(text) : text;
}

/** Cents in the language of the page. */
export function useMoney(): (cents: number, short?: boolean) => string {
  const lang = useLang();
  return (cents, short) => moneyIn(cents, lang, short);
}
