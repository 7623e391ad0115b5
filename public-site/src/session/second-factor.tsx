import { useEffect, useRef, useState } from 'react';
import { errorText, Line, type Errors } from '../forms';
import { signInTexts } from './words/sign-in';
import { useLang, useWords } from '../lang';
import type { Reply } from '../api';
import { Go, LiveForm, Said, Wrong } from './form';
import { askEmailCode, codeErrors, withCode, withPasskey } from './sign-in';
import type { Challenge, SignedIn, Way } from './types';
import { useAct, useKept } from './use-act';

const ORDER: readonly Way[] = ['passkey', 'totp', 'email', 'recovery'];

/**
 * One question more: a code, a passkey or a recovery code. Any of the ways the account has will do.
 * @param onToken the session that came of it @param onOver the sign-in took too long, with the words for it
 */
export function SecondFactor({
  challenge,
  onToken,
  onOver,
}: {
  readonly challenge: Challenge;
  readonly onToken: (token: string) => Promise<void>;
  readonly onOver: (said: string) => void;
}) {
  const t = useWords(signInTexts);
  const lang = useLang();
  const ways = ORDER.filter((way) => challenge.factors.includes(way));
  const [way, setWay] = useKept<Way>(`way:${challenge.challenge}`, ways[0] ?? 'email');
  // Where the e-mailed code is the only way, it has already left with the question.
  const [mailed, setMailed] = useKept(`mailed:${challenge.challenge}`, ways.length === 1 && ways[0] === 'email');
  const [again, setAgain] = useState(false);
  const { busy, errors, act, setErrors } = useAct();
  const box = useRef<HTMLDivElement>(null);
  const answered = async (reply: Reply<SignedIn>) => {
    if (!reply.ok) {
      const { over, ...said } = codeErrors(reply.problem, lang);
      if (over) return onOver(over);
      return said;
    }
    if ('token' in reply.value) await onToken(reply.value.token);
  };
  const give = (code: string) =>
    act(async () => {
      setAgain(false);
      if (code.trim() === '') return { secondCode: errorText('secondCode', 'required', lang) };
      return answered(await withCode(lang, challenge.challenge, way as Exclude<Way, 'passkey'>, code));
    });
  const mail = (isAgain: boolean) =>
    act(async () => {
      setAgain(false);
      const reply = await askEmailCode(lang, challenge.challenge);
      if (!reply.ok) return answered(reply);
      setMailed(true);
      setAgain(isAgain);
    });
  const choose = (other: Way) => {
    setErrors({});
    setAgain(false);
    setWay(other);
    box.current?.focus();
  };
  useEffect(() => {
    if (way !== 'passkey') box.current?.querySelector<HTMLInputElement>('input[name=secondCode]')?.focus();
  }, [way, mailed]);
  return (
    <div ref={box} tabIndex={-1} className="second-factor">
      <Wrong errors={errors} />
      <Said>{again ? t.emailAgainDone : null}</Said>
      {way === 'passkey' ? (
        <>
          <p>{t.passkeyText}</p>
          <p className="actions">
            <Go busy={busy} type="button" onPress={() => void act(async () => answered(await withPasskey(lang, challenge.challenge)))}>
              {t.passkeyButton}
            </Go>
          </p>
        </>
      ) : way === 'email' && !mailed ? (
        <>
          <p>{t.emailAsk}</p>
          <p className="actions">
            <Go busy={busy} type="button" onPress={() => void mail(false)}>
              {t.emailSend}
            </Go>
          </p>
        </>
      ) : (
        <CodeForm key={way} way={way} busy={busy} errors={errors} give={(code) => void give(code)} mailAgain={() => void mail(true)} />
      )}
      <OtherWays others={ways.filter((other) => other !== way)} choose={choose} />
    </div>
  );
}

interface CodeFormProps {
  readonly way: Exclude<Way, 'passkey'>;
  readonly busy: boolean;
  readonly errors: Errors;
  readonly give: (code: string) => void;
  readonly mailAgain: () => void;
}

/** One code: of the application, of the e-mail, or of the list that was kept. */
function CodeForm({ way, busy, errors, give, mailAgain }: CodeFormProps) {
  const t = useWords(signInTexts);
  return (
    <LiveForm name={`code-${way}`} errors={errors} onSend={({ secondCode = '' }) => give(secondCode)}>
      <p>{way === 'totp' ? t.totpText : way === 'email' ? t.emailText : t.recoveryText}</p>
      <Line
        name="secondCode"
        label={way === 'recovery' ? t.recoveryCode : t.code}
        complete="one-time-code"
        className={way === 'recovery' ? undefined : 'code'}
        length={way === 'recovery' ? 60 : 12}
        numeric={way !== 'recovery'}
      />
      <div className="actions">
        <Go busy={busy}>{t.confirm}</Go>
        {way === 'email' && (
          <Go busy={busy} type="button" className="link-button" onPress={mailAgain}>
            {t.emailAgain}
          </Go>
        )}
      </div>
    </LiveForm>
  );
}

/** The other ways of the account. */
function OtherWays({ others, choose }: { readonly others: readonly Way[]; readonly choose: (way: Way) => void }) {
  const t = useWords(signInTexts);
  if (others.length === 0) return null;
  return (
    <div className="other-ways">
      <h2>{t.otherFactor}</h2>
      <ul className="plain">
        {others.map((other) => (
          <li key={other}>
            <button type="button" className="link-button" onClick={() => choose(other)}>
              {t[`way_${other}`]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
