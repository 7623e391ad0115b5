import type { Answer } from '@jurilien/contracts/api';
import type { ReactNode } from 'react';
import { useTermsLeft } from './terms';
import { proDashboardTexts } from './words/pro-dashboard';
import { fill, useLang, usePath, useWords, when } from '../../lang';
import { usePrice } from '../../layout';
import { ownOfferPath } from '../../routes.table';
import { useMatter } from '../offers';
import { Until, type Pro } from '../../pro';

type Day = Answer<'GET /api/pro/dashboard'>;
/** An accepted request whose client waits for the first call. */
export type ToContact = Day['toContact'][number];
type Waits = Day['offers'][number];

interface Props {
  readonly pro: Pro;
  readonly day: {
    readonly claimed: readonly Waits[];
    readonly offers: readonly Waits[];
    readonly toContact: readonly ToContact[];
    readonly serverNow: string;
  };
  readonly reload: () => Promise<void>;
}

/** The one thing to do now, in the order in which waiting costs someone: a held request, a client, an offer, terms to agree to, a task. */
export function NextAction({ pro, day: { claimed, offers, toContact, serverNow }, reload }: Props) {
  const { me } = pro;
  const terms = useTermsLeft(pro);
  const t = useWords(proDashboardTexts);
  const to = usePath();
  const again = (): void => void reload();
  const held = claimed.find((c) => c.claimUntil);
  if (held) return <HeldRequest held={held} onOver={again} />;
  const call = toContact[0];
  if (call) return <ClientToCall call={call} serverNow={serverNow} onOver={again} />;
  if (me.state !== 'Approved') return <NotMember suspended={me.state === 'Suspended'} />;
  const offer = mostUrgent(offers);
  if (offer) return <OfferToRead offer={offer} onOver={again} />;
  if (terms)
    return (
      <Do title={t.nextTerms} href={`${to('profile')}#terms`} go={t.nextTermsGo}>
        {terms}
      </Do>
    );
  if (me.paused)
    return (
      <Do title={t.nextPaused} href={to('pause')} go={t.nextPausedGo}>
        {t.nextPausedText}
      </Do>
    );
  return (
    <Do title={t.nextNone} href={to('board')} go={t.nextNoneGo}>
      {t.nextNoneText}
    </Do>
  );
}

/** The open offer that ends first; any open one where none has an end. */
function mostUrgent(offers: readonly Waits[]): Waits | undefined {
  const open = offers.filter((o) => o.standing === 'open');
  return open.filter((o) => o.until).sort((a, b) => Date.parse(a.until!) - Date.parse(b.until!))[0] ?? open[0];
}

interface Timed {
  /** The time is over: what to do now may be another thing. */
  readonly onOver: () => void;
}

function HeldRequest({ held, onOver }: Timed & { readonly held: Waits }) {
  const t = useWords(proDashboardTexts);
  const lang = useLang();
  const matter = useMatter();
  return (
    <Do title={t.nextClaim} href={ownOfferPath(held.leadId, lang)} go={t.nextClaimGo} hot>
      {fill(t.nextClaimText, { code: held.code, matter: matter(held) })} <Until at={held.claimUntil!} onOver={onOver} />
    </Do>
  );
}

function ClientToCall({ call, serverNow, onOver }: Timed & { readonly call: ToContact; readonly serverNow: string }) {
  const t = useWords(proDashboardTexts);
  const lang = useLang();
  const matter = useMatter();
  const late = call.slaMissed || Date.parse(call.slaDueAt) <= Date.parse(serverNow);
  const names = { code: call.code, matter: matter(call), when: when(call.slaDueAt, lang) };
  return (
    <Do title={late ? t.nextCallLate : t.nextCall} href={ownOfferPath(call.leadId, lang)} go={t.nextCallGo} hot={late}>
      {late ? (
        fill(t.nextCallLateText, names)
      ) : (
        <>
          {fill(t.nextCallText, names)} <Until at={call.slaDueAt} onOver={onOver} />
        </>
      )}
    </Do>
  );
}

function NotMember({ suspended }: { readonly suspended: boolean }) {
  const t = useWords(proDashboardTexts);
  return (
    <Do title={suspended ? t.suspended : t.notMember} href="mailto:professionnels@jurilien.example" go={t.write}>
      {suspended ? t.suspendedText : t.notMemberText}
    </Do>
  );
}

function OfferToRead({ offer, onOver }: Timed & { readonly offer: Waits }) {
  const t = useWords(proDashboardTexts);
  const lang = useLang();
  const price = usePrice();
  const matter = useMatter();
  const names = { matter: matter(offer), price: price(offer.priceCc, offer.price?.plan) };
  return (
    <Do title={t.nextOffers} href={ownOfferPath(offer.leadId, lang)} go={t.nextOffersGo}>
      {offer.until ? (
        <>
          {fill(t.nextOffersText, names)} <Until at={offer.until} onOver={onOver} />
        </>
      ) : (
        fill(t.nextOffersOpen, names)
      )}
    </Do>
  );
}

function Do({ title, href, go, hot = false, children }: { title: string; href: string; go: string; hot?: boolean; children: ReactNode }) {
  const t = useWords(proDashboardTexts);
  return (
    <section className={hot ? 'next-action hot' : 'next-action'} aria-labelledby="next">
      <p className="eyebrow">{t.next}</p>
      <h2 id="next">{title}</h2>
      <p>{children}</p>
      <p className="actions">
        <a className="button large" href={href}>
          {go}
        </a>
      </p>
    </section>
  );
}
