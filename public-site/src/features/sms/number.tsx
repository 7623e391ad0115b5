import { useState } from 'react';
import { Go, LiveForm } from '../../session';
import { Line } from '../../forms';
import { smsTexts } from './words/sms';
import { clock, fill, masked, useLang, usePath, useWords, when } from '../../lang';
import type { SmsPart } from './types';

/** The number on file, proven or not, with a code to prove it and a text to try it. */
export function OwnNumber({ sms, send, busy, errors }: SmsPart) {
  const t = useWords(smsTexts);
  const lang = useLang();
  const to = usePath();
  const [asked, setAsked] = useState(false);
  const open = sms.codeUntil && (asked || !sms.verified) && !sms.stopped;
  const code = async (): Promise<void> => {
    if (await send('POST /api/sms/code', { lang }, fill(t.codeSent, { phone: masked(sms.phone) }))) setAsked(true);
  };
  return (
    <section className="card sms-number" aria-labelledby="sms-number">
      <h2 id="sms-number">{t.number}</h2>
      <p className="sms-phone">
        <span>{masked(sms.phone)}</span>{' '}
        <span className={sms.verified ? 'badge' : 'badge warning'}>{sms.verified ? t.confirmed : t.toConfirm}</span>
      </p>
      {sms.verified && sms.verifiedAt && <p className="small soft">{fill(t.confirmedOn, { when: when(sms.verifiedAt, lang) })}</p>}
      {!sms.verified && <p>{t.confirmWhy}</p>}
      {sms.unreachable && <p className="notice warning">{t.unreachable}</p>}
      {open && (
        <CodeForm
          until={sms.codeUntil}
          busy={busy}
          errors={errors}
          onCode={(digits) =>
            void send('POST /api/sms/verify', { code: digits }, t.nowConfirmed).then((done) => {
              if (done) setAsked(false);
            })
          }
        />
      )}
      {!sms.stopped && (
        <div className="actions">
          <Go type="button" className={sms.verified || open ? 'button quiet' : 'button'} busy={busy} onPress={() => void code()}>
            {sms.verified ? t.again : t.getCode}
          </Go>
          {sms.verified && (
            <Go type="button" className="button quiet" busy={busy} onPress={() => void send('POST /api/sms/test', { lang }, t.testSent)}>
              {t.test}
            </Go>
          )}
        </div>
      )}
      <p className="small">
        {t.other} <a href={to('ownChange')}>{t.otherGo}</a>
      </p>
    </section>
  );
}

interface CodeProps extends Pick<SmsPart, 'busy' | 'errors'> {
  readonly until: NonNullable<SmsPart['sms']['codeUntil']>;
  readonly onCode: (digits: string) => void;
}

/** The code that was sent, until its time is over. */
function CodeForm({ until, busy, errors, onCode }: CodeProps) {
  const t = useWords(smsTexts);
  const lang = useLang();
  return (
    <LiveForm name="sms-code" errors={errors} onSend={({ code = '' }) => onCode(code)}>
      <Line
        name="code"
        label={t.codeLabel}
        hint={fill(t.codeHint, { time: clock(until, lang) })}
        numeric
        length={9}
        complete="one-time-code"
        className="short"
      />
      <div className="actions">
        <Go busy={busy}>{t.confirm}</Go>
      </div>
    </LiveForm>
  );
}
