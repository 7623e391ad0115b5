import { allOf, type Asking, type Availability, type Ctx, ERASED, Refused, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { DAY_MS, leadMergeUndoDays, plus, reached } from '@jurilien/reference';
import { contactConfirmed } from './contact-confirmed.js';
import { handling, isIn, known, queued, slaFrom } from './decisions/rules.js';
import { happened, type LeadEvent } from './lead.js';
import { isLive, type LeadState } from './lead-state.js';
import { PROOF, provenItself, separation } from './merging.js';

/**
 * The lead's part of merging two requests and of undoing it; the commands touch two requests and a search, so they live in `processes`.
 */

/** The request waits with the team, was offered to no one, and stands for no other: it may become part of another. */
export const mergeable = (s: LeadState, who: Asking): Availability =>
  allOf(
    isIn(s, ['ToValidate', 'InValidation', 'Ready']),
    unless(!s.offered && s.renewal.count === 0, 'WRONG_STATE', 'was-offered'),
    unless(s.absorbed.length === 0, 'WRONG_STATE', 'has-absorbed'),
    handling(s, who),
  );

/** The request may stand for another one: it was sent and goes on. */
const survives = (s: LeadState): Availability =>
  allOf(
    known(s),
    unless(isLive(s.status), 'WRONG_STATE', 'survivor-ended'),
    unless(s.status !== 'Draft', 'WRONG_STATE', 'survivor-is-draft'),
  );

/** The merge is recent enough to be undone, and both persons are still there. */
export const separable = (s: LeadState, { now, config }: Asking): Availability =>
  allOf(
    isIn(s, ['Merged']),
    unless(s.endedAt && !reached(plus(s.endedAt, config.value(leadMergeUndoDays) * DAY_MS), now), 'WRONG_STATE', 'too-long-ago'),
  );

const same = (one: string | undefined, other: string | undefined): boolean =>
  Boolean(one) && one !== ERASED && one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** Addresses that two requests share: a number with its extension, an e-mail whatever its capitals. */
export const sharedAddresses = (one: LeadState, other: LeadState): ('email' | 'sms')[] => [
  ...(same(one.email, other.email) ? (['email'] as const) : []),
  ...(same(one.phoneNumber, other.phoneNumber) && one.phoneExtension === other.phoneExtension ? (['sms'] as const) : []),
];

/** Whether both proved an address or a number that they share, each by itself: who follows a link of one may see the other. */
export const provenTogether = (one: LeadState, other: LeadState): boolean =>
  sharedAddresses(one, other).some((channel) => [one, other].every((s) => provenItself(s, channel)));

interface Pair {
  readonly lead: LeadState;
  readonly survivor: LeadState;
}

/**
 * One request becomes part of another. What it proved of the same addresses counts there, which may be all that the other waited for.
 * @param acceptances how many professionals accepted the other so far: one more, and the merge cannot be undone
 */
export function mergeEventsOf({ lead: s, survivor }: Pair, acceptances: number, ctx: Ctx): { lead: LeadEvent[]; survivor: LeadEvent[] } {
  refuseUnlessAvailable(mergeable(s, ctx));
  refuseUnlessAvailable(survives(survivor));
  const proven = sharedAddresses(s, survivor).filter((channel) => s.facts[PROOF[channel]]);
  const refused = Object.keys(s.consents).filter((purpose) => s.consents[purpose] === false);
  const facts = { ...survivor.facts, ...Object.fromEntries(proven.map((channel) => [PROOF[channel], true])) };
  const waited = survivor.status === 'AwaitingConfirmation' && contactConfirmed({ ...survivor, facts }, ctx.config);
  return {
    lead: [happened('LeadMerged', { leadId: s.leadId, into: survivor.leadId })],
    survivor: [
      happened('LeadAbsorbed', { leadId: survivor.leadId, absorbed: s.leadId, proven, refused, acceptances }),
      ...(waited ? [queued(survivor, ctx, true)] : []),
    ],
  };
}

/**
 * Two requests stand alone again, unless someone accepted the one that stood for both.
 * @param acceptances how many professionals accepted it by now
 */
export function separateEventsOf({ lead: s, survivor }: Pair, acceptances: number, ctx: Ctx): { lead: LeadEvent[]; survivor: LeadEvent[] } {
  refuseUnlessAvailable(separable(s, ctx));
  const merge = survivor.absorbed.find(({ leadId }) => leadId === s.leadId);
  if (!merge) throw new Refused('WRONG_STATE', 'not-merged-there');
  if (acceptances > merge.acceptances) throw new Refused('WRONG_STATE', 'survivor-accepted-since');
  return {
    lead: [happened('LeadUnmerged', { leadId: s.leadId, from: survivor.leadId, slaAt: slaFrom(s, ctx) })],
    survivor: [happened('LeadSeparated', { leadId: survivor.leadId, absorbed: s.leadId, ...separation(survivor, s.leadId) })],
  };
}
