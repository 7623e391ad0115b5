import { useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { ErrorSummary } from '../../forms';
import { offerTexts } from '../../features/offers/words/offer';
import { fill, usePath, useWords } from '../../lang';
import { actOnOffer } from '../../features/offers/offer.server';
import { answered, behindLink, deviceOf } from '../../links/index.server';
import { Head } from '../../layout';
import { LinkTrouble, StepUpPage } from '../../links';
import { OfferEnd } from '../../features/offers/offer-end';
import { AfterRefusal, RefuseOffer } from '../../features/offers/offer-refuse';

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('t') ?? '';
const ENDS: Readonly<Record<string, 'refused' | 'conflict' | 'taken' | 'expired'>> = {
  refused: 'refused',
  conflict: 'conflict',
  taken: 'taken',
  accepted: 'taken',
  expired: 'expired',
  withdrawn: 'expired',
};
export const handle = { quiet: true };

export async function loader({ request }: LoaderArgs) {
  const token = tokenOf(request);
  return answered(await behindLink(request, token, 'GET /api/public/offer', {}, deviceOf(request).device), {
    fait: new URL(request.url).searchParams.get('fait'),
    token,
  });
}

export const action = ({ request }: ActionArgs) => actOnOffer(request, tokenOf(request));

/** M23 behind a link: refuse with one tap, then what would make the next offer a better one. */
export default function Refuse() {
  const {
    loaded: { value: offer, trouble, commandId },
    fait,
    token,
  } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(offerTexts);
  const to = usePath();
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (!offer) return <StepUpPage errors={done?.errors ?? {}} sent={done?.codeSent ?? fait === 'code'} />;
  const end = fait === 'refuse' ? 'refused' : (done?.outcome ?? ENDS[offer.state]);
  const shortcuts = [
    { href: to('profile'), title: t.toPreferences, text: t.toPreferencesText },
    { href: to('pause', { query: { t: token } }), title: t.toPause, text: t.toPauseText },
    { href: to('block', { token }), title: t.toBlock, text: t.toBlockText },
  ];
  return (
    <div className="wrap narrow page">
      <Head title={fill(t.refuseTitle, { code: offer.code })} hidden />
      <ErrorSummary errors={done?.errors ?? {}} />
      {end ? (
        <>
          <OfferEnd kind={end} commandId={commandId} />
          {end === 'refused' && <AfterRefusal links={shortcuts} />}
        </>
      ) : (
        <RefuseOffer offer={offer} commandId={commandId} keepHref={to('accept', { query: { t: token } })} />
      )}
    </div>
  );
}
