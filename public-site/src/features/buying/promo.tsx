import { useRef, useState } from 'react';
import { call, Go, Said, useAct, sendCommand } from '../../session';
import { buyTexts } from './words/buy';
import { fill, useLang, useWords } from '../../lang';
import { useCoins } from '../../layout';
import { errorsOf } from '../../api';

/** A promo code that takes a share off the next purchase. */
export interface Discount {
  readonly code: string;
  readonly discountBp: number;
}

/** Codes that are wrong, over or used up read alike: which it is concerns no one who tries. */
const NO_GOOD = ['NOT_FOUND', 'DUPLICATE', 'WRONG_STATE', 'CAP_REACHED', 'VALIDATION'];

/** A promo code: coins come at once, a discount shows in the total. */
export function PromoCode({
  professionalId,
  code,
  onCode,
  onGranted,
}: {
  readonly professionalId: string;
  readonly code?: Discount;
  readonly onCode: (code?: Discount) => void;
  readonly onGranted: () => Promise<void>;
}) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const coins = useCoins();
  const { busy, errors, act, setErrors } = useAct();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const percent = new Intl.NumberFormat(`${lang}-CA`, { style: 'percent', maximumFractionDigits: 2 });
  const wrong = (error: string): { code: string } => {
    field.current?.focus();
    return { code: error };
  };
  const apply = () =>
    act(async () => {
      setSaid('');
      if (!typed.trim()) return wrong(t.errCodeEmpty);
      const found = await call(lang, 'POST /api/pro/promo-code', { body: { code: typed } });
      if (!found.ok)
        return NO_GOOD.includes(found.problem.code) ? wrong(t.errCode) : { code: errorsOf(found.problem, lang).form ?? t.errCode };
      if (found.value.kind === 'discount') {
        onCode(found.value);
        return undefined;
      }
      const given = await sendCommand(lang, 'RedeemPromoCode', { professionalId, code: found.value.code });
      if (!given.ok)
        return NO_GOOD.includes(given.problem.code) ? wrong(t.errCode) : { code: errorsOf(given.problem, lang).form ?? t.errCode };
      setTyped('');
      setSaid(fill(t.codeGranted, { n: coins(found.value.cc) }));
      await onGranted();
      return undefined;
    });
  if (code)
    return (
      <div className="billing-kept" role="status">
        <p>{fill(t.codeIs, { code: code.code, n: percent.format(code.discountBp / 10_000) })}</p>
        <button type="button" className="link-button" onClick={() => onCode()}>
          {t.codeOff}
        </button>
      </div>
    );
  return (
    <div>
      <Said>{said}</Said>
      <details className="promo">
        <summary>{t.codeAdd}</summary>
        <div className={errors.code ? 'field failed' : 'field'}>
          <label htmlFor="promo-code">{t.code}</label>
          {errors.code && (
            <p className="error" id="promo-code-error" role="alert">
              {errors.code}
            </p>
          )}
          <div className="promo-line">
            <input
              ref={field}
              id="promo-code"
              type="text"
              value={typed}
              maxLength={24}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={errors.code ? true : undefined}
              aria-describedby={errors.code ? 'promo-code-error' : undefined}
              onChange={(event) => {
                setTyped(event.target.value);
                setErrors({});
              }}
              onKeyDown={(event) => {
                // Enter here is for the code, not for the payment.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void apply();
              }}
            />
            <Go type="button" className="button quiet" busy={busy} onPress={() => void apply()}>
              {t.codeApply}
            </Go>
          </div>
        </div>
      </details>
    </div>
  );
}
