import { ErrorSummary, type Errors } from '../../forms';
import { offerTexts } from './words/offer';
import { fill, useWords } from '../../lang';
import type { Offer, Outcome } from './offer.server';
import { Head } from '../../layout';
import { ClaimedOffer } from './offer-claimed';
import { ContactSheet } from './offer-contact';
import { OfferEnd } from './offer-end';
import { OpenOffer } from './offer-open';

export interface StageProps {
  readonly offer: Offer;
  readonly outcome?: Outcome;
  readonly fait: string | null;
  readonly errors: Errors;
  readonly commandId: string;
  /** The page that refuses this offer; a request from the board was offered to no one. */
  readonly refuseHref?: string;
}

const ENDS: Readonly<Record<string, 'refused' | 'conflict' | 'taken' | 'expired' | 'busy'>> = {
  refused: 'refused',
  conflict: 'conflict',
  taken: 'taken',
  expired: 'expired',
  withdrawn: 'expired',
  'claimed-by-other': 'busy',
};

/** M22: look, hold and check for conflicts, accept and call. Each step is one page with one thing to do. */
export function OfferStage({ offer, outcome, fait, errors, commandId, refuseHref }: StageProps) {
  if (offer.contact) return <ContactSheet offer={offer} contact={offer.contact} commandId={commandId} fait={fait} />;
  if (offer.claim && outcome !== 'claimExpired')
    return <ClaimedOffer offer={offer} claim={offer.claim} errors={errors} commandId={commandId} />;
  if (fait === 'second') return <OfferEnd kind="second" commandId={commandId} />;
  const end = ENDS[offer.state];
  const mayReopen = offer.available.RequestSecondChance === true;
  if (end) return <OfferEnd kind={end} commandId={commandId} mayReopen={mayReopen} />;
  if (outcome && outcome !== 'short') return <OfferEnd kind={outcome} commandId={commandId} mayReopen={mayReopen} />;
  return (
    <OpenOffer offer={offer} commandId={commandId} refuseHref={refuseHref} short={outcome === 'short'} released={fait === 'release'} />
  );
}

/** The page of an offer behind a link: its step, and what was wrong with the last one. */
export function OfferPage(props: StageProps) {
  const t = useWords(offerTexts);
  const { offer, errors, fait, commandId } = props;
  return (
    <div className="wrap narrow page">
      <Head title={fill(t.title, { code: offer.code })} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <OfferStage {...props} />
      {offer.state === 'open' && !fait && (
        <form method="post" data-viewed hidden>
          <input type="hidden" name="go" value="viewed" />
          <input type="hidden" name="commandId" value={commandId} />
        </form>
      )}
    </div>
  );
}
