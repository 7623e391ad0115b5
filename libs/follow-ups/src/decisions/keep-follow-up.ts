import {
  allOf,
  alreadyDone,
  decision,
  ids,
  Refused,
  refuseUnless,
  refuseUnlessAvailable,
  type Asking,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { addBusinessDays, DAY_MS, followUpOverdueDays, plus, type Config, reached } from '@jurilien/reference';
import { z } from 'zod';
import { CANCEL_CAUSES, type FollowUpState, isWaiting, OUTCOMES } from '../follow-up.js';
import { followed, followUpProvince, ofFollowUp, type OnFollowUp, onFollowUp } from './on-follow-up.js';

/** A follow-up is put off a month ahead at most, three times (4.10.3). */
const SNOOZE_DAYS = 30;
const SNOOZES = 3;
/** For so long it is taken up again. */
const REOPEN_DAYS = 30;

const known = (s: FollowUpState) => unless(s.status !== 'None', 'NOT_FOUND', 'follow-up');
const waiting = ({ followUp: s }: OnFollowUp) => allOf(known(s), unless(isWaiting(s), 'WRONG_STATE', 'follow-up-is-over'));
const snoozable = ({ followUp: s }: OnFollowUp) =>
  allOf(waiting({ followUp: s }), unless(s.snoozes < SNOOZES, 'WRONG_STATE', 'snoozed-too-often'));
const completable = ({ followUp: s }: OnFollowUp) =>
  allOf(known(s), unlessDone(s.status === 'Done', 'follow-up-is-done'), waiting({ followUp: s }));
const reopenable = ({ followUp: s }: OnFollowUp, { now }: Pick<Asking, 'now'>) =>
  allOf(
    known(s),
    unlessDone(isWaiting(s), 'follow-up-is-open'),
    unless(!reached(plus(s.endedAt ?? now, REOPEN_DAYS * DAY_MS), now), 'WRONG_STATE', 'too-late-to-reopen'),
  );

/** One person looks after it, or no one in particular: "take" is an assignment to oneself. */
export const assignFollowUp = decision({
  name: 'AssignFollowUp',
  input: ofFollowUp.extend({ assigneeId: ids.userId.nullable() }),
  streams: onFollowUp,
  province: followUpProvince,
  available: waiting,
  decide(input, { followUp: s }) {
    refuseUnlessAvailable(waiting({ followUp: s }));
    return (s.assigneeId ?? null) === input.assigneeId ? {} : { followUp: [followed('FollowUpAssigned', input)] };
  },
});

/** Out of sight until an instant, which is when it is due from now on. */
export const snoozeFollowUp = decision({
  name: 'SnoozeFollowUp',
  input: ofFollowUp.extend({ until: z.iso.datetime() }),
  streams: onFollowUp,
  province: followUpProvince,
  available: snoozable,
  decide(input, { followUp: s }, ctx) {
    refuseUnlessAvailable(snoozable({ followUp: s }));
    refuseUnless(!reached(input.until, ctx.now), 'VALIDATION', 'not-in-the-future');
    refuseUnless(reached(input.until, plus(ctx.now, SNOOZE_DAYS * DAY_MS)), 'VALIDATION', 'too-far');
    if (s.status === 'Snoozed' && s.dueAt === input.until) return {};
    return { followUp: [followed('FollowUpSnoozed', { ...input, sequence: s.snoozes + 1 })] };
  },
});

/** Putting off until an instant was a mistake: it is due as it was, and that time does not count. What came later is not undone. */
export const undoSnoozeOfFollowUp = decision({
  name: 'UndoSnoozeOfFollowUp',
  input: ofFollowUp.extend({ until: z.iso.datetime() }),
  streams: onFollowUp,
  province: followUpProvince,
  decide({ followUpId, until }, { followUp: s }) {
    refuseUnlessAvailable(waiting({ followUp: s }));
    if (s.status === 'Open') return {};
    const { before } = s;
    if (!before || s.dueAt !== until) throw new Refused('WRONG_STATE', 'put-off-otherwise');
    return { followUp: [followed('FollowUpSnoozeUndone', { followUpId, ...before, sequence: s.snoozes - 1 })] };
  },
});

/** Its hour has come. A late timer of an earlier snooze wakes nothing. */
export const wakeFollowUp = decision({
  name: 'WakeFollowUp',
  input: ofFollowUp.extend({ sequence: z.number().int().positive() }),
  streams: onFollowUp,
  province: followUpProvince,
  decide: ({ followUpId, sequence }, { followUp: s }) =>
    s.status === 'Snoozed' && s.snoozes === sequence ? { followUp: [followed('FollowUpWoken', { followUpId })] } : {},
});

/** Until when a follow-up may stay undone after it was due, before it comes before all others. */
export const overdueAt = (dueAt: string, province: 'QC' | 'ON' | undefined, config: Config): string =>
  addBusinessDays(dueAt, config.value(followUpOverdueDays, { province }), province ?? 'QC', config);

/** Undone a business day after it was due: the leader of the team sees it first (4.10.3). Said once. */
export const escalateFollowUp = decision({
  name: 'EscalateFollowUp',
  input: ofFollowUp,
  streams: onFollowUp,
  province: followUpProvince,
  decide({ followUpId }, { followUp: s }, ctx) {
    if (s.status !== 'Open' || s.escalated) return {};
    refuseUnless(reached(overdueAt(s.dueAt!, s.province, ctx.config), ctx.now), 'WRONG_STATE', 'not-due');
    return { followUp: [followed('FollowUpEscalated', { followUpId })] };
  },
});

/** Someone did it, and says in a sentence what came of it. */
export const completeFollowUp = decision({
  name: 'CompleteFollowUp',
  input: ofFollowUp.extend({ outcome: z.enum(OUTCOMES), note: z.string().trim().min(3).max(1_000) }),
  streams: onFollowUp,
  province: followUpProvince,
  available: completable,
  decide(input, { followUp: s }) {
    if (alreadyDone(completable({ followUp: s }))) return {};
    return { followUp: [followed('FollowUpCompleted', { ...input, ownerId: s.ownerId })] };
  },
});

/** It was not the end of it: it is due now. */
export const reopenFollowUp = decision({
  name: 'ReopenFollowUp',
  input: ofFollowUp,
  streams: onFollowUp,
  province: followUpProvince,
  available: reopenable,
  decide({ followUpId }, { followUp: s }, ctx) {
    if (alreadyDone(reopenable({ followUp: s }, ctx))) return {};
    return { followUp: [followed('FollowUpReopened', { followUpId, dueAt: ctx.now })] };
  },
});

/** No one has to do anything any more: it was answered meanwhile, or what it was about has ended. */
export const cancelFollowUp = decision({
  name: 'CancelFollowUp',
  input: ofFollowUp.extend({ cause: z.enum(CANCEL_CAUSES) }),
  streams: onFollowUp,
  province: followUpProvince,
  decide: (input, { followUp: s }) => (isWaiting(s) ? { followUp: [followed('FollowUpCancelled', input)] } : {}),
});
