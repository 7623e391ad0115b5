import { useEffect, useRef, useState } from 'react';
import type { Call } from '@jurilien/contracts/api';
import { RetryNotice, call, Go, LiveForm, Success, Wrong, useAct, useAsk, type Asked } from '../../session';
import { Area } from '../../forms';
import { common } from '../../i18n';
import { talkTexts } from './words/talk';
import { fill, useLang, useWords } from '../../lang';
import { errorsOf, type Reply } from '../../api';
import { LONGEST, type Talk } from './types';
import { Words } from './words';
import { Loading } from '../../layout';

/** How often the conversation is read again while someone looks at it. */
const AGAIN_MS = 20_000;

type Message = Call<'POST /api/pro/threads/:leadId'>['body'];
type Send = (body: Message) => Promise<Reply<unknown>>;
interface Props {
  readonly side: 'professional' | 'client';
  readonly asked: Asked<Talk>;
  readonly send: Send;
  readonly onSent?: () => void;
}

/** The conversation with the client of an accepted request. */
export function ProTalk({ leadId, onSent }: { readonly leadId: string } & Pick<Props, 'onSent'>) {
  const lang = useLang();
  const params = { leadId };
  const asked = useAsk('GET /api/pro/threads/:leadId', { params }, AGAIN_MS);
  return (
    <LiveTalk
      side="professional"
      asked={asked}
      send={(body) => call(lang, 'POST /api/pro/threads/:leadId', { params, body })}
      onSent={onSent}
    />
  );
}

/** The conversation with the professional of one acceptance. */
export function ClientTalk({ acceptanceId }: { readonly acceptanceId: string }) {
  const lang = useLang();
  const params = { acceptanceId };
  const asked = useAsk('GET /api/client/threads/:acceptanceId', { params }, AGAIN_MS);
  return <LiveTalk side="client" asked={asked} send={(body) => call(lang, 'POST /api/client/threads/:acceptanceId', { params, body })} />;
}

/** The messages of the two, for the one of them who is signed in; it follows what the other writes. */
function LiveTalk({ side, asked: { value: talk, problem, reload }, send, onSent }: Props) {
  const t = useWords(talkTexts);
  const c = useWords(common);
  const end = useRef<HTMLOListElement>(null);
  const n = talk?.said.length ?? 0;
  useEffect(() => {
    const toEnd = (): void => {
      if (end.current) end.current.scrollTop = end.current.scrollHeight;
    };
    toEnd();
    // The lines break anew once the letters are there.
    void document.fonts.ready.then(toEnd);
  }, [n]);
  const failed = problem && (
    <RetryNotice text={problem.code === 'OFFLINE' ? c.offline : t.failed} reference={problem.reference} retry={reload} />
  );
  if (!talk) return failed ?? <Loading lines={2} />;
  const label = side === 'professional' ? t.withClient : fill(t.title, { name: talk.name ?? '' });
  return (
    <div className="talk-box">
      {failed}
      {n > 0 ? (
        <Words talk={talk} label={label} end={end} />
      ) : (
        !talk.closed && <p className="soft">{side === 'professional' ? t.nonePro : t.noneClient}</p>
      )}
      {talk.closed ? (
        <p className="notice">{t[`closed_${talk.closed}`]}</p>
      ) : (
        <Write
          talk={talk}
          send={send}
          load={async () => {
            await reload();
            onSent?.();
          }}
        />
      )}
    </div>
  );
}

/** A new message. It keeps its id until it was taken, so that a press repeated over a bad line sends it once. */
function Write({ talk, send, load }: { talk: Talk; send: Send; load: () => Promise<void> }) {
  const t = useWords(talkTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState<string | null>(null);
  const entry = useRef(crypto.randomUUID());
  const field = `talk-${talk.acceptanceId}`;
  return (
    <LiveForm
      name={field}
      errors={errors}
      onSend={(answers, form) =>
        void act(async () => {
          setDone(null);
          const body = (answers[field] ?? '').trim();
          if (body === '') return { [field]: t.empty };
          if (body.length > LONGEST) return { [field]: t.tooLong };
          const reply = await send({ entryId: entry.current, body });
          if (!reply.ok) {
            if (reply.problem.status === 409) await load();
            return reply.problem.code === 'RATE_LIMITED' ? { form: t.tooMany } : errorsOf(reply.problem, lang);
          }
          entry.current = crypto.randomUUID();
          form.reset();
          setDone(t.sent);
          await load();
        })
      }
    >
      <Wrong errors={errors} />
      <Area name={field} label={t.write} hint={t[`hint_${talk.way ?? 'sms'}`]} rows={3} />
      <div className="actions">
        <Go busy={busy}>{t.send}</Go>
      </div>
      <Success>{done}</Success>
    </LiveForm>
  );
}
