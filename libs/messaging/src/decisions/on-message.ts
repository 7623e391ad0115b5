import { ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { message, type MessageEvent, type MessageState, type MessageStatus } from '../message.js';

export const messageId = ids.messageId;
export const onMessage = (i: { messageId: string }) => ({ message: streamOf(message, i.messageId) });
/** One event of a message, typed by its name. */
export const messageDid = <T extends MessageEvent['type']>(type: T, data: Extract<MessageEvent, { type: T }>['data']): MessageEvent =>
  ({ type, data }) as MessageEvent;

/** The occasion of a message, for each of its steps. */
export const occasionOf = ({ message: m }: MessageState) =>
  m ? { rule: m.rule, channel: m.channel, ...(m.leadId ? { leadId: m.leadId } : {}) } : {};

/** Refuses unless the message is known and where it has to be. */
export function refuseUnlessIn(s: MessageState, states: readonly MessageStatus[]): void {
  refuseUnless(s.status !== 'None', 'NOT_FOUND', 'message');
  refuseUnless(states.includes(s.status), 'WRONG_STATE', `message-${s.status.toLowerCase()}`);
}
