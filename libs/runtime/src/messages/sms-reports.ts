import { Refused, type Sendable } from '@jurilien/event-sourcing';
import {
  countSmsFailure,
  message,
  optOutSms,
  recordMessageDelivered,
  recordMessageSent,
  recordMessageUndelivered,
  recordNumberReached,
} from '@jurilien/messaging';
import { getRow, placeOf, statement } from '@jurilien/persistence';
import { v5 as uuidv5 } from 'uuid';
import type { z } from 'zod';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';

const NAMESPACE = '9e0c3f9e-2d44-5a51-9f7c-7a1d5a8b9c01';
const PROVIDER = { kind: 'provider', id: 'twilio' } as const;
/** The provider has it, whatever becomes of it. */
const TAKEN = ['queued', 'sending', 'sent', 'delivered', 'undelivered'];
const NOT_DELIVERED = ['undelivered', 'failed'];
/** The provider's code for a number that said STOP to it. */
const OPTED_OUT = '21610';
/** Unreachable, blocked, unknown, landline: three in thirty days and the number is left alone. */
const NOT_REACHED = /^3000[3-6]$/;

/** What the provider says of one text: ids and codes, and the number as its keyed hash. */
export interface SmsReport {
  readonly sid: string;
  readonly status: string;
  readonly errorCode?: string;
  /** Our own id, from the signed address. */
  readonly messageId?: string;
  readonly contactId?: string;
}

/** The command of one provider's call: the same call is the same command. */
export const providerCommandId = (name: string): string => uuidv5(name, NAMESPACE);

/**
 * Acts on a delivery report. Repeated and disordered reports change nothing: a status only moves to the right.
 * @returns false when no one knows the message yet
 */
export async function applySmsReport(kernel: Kernel, report: SmsReport): Promise<boolean> {
  const messageId = report.messageId ?? (await byProviderId(kernel, report.sid));
  if (!messageId || (await stateOf(kernel, message, messageId)).status === 'None') return false;
  const send = <I extends z.ZodObject>(
    decision: Sendable<I>,
    input: NoInfer<z.input<I>>,
    about = `${decision.name}/${messageId}/${report.sid}`,
  ): Promise<unknown> => kernel.send(decision, input, { commandId: providerCommandId(about), actor: PROVIDER }).catch(unlessMovedOn);
  const { status, errorCode, contactId } = report;
  if (TAKEN.includes(status)) await send(recordMessageSent, { messageId, providerId: report.sid });
  if (status === 'delivered') await send(recordMessageDelivered, { messageId });
  if (NOT_DELIVERED.includes(status)) await send(recordMessageUndelivered, { messageId, ...(errorCode ? { error: errorCode } : {}) });
  if (!contactId) return true;
  if (errorCode === OPTED_OUT) await send(optOutSms, { contactId, source: 'provider' }, `opt-out/${report.sid}`);
  if (errorCode && NOT_REACHED.test(errorCode)) await send(countSmsFailure, { contactId, code: errorCode, messageId });
  if (status === 'delivered' && (await isUnreachable(kernel, contactId))) await send(recordNumberReached, { contactId });
  return true;
}

const isUnreachable = async (kernel: Kernel, contactId: string): Promise<boolean> =>
  (await getRow(kernel.db, kernel.registry.views.get('contact-points')!, contactId))?.unreachable === true;

/** Messages handed over before reports carried our id. */
async function byProviderId(kernel: Kernel, providerId: string): Promise<string | undefined> {
  const [row] = await kernel.db.query<{ id: string }>(
    statement`select id from ${placeOf(kernel.registry.views.get('messages')!)} where "providerId" = ${providerId}`,
  );
  return row?.id;
}

/** The message has moved past what the report says: nothing to add, and nothing for the provider to try again. */
function unlessMovedOn(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'WRONG_STATE')) throw error;
}
