import type { Answer } from '@jurilien/contracts/api';
import type { ReactNode } from 'react';
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

/** The one thing to do now, in the order in which waiting costs someone: a held request, a client, an offer, a task. */
export function NextAction({
  pro: { me },
  day: { claimed, offers, toContact, serverNow },
  reload,
}: {
  readonly pro: Pro;
  readonly day: {
    readonly claimed: readonly Waits[];
    readonly offers: readonly Waits[];
    readonly toContact: readonly ToContact[];
    readonly serverNow: string;
  };
  readonly reload: () => Promise<void>;
}) {
  const t = useWords(proDashboardTexts);
  const lang = useLang();
  const to = usePath();
  const price = usePrice();
  const matter = useMatter();
  const again = (): void => void reload();
  const held = claimed.find((c) => c.claimUntil);
  if (held)
    return (
      <Do title={t.nextClaim} href={ownOfferPath(held.leadId, lang)} go={t.nextClaimGo} hot>
        {fill(t.nextClaimText, { code: held.code, matter: matter(held) })} <Until at={held.claimUntil!} onOver={again} />
      </Do>
    );
  const call = toContact[0];
  if (call) {
    const late = call.slaMissed || Date.parse(call.slaDueAt) <= Date.parse(serverNow);
    const names = { code: call.code, matter: matter(call), when: when(call.slaDueAt, lang) };
    return (
      <Do title={late ? t.nextCallLate : t.nextCall} href={ownOfferPath(call.leadId, lang)} go={t.nextCallGo} hot={late}>
        {late ? (
          fill(t.nextCallLateText, names)
        ) : (
          <>
            {fill(t.nextCallText, names)} <Until at={call.slaDueAt} onOver={again} />
          </>
        )}
      </Do>
    );
  }
  if (me.state === 'Suspended')
    return (
      <Do title={t.suspended} href="mailto:professionnels@jurilien.example" go={t.write}>
        {t.suspendedText}
      </Do>
    );
  if (me.state !== 'Approved')
    return (
      <Do title={t.notMember} href="mailto:professionnels@jurilien.example" go={t.write}>
        {t.notMemberText}
      </Do>
    );
  const open = offers.filter((o) => o.standing === 'open');
  const first = open.filter((o) => o.until).sort((a, b) => Date.parse(a.until!) - Date.parse(b.until!))[0] ?? open[0];
  if (first) {
    const names = { matter: matter(first), price: price(first.priceCc, first.price?.plan) };
    return (
      <Do title={t.nextOffers} href={ownOfferPath(first.leadId, lang)} go={t.nextOffersGo}>
        {first.until ? (
          <>
            {fill(t.nextOffersText, names)} <Until at={first.until} onOver={again} />
          </>
        ) : (
          fill(t.nextOffersOpen, names)
        )}
      </Do>
    );
  }
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
