import { useActionData, useLoaderData, useParams } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { isUuid } from '../../http/index.server';
import { offerTexts } from '../../features/offers/words/offer';
import { InProvince, usePath, useWords } from '../../lang';
import { actOnOffer, loadOffer } from '../../features/offers/offer.server';
import { LinkTrouble, StepUpPage } from '../../links';
import { OfferPage } from '../../features/offers/offer-stage';
import { ProPage } from '../../pro';
import { OwnOfferPage } from '../../features/offers/own-offer';
import type { Frame } from '../../layout';
import { isOwnOffer, pageAt } from '../../routes.table';

export const handle: Frame = { quiet: true };

/** Alive it is only ever the page of a person who is signed in, which the server has nothing to add to. */
export const shouldRevalidate = () => false;

/** Of the address: which request, and the link's token or the word that stands for « signed in ». */
const segmentsOf = (request: Request): { lead: string; token: string } => {
  const at = pageAt(new URL(request.url).pathname);
  return { lead: at?.lead ?? '', token: at?.token ?? '' };
};

export async function loader({ request }: LoaderArgs) {
  const { lead, token } = segmentsOf(request);
  // Signed in, the server never sees the request: the page comes alive and asks for it.
  if (isOwnOffer(token)) return { own: true as const, frame: { hydrate: true } satisfies Frame };
  const answer = await loadOffer(request, token);
  // An address of before requests had names of their own carries the id; the link identifies the request either way.
  const named = answer.data.loaded.value?.leadId;
  if (named !== undefined && named !== lead && !isUuid(lead)) throw new Response(null, { status: 404 });
  return answer;
}

export const action = ({ request }: ActionArgs) => actOnOffer(request, segmentsOf(request).token);

/** M09, one request: behind its link, or signed in. */
export default function LeadOffer() {
  const data = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const { lead = '' } = useParams();
  const t = useWords(offerTexts);
  const to = usePath();
  if ('own' in data) return <ProPage title={t.pageTitle}>{(pro) => <OwnOfferPage leadId={lead} pro={pro} />}</ProPage>;
  const {
    loaded: { value: offer, trouble, commandId },
    fait,
    token,
    code,
  } = data;
  const errors = done?.errors ?? {};
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (!offer || code) return <StepUpPage errors={errors} sent={done?.codeSent ?? fait === 'code'} commandId={commandId} />;
  const refuseHref = to('refuse', { query: { t: token } });
  return (
    <InProvince value={offer.province}>
      <OfferPage offer={offer} outcome={done?.outcome} fait={fait} errors={errors} commandId={commandId} refuseHref={refuseHref} />
    </InProvince>
  );
}
