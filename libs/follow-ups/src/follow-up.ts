import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** What rules ask of the team: each ends with the event that answers it. */
export const RULE_KINDS = [
  'lowScore',
  'validationLate',
  'contactMissed',
  'contactSilent',
  'searchStuck',
  'payment',
  'dispute',
  'licenceCheck',
  'outcomeDisputed',
  'timesOverlap',
  'documentsLate',
  'callAgain',
  'unreachable',
  'certificate',
  'clientReady',
  'requestQuiet',
  'replacement',
  'leadCredit',
  'refund',
  'ruleAsks',
  'valueMissing',
] as const;
/** What colleagues ask of each other. */
export const HAND_KINDS = ['callClient', 'callProfessional', 'custom'] as const;
export const FOLLOW_UP_KINDS = [...RULE_KINDS, ...HAND_KINDS] as const;
export type RuleKind = (typeof RULE_KINDS)[number];
export const PRIORITIES = ['normal', 'high'] as const;
/** What came of it. */
export const OUTCOMES = ['reached', 'notReached', 'settled', 'notNeeded'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** Why it needs no one any more: what happened answered it, or what it was about has ended. */
export const CANCEL_CAUSES = ['answered', 'ended'] as const;

const id = { followUpId: z.string() };
/** Of whom the free words speak: the key they are sealed with. */
const aboutSomeone = { ...id, ownerId: z.string() };
const note = z.string().max(1_000);
const sealed = { personal: { note: 'ownerId' as const } };
/** What it is about: pages lead there, and its province says who looks after it. */
const followUpAbout = {
  leadId: z.string().optional(),
  acceptanceId: z.string().optional(),
  professionalId: z.string().optional(),
  purchaseId: z.string().optional(),
  prospectId: z.string().optional(),
};

/** A task for a person of the team (4.10.3). */
export const followUpEvents = {
  FollowUpOpened: event(
    z.object({
      ...aboutSomeone,
      ...followUpAbout,
      kind: z.enum(FOLLOW_UP_KINDS),
      /** Which time it happened, where the same may happen to the same thing again. */
      occurrence: z.string().optional(),
      /** The rule of messages that asks for it (channel T), where one does. */
      rule: z.string().optional(),
      /** Short code of the request. */
      code: z.string().optional(),
      province: z.enum(['QC', 'ON']).optional(),
      dueAt: z.string(),
      priority: z.enum(PRIORITIES),
      note: note.optional(),
    }),
    sealed,
  ),
  FollowUpAssigned: event(z.object({ ...id, assigneeId: z.string().nullable() })),
  /** `sequence`: how often it was put off, this time included. */
  FollowUpSnoozed: event(z.object({ ...id, until: z.string(), sequence: z.number().int().positive() })),
  /** It was put off by mistake: it is due as it was before, put off for the `sequence`th time or, with 0, not at all. */
  FollowUpSnoozeUndone: event(
    z.object({ ...id, status: z.enum(['Open', 'Snoozed']), dueAt: z.string(), sequence: z.number().int().nonnegative() }),
  ),
  FollowUpWoken: event(z.object(id)),
  /** Still undone long after it was due, or pressing from now on: it comes before everything else. */
  FollowUpEscalated: event(z.object(id)),
  FollowUpCompleted: event(z.object({ ...aboutSomeone, outcome: z.enum(OUTCOMES), note }), sealed),
  FollowUpCancelled: event(z.object({ ...id, cause: z.enum(CANCEL_CAUSES) })),
  FollowUpReopened: event(z.object({ ...id, dueAt: z.string() })),
};
export type FollowUpEvent = EventOf<typeof followUpEvents>;
type Opened = Extract<FollowUpEvent, { type: 'FollowUpOpened' }>['data'];

export interface FollowUpState extends Partial<
  Pick<Opened, 'kind' | 'leadId' | 'acceptanceId' | 'professionalId' | 'purchaseId' | 'prospectId' | 'occurrence' | 'province' | 'dueAt'>
> {
  readonly status: 'None' | 'Open' | 'Snoozed' | 'Done' | 'Cancelled';
  readonly ownerId: string;
  readonly assigneeId?: string;
  readonly snoozes: number;
  readonly escalated: boolean;
  readonly endedAt?: string;
  /** How it stood before it was put off the last time, while it is. */
  readonly before?: { readonly status: 'Open' | 'Snoozed'; readonly dueAt: string };
}

const beforeSnooze = ({ status, dueAt }: FollowUpState): FollowUpState['before'] =>
  dueAt !== undefined && (status === 'Open' || status === 'Snoozed') ? { status, dueAt } : undefined;

export const followUp = decider<FollowUpState, typeof followUpEvents>({
  category: 'followup',
  events: followUpEvents,
  initial: { status: 'None', ownerId: '', snoozes: 0, escalated: false },
  evolve: (s, e, { occurredAt }) => {
    switch (e.type) {
      case 'FollowUpOpened': {
        const { followUpId: _, note: _n, code: _c, rule: _r, priority, ...opened } = e.data;
        return { ...opened, status: 'Open', snoozes: 0, escalated: priority === 'high' };
      }
      case 'FollowUpAssigned':
        return { ...s, assigneeId: e.data.assigneeId ?? undefined };
      case 'FollowUpSnoozed':
        return { ...s, status: 'Snoozed', snoozes: e.data.sequence, dueAt: e.data.until, before: beforeSnooze(s) };
      case 'FollowUpSnoozeUndone':
        return { ...s, status: e.data.status, snoozes: e.data.sequence, dueAt: e.data.dueAt, before: undefined };
      case 'FollowUpWoken':
        return { ...s, status: 'Open', before: undefined };
      case 'FollowUpEscalated':
        return { ...s, escalated: true };
      case 'FollowUpCompleted':
        return { ...s, status: 'Done', endedAt: occurredAt, before: undefined };
      case 'FollowUpCancelled':
        return { ...s, status: 'Cancelled', endedAt: occurredAt, before: undefined };
      case 'FollowUpReopened':
        return { ...s, status: 'Open', dueAt: e.data.dueAt, escalated: false, endedAt: undefined };
      default:
        return e satisfies never;
    }
  },
});

/** Whether someone still has to do something. */
export const isWaiting = ({ status }: Pick<FollowUpState, 'status'>): boolean => status === 'Open' || status === 'Snoozed';

/** The id of what a rule asks: one task of a kind about a thing, opened again when the same happens once more. */
export const followUpIdOf = (kind: RuleKind, subjectId: string): string => `${kind}:${subjectId}`;

/** What a task that a rule asked is about; nothing for a task of another kind. */
export const subjectOfTask = (kind: RuleKind, followUpId: string): string | undefined =>
  followUpId.startsWith(followUpIdOf(kind, '')) ? followUpId.slice(followUpIdOf(kind, '').length) : undefined;
