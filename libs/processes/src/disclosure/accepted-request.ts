import type { Recorded } from '@jurilien/event-sourcing';
import { type AcceptanceEvent, type AcceptanceState, CREDIT_REASONS, creditUntil } from '@jurilien/acceptance';
import { type LeadState, wishOf } from '@jurilien/lead';
import { zoneOf } from '@jurilien/reference';
import type { SharedAnswers } from './answers-shared.js';
import { contactReadable, criminalFileOf, phoneOf, wishesOf } from './contact-data.js';

type Happened = Recorded & AcceptanceEvent;

/** One accepted request of a professional. */
export interface OwnAcceptance {
  readonly state: AcceptanceState & { readonly status: Exclude<AcceptanceState['status'], 'None'> };
  readonly events: readonly Happened[];
  readonly request: LeadState;
}

/** Coins asked back, as the professional may know it. */
export const creditOf = ({ credit }: AcceptanceState) =>
  credit && {
    state: credit.state,
    reason: credit.reason,
    decideBy: credit.decideBy,
    cc: credit.cc,
    rule: credit.rule,
    refusal: credit.refusal,
    decidedAt: credit.decidedAt,
  };

/** The line of a list: stage, clock and what waits; a name only while it may be read (4.11). */
export function lineOf({ state: s, request, events }: OwnAcceptance, now: string) {
  const readable = contactReadable(s, now);
  return {
    id: s.acceptanceId,
    leadId: s.leadId,
    code: request.code!,
    stage: s.status,
    lawyerType: request.facts.lawyerType,
    province: request.facts.province,
    region: request.facts.region,
    city: request.facts.city,
    zone: zoneOf(request.facts.province ?? 'QC'),
    requestState: request.status,
    clientName: readable ? request.clientName : undefined,
    phone: readable ? phoneOf(request) : undefined,
    email: readable ? request.email : undefined,
    // Ways the client leaves open; every one where they asked for no care.
    ways: readable ? wishOf(request)?.channels : undefined,
    readable,
    acceptedAt: s.openedAt!,
    slaDueAt: s.slaDueAt!,
    slaMissed: s.slaMissed,
    contactedAt: s.contactedAt,
    confirmedByClient: s.confirmedByClient,
    attempts: s.attempts,
    notes: s.notes,
    priceCc: s.priceCc,
    consultation: s.consultation,
    next: s.next,
    outcomeAt: s.outcomeAt,
    notChosen: s.notChosen,
    chosen: s.chosenAt !== undefined && !s.notChosen,
    closeReason: s.closeReason,
    endedAt: s.endedAt,
    replacement: s.replacement && { state: s.replacement.state, cause: s.replacement.cause },
    credit: creditOf(s),
    updatedAt: events.at(-1)?.occurredAt,
  };
}
export type Line = ReturnType<typeof lineOf>;

/** Everything of one: the contact sheet, the story, the notes, and until when coins may be asked back. */
export function sheetOf(own: OwnAcceptance, now: string, answers: SharedAnswers) {
  const { state: s, request, events } = own;
  const line = lineOf(own, now);
  const superLead = request.facts.superLead === true;
  return {
    ...line,
    ...(line.readable
      ? {
          address: request.address,
          lang: request.lang,
          description: request.description,
          summary: request.summary,
          othersInvolved: request.othersInvolved.map(({ name, role }) => ({ name, role })),
          answers,
          wishes: wishesOf(request),
          clientNotes: request.clientNotes,
          criminalFile: criminalFileOf(request),
          notesList: events.flatMap((e) =>
            e.type === 'AcceptanceNoteAdded' ? [{ id: e.data.noteId, at: e.occurredAt, text: e.data.note }] : [],
          ),
        }
      : { summary: request.summary, notesList: [] }),
    // What the client alone was asked is not their story.
    history: events
      .filter((e) => (e.type !== 'AcceptanceReminded' || e.data.rule !== 'R20') && !OURS.has(e.type))
      .map((e) => ({ type: e.type, at: e.occurredAt, ...detailsOf(e) })),
    creditUntil: Object.fromEntries(CREDIT_REASONS.map((reason) => [reason, creditUntil(s, reason, superLead)])),
    evidence: events.flatMap((e) => (e.type === 'LeadCreditRequested' && line.readable ? [e.data.evidence] : []))[0],
  };
}

/** What only the team is shown: how its own rules look at a request for coins. */
const OURS: ReadonlySet<string> = new Set(['LeadCreditChecked', 'LeadCreditEscalated', 'RepresentationConfirmed', 'RepresentationDenied']);

/** The few words of an event its line in the story needs; never a note or a reason in the client's words. */
function detailsOf(e: Happened): object {
  switch (e.type) {
    case 'ContactAttempted':
      return { channel: e.data.channel, result: e.data.result };
    case 'ContactRecorded':
      return { channel: e.data.channel };
    case 'ConsultationOutcomeRecorded':
      return { outcome: e.data.outcome, next: e.data.next };
    case 'MandateOutcomeRecorded':
      return { outcome: e.data.outcome, reason: e.data.reason };
    case 'LeadCreditRequested':
      return { reason: e.data.reason };
    case 'LeadCreditApproved':
      return { rule: e.data.rule, cc: e.data.cc };
    case 'LeadCreditRefused':
      return { reason: e.data.refusal };
    case 'AcceptanceClosed':
      return { reason: e.data.closeReason };
    default:
      return {};
  }
}
