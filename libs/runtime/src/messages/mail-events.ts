import { ERASED, Refused, type Sendable } from '@jurilien/event-sourcing';
import { message, recordMessageBounced, recordMessageComplained, recordMessageDelivered, suppressAddress } from '@jurilien/messaging';
import type { z } from 'zod';
import type { Kernel } from '../kernel/kernel.js';
import { providerCommandId } from './sms-reports.js';
import { stateOf } from '../kernel/states.js';

const PROVIDER = { kind: 'provider', id: 'mail' } as const;

/** What became of an e-mail: ids and codes, and the address as its keyed hash. */
export interface MailEvent {
  /** The provider's own id of the call. */
  readonly eventId: string;
  readonly type: 'delivered' | 'hard' | 'soft' | 'complained';
  /** Our own id, from the Message-ID; a complaint may come without. */
  readonly messageId?: string;
  readonly contactId: string;
  /** The enhanced status of the mailbox, such as 5.1.1. */
  readonly code?: string;
}

/**
 * Acts on what a mail provider reports. Repeated, late and disordered events change nothing that is settled.
 * @returns false when no one knows the message yet
 */
export async function applyMailEvent(kernel: Kernel, event: MailEvent): Promise<boolean> {
  const { eventId, type, messageId, contactId, code } = event;
  const send = <I extends z.ZodObject>(decision: Sendable<I>, input: NoInfer<z.input<I>>): Promise<unknown> =>
    kernel
      .send(decision, input, { commandId: providerCommandId(`mail/${eventId}/${decision.name}`), actor: PROVIDER })
      .catch(unlessSettled);
  const { status, message: m } = messageId ? await stateOf(kernel, message, messageId) : { status: undefined, message: undefined };
  if (status === 'None') return false;
  if (!messageId || m?.to === ERASED) {
    // Only who complained is named, or known: the address is left alone all the same.
    if (type === 'complained') await send(suppressAddress, { contactId, cause: 'complaint' });
    return true;
  }
  // An event about another address than the message's is about another message.
  if (m?.channel !== 'email' || kernel.secrets.hash(`email:${m.to.trim().toLowerCase()}`) !== contactId) return true;
  if (type === 'delivered') await send(recordMessageDelivered, { messageId });
  else if (type === 'complained') await send(recordMessageComplained, { messageId, contactId });
  else await send(recordMessageBounced, { messageId, contactId, kind: type, ...(code ? { code } : {}) });
  return true;
}

/** The message has moved past what the event says. */
function unlessSettled(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'WRONG_STATE')) throw error;
}
