import { decision, ids, oneLine, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import {
  attached,
  isInTriage,
  keyed,
  mailKeyOf,
  receivedEmail,
  thread,
  threadDid,
  threadId,
  threadKeyOf,
  type ThreadState,
} from '../thread.js';

const onThread = (i: { threadId: string }) => ({ thread: streamOf(thread, i.threadId) });

/** How much of an e-mail is kept: its own words, without what it quotes. */
export const EMAIL_BODY_MAX = 20_000;
export const EMAIL_SUBJECT_MAX = 300;
const FILE_NAME_MAX = 200;

/**
 * An e-mail arrived. Its id comes from that of the provider's call, so that a call that is repeated is one e-mail. What a person wrote
 * opens the conversation again; what a machine sent, and what waits in the triage, does not.
 */
export const receiveEmail = decision({
  name: 'ReceiveEmail',
  input: receivedEmail
    .omit({ bodyKey: true })
    .extend({
      threadId,
      from: z.string().min(1).max(254),
      mailId: ids.fileId,
      subject: oneLine(EMAIL_SUBJECT_MAX),
      files: z.array(
        attached.extend({ name: oneLine(FILE_NAME_MAX), fileId: ids.fileId.optional(), documentId: ids.documentId.optional() }),
      ),
      body: z.string().max(EMAIL_BODY_MAX),
      answers: ids.messageId.optional(),
      leadId: ids.leadId.optional(),
      professionalId: ids.professionalId.optional(),
    }),
  streams: onThread,
  decide(input, { thread: s }) {
    if (s.emails.some((e) => e.mailId === input.mailId)) return {};
    const received = threadDid('EmailReceived', {
      ...{ ...input, ...keyed(input.threadId, s) },
      bodyKey: mailKeyOf(threadKeyOf(input.threadId, s), input.mailId),
    });
    const asleep = s.status === 'Snoozed' || s.status === 'Closed';
    const wakes = asleep && !input.automatic && !input.triage;
    return { thread: wakes ? [received, threadDid('ThreadReopened', { threadId: input.threadId, cause: 'inbound' })] : [received] };
  },
});

const sorting = { threadId, mailId: ids.fileId };
const refuseUnlessInTriage = (s: ThreadState, mailId: string): void => {
  const email = s.emails.find((e) => e.mailId === mailId);
  refuseUnless(email?.triage !== undefined, 'NOT_FOUND', 'email');
  refuseUnless(isInTriage(email), 'WRONG_STATE', 'email-is-sorted');
};

/** Staff say which request an e-mail of the triage is about: its files become documents there, and it waits for an answer. */
export const placeEmail = decision({
  name: 'PlaceEmail',
  input: z.object({ ...sorting, leadId: ids.leadId }),
  streams: onThread,
  decide(input, { thread: s }) {
    if (s.emails.some((e) => e.mailId === input.mailId && e.sorted === 'placed' && e.leadId === input.leadId)) return {};
    refuseUnlessInTriage(s, input.mailId);
    return { thread: [threadDid('EmailPlaced', input)] };
  },
});

/** Staff have seen that an e-mail of the triage is for no one here. It stays readable as long as any other. */
export const discardEmail = decision({
  name: 'DiscardEmail',
  input: z.object(sorting),
  streams: onThread,
  decide(input, { thread: s }) {
    if (s.emails.some((e) => e.mailId === input.mailId && e.sorted === 'discarded')) return {};
    refuseUnlessInTriage(s, input.mailId);
    return { thread: [threadDid('EmailDiscarded', input)] };
  },
});

/** The days of its words are over: they go with their key, and so do the files that no request took over. */
export const forgetEmail = decision({
  name: 'ForgetEmail',
  input: z.object(sorting),
  streams: onThread,
  decide(input, { thread: s }) {
    const email = s.emails.find((e) => e.mailId === input.mailId);
    if (!email || email.forgotten) return {};
    const fileIds = email.files.flatMap(({ fileId }) => (fileId ? [fileId] : []));
    return { thread: [threadDid('EmailForgotten', { ...input, bodyKey: email.bodyKey, fileIds })] };
  },
});
