import {
  allOf,
  alreadyDone,
  type Asking,
  decision,
  ids,
  Refused,
  refuseUnless,
  refuseUnlessAvailable,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { addBusinessDays, blacklistAppealBusinessDays } from '@jurilien/reference';
import { z } from 'zod';
import { counts } from '../blacklist.js';
import { answerable, daysAfter, entryId, entryIs, entryProvince, listed, type OnEntry, onEntry, theirs } from './on-entry.js';

const MAX_MONTHS_DAYS = 732;
/** A review falls due a month before the entry runs out. */
const REVIEW_BEFORE_DAYS = 30;

/** When an entry that ends at an instant is to be looked at again: a month before, or at once when it is nearer. */
export const reviewAtOf = (until: string, now: string): string => {
  const at = daysAfter(until, -REVIEW_BEFORE_DAYS);
  return Date.parse(at) > Date.parse(now) ? at : now;
};

/** @throws VALIDATION when the end is not ahead, or further than two years */
export function refuseUnlessSensibleEnd(until: string, now: string): void {
  const ahead = Date.parse(until) > Date.parse(now) && Date.parse(until) <= Date.parse(daysAfter(now, MAX_MONTHS_DAYS));
  if (!ahead) throw new Refused('VALIDATION', 'until-out-of-range', [{ field: 'until', message: 'future' }]);
}

const reviewable = ({ entry: s }: OnEntry, who: Asking) =>
  allOf(theirs(s, who), unless(counts(s), 'WRONG_STATE', entryIs(s)), answerable(s, who));
const liftable = ({ entry: s }: OnEntry, who: Asking) =>
  allOf(theirs(s, who), unlessDone(s.status === 'Lifted' || s.status === 'Expired', entryIs(s)), answerable(s, who));

/** By the person concerned, of an entry that counts; a proposal is not theirs to see. */
const appealable = ({ entry: s }: OnEntry, _who: Asking, { professionalId }: { readonly professionalId: string }) =>
  allOf(
    unless(s.entry?.professionalId === professionalId && s.status !== 'Proposed', 'NOT_FOUND', 'blacklist-entry'),
    unlessDone(s.status === 'UnderReview', 'entry-is-underreview'),
    unless(counts(s), 'WRONG_STATE', entryIs(s)),
  );

/** Looked at again and kept: until when. An appeal is answered by someone else than who made the entry count. */
export const reviewBlacklistEntry = decision({
  name: 'ReviewBlacklistEntry',
  input: z.object({ entryId, until: z.iso.datetime() }),
  reasonRequired: true,
  streams: onEntry,
  province: entryProvince,
  available: reviewable,
  decide({ entryId: id, until }, { entry: s }, ctx) {
    refuseUnlessAvailable(reviewable({ entry: s }, ctx));
    refuseUnlessSensibleEnd(until, ctx.now);
    return { entry: [listed('BlacklistEntryReviewed', { entryId: id, until, reviewAt: reviewAtOf(until, ctx.now) })] };
  },
});

/** The entry counts no more; also how a proposal is turned down, and an appeal granted. */
export const liftBlacklistEntry = decision({
  name: 'LiftBlacklistEntry',
  input: z.object({ entryId }),
  reasonRequired: true,
  streams: onEntry,
  province: entryProvince,
  available: liftable,
  decide({ entryId: id }, { entry: s }, ctx) {
    if (alreadyDone(liftable({ entry: s }, ctx))) return {};
    return { entry: [listed('BlacklistEntryLifted', { entryId: id })] };
  },
});

/** The person concerned asks for another look; another person answers within some business days (`blacklist.appealBusinessDays`). */
export const appealBlacklistEntry = decision({
  name: 'AppealBlacklistEntry',
  input: z.object({ entryId, professionalId: ids.professionalId, statement: z.string().trim().min(10).max(4_000) }),
  streams: onEntry,
  province: entryProvince,
  available: appealable,
  decide({ entryId: id, professionalId, statement }, { entry: s }, ctx) {
    if (alreadyDone(appealable({ entry: s }, ctx, { professionalId }))) return {};
    const answerBy = addBusinessDays(ctx.now, ctx.config.value(blacklistAppealBusinessDays), s.entry!.province ?? 'QC', ctx.config);
    return { entry: [listed('BlacklistAppealFiled', { entryId: id, statement, answerBy })] };
  },
});

/** Its time is over; the timer says so. */
export const expireBlacklistEntry = decision({
  name: 'ExpireBlacklistEntry',
  input: z.object({ entryId }),
  streams: onEntry,
  province: entryProvince,
  decide({ entryId: id }, { entry: s }, ctx) {
    if (!counts(s)) return {};
    refuseUnless(Date.parse(s.entry!.until) <= Date.parse(ctx.now), 'WRONG_STATE', 'not-due');
    return { entry: [listed('BlacklistEntryExpired', { entryId: id })] };
  },
});
