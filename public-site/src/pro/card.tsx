import type { ReactNode } from 'react';
import { BUDGETS } from '@jurilien/reference';
import { offerTexts } from '../i18n/offer';
import { proOfferTexts } from '../i18n/pro-offers';
import { fill, number, useLang, useWords } from '../lang';
import { useCoins } from '../pieces/coins';
import { choices, fieldName, provinceName, regionName } from '../reference';

/** What a card of the inbox and of the board may say of a request before acceptance. */
export interface CardOf {
  readonly leadId: string;
  readonly code: string;
  readonly field?: string | null;
  readonly region?: string | null;
  readonly province?: string | null;
  readonly lang?: string | null;
  readonly urgent?: boolean;
  readonly superLead?: boolean;
  readonly juridicalHelp?: boolean;
  readonly smallMandate?: boolean;
  readonly consult?: boolean;
  readonly budget?: number;
  readonly budgetNumber?: number;
  readonly priceCc: number;
  readonly factors?: readonly { readonly code: string; readonly bp: number }[];
}

const TAGS = ['urgent', 'superLead', 'juridicalHelp', 'smallMandate', 'consult'] as const;

/** Where and what, in one line. */
export function useMatter(): (card: Pick<CardOf, 'field' | 'region' | 'province'>) => string {
  const lang = useLang();
  return ({ field, region, province }) => `${fieldName(field, lang)}, ${regionName(region, lang) || provinceName(province, lang)}`;
}

/** One request on a card: what it is, how long, what it costs and why, what can be done. */
export function RequestCard({
  card,
  id,
  href,
  time,
  price,
  gone = false,
  under = 'h1',
  children,
}: {
  readonly card: CardOf;
  readonly id: string;
  readonly href?: string;
  readonly time: ReactNode;
  readonly price?: ReactNode;
  readonly gone?: boolean;
  /** The heading that the list stands under. */
  readonly under?: 'h1' | 'h2';
  readonly children?: ReactNode;
}) {
  const t = useWords(offerTexts);
  const p = useWords(proOfferTexts);
  const coins = useCoins();
  const matter = useMatter();
  const Title = under === 'h1' ? 'h2' : 'h3';
  const tags = TAGS.filter((name) => card[name]);
  return (
    <li className={`request-card${card.urgent ? ' urgent' : ''}${gone ? ' gone' : ''}`} data-row={id}>
      <div className="request-main">
        <Title className="request-title">{href ? <a href={href}>{matter(card)}</a> : matter(card)}</Title>
        <p className="request-time">
          <span className="request-code">{card.code}</span> {gone ? p.gone : time}
        </p>
        {tags.length > 0 && (
          <ul className="tags">
            {tags.map((name) => (
              <li key={name} className={name === 'urgent' ? 'hot' : undefined}>
                {t[`tag_${name}`]}
              </li>
            ))}
          </ul>
        )}
        <CardFacts card={card} />
      </div>
      <div className="request-price">
        <p className="amount">{coins(card.priceCc)}</p>
        {price ?? <WhyPrice factors={card.factors ?? []} />}
      </div>
      {!gone && children && <div className="request-acts">{children}</div>}
    </li>
  );
}

function CardFacts({ card }: { card: CardOf }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const bracket = card.budget ? choices(BUDGETS, lang).find((c) => c.value === String(card.budget))?.label : undefined;
  const amount = card.budgetNumber
    ? `${lang === 'fr' ? '' : '$'}${number(card.budgetNumber, lang)}${lang === 'fr' ? '\u00a0$' : ''}`
    : bracket;
  const facts = [amount && [t.budget, amount], card.lang && [t.lang, card.lang === 'en' ? t.english : t.french]].filter(
    (f): f is [string, string] => Boolean(f),
  );
  return (
    <dl className="request-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What moved the price, in words. */
function WhyPrice({ factors }: { factors: NonNullable<CardOf['factors']> }) {
  const t = useWords(offerTexts);
  const p = useWords(proOfferTexts);
  const lang = useLang();
  const said: Readonly<Record<string, string>> = t;
  const times = new Intl.NumberFormat(`${lang}-CA`, { maximumFractionDigits: 2 });
  const words = factors.map((f) =>
    fill(p.times, { what: said[`factor_${f.code.split(/[.:-]/)[0]}`] ?? f.code, n: times.format(f.bp / 10_000) }),
  );
  return words.length > 0 ? <p className="why">{words.join(', ')}</p> : null;
}
