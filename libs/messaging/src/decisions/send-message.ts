import { type AsOf, decision, ERASED, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import { cannedReply } from '../canned-replies.js';
import { contactPoint, type ContactState } from '../contact-point.js';
import { bodyKeyOf, message, recipientKind, type MessageState } from '../message.js';
import { refusedBy } from '../send-gate.js';
import { staffWish } from '../wish-gate.js';
import { addressOf, channelOf, thread, threadId, threadKeyOf, type ThreadState } from '../thread.js';
import { messageDid, messageId, messageQueued, occasionOf, onMessage, refuseUnlessIn, refuseUnlessText } from './on-message.js';

/** How far ahead a text may be planned (4.8.2). */
const AHEAD_DAYS = 60;

/** The longest answer of the team by e-mail; a text has its segments. */
const WRITTEN_MAX = 5_000;
const SUBJECT_MAX = 150;

const written = z.object({
  messageId,
  threadId,
  lang: z.enum(['fr', 'en']),
  /** Free words, or the key of words written in advance. */
  body: z.string().trim().max(WRITTEN_MAX).optional(),
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

/** Refuses what the number or address of a conversation does not want. */
function refuseUnwanted(channel: 'sms' | 'email', { contact }: States, wish: ReturnType<typeof staffWish>, now: string): void {
  const sms = channel === 'sms';
  refuseUnless(!sms || !contact.smsOptedOut, 'SUPPRESSED', 'number-said-stop');
  refuseUnless(!refusedBy(contact, channel, 'transactional', now), 'SUPPRESSED', sms ? 'number-unreachable' : 'address-left-alone');
  refuseUnless(!wish || wish.channels.includes(channel), 'SUPPRESSED', sms ? 'person-wants-no-texts' : 'person-wants-no-emails');
}

/** The subject of an answer: that of the last e-mail, marked as answered once. */
function subjectOf({ emails }: ThreadState): string {
  const last = emails.at(-1)?.subject.trim() ?? '';
  return (/^re\s*:/i.test(last) ? last : `Re: ${last === ERASED ? '' : last}`.trim()).slice(0, SUBJECT_MAX);
}

/** The text or e-mail as it will be queued, to where the conversation is with; refused where the person does not want it. */
function messageOf(i: z.infer<typeof written>, states: States, { now, config }: AsOf) {
  const { thread: t, contact } = states;
  const to = addressOf(t);
  refuseUnless(to !== undefined, 'NOT_FOUND', 'thread');
  refuseUnless(to !== ERASED, 'SUPPRESSED', 'person-erased');
  const channel = channelOf(t);
  const wish = staffWish(contact, i.recipientKind);
  refuseUnwanted(channel, states, wish, now);
  const canned = i.canned === undefined ? undefined : cannedReply(i.canned, config);
  refuseUnless(i.canned === undefined || canned !== undefined, 'NOT_FOUND', 'canned-reply');
  refuseUnless(!wish?.neutral || canned?.neutral === true, 'SUPPRESSED', 'person-wants-neutral-words');
  const body = canned?.[i.lang] ?? i.body ?? '';
  refuseUnless(body !== '', 'VALIDATION', 'nothing-to-say');
  if (channel !== 'email') refuseUnlessText(body, config);
  return {
    messageId: i.messageId,
    sendKey: `thread:${i.messageId}/${channel}`,
    rule: canned ? `canned-${canned.key}` : 'thread',
    channel,
    class: 'transactional' as const,
    lang: i.lang,
    recipientKind: i.recipientKind,
    recipientId: i.recipientId ?? threadKeyOf(i.threadId, t),
    ...(i.leadId ? { leadId: i.leadId } : {}),
    templateVersion: canned?.version ?? 1,
    threadId: i.threadId,
    ...(channel === 'email' ? { contactId: i.threadId } : {}),
    author: 'staff' as const,
    ...(canned?.neutral ? { neutral: true as const } : {}),
    to,
    subject: channel === 'email' ? subjectOf(t) : '',
    body,
  };
}

/** Staff write to a number or address that has a thread: queued like every message, and looked at by the same gate. */
export const sendMessage = decision({
  name: 'SendMessage',
  input: written,
  streams,
  decide(i, states, ctx) {
    if (states.message.message?.threadId === i.threadId) return {};
    refuseUnless(states.message.status === 'None', 'DUPLICATE', 'message-id-used');
    return { message: [messageQueued(messageOf(i, states, ctx))] };
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
    const said = messageOf(i, states, ctx);
    return { message: [messageDid('MessageScheduled', { ...said, bodyKey: bodyKeyOf(said), sendAt: i.sendAt })] };
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
    return { message: [messageQueued({ ...s.message!, messageId: input.messageId })] };
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
