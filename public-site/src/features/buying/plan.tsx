import { useRef, useState } from 'react';
import { Go, Success, Wrong, useAct, sendCommand, useAsk } from '../../session';
import { buyTexts } from './words/buy';
import { planTexts } from './words/plan';
import { day, fill, useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import { Failed, Skeleton, Stale } from '../../pro';
import styles from '../../styles/plan.css?url';
import { useMoney } from './money';
import { TakePlan } from './plan-order';
import { Files } from './purchases';
import { PriceLines } from './totals';
import type { Credits, Plan as PlanStanding } from './types';

const REFRESH_MS = 15_000;
/** How each state looks. */
const LOOKS: Readonly<Record<PlanStanding['state'], string>> = {
  none: '',
  opening: '',
  active: 'success',
  pastDue: 'danger',
  ending: '',
  ended: '',
};

/** B01 where access is by plan: how it stands, what it costs, its end, and its invoices (CR10). */
export function Plan({
  credits,
  professionalId,
  may,
  back,
}: {
  readonly credits: Credits;
  readonly professionalId: string;
  /** Whether a plan can be taken now. */
  readonly may: boolean;
  /** Comes back from the page of payment. */
  readonly back: boolean;
}) {
  const t = useWords(planTexts);
  const { value: plan, problem, reload } = useAsk('GET /api/pro/subscription', {}, REFRESH_MS);
  if (!plan) return problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />;
  const free = ['none', 'opening', 'ended'].includes(plan.state);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Stale problem={problem} />
      {back && free && (
        <p className="notice" role="status">
          {t.back}
        </p>
      )}
      <Standing plan={plan} professionalId={professionalId} reload={reload} />
      {may && free && !plan.offer && <p className="notice info">{t.notSold}</p>}
      {may && free && plan.offer && (
        <TakePlan
          credits={credits}
          netCents={plan.offer.netCents}
          professionalId={professionalId}
          again={plan.state === 'ended'}
          reload={reload}
        />
      )}
      <PlanInvoices />
    </>
  );
}

/** What the state means, in one sentence. */
function useStandingWords({ state, current }: PlanStanding): readonly [title: string, text: string] {
  const t = useWords(planTexts);
  const lang = useLang();
  const date = current?.periodEnd ? day(current.periodEnd, lang) : undefined;
  if (state === 'ending') return date ? [fill(t.ending, { date }), t.endingText] : [t.endingLate, t.endingLateText];
  return [t[state], fill(t[`${state}Text`], { date: date ?? '' })];
}

function Standing({
  plan,
  professionalId,
  reload,
}: {
  readonly plan: PlanStanding;
  readonly professionalId: string;
  readonly reload: () => Promise<void>;
}) {
  const t = useWords(planTexts);
  const b = useWords(buyTexts);
  const money = useMoney();
  const [title, text] = useStandingWords(plan);
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const { state, current } = plan;
  const live = state === 'active' || state === 'pastDue';
  return (
    <section className="plan" aria-labelledby="plan-state">
      <h2 id="plan-state">{t.state}</h2>
      <Success>{message}</Success>
      <p className={`plan-now ${LOOKS[state]}`}>{title}</p>
      <p className="measure">{text}</p>
      {state === 'pastDue' && (
        <p>
          <a href="mailto:professionnels@jurilien.example">{b.write}</a>
        </p>
      )}
      {current && state !== 'ended' && (
        <>
          <p>
            <strong>{fill(t.perMonth, { n: money(current.grossCents) })}</strong>
          </p>
          <PriceLines name={t.month} listCents={current.netCents} taxes={current.taxes} grossCents={current.grossCents} />
        </>
      )}
      {live && !asking && (
        <button ref={opener} type="button" className="link-button" onClick={() => setAsking(true)}>
          {t.cancel}
        </button>
      )}
      {live && asking && (
        <Cancel
          until={current?.periodEnd ?? undefined}
          professionalId={professionalId}
          onDone={() => {
            setAsking(false);
            setMessage(t.cancelled);
            void reload();
          }}
          onKeep={() => {
            setAsking(false);
            setTimeout(() => opener.current?.focus());
          }}
        />
      )}
    </section>
  );
}

function Cancel({
  until,
  professionalId,
  onDone,
  onKeep,
}: {
  readonly until?: string;
  readonly professionalId: string;
  readonly onDone: () => void;
  readonly onKeep: () => void;
}) {
  const t = useWords(planTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const end = () =>
    act(async () => {
      const reply = await sendCommand(lang, 'CancelSubscription', { professionalId });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      onDone();
      return undefined;
    });
  return (
    <div className="notice">
      <h3>{t.cancelTitle}</h3>
      <Wrong errors={errors} />
      <p>{fill(t.cancelText, { date: until ? day(until, lang) : '' })}</p>
      <p className="actions">
        <Go type="button" busy={busy} className="button quiet" onPress={() => void end()}>
          {t.cancelYes}
        </Go>
        <button type="button" className="link-button" onClick={onKeep}>
          {t.cancelNo}
        </button>
      </p>
    </div>
  );
}

/** Each month's invoice, the newest first. */
function PlanInvoices() {
  const t = useWords(planTexts);
  const lang = useLang();
  const money = useMoney();
  const { value, problem, reload } = useAsk('GET /api/pro/invoices', {});
  const own = value?.invoices.filter(({ source, kind }) => source === 'subscription' && kind === 'invoice') ?? [];
  const notes = (no: string): string[] => (value?.invoices ?? []).flatMap((one) => (one.corrects === no ? [one.no] : []));
  return (
    <section aria-labelledby="plan-invoices">
      <h2 id="plan-invoices">{t.invoices}</h2>
      {!value && (problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />)}
      {value && own.length === 0 && <p className="soft">{t.noInvoices}</p>}
      {own.length > 0 && (
        <ul className="purchase-list">
          {own.map((one) => (
            <li key={one.no}>
              <div className="purchase-line">
                <p>
                  <strong>{day(`${one.issuedOn}T16:00:00.000Z`, lang)}</strong>
                </p>
                <p className="purchase-sum">
                  <strong>{money(one.grossCents)}</strong>
                </p>
              </div>
              <Files no={one.no} notes={notes(one.no)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
