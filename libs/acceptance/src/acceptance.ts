import { type Config, decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { acceptanceDays, type AcceptanceState, type CreditRequest, initialAcceptance } from './acceptance-state.js';
import {
  CLOSINGS,
  CONSULTATIONS,
  CONTACT_CHANNELS,
  CREDIT_REASONS,
  CREDIT_REFUSALS,
  CREDIT_RULES,
  FEE_RANGES,
  MANDATES,
  NEXT_STEPS,
  NOT_RETAINED_REASONS,
  REMINDERS,
  REPLACEMENT_CAUSES,
  REPLACEMENT_REFUSALS,
} from './acceptance-words.js';
import { CREDIT_DOUBTS, creditApproveAt } from './lead-credit.js';

const ids = { acceptanceId: z.string(), leadId: z.string(), professionalId: z.string() };
const ask = { ...ids, requestId: z.string() };
/** Words about the client are sealed with the client's own key. */
const aboutClient = { personId: z.string() };
const words = z.string().max(4000);
const sealed = { personal: { note: 'personId' as const } };

/** What follows an acceptance (4.3.9). */
export const acceptanceEvents = {
  AcceptanceOpened: event(
    z.object({ ...ids, priceCc: z.number().int(), slaDueAt: z.string(), province: z.enum(['QC', 'ON']), lang: z.enum(['fr', 'en']) }),
  ),
  // the first contact
  ContactAttempted: event(
    z.object({ ...ids, channel: z.enum(['phone', 'sms', 'email']), result: z.string(), auto: z.boolean().optional() }),
  ),
  ContactRecorded: event(z.object({ ...ids, channel: z.enum(CONTACT_CHANNELS) })),
  ContactConfirmedByClient: event(z.object(ids)),
  ContactSlaMissed: event(z.object(ids)),
  ContactFollowUpNeeded: event(z.object(ids)),
  AcceptanceReminded: event(z.object({ ...ids, rule: z.enum(REMINDERS), occasion: z.string() })),
  // what came of it
  ConsultationOutcomeRecorded: event(z.object({ ...ids, outcome: z.enum(CONSULTATIONS), next: z.enum(NEXT_STEPS).optional() })),
  MandateOutcomeRecorded: event(
    z.object({
      ...ids,
      outcome: z.enum(MANDATES),
      reason: z.enum(NOT_RETAINED_REASONS).optional(),
      feeRange: z.enum(FEE_RANGES).optional(),
      /** No one else is at work on the request: it is over with this word. */
      ends: z.boolean(),
    }),
  ),
  ProfessionalChosen: event(z.object({ ...ids, others: z.array(z.object({ acceptanceId: z.string(), professionalId: z.string() })) })),
  AcceptanceNoteAdded: event(z.object({ ...ids, ...aboutClient, noteId: z.string(), note: words }), sealed),
  // someone else, please
  ReplacementRequested: event(
    z.object({
      ...ask,
      ...aboutClient,
      by: z.enum(['client', 'staff']),
      cause: z.enum(REPLACEMENT_CAUSES),
      note: words.optional(),
      /** When staff have answered; absent when the client's own wish is enough. */
      answerBy: z.string().optional(),
    }),
    sealed,
  ),
  /** `refund`: whether coins go back is never decided here; someone decides it for itself. */
  ReplacementGranted: event(z.object({ ...ask, selfService: z.boolean(), refund: z.enum(['undecided']) })),
  ReplacementRefused: event(z.object({ ...ask, ...aboutClient, refusal: z.enum(REPLACEMENT_REFUSALS), note: words.optional() }), sealed),
  AcceptanceReplaced: event(z.object({ ...ask, cause: z.enum(REPLACEMENT_CAUSES) })),
  // coins back, please
  LeadCreditRequested: event(
    z.object({ ...ask, ...aboutClient, reason: z.enum(CREDIT_REASONS), evidence: words, decideBy: z.string(), priceCc: z.number().int() }),
    { personal: { evidence: 'personId' as const } },
  ),
  /** The rules did not say yes by themselves: what they lack, how often coins came back before, and when they look again. */
  LeadCreditChecked: event(
    z.object({
      ...ask,
      doubts: z.array(z.enum(CREDIT_DOUBTS)),
      ratePercent: z.number().int().nonnegative(),
      abuse: z.boolean(),
      againAt: z.string().optional(),
    }),
  ),
  LeadCreditEscalated: event(z.object({ ...ask, approveAt: z.string() })),
  LeadCreditApproved: event(
    z.object({
      ...ask,
      cc: z.number().int().nonnegative(),
      reason: z.enum(CREDIT_REASONS),
      rule: z.enum(CREDIT_RULES),
      by: z.string().optional(),
    }),
  ),
  LeadCreditRefused: event(
    z.object({ ...ask, ...aboutClient, refusal: z.enum(CREDIT_REFUSALS), by: z.string(), note: words.optional() }),
    sealed,
  ),
  /** The client says by their own link that a lawyer had the matter already. */
  RepresentationConfirmed: event(z.object(ids)),
  /** The client says that no one represented them: a person of the team answers, knowing it. */
  RepresentationDenied: event(z.object(ask)),
  AcceptanceClosed: event(z.object({ ...ids, closeReason: z.enum(CLOSINGS).optional() })),
};
export type AcceptanceEvent = EventOf<typeof acceptanceEvents>;

export const acceptance = decider<AcceptanceState, typeof acceptanceEvents>({
  category: 'acceptance',
  events: acceptanceEvents,
  initial: initialAcceptance,
  evolve,
});

type Meta = { readonly occurredAt: string; readonly config: Config };

function evolve(s: AcceptanceState, e: AcceptanceEvent, meta: Meta): AcceptanceState {
  switch (e.type) {
    case 'AcceptanceOpened': {
      const { acceptanceId, leadId, professionalId, priceCc, slaDueAt, province } = e.data;
      const begun = { acceptanceId, leadId, professionalId, priceCc, slaDueAt, province, openedAt: meta.occurredAt };
      return { ...s, ...begun, status: 'ToContact', days: acceptanceDays(meta.config, province) };
    }
    case 'ContactAttempted':
      return { ...s, attempts: s.attempts + 1, tries: [...s.tries, { at: meta.occurredAt, channel: e.data.channel }] };
    case 'ContactRecorded':
      return { ...s, status: 'Contacted', contactedAt: meta.occurredAt };
    case 'ContactConfirmedByClient':
      return {
        ...s,
        status: s.status === 'ToContact' ? 'Contacted' : s.status,
        contactedAt: s.contactedAt ?? meta.occurredAt,
        confirmedByClient: true,
      };
    case 'ContactSlaMissed':
      return { ...s, slaMissed: true };
    case 'ContactFollowUpNeeded':
      return { ...s, followUp: true };
    case 'AcceptanceReminded':
      return { ...s, reminded: [...s.reminded, e.data.occasion] };
    case 'ConsultationOutcomeRecorded':
      return { ...s, status: e.data.outcome === 'held' ? 'Consultation' : s.status, consultation: e.data.outcome, next: e.data.next };
    case 'MandateOutcomeRecorded':
      return e.data.outcome === 'retained'
        ? { ...s, status: 'Mandate', outcomeAt: meta.occurredAt, endedAt: undefined }
        : { ...s, status: 'NotRetained', outcomeAt: meta.occurredAt, endedAt: meta.occurredAt, notChosen: e.data.reason === 'notChosen' };
    case 'ProfessionalChosen':
      return { ...s, chosenAt: meta.occurredAt };
    case 'AcceptanceNoteAdded':
      return { ...s, notes: s.notes + 1 };
    case 'ReplacementRequested': {
      const { requestId, by, cause, answerBy } = e.data;
      return { ...s, replacement: { requestId, by, cause, answerBy, state: 'asked' } };
    }
    case 'ReplacementGranted':
      return { ...s, replacement: s.replacement && { ...s.replacement, state: 'granted' } };
    case 'ReplacementRefused':
      return {
        ...s,
        replacement: s.replacement && { ...s.replacement, state: 'refused', refusal: e.data.refusal },
        refusedReplacements: s.refusedReplacements + 1,
      };
    case 'AcceptanceReplaced':
      return { ...s, status: 'Replaced', endedAt: meta.occurredAt };
    case 'LeadCreditRequested':
      return { ...s, ...creditAsked(s, e.data, e.data.decideBy, meta) };
    case 'LeadCreditChecked':
      return s;
    case 'LeadCreditEscalated':
      return { ...s, credit: s.credit && { ...s.credit, escalated: true } };
    case 'LeadCreditApproved': {
      const { requestId, cc, rule } = e.data;
      // A rule may give back what no one asked for.
      const asked =
        s.credit?.requestId === requestId
          ? { credit: s.credit, creditRequests: s.creditRequests }
          : creditAsked(s, e.data, meta.occurredAt, meta);
      return { ...s, ...asked, credit: { ...asked.credit, state: 'approved', cc, rule, decidedAt: meta.occurredAt } };
    }
    case 'LeadCreditRefused':
      return { ...s, credit: s.credit && { ...s.credit, state: 'refused', refusal: e.data.refusal, decidedAt: meta.occurredAt } };
    case 'RepresentationConfirmed':
      return { ...s, representedByAnother: true };
    case 'RepresentationDenied':
      return { ...s, credit: s.credit && { ...s.credit, denied: true } };
    case 'AcceptanceClosed':
      return { ...s, status: 'Closed', closeReason: e.data.closeReason, endedAt: s.endedAt ?? meta.occurredAt };
    default:
      return e satisfies never;
  }
}

const creditAsked = (
  s: AcceptanceState,
  { requestId, reason }: Pick<CreditRequest, 'requestId' | 'reason'>,
  decideBy: string,
  { occurredAt: askedAt, config }: Meta,
): { credit: CreditRequest; creditRequests: number } => {
  const no = s.creditRequests + 1;
  const approveAt = creditApproveAt(askedAt, s.province ?? 'QC', config);
  return { creditRequests: no, credit: { requestId, no, reason, askedAt, decideBy, approveAt, state: 'asked', escalated: false } };
};

/** One event of an acceptance, typed by its name. */
export const served = <T extends AcceptanceEvent['type']>(type: T, data: Extract<AcceptanceEvent, { type: T }>['data']): AcceptanceEvent =>
  ({ type, data }) as AcceptanceEvent;

export * from './acceptance-state.js';
export * from './acceptance-words.js';
