import { useEffect, useRef, useState } from 'react';
import { errorText, Line, type Errors } from '../forms';
import { signInTexts } from './words/sign-in';
import { useLang, useWords } from '../lang';
import type { Reply } from '../api';
import { Go, LiveForm, Success, Wrong } from './form';
import { askEmailCode, codeErrors, withCode, withPasskey } from './sign-in';
import type { Challenge, SignedIn, Way } from './types';
import { useAct, useKept } from './use-act';

const ORDER: readonly Way[] = ['passkey', 'totp', 'email', 'recovery'];

interface Props {
  readonly challenge: Challenge;
  readonly onToken: (token: string) => Promise<void>;
  readonly onOver: (message: string) => void;
}

/** The way that is chosen, and what each press asks of the API. */
function useSecondFactor({ challenge: { challenge, factors }, onToken, onOver }: Props) {
  const lang = useLang();
  const ways = ORDER.filter((way) => factors.includes(way));
  const [way, setWay] = useKept<Way>(`way:${challenge}`, ways[0] ?? 'email');
  // Where the e-mailed code is the only way, it has already left with the question.
  const [mailed, setMailed] = useKept(`mailed:${challenge}`, ways.length === 1 && ways[0] === 'email');
  const [again, setAgain] = useState(false);
  const { busy, errors, act, setErrors } = useAct();
  const answered = async (reply: Reply<SignedIn>) => {
    if (!reply.ok) {
      const { over, ...rest } = codeErrors(reply.problem, lang);
      if (over) return onOver(over);
      return rest;
    }
    if ('token' in reply.value) await onToken(reply.value.token);
  };
  const give = (code: string) =>
    act(async () => {
      setAgain(false);
      if (code.trim() === '') return { secondCode: errorText('secondCode', 'required', lang) };
      return answered(await withCode(lang, challenge, way as Exclude<Way, 'passkey'>, code));
    });
  const mail = (isAgain: boolean) =>
    act(async () => {
      setAgain(false);
      const reply = await askEmailCode(lang, challenge);
      if (!reply.ok) return answered(reply);
      setMailed(true);
      setAgain(isAgain);
    });
  return {
    way,
    others: ways.filter((other) => other !== way),
    mailed,
    /** The code was e-mailed once more. */
    again,
    busy,
    errors,
    give: (code: string) => void give(code),
    mail: (isAgain: boolean) => void mail(isAgain),
    withPasskey: () => void act(async () => answered(await withPasskey(lang, challenge))),
    choose(other: Way) {
      setErrors({});
      setAgain(false);
      setWay(other);
    },
  };
}

/**
 * One question more: a code, a passkey or a recovery code. Any of the ways the account has will do.
 * @param onToken the session that came of it @param onOver the sign-in took too long, with the words for it
 */
export function SecondFactor(props: Props) {
  const t = useWords(signInTexts);
  const factor = useSecondFactor(props);
  const { way, others, mailed, again, busy, errors, choose } = factor;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (way !== 'passkey') box.current?.querySelector<HTMLInputElement>('input[name=secondCode]')?.focus();
  }, [way, mailed]);
  return (
    <div ref={box} tabIndex={-1} className="second-factor">
      <Wrong errors={errors} />
      <Success>{again ? t.emailAgainDone : null}</Success>
      {way === 'passkey' ? (
        <Press text={t.passkeyText} label={t.passkeyButton} busy={busy} onPress={factor.withPasskey} />
      ) : way === 'email' && !mailed ? (
        <Press text={t.emailAsk} label={t.emailSend} busy={busy} onPress={() => factor.mail(false)} />
      ) : (
        <CodeForm key={way} way={way} busy={busy} errors={errors} give={factor.give} mailAgain={() => factor.mail(true)} />
      )}
      <OtherWays
        others={others}
        choose={(other) => {
          choose(other);
          box.current?.focus();
        }}
      />
    </div>
  );
}

interface PressProps {
  readonly text: string;
  readonly label: string;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** A way that takes one press: the passkey, or the e-mail that brings a code. */
const Press = ({ text, label, busy, onPress }: PressProps) => (
  <>
    <p>{text}</p>
    <p className="actions">
      <Go busy={busy} type="button" onPress={onPress}>
        {label}
      </Go>
    </p>
  </>
);

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
