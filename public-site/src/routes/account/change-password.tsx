import { useState } from 'react';
import { call, Go, LiveForm, Success, Wrong, useGuarded, type Account, SignedInPage, useAct } from '../../session';
import { errorsOf } from '../../api';
import { Devices } from '../../features/accounts/devices';
import { errorText, Check, Password } from '../../forms';
import { passwordTexts } from '../../features/accounts/words/password';
import { useLang, usePath, useWords } from '../../lang';
import type { Frame } from '../../layout';

export const handle: Frame = { hydrate: true, quiet: true };

/** A03: the current password, a new one, and what becomes of the other sessions. */
export default function ChangePassword() {
  const t = useWords(passwordTexts);
  return <SignedInPage title={t.changeTitle}>{(account) => <Change account={account} />}</SignedInPage>;
}

function Change({ account }: { account: Account }) {
  const t = useWords(passwordTexts);
  const lang = useLang();
  const to = usePath();
  const guarded = useGuarded();
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const change = ({ current = '', password = '', endOthers }: Readonly<Record<string, string>>, form: HTMLFormElement) =>
    act(async () => {
      setDone(null);
      const missing = {
        ...(current === '' ? { current: errorText('current', 'required', lang) } : {}),
        ...(password === '' ? { password: errorText('password', 'required', lang) } : {}),
      };
      if (Object.keys(missing).length > 0) return missing;
      const body = { current, password, endOthers: endOthers === 'yes' };
      const reply = await guarded(() => call(lang, 'POST /api/account/password', { body }));
      if (!reply.ok) return reply.problem.code === 'CANCELLED' ? {} : errorsOf(reply.problem, lang);
      form.reset();
      setDone(body.endOthers ? t.changedOthers : t.changed);
      setAsked(asked + 1);
    });
  return (
    <>
      <Wrong errors={errors} />
      <h1>{t.changeTitle}</h1>
      <Success>{done}</Success>
      <LiveForm
        name="change-password"
        className="stack"
        errors={errors}
        values={{ endOthers: 'yes' }}
        onSend={(a, form) => void change(a, form)}
      >
        {/* Password managers learn from it whose password this is. */}
        <span className="hidden-text">
          <input type="text" name="username" autoComplete="username" value={account.email} readOnly tabIndex={-1} aria-hidden />
        </span>
        <Password name="current" label={t.current} complete="current-password" />
        <p className="after-field small">
          {t.noPassword} <a href={to('forgotten')}>{t.noPasswordLink}</a>
        </p>
        <Password name="password" label={t.password} hint={t.hint} complete="new-password" />
        <Check name="endOthers" label={t.endOthers} hint={t.endOthersHint} />
        <div className="form-actions">
          <Go busy={busy} className="button large">
            {t.change}
          </Go>
          <a className="plain-link" href={to('account')}>
            {t.backToAccount}
          </a>
        </div>
      </LiveForm>
      <Devices key={asked} />
    </>
  );
}
