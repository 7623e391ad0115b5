import { smsMaxSegments } from '@jurilien/reference';
import { outsideGsm7, segmentsOf } from '@jurilien/reference/segments';
import { useState } from 'react';
import { useCommand } from '../../components/commands/useCommand';
import { useConfig } from '../../in-force/useConfig';
import { useDraft } from '../../useDraft';
import type { Talk } from './useThread';

/** Whom an answer is for, where that is beyond doubt: one professional, or the client of one request. */
const recipientOf = ({ professionals, leads }: Talk['people']) => {
  if (professionals.length === 1 && leads.length === 0) return { recipientKind: 'professional', recipientId: professionals[0]!.id };
  return leads.length === 1 ? { recipientKind: 'client', leadId: leads[0]!.id } : {};
};

/** As long as an answer by e-mail may be. */
const MAIL_LENGTH = 5_000;

/** An answer as it is written: its words, how the carrier counts them, and how it goes out. */
export const useReply = (talk: Talk) => {
  const { run, busy, problem } = useCommand();
  const config = useConfig();
  const [draft, setDraft] = useDraft<{ body: string; canned?: string }>(`inbox ${talk.thread.id}`);
  const [lang, setLang] = useState(talk.lang);
  const body = draft?.body ?? '';
  const counted = segmentsOf(body.trim());
  const byEmail = talk.thread.channel === 'email';
  const tooLong = byEmail ? body.trim().length > MAIL_LENGTH : counted.segments > config.value(smsMaxSegments);
  /** @returns whether it went out, or will at that instant */
  const send = async (sendAt?: string): Promise<boolean> => {
    const payload = {
      messageId: crypto.randomUUID(),
      threadId: talk.thread.id,
      lang,
      // Ready words go by their key, so that the API says which version was sent; changed ones are free words.
      ...(draft?.canned ? { canned: draft.canned } : { body }),
      ...recipientOf(talk.people),
      ...(sendAt ? { sendAt: new Date(sendAt).toISOString() } : {}),
    };
    const { ok } = await run(sendAt ? 'ScheduleMessage' : 'SendMessage', payload, { quiet: true });
    if (ok) setDraft(undefined);
    return ok;
  };
  return {
    body,
    write: (text: string, canned?: string) => setDraft({ body: text, ...(canned ? { canned } : {}) }),
    lang,
    setLang,
    counted,
    tooLong,
    /** Signs that make a text cost more. */
    dear: byEmail ? [] : outsideGsm7(body),
    byEmail,
    onlyCanned: talk.mayWrite === 'c',
    may: body.trim() !== '' && !tooLong && !busy,
    sending: busy === 'SendMessage',
    problem,
    send,
  };
};
export type Reply = ReturnType<typeof useReply>;
