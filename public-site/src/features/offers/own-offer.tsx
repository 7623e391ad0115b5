import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { errorText as codeText } from '@jurilien/contracts';
import { Wrong, useAct, refusalOf, sendCommand, type Refusal, useAsk } from '../../session';
import { errorText, type Errors } from '../../forms';
import { offerTexts } from './words/offer';
import { fill, useLang, usePath, useWords } from '../../lang';
import { LiveCountdown, Head } from '../../layout';
import type { OwnOffer } from './types';
import { OfferEnd } from './offer-end';
import { AfterRefusal, RefuseOffer } from './offer-refuse';
import { OfferStage } from './offer-stage';
import { ownOfferPath } from '../../routes.table';
import { BlockFromOffer } from './block-from-offer';
import { Left, Failed, Skeleton, Stale, type Pro } from '../../pro';

const REFRESH_MS = 10_000;
const COMMANDS: Readonly<Record<string, string>> = {
  claim: 'ClaimOffer',
  names: 'RevealClaimNames',
  accept: 'ConfirmAcceptance',
  conflict: 'DeclareConflict',
  release: 'ReleaseClaim',
  refuse: 'RefuseOffer',
  contacted: 'RecordContactMade',
  second: 'RequestSecondChance',
};
/** Commands that name the claim. */
const OF_CLAIM = ['names', 'accept', 'conflict', 'release'];

/**
 * M09 and M22 for a person who is signed in: the pages behind a link, in the area. Their forms post `go` and `commandId`; here the page
 * sends them itself and shows what came of it.
 */
export function OwnOfferPage({ leadId, pro }: { readonly leadId: string; readonly pro: Pro }) {
  const { value: offer, problem, reload } = useAsk('GET /api/pro/offers/:leadId', { params: { leadId } }, REFRESH_MS);
  if (offer) return <Living offer={offer} reload={reload} pro={pro} stale={<Stale problem={problem} />} />;
  if (problem?.code === 'NOT_FOUND') return <Gone />;
  return problem ? <Failed problem={problem} retry={reload} /> : <Waiting />;
}

function Waiting() {
  const t = useWords(offerTexts);
  return (
    <>
      <h1 className="hidden-text">{t.pageTitle}</h1>
      <Skeleton />
    </>
  );
}

/** No request of theirs: never was, or no longer to be seen. */
function Gone() {
  const t = useWords(offerTexts);
  const to = usePath();
  return (
    <>
      <OfferEnd kind="expired" commandId="" />
      <p className="actions">
        <a className="button quiet" href={to('offers')}>
          {t.backToOffers}
        </a>
      </p>
    </>
  );
}

function Living({ offer, reload, pro, stale }: { offer: OwnOffer; reload: () => Promise<void>; pro: Pro; stale: ReactNode }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const to = usePath();
  const [query, setQuery] = useSearchParams();
  const { errors, act, setErrors } = useAct();
  const top = useRef<HTMLDivElement>(null);
  const { press, outcome, fait, commandId } = usePress(offer, reload, pro, () => setQuery({}, { replace: true }));
  const blocking = query.has('bloquer');
  const refusing = query.has('refuser') && offer.available.RefuseOffer === true && offer.state === 'open' && fait !== 'refuse';
  useViewed(offer);
  const step = [offer.state, Boolean(offer.claim), Boolean(offer.claim?.names), Boolean(offer.contact), outcome, fait, refusing].join();
  useStart(top, step);

  const submit = (event: FormEvent<HTMLDivElement>): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const go = button?.value ?? String(new FormData(form).get('go') ?? '');
    void act(() => press(go, new FormData(form)));
  };
  const here = ownOfferPath(offer.leadId, lang);
  if (blocking) return <BlockFromOffer offer={offer} here={here} />;
  return (
    <LiveCountdown value={Left}>
      <Head title={fill(t.title, { code: offer.code })} hidden failed={Object.keys(errors).length > 0} />
      {stale}
      <div ref={top} tabIndex={-1} onSubmit={submit} onChange={() => errors.noConflict && setErrors({})} className="own-offer">
        <Wrong errors={errors} />
        {refusing ? (
          <RefuseOffer offer={offer} commandId={commandId.current} keepHref={here} />
        ) : (
          <OfferStage
            offer={offer}
            outcome={outcome}
            fait={fait}
            errors={errors}
            commandId={commandId.current}
            refuseHref={offer.offerId ? `${here}?refuser=1` : undefined}
          />
        )}
      </div>
      {(fait === 'refuse' || offer.state === 'refused') && (
        <AfterRefusal
          links={[
            { href: `${here}?bloquer=1`, title: t.toBlock, text: t.toBlockText },
            { href: to('profile'), title: t.toPreferences, text: t.toPreferencesText },
            { href: to('pause'), title: t.toPause, text: t.toPauseText },
          ]}
        />
      )}
      <p className="actions">
        {offer.contact && <a href={`${to('proLeads')}?demande=${offer.acceptanceId}`}>{t.toFile}</a>}
        {offer.state === 'open' && !refusing && <a href={`${here}?bloquer=1`}>{t.blockLink}</a>}
        <a href={to(offer.offerId ? 'offers' : 'board')}>{offer.offerId ? t.backToOffers : t.backToBoard}</a>
      </p>
    </LiveCountdown>
  );
}

/** Sends what a button of the page stands for, and shows what came of it. @param onClaim the page of the offer becomes that of the claim */
function usePress(offer: OwnOffer, reload: () => Promise<void>, pro: Pro, onClaim: () => void) {
  const lang = useLang();
  const [outcome, setOutcome] = useState<Refusal>();
  const [fait, setFait] = useState<string | null>(null);
  const commandId = useRef(crypto.randomUUID());
  const press = async (go: string, form: FormData): Promise<Errors> => {
    const name = COMMANDS[go];
    if (!name) return {};
    if (go === 'accept' && form.get('noConflict') !== 'yes') return { noConflict: errorText('noConflict', 'required', lang) };
    const reason = String(form.get('reason') ?? '');
    const reply = await sendCommand(
      lang,
      name,
      {
        leadId: offer.leadId,
        professionalId: offer.professionalId,
        ...(offer.offerId && go !== 'contacted' ? { offerId: offer.offerId } : {}),
        ...(OF_CLAIM.includes(go) ? { claimId: offer.claim?.claimId } : {}),
        ...(go === 'accept' ? { noConflict: true } : {}),
        ...(go === 'contacted' ? { acceptanceId: offer.acceptanceId } : {}),
        ...(go === 'refuse' && reason ? { reason } : {}),
      },
      commandId.current,
    );
    commandId.current = crypto.randomUUID();
    // Once the page shows what came of it the next press counts; the numbers around it may follow.
    void pro.reload();
    await reload();
    if (reply.ok) {
      setOutcome(undefined);
      setFait(go);
      if (go === 'claim') onClaim();
      return {};
    }
    const refusal = refusalOf(reply.problem);
    setOutcome(refusal);
    return refusal ? {} : { form: reply.problem.title ?? codeText(reply.problem.code, lang) };
  };
  return { press, outcome, fait, commandId };
}

/** The page was shown to a person: reported once, and not when the page is only kept open. */
function useViewed({ leadId, offerId, professionalId, state }: OwnOffer): void {
  const lang = useLang();
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current || !offerId || state !== 'open') return;
    reported.current = true;
    void sendCommand(lang, 'RecordOfferViewed', { leadId, offerId, professionalId });
  }, [lang, leadId, offerId, professionalId, state]);
}

/** A step that replaces another starts at its top; the first one leaves the page where it is. */
function useStart(top: RefObject<HTMLDivElement | null>, step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [top, step]);
}
