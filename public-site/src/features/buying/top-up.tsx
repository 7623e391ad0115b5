import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { errorText as codeText } from '@jurilien/contracts';
import { call, Go, Said, Wrong, useAct, sendCommand, useAsk } from '../../session';
import type { Errors } from '../../forms';
import { buyTopUpTexts } from './words/buy-top-up';
import { fill, useConfig, useLang, useWords } from '../../lang';
import { useCoins } from '../../layout';
import { errorsOf } from '../../api';
import { Failed, Skeleton, Stale } from '../../pro';
import styles from '../../styles/top-up.css?url';
import { useMoney } from './money';
import { grossOfOne, TopUpForm } from './top-up-form';
import type { Credits, StandingOrder } from './types';

/** Where letters and the provider's page lead back to. */
const ANCHOR = 'recharge';
const REFRESH_MS = 30_000;
/** While a card has yet to arrive from the provider, or a top-up is being paid. */
const SOON_MS = 4_000;
/** After a card, the first order made with it follows by itself. */
const FOLLOWS_MS = 60_000;

/** Coins that are bought by themselves: whether they are, by which terms, and what waits for a click (CR5). */
export function TopUp({
  credits,
  professionalId,
  may,
}: {
  readonly credits: Credits;
  readonly professionalId: string;
  readonly may: boolean;
}) {
  const t = useWords(buyTopUpTexts);
  const { search, hash } = useLocation();
  const back = new URLSearchParams(search).has('carte');
  const section = useRef<HTMLElement>(null);
  const [every, setEvery] = useState(back ? SOON_MS : REFRESH_MS);
  const { value, problem, reload } = useAsk('GET /api/pro/top-up', {}, every);
  const [follows, setFollows] = useState(back);
  useEffect(() => {
    const over = setTimeout(() => setFollows(false), FOLLOWS_MS);
    return () => clearTimeout(over);
  }, []);
  const wanted = value && (value.running || follows || (back && value.settings && !value.card)) ? SOON_MS : REFRESH_MS;
  if (value && wanted !== every) setEvery(wanted);
  // Letters and the provider's page lead here: what they are about is known only now.
  const known = value !== undefined;
  useEffect(() => {
    if (known && hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, [known, hash]);
  if (value && !value.offered) return null;
  // Nothing to switch on where nothing may be bought; what is on may always be switched off.
  if (!may && !value?.settings) return null;
  return (
    <section ref={section} className="top-up" id={ANCHOR} aria-labelledby="top-up-title">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="top-up-head">
        <h2 id="top-up-title">{t.title}</h2>
        {value && (
          <span className={`badge ${value.on ? 'success' : ''}`}>{value.on ? t.onState : value.settings ? t.cardState : t.offState}</span>
        )}
      </div>
      <p>{t.lead}</p>
      {value ? (
        <>
          <Stale problem={problem} />
          <Order credits={credits} order={value} professionalId={professionalId} coming={back} may={may} reload={reload} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

type Step = 'shown' | 'form' | 'off';

interface OrderProps {
  readonly credits: Credits;
  readonly order: StandingOrder;
  readonly professionalId: string;
  readonly coming: boolean;
  readonly may: boolean;
  readonly reload: () => Promise<void>;
}

/** What is shown of the standing order, and what each press does. */
function useStanding({ order, professionalId, reload }: OrderProps) {
  const t = useWords(buyTopUpTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [step, setStep] = useState<Step>('shown');
  const [said, setSaid] = useState('');
  const opener = useRef<HTMLInputElement>(null);
  const { settings, card } = order;
  const close = (words = ''): void => {
    setStep('shown');
    setSaid(words);
    setTimeout(() => opener.current?.focus());
  };
  const go = (next: Step): void => {
    setSaid('');
    setStep(next);
  };
  /** Leaves for the provider's page; the button stays busy until it is gone. */
  const leaveCard = async (): Promise<Errors | void> => {
    const opened = await call(lang, 'POST /api/pro/top-up/card', { body: { setupId: crypto.randomUUID(), lang } });
    if (!opened.ok) return errorsOf(opened.problem, lang);
    location.assign(opened.value.url);
    return new Promise(() => undefined);
  };
  const saved = async (): Promise<Errors | void> => {
    if (!card) {
      const wrong = await leaveCard();
      await reload();
      return wrong;
    }
    await reload();
    return close(t.saved);
  };
  const end = () =>
    act(async () => {
      const reply = await sendCommand(lang, 'SetAutoTopUp', { professionalId, on: false });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      await reload();
      return close(t.ended);
    });
  return {
    busy,
    errors,
    step,
    said,
    setSaid,
    opener,
    close,
    go,
    saved,
    checked: step === 'form' || (settings !== null && settings !== undefined && step !== 'off'),
    /** The switch: it asks before it ends an order, and opens or closes the form of a new one. */
    turn: () => go(settings ? (step === 'off' ? 'shown' : 'off') : step === 'form' ? 'shown' : 'form'),
    end: () => void end(),
    leave: () => void act(leaveCard),
  };
}
type Standing = ReturnType<typeof useStanding>;

function Order(props: OrderProps) {
  const { credits, order, professionalId, reload } = props;
  const t = useWords(buyTopUpTexts);
  const standing = useStanding(props);
  const { step, said, errors, opener, close } = standing;
  const { settings, card } = order;
  const { billing } = credits;
  const over = order.cleared === 'declined' ? t.declined : order.cleared === 'unanswered' ? t.unanswered : undefined;
  return (
    <>
      <Said>{said}</Said>
      <Wrong errors={step === 'form' ? {} : errors} />
      {over && !settings && step === 'shown' && <p className="notice warning">{over}</p>}
      {order.pending && <Pending order={order} professionalId={professionalId} reload={reload} onSaid={standing.setSaid} />}
      {!billing && !settings ? (
        <p className="soft">{t.needsBilling}</p>
      ) : (
        <div className="top-up-switch">
          <input ref={opener} type="checkbox" role="switch" id="top-up-switch" checked={standing.checked} onChange={standing.turn} />
          <label htmlFor="top-up-switch">{t.switch}</label>
        </div>
      )}
      {step === 'form' && billing && (
        <TopUpForm
          credits={credits}
          billing={billing}
          order={order}
          hasCard={Boolean(card)}
          professionalId={professionalId}
          onSaved={standing.saved}
          onCancel={() => close()}
        />
      )}
      {step === 'off' && <SwitchOff standing={standing} />}
      {settings && step === 'shown' && <InForce {...props} standing={standing} />}
    </>
  );
}

/** Asks before the order ends. */
function SwitchOff({ standing: { busy, end, close } }: { readonly standing: Standing }) {
  const t = useWords(buyTopUpTexts);
  return (
    <div className="notice" role="group" aria-labelledby="top-up-off">
      <h3 id="top-up-off">{t.offTitle}</h3>
      <p>{t.offText}</p>
      <p className="actions">
        <Go type="button" busy={busy} onPress={end}>
          {t.offGo}
        </Go>
        <button type="button" className="button quiet" onClick={() => close()}>
          {t.offKeep}
        </button>
      </p>
    </div>
  );
}

/** The order in force, with the card that pays it and ways to change both. */
function InForce({ credits, order, coming, may, standing: { busy, leave, go } }: OrderProps & { readonly standing: Standing }) {
  const t = useWords(buyTopUpTexts);
  const config = useConfig();
  const { settings, card } = order;
  const { billing } = credits;
  const full = Boolean(
    settings && billing && order.spentCents + grossOfOne(credits, settings.cc, billing, config) > settings.monthlyCeilingCents,
  );
  return (
    <Terms order={order} full={full}>
      {!card && (
        <p className={coming ? 'notice' : 'notice warning'} role="status">
          {coming ? t.cardComing : t.cardMissing}
        </p>
      )}
      <p className="actions">
        {may && (
          <Go type="button" busy={busy} className={card ? 'button quiet' : 'button'} onPress={leave}>
            {card ? t.cardChange : t.cardAdd}
          </Go>
        )}
        {may && billing && (
          <button type="button" className="button quiet" onClick={() => go('form')}>
            {t.change}
          </button>
        )}
      </p>
    </Terms>
  );
}

/** What was agreed to, the card, and what the month has cost of its ceiling. */
function Terms({ order, full, children }: { readonly order: StandingOrder; readonly full: boolean; readonly children: ReactNode }) {
  const t = useWords(buyTopUpTexts);
  const coins = useCoins();
  const money = useMoney();
  const { settings, card, spentCents, confirmLeft } = order;
  const { thresholdCc, cc, monthlyCeilingCents } = settings!;
  const expires = card && `${String(card.expMonth).padStart(2, '0')}/${String(card.expYear).slice(-2)}`;
  return (
    <>
      <dl className="top-up-terms">
        <div>
          <dt>{t.rule}</dt>
          <dd>{fill(t.ruleText, { n: coins(cc), below: coins(thresholdCc) })}</dd>
        </div>
        {card && (
          <div>
            <dt>{t.card}</dt>
            <dd>{fill(t.cardText, { brand: BRANDS[card.brand] ?? card.brand, last4: card.last4, date: expires! })}</dd>
          </div>
        )}
        <div>
          <dt>{t.month}</dt>
          <dd>
            {fill(t.monthText, { spent: money(spentCents), ceiling: money(monthlyCeilingCents) })}
            <meter
              min={0}
              max={monthlyCeilingCents}
              value={Math.min(spentCents, monthlyCeilingCents)}
              aria-label={`${t.month}, ${fill(t.monthText, { spent: money(spentCents), ceiling: money(monthlyCeilingCents) })}`}
            />
          </dd>
        </div>
      </dl>
      {order.running && <p role="status">{t.running}</p>}
      {order.on && full && !order.running && <p className="small soft">{t.monthFull}</p>}
      {order.on && confirmLeft > 0 && !order.pending && <p className="small soft">{confirmLeft > 1 ? t.firstTwo : t.firstOne}</p>}
      {children}
    </>
  );
}

/** How people write the names of cards. */
const BRANDS: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** One of the first: it waits for a click. */
function Pending({
  order: { pending },
  professionalId,
  reload,
  onSaid,
}: {
  readonly order: StandingOrder;
  readonly professionalId: string;
  readonly reload: () => Promise<void>;
  readonly onSaid: (words: string) => void;
}) {
  const t = useWords(buyTopUpTexts);
  const lang = useLang();
  const coins = useCoins();
  const money = useMoney();
  const { busy, errors, act } = useAct();
  const { purchaseId, cc, grossCents, available } = pending!;
  const can = available.ApproveTopUp;
  const approve = () =>
    act(async () => {
      const reply = await sendCommand(lang, 'ApproveTopUp', { professionalId, purchaseId, grossCents });
      await reload();
      if (!reply.ok) return errorsOf(reply.problem, lang);
      return onSaid(t.approved);
    });
  return (
    <div className="top-up-pending" role="group" aria-labelledby="top-up-pending">
      <Wrong errors={errors} />
      <h3 id="top-up-pending">{t.pendingTitle}</h3>
      <p>{fill(t.pendingText, { n: coins(cc), money: money(grossCents) })}</p>
      {can !== true && <p className="small soft">{codeText(can?.code ?? 'WRONG_STATE', lang)}</p>}
      <p className="actions">
        {can === true && (
          <Go type="button" busy={busy} onPress={() => void approve()}>
            {fill(t.approve, { money: money(grossCents) })}
          </Go>
        )}
      </p>
    </div>
  );
}
