import { useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { usePath } from '../../lang';
import { actOnOffer, loadOffer } from '../../features/offers/offer.server';
import { LinkTrouble, StepUpPage } from '../../links';
import { OfferPage } from '../../features/offers/offer-stage';

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('t') ?? '';
export const handle = { quiet: true };

export const loader = ({ request }: LoaderArgs) => loadOffer(request, tokenOf(request));
export const action = ({ request }: ActionArgs) => actOnOffer(request, tokenOf(request));

/** M22: the target of the accept link. */
export default function Accept() {
  const {
    loaded: { value: offer, trouble, commandId },
    fait,
    token,
    code,
  } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const to = usePath();
  const errors = done?.errors ?? {};
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (!offer || code) return <StepUpPage errors={errors} sent={done?.codeSent ?? fait === 'code'} commandId={commandId} />;
  const refuseHref = to('refuse', { query: { t: token } });
  return <OfferPage offer={offer} outcome={done?.outcome} fait={fait} errors={errors} commandId={commandId} refuseHref={refuseHref} />;
}
