import type { Answer } from '@jurilien/contracts/api';
import { coinTexts } from '../../i18n';
import { offerTexts } from './words/offer';
import { fill, useLang, useWords } from '../../lang';
import { useCoins, useDollars } from '../../layout';

/** A price with every number it is made of (centicoins; factors in basis points). */
type PriceMade = Answer<'GET /api/public/offer'>['price'];

/** What a request costs, in coins with their dollars in a province beside; where a plan covers it, only that. */
export function Price({ cc, price, province }: { cc: number; price?: PriceMade; province: string | null | undefined }) {
  const t = useWords(coinTexts);
  const coins = useCoins();
  const dollars = useDollars();
  if (price?.plan) return <p className="amount">{t.included}</p>;
  return (
    <>
      <p className="amount">{coins(cc)}</p>
      <p className="small soft">{dollars(cc, province)}</p>
    </>
  );
}

/** Why this price: base, every factor, what they make, and the rounding, so that anyone can compute it again. */
export function PriceWhy({ cc, price }: { cc: number; price?: PriceMade }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const coins = useCoins();
  if (!price || price.plan) return null;
  const said: Readonly<Record<string, string>> = t;
  const times = new Intl.NumberFormat(`${lang}-CA`, { maximumFractionDigits: 4 });
  const { baseCc, exactCc, factors, fullCc } = price;
  return (
    <details className="price-why">
      <summary>{t.priceWhy}</summary>
      <div>
        <p>{t.priceFixed}</p>
        {baseCc === undefined || exactCc === undefined ? (
          <p>{t.priceKept}</p>
        ) : (
          <dl className="facts">
            <div>
              <dt>{t.priceBase}</dt>
              <dd>{coins(baseCc)}</dd>
            </div>
            {factors.map((f) => (
              <div key={f.code}>
                <dt>{said[`factor_${f.code.split(/[.:-]/)[0]}`] ?? f.code}</dt>
                <dd>× {times.format(f.bp / 10_000)}</dd>
              </div>
            ))}
            {exactCc !== baseCc && (
              <div>
                <dt>{t.priceExact}</dt>
                <dd>{times.format(exactCc / 100)}</dd>
              </div>
            )}
            <div>
              <dt>{exactCc === cc ? t.priceTotal : t.priceRounded}</dt>
              <dd>{coins(cc)}</dd>
            </div>
          </dl>
        )}
        {fullCc !== undefined && <p>{fill(t.priceBefore, { n: coins(fullCc) })}</p>}
      </div>
    </details>
  );
}
