import type { ReactNode } from 'react';
import { buyTexts } from './words/buy';
import { fill, useLang, useWords } from '../../lang';
import { useCoins } from '../../layout';
import { Left } from '../../pro';
import type { OwnOffer } from '../offers';
import { useSecondsLeft, useAsk } from '../../session';
import { ownOfferPath } from '../../routes.table';

const REFRESH_MS = 10_000;

/** The request someone came from, asked for while its hold runs. */
export function WithOffer({ leadId, children }: { readonly leadId: string; readonly children: (offer?: OwnOffer) => ReactNode }) {
  return children(useAsk('GET /api/pro/offers/:leadId', { params: { leadId } }, REFRESH_MS).value);
}

/** Coins that a request still needs. */
export const shortCcOf = (offer: Pick<OwnOffer, 'priceCc'> | undefined, availableCc: number): number =>
  Math.max(0, (offer?.priceCc ?? 0) - availableCc);

/** Beside the order: what it is for, and how long there is. */
export function Waiting({ offer, availableCc }: { readonly offer: OwnOffer; readonly availableCc: number }) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const coins = useCoins();
  const short = shortCcOf(offer, availableCc);
  const funded = offer.claim?.funded || short === 0;
  return (
    <section className={`waiting ${funded ? 'enough' : ''}`} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{fill(funded ? t.waitEnough : t.waitTitle, { code: offer.code, n: coins(short) })}</h2>
      {!funded && (offer.claim ? <Held until={offer.claim.holdUntil} /> : <p>{t.waitOpen}</p>)}
      <p className="actions">
        <a className={funded ? 'button' : 'button quiet'} href={ownOfferPath(offer.leadId, lang)}>
          {t.back}
        </a>
      </p>
    </section>
  );
}

/** How long a hold without coins still lasts, second by second. */
function Held({ until }: { readonly until: string }) {
  const t = useWords(buyTexts);
  const seconds = useSecondsLeft(until);
  if (seconds === 0) return <p>{t.waitOver}</p>;
  const [before, after] = t.waitText.split('{left}');
  return (
    <p>
      {before}
      <Left until={until} />
      {after}
    </p>
  );
}
