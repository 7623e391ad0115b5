import { decision, ids, oneLine, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contactId, contactPoint } from '../contact-point.js';
import { message, queued } from '../message.js';
import { refusedBy } from '../send-gate.js';
import { staffWish } from '../wish-gate.js';
import { messageId, messageQueued, refuseUnlessText } from './on-message.js';

/** What staff may write to many at once: about the membership, or news that anyone may refuse. News that sells is a campaign. */
export const WRITTEN_CLASSES = ['transactional', 'service'] as const;

/**
 * Staff write to a professional of their own accord, alone or with others. What the address refuses is refused here, and looked
 * at once more before the send. The route that took the words names the address on file and what was made of the words.
 */
export const writeToMember = decision({
  name: 'WriteToMember',
  input: queued
    .pick({ sendKey: true, lang: true, to: true, subject: true, body: true, html: true })
    .extend({
      messageId,
      contactId,
      professionalId: ids.professionalId,
      channel: z.enum(['sms', 'email']),
      class: z.enum(WRITTEN_CLASSES),
      subject: oneLine(150),
    }),
  streams: (i) => ({ message: streamOf(message, i.messageId), contact: streamOf(contactPoint, i.contactId) }),
  decide({ contactId: address, professionalId, ...words }, { message: s, contact }, ctx) {
    if (s.status !== 'None') {
      refuseUnless(s.message?.sendKey === words.sendKey, 'DUPLICATE', 'message-id-used');
      return {};
    }
    const refused = refusedBy(contact, words.channel, words.class, ctx.now);
    refuseUnless(!refused, 'SUPPRESSED', `address-says-${refused?.toLowerCase()}`);
    const wish = staffWish(contact, 'professional');
    refuseUnless(!wish || wish.channels.includes(words.channel), 'SUPPRESSED', 'person-wants-another-channel');
    refuseUnless(!wish?.neutral, 'SUPPRESSED', 'person-wants-neutral-words');
    const sms = words.channel === 'sms';
    if (sms) refuseUnlessText(words.body, ctx.config);
    return {
      message: [
        messageQueued({
          ...words,
          rule: 'team',
          recipientKind: 'professional',
          recipientId: professionalId,
          templateVersion: 1,
          author: 'staff',
          ...(sms ? { threadId: address } : { contactId: address }),
        }),
      ],
    };
  },
});
