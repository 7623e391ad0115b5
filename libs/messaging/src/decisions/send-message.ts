import { type AsOf, decision, ERASED, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { DAY_MS, segmentsOf, smsMaxSegments } from '@jurilien/reference';
import { z } from 'zod';
import { cannedReply } from '../canned-replies.js';
import { contactPoint, type ContactState } from '../contact-point.js';
import { message, recipientKind, type MessageState } from '../message.js';
import { refusedBy } from '../send-gate.js';
import { staffWish } from '../wish-gate.js';
import { numberOf, thread, threadId, type ThreadState } from '../thread.js';
import { messageDid, messageId, occasionOf, onMessage, refuseUnlessIn } from './on-message.js';

/** How far ahead a text may be planned (4.8.2). */
const AHEAD_DAYS = 60;

const written = z.object({
  messageId,
  threadId,
  lang: z.enum(['fr', 'en']),
  /** Free words, or the key of words written in advance. */
  body: z.string().trim().max(1_600).optional(),
  canned: z.string().max(60).optional(),
  /** Whom the number belongs to, as the thread shows it. */
  recipientKind: recipientKind.default('anyone'),
  recipientId: ids.recipientId.optional(),
  leadId: ids.leadId.optional(),
});
const streams = (i: { messageId: string; threadId: string }) => ({
  message: streamOf(message, i.messageId),
  thread: streamOf(thread, i.threadId),
  contact: streamOf(contactPoint, i.threadId),
});
interface States {
  readonly message: MessageState;
  readonly thread: ThreadState;
  readonly contact: ContactState;
}

/** The text as it will be queued, to the number of the thread; refused where the person does not want it. */
function textOf(i: z.infer<typeof written>, { thread: t, contact }: States, { now, config }: AsOf) {
  const to = numberOf(t);
  refuseUnless(to !== undefined, 'NOT_FOUND', 'thread');
  refuseUnless(to !== ERASED, 'SUPPRESSED', 'person-erased');
  refuseUnless(!contact.smsOptedOut, 'SUPPRESSED', 'number-said-stop');
  refuseUnless(!refusedBy(contact, 'sms', 'transactional', now), 'SUPPRESSED', 'number-unreachable');
  const wish = staffWish(contact, i.recipientKind);
  refuseUnless(!wish || wish.channels.includes('sms'), 'SUPPRESSED', 'person-wants-no-texts');
  const canned = i.canned === undefined ? undefined : cannedReply(i.canned, config);
  refuseUnless(i.canned === undefined || canned !== undefined, 'NOT_FOUND', 'canned-reply');
  refuseUnless(!wish?.neutral || canned?.neutral === true, 'SUPPRESSED', 'person-wants-neutral-words');
  const body = canned?.[i.lang] ?? i.body ?? '';
  refuseUnless(body !== '', 'VALIDATION', 'nothing-to-say');
  refuseUnless(segmentsOf(body).segments <= config.value(smsMaxSegments), 'VALIDATION', 'too-long');
  return {
    messageId: i.messageId,
    sendKey: `thread:${i.messageId}/sms`,
    rule: canned ? `canned-${canned.key}` : 'thread',
    channel: 'sms' as const,
    class: 'transactional' as const,
    lang: i.lang,
    recipientKind: i.recipientKind,
    recipientId: i.recipientId ?? i.threadId,
    ...(i.leadId ? { leadId: i.leadId } : {}),
    templateVersion: canned?.version ?? 1,
    threadId: i.threadId,
    author: 'staff' as const,
    ...(canned?.neutral ? { neutral: true as const } : {}),
    to: to,
    subject: '',
    body,
  };
}

/** Staff write to a number that has a thread: queued like every message, and looked at by the same gate. */
export const sendMessage = decision({
  name: 'SendMessage',
  input: written,
  streams,
  decide(i, states, ctx) {
    if (states.message.message?.threadId === i.threadId) return {};
    refuseUnless(states.message.status === 'None', 'DUPLICATE', 'message-id-used');
    return { message: [messageDid('MessageQueued', textOf(i, states, ctx))] };
  },
});

/** The same, at an hour of one's choice; the gate looks again then. */
export const scheduleMessage = decision({
  name: 'ScheduleMessage',
  input: written.extend({ sendAt: z.iso.datetime() }),
  streams,
  decide(i, states, ctx) {
    if (states.message.message?.threadId === i.threadId) return {};
    refuseUnless(states.message.status === 'None', 'DUPLICATE', 'message-id-used');
    const ahead = Date.parse(i.sendAt) - Date.parse(ctx.now);
    refuseUnless(ahead > 0, 'VALIDATION', 'not-in-the-future');
    refuseUnless(ahead <= AHEAD_DAYS * DAY_MS, 'VALIDATION', 'too-far');
    return { message: [messageDid('MessageScheduled', { ...textOf(i, states, ctx), sendAt: i.sendAt })] };
  },
});

/** The hour has come: into the line, unless it was cancelled or suppressed meanwhile. */
export const sendScheduledMessage = decision({
  name: 'SendScheduledMessage',
  input: z.object({ messageId }),
  streams: onMessage,
  decide(input, { message: s }, ctx) {
    if (s.status !== 'None' && s.status !== 'Scheduled') return {};
    refuseUnlessIn(s, ['Scheduled']);
    refuseUnless(Date.parse(ctx.now) >= Date.parse(s.sendAt!), 'WRONG_STATE', 'too-early');
    return { message: [messageDid('MessageQueued', { ...s.message!, messageId: input.messageId })] };
  },
});

/** A planned text is not sent after all. */
export const cancelScheduledMessage = decision({
  name: 'CancelScheduledMessage',
  input: z.object({ messageId }),
  streams: onMessage,
  decide(input, { message: s }) {
    if (s.status === 'Cancelled') return {};
    refuseUnlessIn(s, ['Scheduled']);
    return { message: [messageDid('MessageCancelled', { ...occasionOf(s), messageId: input.messageId })] };
  },
});
