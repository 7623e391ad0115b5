import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Files } from '../../features/buying/purchases';
import { Totals } from '../../features/buying/totals';
import type { Purchase } from '../../features/buying/types';
import { buyTexts } from '../../features/buying/words/buy';
import { paymentTexts } from '../../features/buying/words/payment';
import { fill, useLang, usePath, useWords } from '../../lang';
import { useCoins, LinkedDrawing, PauseDrawing, type Frame } from '../../layout';
import { GoneFromBuying } from '../../features/buying/gone';
import { Failed, ProPage, Skeleton, Stale, type Pro } from '../../pro';
import { useAsk } from '../../session';
import { ownOfferPath } from '../../routes.table';
import styles from '../../styles/buying.css?url';

export const handle: Frame = { hydrate: true, quiet: true };

const REFRESH_MS = 2_000;
const SETTLED_MS = 60_000;
/** After this long the page states that it takes longer than usual. */
const SLOW_MS = 20_000;

type Standing = 'processing' | 'paid' | 'pending' | 'failed' | 'expired' | 'checked' | 'refunded' | 'disputed';
const STANDING: Readonly<Record<string, Standing>> = {
  Started: 'processing',
  PendingBank: 'pending',
  Paid: 'paid',
  PartlyRefunded: 'paid',
  DisputeWon: 'paid',
  Refunded: 'refunded',
  Failed: 'failed',
  Expired: 'expired',
  Mismatched: 'checked',
  Disputed: 'disputed',
  DisputeLost: 'disputed',
};

/** C05: where a payment ends. */
export default function PaymentConfirmation() {
  const t = useWords(paymentTexts);
  const query = new URLSearchParams(useLocation().search);
  const ref = query.get('achat') ?? query.get('session_id') ?? '';
  const leadId = query.get('demande') ?? undefined;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ProPage title={t.title}>
        {(pro) =>
          /^[\w-]{1,255}$/.test(ref) ? (
            <Payment pro={pro} reference={ref} leadId={leadId} />
          ) : (
            <GoneFromBuying title={t.goneTitle} text={t.goneText} back={t.buy} />
          )
        }
      </ProPage>
    </>
  );
}

function Payment({ pro, reference, leadId }: { readonly pro: Pro; readonly reference: string; readonly leadId?: string }) {
  const t = useWords(paymentTexts);
  const [every, setEvery] = useState(REFRESH_MS);
  const { value, problem, reload } = useAsk('GET /api/pro/purchases/:ref', { params: { ref: reference } }, every);
  const standing = value && (STANDING[value.status] ?? 'processing');
  const { reload: reloadMe } = pro;
  useEffect(() => {
    setEvery(standing === undefined || standing === 'processing' ? REFRESH_MS : SETTLED_MS);
    if (standing === 'paid') void reloadMe();
  }, [standing, reloadMe]);
  if (value && standing)
    return (
      <>
        <Stale problem={problem} />
        <Shown purchase={value} standing={standing} pro={pro} leadId={leadId} />
      </>
    );
  if (problem?.status === 404) return <GoneFromBuying title={t.goneTitle} text={t.goneText} back={t.buy} />;
  return problem ? (
    <Failed problem={problem} retry={reload} />
  ) : (
    <>
      <h1>{t.title}</h1>
      <Skeleton />
    </>
  );
}

function Shown({ purchase, standing, pro, leadId }: { purchase: Purchase; standing: Standing; pro: Pro; leadId?: string }) {
  const t = useWords(paymentTexts);
  const b = useWords(buyTexts);
  const coins = useCoins();
  const slow = useSlow(standing === 'processing');
  const title = useTitleFocus(standing);
  const Drawing = standing === 'paid' ? LinkedDrawing : PauseDrawing;
  return (
    <div className="payment">
      <Drawing />
      <h1 ref={title} tabIndex={-1}>
        {fill(t[`${standing}Title`], { n: coins(purchase.cc) })}
      </h1>
      <div role="status">
        <p className="lead">{t[`${standing}Text`]}</p>
        {slow && <p className="notice">{t.slowText}</p>}
      </div>
      {standing === 'processing' && <div className="payment-bar" aria-hidden="true" />}
      <section className="panel" aria-labelledby="payment-detail">
        <h2 id="payment-detail">{t.detail}</h2>
        <Totals cc={purchase.cc} totalled={{ ...purchase, discountCents: purchase.listCents - purchase.netCents }} />
        {standing === 'paid' && (
          <p className="payment-balance">
            {t.balance} <strong>{coins(pro.me.balance.availableCc)}</strong>
          </p>
        )}
        <Files no={purchase.invoiceNo} notes={purchase.creditNotes ?? []} />
      </section>
      <Onward
        standing={standing}
        pro={pro}
        leadId={leadId}
        retryLabel={standing === 'failed' || standing === 'expired' ? t.again : b.title}
      />
    </div>
  );
}

/** What is next: the request that waited, the offers, or another try. */
function Onward({ standing, pro, leadId, retryLabel }: { standing: Standing; pro: Pro; leadId?: string; retryLabel: string }) {
  const t = useWords(paymentTexts);
  const lang = useLang();
  const to = usePath();
  const waiting = pro.me.counts.newOffers + pro.me.counts.claimed;
  const again = standing === 'failed' || standing === 'expired';
  const link = (href: string, label: string, main: boolean): ReactNode => (
    <a className={main ? 'button' : 'button quiet'} href={href}>
      {label}
    </a>
  );
  return (
    <p className="actions">
      {again && link(to('buy', { query: { demande: leadId } }), retryLabel, true)}
      {leadId && link(ownOfferPath(leadId, lang), t.back, !again)}
      {link(to('offers'), waiting > 0 ? fill(t.offersWaiting, { n: waiting }) : t.offers, !again && !leadId)}
      {!again && <a href={to('buy')}>{t.buy}</a>}
    </p>
  );
}

/** Whether something has gone on for longer than it usually does. */
function useSlow(running: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!running) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [running]);
  return slow;
}

/** The heading takes the focus when its text changes, so that a screen reader hears the end of the payment. */
function useTitleFocus(standing: Standing) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(standing);
  useEffect(() => {
    if (before.current !== standing) title.current?.focus();
    before.current = standing;
  }, [standing]);
  return title;
}
