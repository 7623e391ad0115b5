import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import { errorText, Password, type Errors } from '../forms';
import { accountTexts } from './words/account';
import { signInTexts } from './words/sign-in';
import { fill, useLang, useWords } from '../lang';
import type { Reply } from '../api';
import { Go, LiveForm, Wrong } from './form';
import { Modal } from './modal';
import { SecondFactor } from './second-factor';
import { idOf, session } from './session';
import { firstErrors, withPasskey, withPassword } from './sign-in';
import type { Account, Challenge, SignedIn } from './types';
import { useAct } from './use-act';

type Guarded = <T>(ask: () => Promise<Reply<T>>) => Promise<Reply<T>>;
const Guard = createContext<Guarded>((ask) => ask());

/** Asks the API; when it wants to know once more who asks, the person confirms and the same act is repeated. */
export const useGuarded = (): Guarded => useContext(Guard);

/** Holds the dialog in which a person confirms once more who they are. */
export function StepUp({ account, children }: { account: Account; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const decided = useRef<(confirmed: boolean) => void>(undefined);
  const guarded: Guarded = async (ask) => {
    const first = await ask();
    if (first.ok || first.problem.code !== 'STEP_UP_REQUIRED') return first;
    const confirmed = await new Promise<boolean>((resolve) => {
      decided.current = resolve;
      setOpen(true);
    });
    setOpen(false);
    return confirmed ? ask() : { ok: false, problem: { status: 0, code: 'CANCELLED' } };
  };
  return (
    <Guard value={guarded}>
      {children}
      {open && <ConfirmAgain account={account} onEnd={(confirmed) => decided.current?.(confirmed)} />}
    </Guard>
  );
}

interface AgainProps {
  readonly account: Account;
  readonly onEnd: (confirmed: boolean) => void;
}

/** The sign-in of the dialog: a first answer, then a second factor where the account has one. */
function useConfirmAgain({ account, onEnd }: AgainProps) {
  const t = useWords(accountTexts);
  const lang = useLang();
  const [challenge, setChallenge] = useState<Challenge>();
  const { busy, errors, act, setErrors } = useAct();
  const withToken = (token: string): Errors | void => {
    // A passkey of another account would silently turn this page into that account's.
    if (idOf(token) !== account.id) return { form: fill(t.againOther, { email: account.email }) };
    session().keep(token);
    onEnd(true);
  };
  const first = (ask: () => Promise<Reply<SignedIn>>) =>
    act(async () => {
      const reply = await ask();
      if (!reply.ok) {
        const wrong = reply.problem.status === 401;
        return wrong ? { againPassword: errorText('current', 'wrong', lang) } : firstErrors(reply.problem, lang);
      }
      if ('token' in reply.value) return withToken(reply.value.token);
      setChallenge(reply.value);
    });
  const restart = (wrong: Errors): void => {
    setChallenge(undefined);
    setErrors(wrong);
  };
  return {
    challenge,
    busy,
    errors,
    withSecond: async (token: string) => {
      const wrong = withToken(token);
      if (wrong) restart(wrong);
    },
    restart,
    withPassword: (password: string) =>
      void (password === ''
        ? act(async () => ({ againPassword: errorText('current', 'required', lang) }))
        : first(() => withPassword(lang, account.email, password))),
    withPasskey: () => void first(() => withPasskey(lang)),
  };
}

function ConfirmAgain(props: AgainProps) {
  const { account, onEnd } = props;
  const t = useWords(accountTexts);
  const again = useConfirmAgain(props);
  return (
    <Modal name="again" title={t.againTitle} onCancel={() => onEnd(false)}>
      {again.challenge ? (
        <SecondFactor challenge={again.challenge} onToken={again.withSecond} onOver={(message) => again.restart({ form: message })} />
      ) : (
        <FirstAnswer account={account} again={again} />
      )}
      <p>
        <button type="button" className="link-button" onClick={() => onEnd(false)}>
          {t.againCancel}
        </button>
      </p>
    </Modal>
  );
}

/** The password, or a passkey where the account has one. */
function FirstAnswer({ account, again }: { readonly account: Account; readonly again: ReturnType<typeof useConfirmAgain> }) {
  const t = useWords(accountTexts);
  const s = useWords(signInTexts);
  const { busy, errors } = again;
  return (
    <>
      <p>{t.againText}</p>
      <Wrong errors={errors} />
      <LiveForm name="again" errors={errors} onSend={({ againPassword = '' }) => again.withPassword(againPassword)}>
        <span className="hidden-text">
          <input type="text" name="username" autoComplete="username" value={account.email} readOnly tabIndex={-1} aria-hidden />
        </span>
        <Password name="againPassword" label={t.againPassword} complete="current-password" />
        <div className="actions">
          <Go busy={busy}>{s.confirm}</Go>
          {account.factors.some((f) => f.kind === 'passkey') && (
            <Go busy={busy} type="button" className="link-button" onPress={again.withPasskey}>
              {s.usePasskey}
            </Go>
          )}
        </div>
      </LiveForm>
    </>
  );
}
