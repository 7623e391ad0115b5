import { GATE_CODES } from '@jurilien/contracts';
import { NOTICE_MOST } from '@jurilien/contracts';
import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { queued } from '../message.js';
import { messageDid, messageId, messageQueued, occasionOf, onMessage } from './on-message.js';

const posted = queued
  .pick({ sendKey: true, rule: true, class: true, lang: true, recipientKind: true, template: true, templateVersion: true, occasion: true })
  .extend({
    messageId,
    recipientId: ids.recipientId,
    accountId: ids.userId,
    leadId: ids.leadId.optional(),
    offerId: ids.offerId.optional(),
    speaksOf: z.array(ids.subjectId).optional(),
    title: z.string().min(1).max(NOTICE_MOST.title),
    text: z.string().min(1).max(NOTICE_MOST.text),
    /** A page of ours: a path, so that nothing leads elsewhere. */
    link: z
      .string()
      .max(200)
      .regex(/^\/(?![/\\])/)
      .optional(),
    /** The code by which the gate held it back. What its page shows by itself is not posted later, whatever held it back. */
    refused: z.enum(GATE_CODES).optional(),
  });

/**
 * Puts a notice into the list of an account. There is no provider in between: it is there, or the gate held it back, in the same append.
 * Its id comes from the send key, so that one occasion is one notice (4.8.2).
 */
export const postNotice = decision({
  name: 'PostNotice',
  input: posted,
  streams: onMessage,
  decide({ title, text, refused, ...input }, { message: s }) {
    if (s.status !== 'None') {
      refuseUnless(s.message?.sendKey === input.sendKey, 'DUPLICATE', 'message-id-used');
      return {};
    }
    const message = { ...input, channel: 'inapp' as const, to: '', subject: title, body: text };
    const step = { ...occasionOf({ ...s, message }), messageId: input.messageId };
    return {
      message: [
        messageQueued(message),
        refused ? messageDid('MessageSuppressed', { ...step, code: refused }) : messageDid('MessageDelivered', step),
      ],
    };
  },
});
