import { fold, type Recorded } from '@jurilien/event-sourcing';
import { acceptance, type AcceptanceEvent } from '@jurilien/acceptance';

/** What happened, in the receiver's words. */
const TYPES: Partial<Record<AcceptanceEvent['type'], string>> = {
  AcceptanceOpened: 'acceptance.opened',
  ContactRecorded: 'acceptance.contacted',
  ContactConfirmedByClient: 'acceptance.contacted',
  ConsultationOutcomeRecorded: 'acceptance.consultation',
  MandateOutcomeRecorded: 'acceptance.outcome',
  AcceptanceReplaced: 'acceptance.replaced',
  AcceptanceClosed: 'acceptance.closed',
};

/** What the professional calls the request: its short code, and the name they have for its id. */
interface Named {
  readonly code: string | undefined;
  readonly leadRef: string;
}

/**
 * The body of one call: ids, code, stage, dates and price of the accepted request as the event left it, so that every try says the
 * same. Never who the client is or what they wrote: that is read signed in, at the address that goes with it.
 */
export function webhookBody(events: readonly (Recorded & AcceptanceEvent)[], request: Named, pageUrl: string): string {
  const last = events.at(-1)!;
  const s = fold(acceptance, events);
  const outcome = { Mandate: 'retained', NotRetained: 'notRetained' }[s.status as string];
  return JSON.stringify({
    type: TYPES[last.type],
    timestamp: last.occurredAt,
    data: {
      acceptanceId: s.acceptanceId,
      leadId: request.leadRef,
      code: request.code ?? null,
      sequence: last.version,
      stage: s.status,
      priceCc: s.priceCc,
      acceptedAt: s.openedAt ?? null,
      slaDueAt: s.slaDueAt ?? null,
      contactedAt: s.contactedAt ?? null,
      consultation: s.consultation ?? null,
      outcome: outcome ?? null,
      outcomeAt: s.outcomeAt ?? null,
      closeReason: s.closeReason ?? null,
      endedAt: s.endedAt ?? null,
      url: `${pageUrl}?demande=${s.acceptanceId}`,
    },
  });
}

/** A call that tells nothing of anyone. */
export const testBody = (at: string): string => JSON.stringify({ type: 'webhook.test', timestamp: at, data: {} });
