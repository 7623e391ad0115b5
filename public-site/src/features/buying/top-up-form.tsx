import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { centsIn, grossOf, taxesOf, type Config, type Pack } from '@jurilien/reference';
import { Go, Wrong, useAct, sendCommand } from '../../session';
import type { Errors } from '../../forms';
import { buyTopUpTexts } from './words/buy-top-up';
import { fill, number, useConfig, useLang, useWords } from '../../lang';
import { useCoins } from '../../layout';
import { errorsOf } from '../../api';
import { useFormText } from '../legal';
import { useMoney } from './money';
import { Agree } from './order-parts';
import type { Billing, Credits, StandingOrder } from './types';

/** Balances that a professional may want to stay above, in centicoins. */
const THRESHOLDS = [100, 200, 300, 500, 1_000, 1_500, 2_000];
/** What a ceiling is at first: room for so many top-ups. */
const ROOM = 2;

/** What one top-up takes from the card: the pack with the taxes of today. */
const grossOfPack = (pack: Pack, { province }: Billing, today: string, config: Config): number =>
  grossOf(pack.cents, taxesOf(province, pack.cents, today, config));

/** What one top-up of a standing order takes from the card, whether it is a pack or any number of coins. */
export const grossOfOne = ({ packs, unitPriceCents, today }: Credits, cc: number, billing: Billing, config: Config): number =>
  grossOfPack(packs.find((pack) => pack.cc === cc) ?? { cc, cents: Math.ceil((cc * unitPriceCents) / 100) }, billing, today, config);

interface Props {
  readonly credits: Credits;
  readonly billing: Billing;
  readonly order: StandingOrder;
  readonly hasCard: boolean;
  readonly professionalId: string;
  readonly onSaved: () => Promise<Errors | void>;
  readonly onCancel: () => void;
}

/** The terms as they are being chosen, what they would charge, and how they are saved. */
function useTerms({ credits, billing, order: { settings, limits }, professionalId, onSaved }: Props) {
  const t = useWords(buyTopUpTexts);
  const lang = useLang();
  const money = useMoney();
  const config = useConfig();
  const { name: shown } = useFormText('top-up-consent');
  const { busy, errors, act, setErrors } = useAct();
  const priced = credits.packs
    .map((pack) => ({ ...pack, grossCents: grossOfPack(pack, billing, credits.today, config) }))
    .filter(({ grossCents }) => grossCents <= limits.ceilingMaxCents);
  const thresholds = THRESHOLDS.filter((cc) => cc <= limits.thresholdMaxCc);
  const [below, setBelow] = useState(settings?.thresholdCc ?? thresholds[2] ?? thresholds[0]!);
  const [packCc, setPackCc] = useState(settings?.cc ?? priced[0]!.cc);
  const pack = priced.find(({ cc }) => cc === packCc) ?? priced[0]!;
  const suggested = Math.min(limits.ceilingMaxCents, Math.ceil((pack.grossCents * ROOM) / 10_000) * 10_000);
  const [typed, setTyped] = useState(settings ? number(settings.monthlyCeilingCents / 100, lang) : '');
  const [agreed, setAgreed] = useState(false);
  const ceiling = typed === '' ? suggested : centsIn(typed);
  const range = { min: money(pack.grossCents), max: money(limits.ceilingMaxCents, true) };
  const save = async (): Promise<Errors | void> => {
    const fits = ceiling !== undefined && ceiling >= pack.grossCents && ceiling <= limits.ceilingMaxCents;
    const wrong = {
      ...(fits ? {} : { 'top-up-ceiling': fill(t.errCeiling, range) }),
      ...(agreed ? {} : { 'top-up-consent': t.errConsent }),
    };
    if (Object.keys(wrong).length > 0) return wrong;
    const terms = { thresholdCc: below, packCc: pack.cc, monthlyCeilingCents: ceiling, consent: true, shown };
    const reply = await sendCommand(lang, 'SetAutoTopUp', { professionalId, on: true, ...terms });
    if (reply.ok) return onSaved();
    const { consent, ...others } = errorsOf(reply.problem, lang);
    return { ...others, ...(consent ? { 'top-up-consent': consent } : {}) };
  };
  /** Sets a term; what was agreed to is then no longer what would be charged. */
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      set(value);
      setAgreed(false);
      setErrors({});
    };
  return {
    busy,
    errors,
    priced,
    pack,
    ceiling,
    range,
    agreed,
    below: { value: below, all: [...new Set([...thresholds, below])].sort((a, b) => a - b), set: changing(setBelow) },
    shown: typed === '' ? number(suggested / 100, lang) : typed,
    setPack: changing(setPackCc),
    // An emptied field stays empty instead of showing the proposal again.
    setTyped: changing((text: string) => setTyped(text || ' ')),
    agree(next: boolean) {
      setAgreed(next);
      setErrors({});
    },
    save: () => void act(save),
  };
}
type Terms = ReturnType<typeof useTerms>;

/** The terms of a standing order, and the words by which they are agreed to. */
export function TopUpForm(props: Props) {
  const t = useWords(buyTopUpTexts);
  const coins = useCoins();
  const money = useMoney();
  const { say } = useFormText('top-up-consent');
  const terms = useTerms(props);
  const { busy, errors, pack, below, ceiling } = terms;
  return (
    <form
      className="top-up-form"
      noValidate
      aria-label={t.title}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        terms.save();
      }}
    >
      <Wrong errors={errors} />
      <Amounts terms={terms} />
      <Ceiling terms={terms} />
      <Agree
        id="top-up-consent"
        label={fill(say('agree'), {
          money: money(pack.grossCents),
          below: coins(below.value),
          ceiling: ceiling === undefined ? '…' : money(ceiling),
        })}
        agreed={terms.agreed}
        error={errors['top-up-consent']}
        onAgree={terms.agree}
      >
        <p className="small soft">{t.consentFirst}</p>
      </Agree>
      <p className="actions">
        <Go busy={busy}>{props.hasCard ? t.goSave : t.goCard}</Go>
        <button type="button" className="button quiet" onClick={props.onCancel}>
          {t.cancel}
        </button>
      </p>
      {!props.hasCard && <p className="small soft">{t.cardSafe}</p>}
    </form>
  );
}

/** Below which balance, and how many coins at once. */
function Amounts({ terms: { below, priced, pack, setPack } }: { readonly terms: Terms }) {
  const t = useWords(buyTopUpTexts);
  const coins = useCoins();
  const money = useMoney();
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}below`}>{t.threshold}</label>
        <select ref={first} id={`${id}below`} value={below.value} onChange={(event) => below.set(Number(event.target.value))}>
          {below.all.map((cc) => (
            <option key={cc} value={cc}>
              {coins(cc)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}pack`}>{t.pack}</label>
        <select id={`${id}pack`} value={pack.cc} onChange={(event) => setPack(Number(event.target.value))}>
          {priced.map(({ cc, grossCents }) => (
            <option key={cc} value={cc}>
              {fill(t.packLine, { n: coins(cc), money: money(grossCents) })}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** The most that a month may cost. */
function Ceiling({ terms: { errors, range, shown, setTyped } }: { readonly terms: Terms }) {
  const t = useWords(buyTopUpTexts);
  const error = errors['top-up-ceiling'];
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor="top-up-ceiling">{t.ceiling}</label>
      <p className="hint" id="top-up-ceiling-hint">
        {fill(t.ceilingHint, range)}
      </p>
      {error && (
        <p className="error" id="top-up-ceiling-error">
          {error}
        </p>
      )}
      <input
        id="top-up-ceiling"
        type="text"
        inputMode="decimal"
        className="short"
        maxLength={10}
        value={shown}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'top-up-ceiling-hint top-up-ceiling-error' : 'top-up-ceiling-hint'}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
