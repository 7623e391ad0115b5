import {
  allOf,
  type Availability,
  type Config,
  ids,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
} from '@jurilien/event-sourcing';
import { segmentsOf, smsMaxSegments, usesSharedShortener } from '@jurilien/reference';
import { bodyKeyOf, message, type MessageEvent, type MessageState, type MessageStatus, type QueuedMessage } from '../message.js';

export const messageId = ids.messageId;
export const onMessage = (i: { messageId: string }) => ({ message: streamOf(message, i.messageId) });
/** One event of a message, typed by its name. */
export const messageDid = <T extends MessageEvent['type']>(type: T, data: Extract<MessageEvent, { type: T }>['data']): MessageEvent =>
  ({ type, data }) as MessageEvent;
/** A message comes into the line; its words are sealed under a key of their own. */
export const messageQueued = (words: Omit<QueuedMessage, 'bodyKey'>): MessageEvent =>
  messageDid('MessageQueued', { ...words, bodyKey: bodyKeyOf(words) });

/** The occasion of a message, for each of its steps. */
export const occasionOf = ({ message: m }: MessageState) =>
  m ? { rule: m.rule, channel: m.channel, ...(m.leadId ? { leadId: m.leadId } : {}) } : {};

/** The message is known and where it has to be. */
export const isIn = (s: MessageState, states: readonly MessageStatus[]): Availability =>
  allOf(
    unless(s.status !== 'None', 'NOT_FOUND', 'message'),
    unless(states.includes(s.status), 'WRONG_STATE', `message-${s.status.toLowerCase()}`),
  );
/** Refuses unless the message is known and where it has to be. */
export const refuseUnlessIn = (s: MessageState, states: readonly MessageStatus[]): void => refuseUnlessAvailable(isIn(s, states));

/** Refuses words of the team that no text may carry: a link of a shortener that all share, which carriers filter, or more parts than allowed. */
export function refuseUnlessText(body: string, config: Config): void {
  refuseUnless(!usesSharedShortener(body), 'VALIDATION', 'link-shortener');
  refuseUnless(segmentsOf(body).segments <= config.value(smsMaxSegments), 'VALIDATION', 'too-long');
}
