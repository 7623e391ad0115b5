import { useRef, useState } from 'react';
import { call, Go, Success, useAct, sendCommand } from '../../session';
import { buyTexts } from './words/buy';
import { fill, useLang, useWords } from '../../lang';
import { useCoins } from '../../layout';
import { errorsOf, type Problem } from '../../api';

/** A promo code that takes a share off the next purchase. */
export interface Discount {
  readonly code: string;
  readonly discountBp: number;
}

/** Codes that are wrong, over or used up read alike: which it is concerns no one who tries. */
const NO_GOOD = ['NOT_FOUND', 'DUPLICATE', 'WRONG_STATE', 'CAP_REACHED', 'VALIDATION'];

interface Props {
  readonly professionalId: string;
  readonly code?: Discount;
  readonly onCode: (code?: Discount) => void;
  readonly onGranted: () => Promise<void>;
}

/** A promo code: coins come at once, a discount shows in the total. */
export function PromoCode(props: Props) {
  const { code, onCode } = props;
  const t = useWords(buyTexts);
  const lang = useLang();
  const [message, setMessage] = useState('');
  const percent = new Intl.NumberFormat(`${lang}-CA`, { style: 'percent', maximumFractionDigits: 2 });
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
      <Success>{message}</Success>
      <details className="promo">
        <summary>{t.codeAdd}</summary>
        <CodeField {...props} onMessage={setMessage} />
      </details>
    </div>
  );
}

type FieldProps = Props & { readonly onMessage: (message: string) => void };

/** What is typed, and what applying it does. */
function usePromoCode({ professionalId, onCode, onGranted, onMessage }: FieldProps, focus: () => void) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const coins = useCoins();
  const { busy, errors, act, setErrors } = useAct();
  const [typed, setTyped] = useState('');
  const wrong = (error: string): { code: string } => {
    focus();
    return { code: error };
  };
  const refused = (problem: Problem): { code: string } =>
    NO_GOOD.includes(problem.code) ? wrong(t.errCode) : { code: errorsOf(problem, lang).form ?? t.errCode };
  const apply = () =>
    act(async () => {
      onMessage('');
      if (!typed.trim()) return wrong(t.errCodeEmpty);
      const found = await call(lang, 'POST /api/pro/promo-code', { body: { code: typed } });
      if (!found.ok) return refused(found.problem);
      if (found.value.kind === 'discount') {
        onCode(found.value);
        return undefined;
      }
      const given = await sendCommand(lang, 'RedeemPromoCode', { professionalId, code: found.value.code });
      if (!given.ok) return refused(given.problem);
      setTyped('');
      onMessage(fill(t.codeGranted, { n: coins(found.value.cc) }));
      await onGranted();
      return undefined;
    });
  return {
    busy,
    error: errors.code,
    typed,
    type(text: string) {
      setTyped(text);
      setErrors({});
    },
    apply: () => void apply(),
  };
}

function CodeField(props: FieldProps) {
  const t = useWords(buyTexts);
  const field = useRef<HTMLInputElement>(null);
  const { busy, error, typed, type, apply } = usePromoCode(props, () => field.current?.focus());
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor="promo-code">{t.code}</label>
      {error && (
        <p className="error" id="promo-code-error" role="alert">
          {error}
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
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'promo-code-error' : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            // Enter here is for the code, not for the payment.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <Go type="button" className="button quiet" busy={busy} onPress={apply}>
          {t.codeApply}
        </Go>
      </div>
    </div>
  );
}
