import { decision, ERASED, ids } from '@jurilien/event-sourcing';
import { segmentsOf } from '@jurilien/reference';
import { z } from 'zod';
import { isFinal, type MessageState } from '../message.js';
import { messageDid, messageId, occasionOf, onMessage, refuseUnlessIn } from './on-message.js';

const error = z.string().max(500).optional();

/** The parts that networks bill of a text, noted while its words can be read. */
const billed = ({ message: m }: MessageState): { readonly segments?: number } =>
  m?.channel === 'sms' && m.body !== ERASED && m.body !== '' ? { segments: segmentsOf(m.body).segments } : {};

/** The provider took the message and gave it an id. A late answer still teaches us that id, but moves nothing back. */
export const recordMessageSent = decision({
  name: 'RecordMessageSent',
  input: z.object({ messageId, providerId: ids.providerId }),
  streams: onMessage,
  decide(input, { message: s }) {
    if (s.providerId === input.providerId) return {};
    refuseUnlessIn(s, ['Handed', 'Delivered', 'Undelivered', 'Bounced']);
    return { message: [messageDid('MessageSent', { ...occasionOf(s), ...input, ...billed(s) })] };
  },
});

/** It arrived. */
export const recordMessageDelivered = decision({
  name: 'RecordMessageDelivered',
  input: z.object({ messageId, error }),
  streams: onMessage,
  decide(input, { message: s }) {
    if (isFinal(s.status)) return {};
    refuseUnlessIn(s, ['Handed', 'Sent']);
    return { message: [messageDid('MessageDelivered', { ...occasionOf(s), messageId: input.messageId })] };
  },
});

/** It did not arrive and will not. */
export const recordMessageUndelivered = decision({
  name: 'RecordMessageUndelivered',
  input: z.object({ messageId, error }),
  streams: onMessage,
  decide(input, { message: s }) {
    if (isFinal(s.status)) return {};
    refuseUnlessIn(s, ['Handed', 'Sent']);
    return { message: [messageDid('MessageUndelivered', { ...occasionOf(s), ...input })] };
  },
});
