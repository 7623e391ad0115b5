import type { AcceptanceState } from '@jurilien/acceptance';
import type { PurchaseState } from '@jurilien/credits';
import { Refused } from '@jurilien/event-sourcing';
import type { MessageState } from '@jurilien/messaging';
import type { AppointmentState, MeetingState, ReservationState } from '@jurilien/scheduling';

const NAMES = [
  'leadId',
  'into',
  'professionalId',
  'acceptanceId',
  'appointmentId',
  'reservationId',
  'resendOf',
  'purchaseId',
  'followUpId',
  'threadId',
  'messageId',
  'linkId',
  'contactId',
  'candidateId',
  'meetingId',
  'userId',
  'sessionId',
  'campaignId',
] as const;

/** What a payload names, of all that decides whose thing a command is about. */
export interface Named extends Readonly<Partial<Record<(typeof NAMES)[number], string>>> {
  readonly professionalIds: readonly string[];
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads what a payload names; anything that is not a text of it names nothing. */
export function namedIn(payload: Readonly<Record<string, unknown>>): Named {
  const { professionalIds } = payload;
  return {
    ...Object.fromEntries(NAMES.flatMap((name) => (text(payload[name]) ? [[name, payload[name]]] : []))),
    professionalIds: Array.isArray(professionalIds) ? professionalIds.flatMap((id) => text(id) ?? []) : [],
  };
}

/** One answer for what does not exist and for what is not theirs. */
export const notTheirs = (): Refused => new Refused('NOT_FOUND', 'no-such-subject');

/** Whom a command is about. */
interface Subject {
  readonly leadId?: string | undefined;
  readonly professionalId?: string | undefined;
  readonly candidateId?: string | undefined;
}

/**
 * Whom a command is about, where its payload names only a thing of theirs.
 * @param of states of the appointment, the hold, the acceptance, the message, the purchase and the meeting that the payload names
 * @throws Refused NOT_FOUND for a thing that does not exist
 */
export function subjectOf(
  { leadId, professionalId, acceptanceId, appointmentId, reservationId, resendOf, purchaseId, candidateId }: Named,
  of: {
    readonly appointment?: AppointmentState | undefined;
    readonly reservation?: ReservationState | undefined;
    readonly acceptance: AcceptanceState | undefined;
    readonly resent: MessageState | undefined;
    readonly purchase: PurchaseState | undefined;
    readonly meeting?: MeetingState | undefined;
  },
): Subject {
  // An appointment and a hold are of their acceptance. One that does not exist yet is of the one that is named with it.
  for (const booked of [appointmentId && of.appointment, reservationId && of.reservation]) {
    if (!booked || booked.status === 'None') continue;
    if (acceptanceId && acceptanceId !== booked.acceptanceId) throw notTheirs();
    return { leadId: booked.leadId, professionalId: booked.professionalId };
  }
  if ((appointmentId || reservationId) && !acceptanceId) throw notTheirs();
  if (acceptanceId) {
    if (!of.acceptance || of.acceptance.status === 'None') throw notTheirs();
    return { leadId: of.acceptance.leadId, professionalId: of.acceptance.professionalId };
  }
  if (resendOf) {
    const message = of.resent?.message;
    if (!message) throw notTheirs();
    return { leadId: message.leadId, ...(message.recipientKind === 'professional' ? { professionalId: message.recipientId } : {}) };
  }
  // A meeting that does not exist yet is with whom the payload names.
  if (of.meeting && of.meeting.status !== 'None') return { [`${of.meeting.subjectKind!}Id`]: of.meeting.subjectId };
  // A purchase that does not exist yet belongs to the one who starts it.
  if (purchaseId && of.purchase?.status !== 'None') return { professionalId: of.purchase?.professionalId };
  return { leadId, professionalId, candidateId };
}

/** The conversation a command is about, by its own id or by a text that was planned in it. */
export const conversationOf = ({ threadId }: Named, planned: MessageState | undefined): string | undefined =>
  threadId ?? planned?.message?.threadId;
