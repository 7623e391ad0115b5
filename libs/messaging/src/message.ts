import { decider, ERASED, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contactId } from './contact-point.js';

/** On what a message reaches its reader: through a provider, or as a notice in the product itself. */
export const MESSAGE_CHANNELS = ['sms', 'email', 'inapp'] as const;
const channel = z.enum(MESSAGE_CHANNELS);

/** What every step of a message says of its occasion, so that a lead's timeline can tell it without looking anything up. */
const step = { messageId: z.string(), leadId: z.string().optional(), rule: z.string().optional(), channel: channel.optional() };
const messageId = step.messageId;
const text = { to: z.string(), subject: z.string(), body: z.string(), html: z.string().optional() };

const messageClass = z.enum(['otp', 'transactional', 'service', 'marketing']);
export type MessageClass = z.infer<typeof messageClass>;
export const recipientKind = z.enum(['client', 'professional', 'staff', 'anyone']);

/** What a message is, beside its id; the address is sealed with the recipient's key, the words with a part of it. */
export const queued = z.object({
  sendKey: z.string().max(300),
  rule: z.string().max(60),
  channel,
  class: messageClass,
  lang: z.enum(['fr', 'en']),
  recipientKind,
  recipientId: z.string().min(1),
  leadId: z.string().optional(),
  offerId: z.string().optional(),
  /**
   * Whom its words speak of beside its recipient, by the ids of the things that are erased with a person; the words go with any of them.
   * Absent where they speak of no one else, and in messages from before it, whose request alone says it.
   */
  speaksOf: z.array(z.string()).optional(),
  /** The template of its words, where that is not the rule's own. */
  template: z.string().max(60).optional(),
  templateVersion: z.number().int().positive(),
  resendOf: z.string().optional(),
  /** It says nothing of what it is about: the person must be able to receive it unnoticed (IN5). */
  neutral: z.literal(true).optional(),
  /** The contact point of an e-mail: the keyed hash of its address, as `threadId` is of a number. */
  contactId: z.string().optional(),
  /** The conversation a text belongs to: the keyed hash of its number. */
  threadId: z.string().optional(),
  /** The account whose notice it is; it has no address (`to` is empty), and its title is the subject. */
  accountId: z.string().optional(),
  /** Where a notice leads: a page of ours, by its path. */
  link: z.string().optional(),
  /** Who wrote it, when no rule did. */
  author: z.enum(['staff', 'professional', 'client']).optional(),
  /** The occasion as it was asked for, ids alone: what another channel is tried with when this one ends badly. */
  occasion: z.object({ key: z.string(), input: z.record(z.string(), z.unknown()) }).optional(),
  /** The key of the words: a part of the recipient's, so that they can go before the person does. Absent in messages from before it. */
  bodyKey: z.string().optional(),
  ...text,
});
const sealed = { to: 'recipientId', subject: 'bodyKey', body: 'bodyKey', html: 'bodyKey' } as const;

/** The part of its recipient's key that the words of one message are sealed with. */
export const bodyKeyOf = ({ recipientId, messageId: id }: { readonly recipientId: string; readonly messageId: string }): string =>
  `${recipientId}/message-${id}`;

/** Every event of one message to one address, in the order of its way out (4.8.2). */
export const messageEvents = {
  MessageScheduled: event(queued.extend({ messageId, sendAt: z.string() }), { personal: sealed }),
  MessageCancelled: event(z.object(step)),
  MessageQueued: event(queued.extend({ messageId }), { personal: sealed }),
  MessageDeferred: event(z.object({ ...step, until: z.string(), sequence: z.number().int().positive() })),
  MessageResumed: event(z.object({ ...step, sequence: z.number().int().positive() })),
  /** By which kill switch, where one stopped it (Z07). */
  MessageSuppressed: event(z.object({ ...step, code: z.string(), switchId: z.string().optional() })),
  MessageHandedToProvider: event(z.object({ ...step, attempt: z.number().int().positive() })),
  MessageFailed: event(z.object({ ...step, retryable: z.boolean(), error: z.string(), attempt: z.number().int().nonnegative() })),
  /** Of a text: how many parts networks bill; absent in messages from before it was noted. */
  MessageSent: event(z.object({ ...step, providerId: z.string(), segments: z.number().int().positive().optional() })),
  MessageDelivered: event(z.object(step)),
  MessageUndelivered: event(z.object({ ...step, error: z.string().optional() })),
  /** The mailbox refused an e-mail for good, or for now (4.8.6); with its address as the suppression list knows it. */
  MessageBounced: event(
    z.object({
      ...step,
      contactId,
      kind: z.enum(['hard', 'soft']),
      code: z.string().optional(),
      retryable: z.boolean(),
      attempt: z.number().int().positive(),
    }),
  ),
  /** Who got an e-mail called it unwanted. */
  MessageComplained: event(z.object({ ...step, contactId })),
  /** Its words have been kept long enough (4.8.1): no one reads them from now on. What it was, and what became of it, stays. */
  MessageBodyPurged: event(z.object({ messageId: step.messageId, threadId: z.string().optional(), bodyKey: z.string().optional() })),
};
export type MessageEvent = EventOf<typeof messageEvents>;
export type QueuedMessage = Extract<MessageEvent, { type: 'MessageQueued' }>['data'];
/** A message that a provider carries to an address. */
export type AddressedMessage = QueuedMessage & { readonly channel: 'sms' | 'email' };
export const isAddressed = (m: QueuedMessage): m is AddressedMessage => m.channel !== 'inapp';

/** States of a message, in the order of its way out. */
export const MESSAGE_STATES = [
  'Scheduled',
  'Queued',
  'Deferred',
  'Handed',
  'Sent',
  'Delivered',
  'Undelivered',
  'Bounced',
  'Suppressed',
  'Failed',
  'Cancelled',
] as const;
export type MessageStatus = 'None' | (typeof MESSAGE_STATES)[number];

export interface MessageState {
  readonly status: MessageStatus;
  readonly message?: QueuedMessage;
  /** When it came into the line: its words are kept so many days from then. */
  readonly queuedAt?: string;
  /** How often the message was handed over, and when last: an answer that never came is looked up before a new try. */
  readonly attempts: number;
  readonly handedAt?: string;
  readonly sendAt?: string;
  readonly deferredUntil?: string;
  /** Until when quiet hours kept it, last: it is late from then on. */
  readonly keptUntil?: string;
  readonly deferrals: number;
  readonly providerId?: string;
  /** The mailbox refused it for good. */
  readonly bounced?: true;
  readonly complained?: true;
  /** Its words are no longer kept. */
  readonly purged?: true;
}

const initial: MessageState = { status: 'None', attempts: 0, deferrals: 0 };

export const message = decider<MessageState, typeof messageEvents>({ category: 'message', events: messageEvents, initial, evolve });

/** What is left of a message once its words are gone. They read as erased, whichever key sealed them. */
const withoutWords = ({ html: _, ...m }: QueuedMessage): QueuedMessage => ({ ...m, subject: ERASED, body: ERASED });

/** A final word of the provider is never taken back, whatever arrives later. */
const FINAL: readonly MessageStatus[] = ['Delivered', 'Undelivered', 'Bounced', 'Suppressed', 'Failed', 'Cancelled'];
export const isFinal = (status: MessageStatus): boolean => FINAL.includes(status);

function evolve(s: MessageState, e: MessageEvent, meta: { occurredAt: string }): MessageState {
  switch (e.type) {
    case 'MessageScheduled': {
      const { sendAt, ...message } = e.data;
      return { ...s, status: 'Scheduled', message, sendAt };
    }
    case 'MessageCancelled':
      return { ...s, status: 'Cancelled' };
    case 'MessageQueued':
      return { ...s, status: 'Queued', message: e.data, queuedAt: meta.occurredAt };
    case 'MessageDeferred':
      return { ...s, status: 'Deferred', deferredUntil: e.data.until, deferrals: e.data.sequence };
    case 'MessageResumed':
      return { ...s, status: 'Queued', deferredUntil: undefined, keptUntil: s.deferredUntil };
    case 'MessageSuppressed':
      return { ...s, status: 'Suppressed' };
    case 'MessageHandedToProvider':
      return { ...s, status: 'Handed', attempts: e.data.attempt, handedAt: meta.occurredAt };
    case 'MessageFailed':
      // Known to be before acceptance: the message waits for another try, or ends.
      return { ...s, status: e.data.retryable ? 'Queued' : 'Failed' };
    case 'MessageSent':
      return { ...s, status: isFinal(s.status) ? s.status : 'Sent', providerId: e.data.providerId };
    case 'MessageDelivered':
      return { ...s, status: 'Delivered' };
    case 'MessageUndelivered':
      return { ...s, status: 'Undelivered' };
    case 'MessageBounced':
      if (e.data.retryable) return { ...s, status: 'Queued' };
      return { ...s, bounced: true, status: isFinal(s.status) ? s.status : 'Bounced' };
    case 'MessageComplained':
      return { ...s, complained: true };
    case 'MessageBodyPurged':
      return { ...s, purged: true, message: s.message && withoutWords(s.message) };
    default:
      return e satisfies never;
  }
}
