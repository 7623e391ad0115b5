import { useEffect, useRef } from 'react';
import { Go, LiveForm } from '../../session';
import { Area } from '../../forms';
import { smsTexts } from './words/sms';
import { fill, phone, useLang, useWords, when } from '../../lang';
import type { SmsPart } from './types';

/** Every message between the number and us, and one to the team. */
export function Conversation({ sms, send, busy, errors }: SmsPart) {
  const t = useWords(smsTexts);
  const lang = useLang();
  const end = useRef<HTMLOListElement>(null);
  const reply = useRef(crypto.randomUUID());
  const entries = sms.conversation;
  const n = entries?.length ?? 0;
  useEffect(() => {
    const toEnd = (): void => {
      if (end.current) end.current.scrollTop = end.current.scrollHeight;
    };
    toEnd();
    // The lines break anew once the letters are there.
    void document.fonts.ready.then(toEnd);
  }, [n]);
  return (
    <section className="sms-talk" aria-labelledby="sms-talk">
      <h2 id="sms-talk">{t.talk}</h2>
      {!entries ? (
        <p className="notice">{t.talkClosed}</p>
      ) : (
        <>
          {n === 0 ? (
            <p className="soft">{fill(t.talkNone, { number: phone(sms.ourNumber) })}</p>
          ) : (
            <ol ref={end} tabIndex={0} aria-labelledby="sms-talk">
              {entries.map((s) => (
                <li key={s.id} className={`said-${s.from}`}>
                  <p className="said-who">
                    {t[s.from]} · <time dateTime={s.at}>{when(s.at, lang)}</time>
                  </p>
                  <p className="said-body">{s.body}</p>
                  {s.state === 'Undelivered' && <p className="small late-text">{t.undelivered}</p>}
                </li>
              ))}
            </ol>
          )}
          {sms.stopped && <p className="notice warning">{t.writeStopped}</p>}
          <LiveForm
            name="sms-write"
            errors={errors}
            onSend={({ body = '' }, form) =>
              void send('POST /api/sms/messages', { replyId: reply.current, body }, t.sent).then((done) => {
                if (!done) return;
                reply.current = crypto.randomUUID();
                form.reset();
              })
            }
          >
            <Area name="body" label={t.write} hint={t.writeHint} rows={3} />
            <div className="actions">
              <Go busy={busy}>{t.send}</Go>
            </div>
          </LiveForm>
        </>
      )}
    </section>
  );
}
