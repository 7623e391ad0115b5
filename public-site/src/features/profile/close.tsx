import { useState } from 'react';
import { Ask, call, Go, Wrong, useGuarded, useAct } from '../../session';
import { proProfile } from './words/pro-profile';
import { useLang, usePath, useWords } from '../../lang';
import { errorsOf } from '../../api';

/** Contact details and devices live elsewhere; the end of the membership is here, with one question before it. */
export function OwnAccount({ closed, reload }: { closed: boolean; reload: () => Promise<void> }) {
  const t = useWords(proProfile);
  const lang = useLang();
  const guarded = useGuarded();
  const { busy, errors, act } = useAct();
  const [asking, setAsking] = useState(false);
  const close = () =>
    act(async () => {
      const reply = await guarded(() => call(lang, 'POST /api/pro/account/close', { body: {} }));
      setAsking(false);
      if (reply.ok) return reload();
      if (reply.problem.code === 'CANCELLED') return {};
      return reply.problem.detail === 'client-waits' || reply.problem.code === 'WRONG_STATE'
        ? { form: t.closeWaits }
        : errorsOf(reply.problem, lang);
    });
  return (
    <section aria-labelledby="own-account" className="account-part">
      <h2 id="own-account">{t.account}</h2>
      <Wrong errors={errors} />
      <OwnPages />
      {!closed && (
        <>
          <h3>{t.close}</h3>
          <p>{t.closeText}</p>
          <p className="actions">
            <Go type="button" className="button quiet" busy={busy} onPress={() => setAsking(true)}>
              {t.close}
            </Go>
          </p>
        </>
      )}
      {asking && (
        <Ask
          title={t.closeAsk}
          text={t.closeText}
          yes={t.closeYes}
          no={t.closeNo}
          busy={busy}
          onYes={() => void close()}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Where contact details, devices, texts and pauses are. */
function OwnPages() {
  const t = useWords(proProfile);
  const to = usePath();
  const pages = [
    ['account', t.accountLink],
    ['sms', t.smsLink],
    ['pause', t.pauseLink],
    ['ownPrivacy', t.privacyOwn],
    ['privacy', t.privacyLink],
  ] as const;
  return (
    <>
      <p>
        {t.contact} <a href={to('ownChange')}>{t.contactLink}</a>
      </p>
      <ul className="plain">
        {pages.map(([page, label]) => (
          <li key={page}>
            <a href={to(page)}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
