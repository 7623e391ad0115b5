import type { TaxLine, TaxRate } from '@jurilien/reference';
import { buyTexts } from './words/buy';
import { rateIn, useFigure, useLang, useWords } from '../../lang';
import type { Lang } from '../../routes.table';
import { useCoins } from '../../layout';
import { useMoney } from './money';
import type { Discount } from './promo';

/** A price with all that comes to it; without a province there are no taxes yet. */
export interface Totalled {
  readonly listCents: number;
  readonly discountCents: number;
  readonly netCents: number;
  readonly taxes?: readonly TaxLine[];
  readonly grossCents?: number;
}

/** Name of a tax with its rate: `TVQ (9,975 %)`. */
const taxName = ({ code, rateMilli }: TaxLine, rates: readonly TaxRate[], lang: Lang): string =>
  `${rates.find((rate) => rate.code === code)?.[lang] ?? code} (${rateIn(rateMilli, lang)})`;

/** The lines of an order, down to what is paid. */
export function Totals({ cc, totalled, code }: { readonly cc?: number; readonly totalled?: Totalled; readonly code?: Discount }) {
  const t = useWords(buyTexts);
  const coins = useCoins();
  const money = useMoney();
  if (cc === undefined || !totalled) return <p className="soft">–</p>;
  const { discountCents, netCents } = totalled;
  return (
    <PriceLines name={coins(cc)} {...totalled}>
      {discountCents > 0 && (
        <>
          <div>
            <dt>
              {t.discount} {code?.code}
            </dt>
            <dd>−{money(discountCents)}</dd>
          </div>
          <div>
            <dt>{t.net}</dt>
            <dd>{money(netCents)}</dd>
          </div>
        </>
      )}
    </PriceLines>
  );
}

/** One price with its taxes, down to what is charged; `children` are lines between the two. */
export function PriceLines({
  name,
  listCents,
  taxes,
  grossCents,
  children,
}: {
  readonly name: string;
  readonly listCents: number;
  readonly taxes?: readonly TaxLine[];
  readonly grossCents?: number;
  readonly children?: React.ReactNode;
}) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const rates = useFigure<readonly TaxRate[]>('tax.rates');
  const money = useMoney();
  return (
    <>
      <dl className="totals">
        <div>
          <dt>{name}</dt>
          <dd>{money(listCents)}</dd>
        </div>
        {children}
        {taxes?.map((tax) => (
          <div key={tax.code}>
            <dt>{taxName(tax, rates, lang)}</dt>
            <dd>{money(tax.cents)}</dd>
          </div>
        ))}
        {grossCents !== undefined && (
          <div className="grand">
            <dt>{t.total}</dt>
            <dd>{money(grossCents)}</dd>
          </div>
        )}
      </dl>
      {!taxes && <p className="small soft">{t.taxAfter}</p>}
    </>
  );
}
