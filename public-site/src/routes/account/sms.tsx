import { useState } from 'react';
import { call, type Given, Success, Wrong, useAct, useAsk } from '../../session';
import { ClientOnly } from '../../features/clients/only';
import { errorText } from '../../forms';
import { smsTexts } from '../../features/sms/words/sms';
import { fill, phone, useLang, usePath, useWords, when } from '../../lang';
import { errorsOf, type Problem } from '../../api';
import { Failed, ProPage, Skeleton, Stale } from '../../pro';
import type { Frame } from '../../layout';
import { ConsentHistory } from '../../features/consents';
import { Choices } from '../../features/sms/choices';
import { Conversation } from '../../features/sms/conversation';
import { Hours } from '../../features/sms/hours';
import { Keywords } from '../../features/sms/keywords';
import { MailChoices } from '../../features/sms/mail-choices';
import { OwnNumber } from '../../features/sms/number';
import type { NoNumber, OwnSms, SendSms, SmsAct, SmsPart } from '../../features/sms/types';
import styles from '../../styles/sms.css?url';

export const handle: Frame = { hydrate: true, quiet: true };
export const links = () => [{ rel: 'stylesheet', href: styles }];

const REFRESH_MS = 30_000;
const LONGEST = 1_600;

/** M20: the text messages of a professional or a client who is signed in. */
export default function SmsPage() {
  const t = useWords(smsTexts);
  return (
    <ProPage
      title={t.title}
      other={(account) => (
        <ClientOnly account={account}>
          <Texts pro={false} />
        </ClientOnly>
      )}
    >
      {() => <Texts pro />}
    </ProPage>
  );
}

function Texts({ pro }: { pro: boolean }) {
  const t = useWords(smsTexts);
  const { value, problem, reload } = useAsk('GET /api/sms', {}, REFRESH_MS);
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      {value ? (
        <>
          <Stale problem={problem} />
          <Own pro={pro} sms={value} reload={reload} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

function Own({ pro, sms, reload }: { pro: boolean; sms: OwnSms | NoNumber; reload: () => Promise<void> }) {
  const t = useWords(smsTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const refusal = (problem: Problem): Readonly<Record<string, string>> => {
    if (problem.detail === 'code-just-sent' || problem.detail === 'test-just-sent') return { form: t.tooSoon };
    if (problem.detail === 'tests-a-day') return { form: t.enoughTests };
    if (problem.detail === 'no-code') return { code: t.noCode };
    return errorsOf(problem, lang);
  };
  const send: SendSms = async (route, body, done) => {
    let ok = false;
    await act(async () => {
      setMessage(null);
      const wrong = unfilled(route, body as Readonly<Record<string, unknown>>);
      if (wrong) return wrong;
      const reply = await call(lang, route, { body } as Given<typeof route>);
      if (!reply.ok) return refusal(reply.problem);
      await reload();
      ok = true;
      setMessage(done);
      return undefined;
    });
    return ok;
  };
  const unfilled = (route: SmsAct, body: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> | undefined => {
    const text = String(body.code ?? body.body ?? '').trim();
    if (route === 'POST /api/sms/verify' && !text) return { code: errorText('code', 'required', lang) };
    if (route !== 'POST /api/sms/messages') return undefined;
    if (!text) return { body: t.bodyRequired };
    return text.length > LONGEST ? { body: t.bodyLong } : undefined;
  };
  return (
    <>
      <Wrong errors={errors} />
      <Success>{message}</Success>
      {sms.phone === undefined ? (
        <>
          <AskNumber pro={pro} />
          {sms.mail && <MailChoices pro={pro} mail={sms.mail} send={send} busy={busy} />}
        </>
      ) : (
        <Parts {...{ pro, sms, send, busy, errors }} />
      )}
      {(sms.mail || (sms.phone !== undefined && sms.history)) && <ConsentHistory moments={momentsOf(sms)} id="consent-history" />}
    </>
  );
}

/** Of the number and the mailbox together, the newest first. */
const momentsOf = (sms: OwnSms | NoNumber) =>
  [
    ...(sms.mail?.history ?? []).map((moment) => ({ ...moment, about: 'email' as const })),
    ...(sms.phone === undefined ? [] : (sms.history ?? [])).map((moment) => ({ ...moment, about: 'sms' as const })),
  ].sort((a, b) => b.at.localeCompare(a.at));

function Parts(part: SmsPart) {
  const { pro, sms } = part;
  return (
    <>
      {sms.stopped && <Stopped sms={sms} />}
      <div className="sms-page">
        <OwnNumber {...part} />
        <Conversation {...part} />
        <div className="sms-aside">
          <Choices {...part} />
          <Hours pro={pro} sms={sms} />
          <Keywords pro={pro} sms={sms} />
        </div>
      </div>
    </>
  );
}

/** All texts are off, and the one way back. */
function Stopped({ sms }: { sms: OwnSms }) {
  const t = useWords(smsTexts);
  const lang = useLang();
  const word = lang === 'fr' ? 'DEBUT' : 'START';
  return (
    <section className="notice warning sms-stopped" aria-labelledby="sms-stopped">
      <h2 id="sms-stopped">{t.stopTitle}</h2>
      <p>{fill(t.stopText, { when: when(sms.stoppedAt ?? sms.serverNow, lang), number: phone(sms.ourNumber) })}</p>
      <p className="actions">
        <a className="button" href={`sms:${sms.ourNumber}?&body=${word}`}>
          {t.stopGo}
        </a>
      </p>
    </section>
  );
}

function AskNumber({ pro }: { pro: boolean }) {
  const t = useWords(smsTexts);
  const to = usePath();
  return (
    <section className="card" aria-labelledby="sms-none">
      <h2 id="sms-none">{t.noneTitle}</h2>
      <p>{pro ? t.nonePro : t.noneClient}</p>
      <p className="actions">
        <a className="button" href={to(pro ? 'ownChange' : 'request')}>
          {pro ? t.otherGo : t.noneGo}
        </a>
      </p>
    </section>
  );
}
