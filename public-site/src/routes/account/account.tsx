import { useState } from 'react';
import { roleNameOf } from '@jurilien/contracts';
import {
  call,
  Go,
  LiveForm,
  Success,
  Wrong,
  homeOf,
  isStaff,
  session,
  useGuarded,
  type Account,
  SignedInPage,
  useAct,
  accountTexts,
} from '../../session';
import { errorsOf } from '../../api';
import { Devices } from '../../features/accounts/devices';
import { Factors } from '../../features/accounts/factors';
import { OwnLooks } from '../../features/privacy/own-looks';
import { lookTexts } from '../../features/privacy/words/looks';
import { Checks, Radios } from '../../forms';
import { masked, phone, useLang, usePath, useWords } from '../../lang';
import type { Frame } from '../../layout';

export const handle: Frame = { hydrate: true, quiet: true };

/** The person’s own account on one page: who I am, what protects it, where it is open, how we write to me. */
export default function MyAccount() {
  const t = useWords(accountTexts);
  return (
    <SignedInPage title={t.title} wide>
      {(account, reload) => <Parts account={account} reload={reload} />}
    </SignedInPage>
  );
}

function Parts({ account, reload }: { account: Account; reload: () => Promise<void> }) {
  const t = useWords(accountTexts);
  const l = useWords(lookTexts);
  const lang = useLang();
  const role = roleNameOf(account.role);
  const parts = [
    ['details', t.detailsTitle],
    ['protect', t.protectTitle],
    ['devices', t.devicesTitle],
    ['preferences', t.preferencesTitle],
    ['looks', l.title],
  ] as const;
  return (
    <>
      <header className="account-head">
        <p className="eyebrow">{role && t[`role_${role}`]}</p>
        <h1>{t.title}</h1>
        <p className="lead">{account.name}</p>
        <p className="actions">
          {isStaff(account.role) && (
            <a className="button" href={homeOf(account.role, lang)}>
              {t.toConsole}
            </a>
          )}
          <Go type="button" className="button quiet" onPress={() => void session().logOut()}>
            {t.signOut}
          </Go>
        </p>
      </header>
      <div className="account-grid">
        <nav aria-label={t.onThisPage} className="account-nav">
          <ul className="plain">
            {parts.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Details account={account} />
          <Factors account={account} reload={reload} />
          <Devices />
          <Preferences account={account} reload={reload} />
          <OwnLooks />
        </div>
      </div>
    </>
  );
}

function Details({ account }: { account: Account }) {
  const t = useWords(accountTexts);
  const to = usePath();
  return (
    <section aria-labelledby="details" className="account-part">
      <h2 id="details">{t.detailsTitle}</h2>
      {account.pendingChanges.length > 0 && (
        <p className="notice warning">
          {t.waiting} <a href={to('ownChange')}>{t.waitingLink}</a>
        </p>
      )}
      <dl className="answers">
        <div>
          <dt>{t.name}</dt>
          <dd>{account.name}</dd>
        </div>
        <div>
          <dt>{t.email}</dt>
          <dd>{account.email}</dd>
        </div>
        <div>
          <dt>{t.phone}</dt>
          <dd>{account.phone ? masked(phone(account.phone)) : t.none}</dd>
        </div>
      </dl>
      <p className="actions">
        <a className="button quiet" href={to('ownChange')}>
          {t.editDetails}
        </a>
      </p>
    </section>
  );
}

function Preferences({ account, reload }: { account: Account; reload: () => Promise<void> }) {
  const t = useWords(accountTexts);
  const lang = useLang();
  const guarded = useGuarded();
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState<string | null>(null);
  const { preferences } = account;
  const save = (body: Account['preferences']) =>
    act(async () => {
      setDone(null);
      const reply = await guarded(() => call(lang, 'POST /api/account/preferences', { body }));
      if (!reply.ok) return reply.problem.code === 'CANCELLED' ? {} : errorsOf(reply.problem, lang);
      setDone(t.saved);
      await reload();
    });
  return (
    <section aria-labelledby="preferences" className="account-part">
      <h2 id="preferences">{t.preferencesTitle}</h2>
      <Wrong errors={errors} />
      <LiveForm
        name="preferences"
        errors={errors}
        className="stack"
        values={{ lang: preferences.lang }}
        lists={{ reach: [...(preferences.email ? ['email'] : []), ...(preferences.sms ? ['sms'] : [])] }}
        onSend={(answers, form) => {
          const reach = new FormData(form).getAll('reach');
          void save({
            lang: answers.lang === 'en' ? 'en' : answers.lang === 'fr' ? 'fr' : preferences.lang,
            email: reach.includes('email'),
            sms: reach.includes('sms'),
          });
        }}
      >
        <Radios
          name="lang"
          label={t.language}
          layout="inline"
          options={[
            { value: 'fr', label: t.french },
            { value: 'en', label: t.english },
          ]}
        />
        <Checks
          name="reach"
          label={t.reach}
          options={[
            { value: 'email', label: t.byEmail, hint: t.byEmailHint },
            { value: 'sms', label: t.bySms, hint: t.bySmsHint },
          ]}
        />
        <div className="actions">
          <Go busy={busy}>{t.save}</Go>
          <Success>{done}</Success>
        </div>
      </LiveForm>
    </section>
  );
}
