import type { Answer } from '@jurilien/contracts/api';
import { pros } from './words/pros';
import { dollarsOf, taxRatesOn, type Pack, type Province } from '@jurilien/reference';
import {
  dollars,
  figureAt,
  fill,
  listed,
  number,
  rateIn,
  useConfig,
  useFigure,
  useFigures,
  useLang,
  useWords,
  fieldName,
  regionName,
} from '../../lang';
import { useCoins } from '../../layout';

export type VolumeFigures = Answer<'GET /api/public/volumes'>;
type Counted = VolumeFigures['fields'][number];

const SHOWN = 8;

/** Requests of the last ninety days, as bars with their figures. */
export function Volumes({ figures }: { figures: VolumeFigures | null }) {
  const t = useWords(pros);
  const lang = useLang();
  const empty = figures !== null && figures.total === null;
  return (
    <section className="band" aria-labelledby="volumes">
      <div className="wrap">
        <h2 id="volumes">{fill(t.volumeTitle, { days: figures?.days ?? 90 })}</h2>
        {figures?.total ? <p className="price">{fill(t.volumeTotal, { n: number(figures.total, lang) })}</p> : null}
        <p className="measure">{figures === null ? t.volumeDown : empty ? t.volumeNone : t.volumeText}</p>
        {figures && !empty && (
          <div className="volumes">
            <Bars title={t.byField} rows={figures.fields} nameOf={(code) => fieldName(code, lang)} />
            <Bars title={t.byRegion} rows={figures.regions} nameOf={(code) => regionName(code, lang)} />
          </div>
        )}
      </div>
    </section>
  );
}

function Bars({ title, rows, nameOf }: { title: string; rows: readonly Counted[]; nameOf: (code: string) => string }) {
  const t = useWords(pros);
  const lang = useLang();
  const most = Math.max(1, ...rows.map((r) => r.n ?? 0));
  return (
    <div>
      <h3>{title}</h3>
      <ul className="bars">
        {rows.slice(0, SHOWN).map(({ code, n }) => (
          <li key={code}>
            <span>{nameOf(code)}</span>
            <strong>{n === null ? t.few : number(n, lang)}</strong>
            <progress max={most} value={n ?? 0} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What access to a request costs, before taxes, and what it never depends on. */
export function Costs({ province, figures }: { province: Province; figures: VolumeFigures | null }) {
  const t = useWords(pros);
  const coins = useCoins();
  const stepCc = useFigure<number>('pricing.stepCc');
  const taxes = useTaxes(province);
  const prices = figures?.prices;
  const bp = 10_000;
  const rows = prices
    ? ([
        [t.priceBase, prices.baseCc],
        [t.priceConsult, (prices.baseCc * prices.factor.consult) / bp],
        [t.priceLimited, Math.ceil((prices.baseCc * prices.factor.limited) / bp / stepCc) * stepCc],
        [t.priceAid, (prices.baseCc * prices.factor.legalAid) / bp],
      ] as const)
    : [];
  return (
    <section className="wrap section" aria-labelledby="costs">
      <h2 id="costs">{t.priceTitle}</h2>
      {prices && figures.billing === 'credits' && (
        <>
          <p className="measure">{fill(t.priceText, { base: coins(prices.baseCc) })}</p>
          <p className="measure">
            <CoinCost province={province} />
          </p>
          <dl className="facts pro-prices">
            {rows.map(([name, cc]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{coins(cc)}</dd>
              </div>
            ))}
          </dl>
          <p className="measure">
            {fill(t.priceRange, { min: coins(prices.minCc), max: coins(prices.maxCc), welcome: coins(prices.welcomeCc) })}
          </p>
        </>
      )}
      {figures && (
        <p className="measure">
          {figures.billing === 'subscription' ? t.billingSubscription : t.billingCredits}{' '}
          {figures.billing === 'subscription' && <PlanCost province={province} />}
        </p>
      )}
      <p className="measure">{province === 'ON' ? fill(t.onTax, { taxes }) : t.qcTax}</p>
      <p className="notice info">{t.noShare}</p>
    </section>
  );
}

/** Taxes of a province today, each with its rate: `la TVH de 13 %`, `HST of 13%`. */
function useTaxes(province: Province): string {
  const t = useWords(pros);
  const lang = useLang();
  const today = new Date().toISOString().slice(0, 10);
  return listed(
    taxRatesOn(province, today, useConfig()).map((rate) => fill(t.taxAt, { tax: rate[lang], rate: rateIn(rate.rateMilli, lang) })),
    lang,
  );
}

/** What a juricoin costs: the packs decide. */
export function CoinCost({ province }: { province: Province }) {
  const t = useWords(pros);
  const lang = useLang();
  const { fromCents, toCents } = dollarsOf(100, figureAt<readonly Pack[]>(useFigures(), 'credits.packs', province));
  return <>{fill(t.coinCost, { from: dollars(fromCents / 100, lang), to: dollars(toCents / 100, lang) })}</>;
}

/** What a month costs where access is by a plan. */
export function PlanCost({ province }: { province: Province }) {
  const t = useWords(pros);
  const lang = useLang();
  const { cents } = figureAt<Pack>(useFigures(), 'subscription.plan', province);
  return <>{fill(t.planCost, { price: dollars(cents / 100, lang) })}</>;
}

/** The rules of the profession, and what we do about each. */
export function Rules({ province }: { province: Province }) {
  const t = useWords(pros);
  const rules = province === 'ON' ? [t.onRule1, t.onRule2, t.onRule3, t.onRule4] : [t.qcRule1, t.qcRule2, t.qcRule3, t.qcRule4];
  return (
    <section className="band" aria-labelledby="rules">
      <div className="wrap">
        <h2 id="rules">{t.rulesTitle}</h2>
        <ul className="pro-rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {province === 'ON' && (
          <aside className="aid" aria-labelledby="scope">
            <h3 id="scope">{t.scopeTitle}</h3>
            <p>{t.scopeText}</p>
          </aside>
        )}
      </div>
    </section>
  );
}
