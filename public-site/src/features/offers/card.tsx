import type { ReactNode } from 'react';
import type { Answer } from '@jurilien/contracts/api';
import { BUDGETS } from '@jurilien/reference';
import { offerTexts } from './words/offer';
import { proOfferTexts } from './words/pro-offers';
import { number, useLang, useWords, choices, fieldName, provinceName, regionName } from '../../lang';
import { Price, PriceWhy } from './price-why';

/** What a card of the inbox and of the board may show of a request before acceptance. */
export type CardOf = Answer<'GET /api/pro/offers'>['offers'][number] | Answer<'GET /api/pro/board'>['requests'][number];

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
  gone = false,
  under = 'h1',
  children,
}: {
  readonly card: CardOf;
  readonly id: string;
  readonly href?: string;
  readonly time: ReactNode;
  readonly gone?: boolean;
  /** The heading that the list stands under. */
  readonly under?: 'h1' | 'h2';
  readonly children?: ReactNode;
}) {
  const t = useWords(offerTexts);
  const p = useWords(proOfferTexts);
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
        {card.summary && (
          <p className="request-summary" lang={card.lang === 'en' ? 'en-CA' : 'fr-CA'}>
            {card.summary}
          </p>
        )}
        <CardFacts card={card} />
      </div>
      <div className="request-price">
        <Price cc={card.priceCc} price={card.price} province={card.province} />
        <PriceWhy cc={card.priceCc} price={card.price} />
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
