import { event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const id = z.string();
const leadId = id;

/** Why a client is asked whether they still look for someone (4.6). */
export const RENEWAL_CAUSES = ['unserved', 'notRetained', 'replaced', 'slaSilent', 'snoozed'] as const;
export type RenewalCause = (typeof RENEWAL_CAUSES)[number];
/** How a client who is not looking any more came to their end. */
export const SOLVED_HOW = ['settled', 'foundElsewhere', 'alone', 'gaveUp', 'other'] as const;
export type SolvedHow = (typeof SOLVED_HOW)[number];
/** Who renewed it, and where: on the page of the invitation, signed in, or on the phone with someone of the team. */
export const RENEWAL_CHANNELS = ['link', 'account', 'phone'] as const;

/** A request that came to nothing is offered to its client again; each invitation has its number, `round`. */
export const renewalEvents = {
  RenewalPlanned: event(
    z.object({
      leadId,
      cause: z.enum(RENEWAL_CAUSES),
      dueAt: z.string(),
      /** The acceptance that came to nothing, which is looked at again when the invitation is due. */
      acceptanceId: id.optional(),
    }),
  ),
  RenewalInvitationSent: event(z.object({ leadId, round: z.number().int().positive(), expiresAt: z.string() })),
  /** What changed is in the `LeadEdited` beside it. */
  LeadRenewed: event(
    z.object({
      leadId,
      /** The invitation it answers; absent where there was none. */
      round: z.number().int().positive().optional(),
      renewalCount: z.number().int().positive(),
      channel: z.enum(RENEWAL_CHANNELS),
      changes: z.array(z.string()),
      /** It goes out at once: nothing material changed, and its validation still counts. Otherwise the team validates it again. */
      ready: z.boolean(),
      /** Professionals of earlier rounds whom the client asks for all the same (E16). */
      again: z.array(id).optional(),
    }),
  ),
  RenewalDeclined: event(
    z.object({
      leadId,
      how: z.enum(SOLVED_HOW),
      /** The last acceptance there was: its client is asked for an opinion. */
      acceptanceId: id.optional(),
    }),
  ),
  RenewalSnoozed: event(z.object({ leadId, until: z.string() })),
  RenewalExpired: event(z.object({ leadId, round: z.number().int().positive() })),
} as const;
type RenewalEvents = typeof renewalEvents;

/** What came of an invitation; `liveAgain`: the search goes on without an answer. */
export const RENEWAL_ANSWERS = ['renewed', 'declined', 'snoozed', 'silent', 'liveAgain'] as const;
type RenewalAnswer = (typeof RENEWAL_ANSWERS)[number];

/** What the rules know of the renewals of a request. */
export interface Renewal {
  /** How often it was renewed. */
  readonly count: number;
  readonly snoozes: number;
  /** The next invitation. */
  readonly planned?: { readonly cause: RenewalCause; readonly dueAt: string; readonly acceptanceId?: string };
  /** The newest invitation, which alone can be answered. */
  readonly invitation?: { readonly round: number; readonly sentAt: string; readonly expiresAt: string; readonly answer?: RenewalAnswer };
  readonly renewedAt?: string;
  /** Whom the client asks for again in this search. */
  readonly again: readonly string[];
}
export const notRenewed: Renewal = { count: 0, snoozes: 0, again: [] };

type Typed = { readonly type: string; readonly data: unknown };
/** Whether an event is one of a renewal. */
export const isOfRenewal = <E extends Typed>(e: E): e is Extract<E, EventOf<RenewalEvents>> => e.type in renewalEvents;

/** What the client says last counts; what follows by itself never takes its place. */
const answered = ({ invitation, planned: _, ...rest }: Renewal, answer: RenewalAnswer): Renewal => {
  if (!invitation) return rest;
  const byItself = answer === 'silent' || answer === 'liveAgain';
  return { ...rest, invitation: { ...invitation, answer: (byItself && invitation.answer) || answer } };
};
const unplanned = ({ planned: _, ...rest }: Renewal): Renewal => rest;

/** The renewals of a request after an event of its life. */
export function renewalAfter(s: Renewal, e: EventOf<RenewalEvents> | Typed, at: string): Renewal {
  if (!isOfRenewal(e)) {
    // What is searched for again needs no answer, and what ended is not asked about as it was.
    if (e.type === 'LeadOfferingStarted') return answered(s, 'liveAgain');
    if (e.type === 'LeadUnserved') return { ...s, again: [] };
    return ENDS.has(e.type) ? unplanned(s) : s;
  }
  switch (e.type) {
    case 'RenewalPlanned': {
      const { leadId: _, ...planned } = e.data;
      return { ...s, planned };
    }
    case 'RenewalInvitationSent':
      return { ...unplanned(s), invitation: { round: e.data.round, sentAt: at, expiresAt: e.data.expiresAt } };
    case 'LeadRenewed':
      return { ...answered(s, 'renewed'), count: e.data.renewalCount, renewedAt: at, again: e.data.again ?? [] };
    case 'RenewalDeclined':
      return answered(s, 'declined');
    case 'RenewalSnoozed':
      return { ...answered(s, 'snoozed'), snoozes: s.snoozes + 1, planned: { cause: 'snoozed', dueAt: e.data.until } };
    case 'RenewalExpired':
      return answered(s, 'silent');
    default:
      return e satisfies never;
  }
}
const ENDS: ReadonlySet<string> = new Set([
  'LeadAccepted',
  'LeadClosed',
  'LeadWithdrawn',
  'LeadBlocked',
  'LeadRejected',
  'LeadMerged',
  'LeadErased',
]);
