import { type Effect, send } from '@jurilien/event-sourcing';
import { cancelFollowUp, followUpIdOf, type RuleKind } from '@jurilien/follow-ups';
import { createFollowUp } from '../../decisions/create-follow-up.js';

/** What a rule asks of the team. */
export interface FollowUpAsked {
  readonly kind: RuleKind;
  /** The thing it is about: of a kind, one task at a time waits about it. */
  readonly subjectId: string;
  /** Which time it happened, where the same may happen again: the same occurrence asks once, however often its event is read. */
  readonly occurrence?: string;
  /** What its page leads to; its province says who sees it. */
  readonly about: {
    readonly leadId?: string;
    readonly acceptanceId?: string;
    readonly professionalId?: string;
    readonly purchaseId?: string;
  };
  /** By when, ISO 8601 UTC. */
  readonly dueAt: string;
  /** It comes before everything else. */
  readonly priority?: 'high';
}

/** The input of `CreateFollowUp` for what a rule asks, for timers that ask later. */
export const asking = ({ kind, subjectId, about: { leadId, acceptanceId, professionalId, purchaseId }, ...asked }: FollowUpAsked) => ({
  followUpId: followUpIdOf(kind, subjectId),
  kind,
  leadId,
  acceptanceId,
  professionalId,
  purchaseId,
  ...asked,
});

/** Channel T: a task for the team. */
export const followUp = (asked: FollowUpAsked): Effect => send(createFollowUp, asking(asked));

/** What happened answers the task, or ends what it is about; where none waits, nothing happens. */
export const endFollowUp = (kind: RuleKind, subjectId: string, cause: 'answered' | 'ended' = 'answered'): Effect =>
  send(cancelFollowUp, { followUpId: followUpIdOf(kind, subjectId), cause });
