import { useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../args';
import { ErrorSummary, FormProvider, Radios } from '../forms/parts';
import { offerTexts } from '../i18n/offer';
import { fill, useLang, usePath, useWords } from '../lang';
import { actOnOffer, type Offer } from '../offer.server';
import { answered, behindLink } from '../personal.server';
import { Head } from '../pieces/head';
import { LinkTrouble } from '../pieces/link-trouble';
import { StepUpPage } from '../pieces/step-up';
import { deviceOf } from '../step-up.server';
import { OfferEnd } from '../pieces/offer-end';
import { fieldName, regionName } from '../reference';

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
  return answered(await behindLink<Offer>(request, token, '/offer', deviceOf(request).device), {
    fait: new URL(request.url).searchParams.get('fait'),
    token,
  });
}

export const action = ({ request }: ActionArgs) => actOnOffer(request, tokenOf(request));

/** M23: one tap to refuse, a reason if they wish. Opening the page refuses nothing. */
export default function Refuse() {
  const {
    loaded: { value: offer, trouble, commandId },
    fait,
    token,
  } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(offerTexts);
  const lang = useLang();
  const to = usePath();
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (!offer) return <StepUpPage errors={done?.errors ?? {}} sent={done?.codeSent ?? fait === 'code'} />;
  const end = fait === 'refuse' ? 'refused' : (done?.outcome ?? ENDS[offer.state]);
  const title = fill(t.refuseTitle, { code: offer.code });
  const reasons = [
    ['tooFar', t.tooFar],
    ['budget', t.budgetReason],
    ['field', t.fieldReason],
    ['busy', t.busy],
    ['conflict', t.conflictKnown],
    ['unclear', t.unclear],
    ['price', t.priceReason],
    ['other', t.otherReason],
  ] as const;
  return (
    <div className="wrap narrow page">
      <Head title={title} hidden />
      <ErrorSummary errors={done?.errors ?? {}} />
      {end ? (
        <OfferEnd kind={end} commandId={commandId} />
      ) : (
        <>
          <h1>{title}</h1>
          <p className="lead">
            {fieldName(offer.lawyerType, lang)}, {regionName(offer.region, lang)}. {t.refuseLead}
          </p>
          <form method="post" className="stack">
            <input type="hidden" name="commandId" value={commandId} />
            <FormProvider value={{ raw: {}, errors: {} }}>
              <Radios name="reason" label={t.reason} optional layout="two" options={reasons.map(([value, label]) => ({ value, label }))} />
            </FormProvider>
            <p className="actions">
              <button className="button large" type="submit" name="go" value="refuse">
                {t.refuse}
              </button>
              <a href={to('accept', { query: { t: token } })}>{t.keep}</a>
            </p>
          </form>
        </>
      )}
    </div>
  );
}
