import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const ids = { acceptanceId: z.string(), leadId: z.string(), professionalId: z.string() };

/** What follows an acceptance (4.3.9), as far as the first contact. */
export const acceptanceEvents = {
  AcceptanceOpened: event(
    z.object({ ...ids, priceCc: z.number().int(), slaDueAt: z.string(), province: z.enum(['QC', 'ON']), lang: z.enum(['fr', 'en']) }),
  ),
  ContactAttempted: event(z.object({ ...ids, channel: z.enum(['phone', 'sms', 'email']), result: z.string() })),
  ContactRecorded: event(z.object({ ...ids, channel: z.enum(['phone', 'sms', 'email', 'inPerson']) })),
  ContactSlaMissed: event(z.object(ids)),
  AcceptanceClosed: event(z.object(ids)),
};
export type AcceptanceEvent = EventOf<typeof acceptanceEvents>;

export interface AcceptanceState {
  readonly status: 'None' | 'ToContact' | 'Contacted' | 'Closed';
  readonly leadId: string;
  readonly professionalId: string;
  readonly slaDueAt?: string;
  readonly province?: 'QC' | 'ON';
  readonly slaMissed: boolean;
}

const initial: AcceptanceState = { status: 'None', leadId: '', professionalId: '', slaMissed: false };

export const acceptance = decider<AcceptanceState, typeof acceptanceEvents>({
  category: 'acceptance',
  events: acceptanceEvents,
  initial,
  evolve,
});

function evolve(s: AcceptanceState, e: AcceptanceEvent): AcceptanceState {
  switch (e.type) {
    case 'AcceptanceOpened':
      return {
        ...s,
        status: 'ToContact',
        leadId: e.data.leadId,
        professionalId: e.data.professionalId,
        slaDueAt: e.data.slaDueAt,
        province: e.data.province,
      };
    case 'ContactAttempted':
      return s;
    case 'ContactRecorded':
      return { ...s, status: 'Contacted' };
    case 'ContactSlaMissed':
      return { ...s, slaMissed: true };
    case 'AcceptanceClosed':
      return { ...s, status: 'Closed' };
    default:
      return e satisfies never;
  }
}

/** One event of an acceptance, typed by its name. */
export const served = <T extends AcceptanceEvent['type']>(type: T, data: Extract<AcceptanceEvent, { type: T }>['data']): AcceptanceEvent =>
  ({ type, data }) as AcceptanceEvent;
