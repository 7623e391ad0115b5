import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { queued } from '../message.js';
import { messageId, messageQueued, onMessage } from './on-message.js';

const written = queued
  .omit({ resendOf: true, contactId: true, accountId: true, link: true, bodyKey: true })
  .extend({
    messageId,
    channel: z.enum(['sms', 'email']),
    recipientId: ids.recipientId,
    leadId: ids.leadId.optional(),
    offerId: ids.offerId.optional(),
    threadId: ids.threadId.optional(),
    speaksOf: z.array(ids.subjectId).optional(),
  });

/** Puts a written message in line. Its id comes from the send key, so that one occasion is one message (4.8.2). */
export const queueMessage = decision({
  name: 'QueueMessage',
  input: written,
  streams: onMessage,
  decide(input, { message: s }, ctx) {
    // Every text belongs to the conversation with its number, no matter who wrote it.
    const threadId = input.channel === 'sms' ? ctx.hash(`phone:${input.to}`) : undefined;
    const to = threadId ? { threadId } : { contactId: ctx.hash(`email:${input.to.trim().toLowerCase()}`) };
    if (s.status === 'None') return { message: [messageQueued({ ...input, ...to })] };
    refuseUnless(s.message?.sendKey === input.sendKey, 'DUPLICATE', 'message-id-used');
    return {};
  },
});
