import type { ReactNode } from 'react';
import { offerTexts } from './words/offer';
import { usePath, useWords } from '../../lang';

interface Props {
  readonly level: 'h2' | 'h3';
  /** The request that the coins are for. */
  readonly leadId: string;
  readonly children: ReactNode;
}

/** The balance does not suffice for a request: what is missing, and the way to buy coins for it. */
export function LowBalance({ level: Heading, leadId, children }: Props) {
  const t = useWords(offerTexts);
  const to = usePath();
  return (
    <div className="notice warning">
      <Heading>{t.lowTitle}</Heading>
      {children}
      <p className="actions">
        <a className="button" href={to('buy', { query: { demande: leadId } })}>
          {t.lowBuy}
        </a>
      </p>
    </div>
  );
}
