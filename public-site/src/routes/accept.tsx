import { useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../args';
import { ErrorSummary } from '../forms/parts';
import { offerTexts } from '../i18n/offer';
import { fill, useWords } from '../lang';
import { actOnOffer, FOR_NAMES, type Offer, type Outcome } from '../offer.server';
import { answered, behindLink } from '../personal.server';
import { Head } from '../pieces/head';
import { LinkTrouble } from '../pieces/link-trouble';
import { ClaimedOffer } from '../pieces/offer-claimed';
import { ContactSheet } from '../pieces/offer-contact';
import { OfferEnd } from '../pieces/offer-end';
import { OpenOffer } from '../pieces/offer-open';
import { StepUpPage } from '../pieces/step-up';
import { deviceOf } from '../step-up.server';

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('t') ?? '';
export const handle = { quiet: true };

export async function loader({ request }: LoaderArgs) {
  const token = tokenOf(request);
  const loaded = await behindLink<Offer>(request, token, '/offer', deviceOf(request).device);
  const { searchParams } = new URL(request.url);
  // The code was sent for the names of a claim that is still held.
  const forNames = searchParams.get('pour') === FOR_NAMES && loaded.value?.claim && !loaded.value.claim.names;
  return answered(loaded, { fait: searchParams.get('fait'), token, code: Boolean(forNames) });
}

export const action = ({ request }: ActionArgs) => actOnOffer(request, tokenOf(request));

/** M22: look, hold and check for conflicts, accept and call. Each step is one page with one thing to do. */
export default function Accept() {
  const {
    loaded: { value: offer, trouble, commandId },
    fait,
    token,
    code,
  } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(offerTexts);
  const errors = done?.errors ?? {};
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (!offer || code) return <StepUpPage errors={errors} sent={done?.codeSent ?? fait === 'code'} commandId={commandId} />;
  return (
    <div className="wrap narrow page">
      <Head title={fill(t.title, { code: offer.code })} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <Stage offer={offer} outcome={done?.outcome} fait={fait} errors={errors} commandId={commandId} token={token} />
      {offer.state === 'open' && !fait && (
        <form method="post" data-viewed hidden>
          <input type="hidden" name="go" value="viewed" />
          <input type="hidden" name="commandId" value={commandId} />
        </form>
      )}
    </div>
  );
}

interface StageProps {
  readonly offer: Offer;
  readonly outcome?: Outcome;
  readonly fait: string | null;
  readonly errors: Record<string, string>;
  readonly commandId: string;
  readonly token: string;
}

const ENDS: Readonly<Record<string, 'refused' | 'conflict' | 'taken' | 'expired' | 'busy'>> = {
  refused: 'refused',
  conflict: 'conflict',
  taken: 'taken',
  expired: 'expired',
  withdrawn: 'expired',
  'claimed-by-other': 'busy',
};

function Stage({ offer, outcome, fait, errors, commandId, token }: StageProps) {
  if (offer.contact) return <ContactSheet offer={offer} contact={offer.contact} commandId={commandId} fait={fait} />;
  if (offer.claim && outcome !== 'claimExpired')
    return <ClaimedOffer offer={offer} claim={offer.claim} errors={errors} commandId={commandId} />;
  if (fait === 'second') return <OfferEnd kind="second" commandId={commandId} />;
  const end = ENDS[offer.state];
  if (end) return <OfferEnd kind={end} commandId={commandId} />;
  if (outcome && outcome !== 'short') return <OfferEnd kind={outcome} commandId={commandId} />;
  return <OpenOffer offer={offer} commandId={commandId} token={token} short={outcome === 'short'} released={fait === 'release'} />;
}
