import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { centsIn, grossOf, taxesOf, type Pack } from '@jurilien/reference';
import { Go, Wrong, useAct, sendCommand } from '../../session';
import type { Errors } from '../../forms';
import { buyTopUpTexts } from './words/buy-top-up';
import { fill, number, useLang, useWords } from '../../lang';
import { useCoins } from '../../layout';
import { errorsOf } from '../../api';
import { useMoney } from './money';
import { Agree } from './order-parts';
import type { Billing, Credits, TopUpTold } from './types';

/** Balances somebody may want to stay above, in centicoins. */
const THRESHOLDS = [100, 200, 300, 500, 1_000, 1_500, 2_000];
/** What a ceiling is at first: room for so many top-ups. */
const ROOM = 2;

/** What one top-up takes from the card: the pack with the taxes of today. */
export const grossOfPack = (pack: Pack, { province }: Billing, today: string): number =>
  grossOf(pack.cents, taxesOf(province, pack.cents, today));

/** What one top-up of a standing order takes from the card, whether it is a pack or any number of coins. */
export const grossOfOne = ({ packs, unitPriceCents, today }: Credits, cc: number, billing: Billing): number =>
  grossOfPack(packs.find((pack) => pack.cc === cc) ?? { cc, cents: Math.ceil((cc * unitPriceCents) / 100) }, billing, today);

/** The terms of a standing order, and the words by which they are agreed to. */
export function TopUpForm({
  credits,
  billing,
  told: { settings, limits },
  hasCard,
  professionalId,
  onSaved,
  onCancel,
}: {
  readonly credits: Credits;
  readonly billing: Billing;
  readonly told: TopUpTold;
  readonly hasCard: boolean;
  readonly professionalId: string;
  readonly onSaved: () => Promise<Errors | void>;
  readonly onCancel: () => void;
}) {
  const t = useWords(buyTopUpTexts);
  const lang = useLang();
  const coins = useCoins();
  const money = useMoney();
  const id = useId();
  const { busy, errors, act, setErrors } = useAct();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const priced = credits.packs
    .map((pack) => ({ ...pack, grossCents: grossOfPack(pack, billing, credits.today) }))
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
    const terms = { thresholdCc: below, packCc: pack.cc, monthlyCeilingCents: ceiling, consent: true };
    const reply = await sendCommand(lang, 'SetAutoTopUp', { professionalId, on: true, ...terms });
    return reply.ok ? onSaved() : errorsOf(reply.problem, lang);
  };
  const changed = (): void => {
    // What was agreed to is no longer what would be charged.
    setAgreed(false);
    setErrors({});
  };
  return (
    <form
      className="top-up-form"
      noValidate
      aria-label={t.title}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void act(save);
      }}
    >
      <Wrong errors={errors} />
      <div className="field">
        <label htmlFor={`${id}below`}>{t.threshold}</label>
        <select
          ref={first}
          id={`${id}below`}
          value={below}
          onChange={(event) => {
            setBelow(Number(event.target.value));
            changed();
          }}
        >
          {[...new Set([...thresholds, below])]
            .sort((a, b) => a - b)
            .map((cc) => (
              <option key={cc} value={cc}>
                {coins(cc)}
              </option>
            ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}pack`}>{t.pack}</label>
        <select
          id={`${id}pack`}
          value={pack.cc}
          onChange={(event) => {
            setPackCc(Number(event.target.value));
            changed();
          }}
        >
          {priced.map(({ cc, grossCents }) => (
            <option key={cc} value={cc}>
              {fill(t.packLine, { n: coins(cc), money: money(grossCents) })}
            </option>
          ))}
        </select>
      </div>
      <div className={errors['top-up-ceiling'] ? 'field failed' : 'field'}>
        <label htmlFor="top-up-ceiling">{t.ceiling}</label>
        <p className="hint" id="top-up-ceiling-hint">
          {fill(t.ceilingHint, range)}
        </p>
        {errors['top-up-ceiling'] && (
          <p className="error" id="top-up-ceiling-error">
            {errors['top-up-ceiling']}
          </p>
        )}
        <input
          id="top-up-ceiling"
          type="text"
          inputMode="decimal"
          className="short"
          maxLength={10}
          value={typed === '' ? number(suggested / 100, lang) : typed}
          aria-invalid={errors['top-up-ceiling'] ? true : undefined}
          aria-describedby={errors['top-up-ceiling'] ? 'top-up-ceiling-hint top-up-ceiling-error' : 'top-up-ceiling-hint'}
          onChange={(event) => {
            setTyped(event.target.value || ' ');
            changed();
          }}
        />
      </div>
      <Agree
        id="top-up-consent"
        label={fill(t.consent, {
          money: money(pack.grossCents),
          below: coins(below),
          ceiling: ceiling === undefined ? '…' : money(ceiling),
        })}
        agreed={agreed}
        error={errors['top-up-consent']}
        onAgree={(next) => {
          setAgreed(next);
          setErrors({});
        }}
      >
        <p className="small soft">{t.consentFirst}</p>
      </Agree>
      <p className="actions">
        <Go busy={busy}>{hasCard ? t.goSave : t.goCard}</Go>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t.cancel}
        </button>
      </p>
      {!hasCard && <p className="small soft">{t.cardSafe}</p>}
    </form>
  );
}
