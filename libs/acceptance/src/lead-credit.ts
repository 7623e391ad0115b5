import type { LeadState } from '@jurilien/lead';
import type { AsOf, Config } from '@jurilien/event-sourcing';
import {
  addBusinessDays,
  businessHours,
  HOUR_MS as HOUR,
  isOpen,
  leadCreditAbuseMinAcceptances,
  leadCreditAbusePercent,
  leadCreditAutoApproveBusinessDays,
  leadCreditConflictBusinessDays,
  leadCreditUnreachableAttempts,
  leadCreditUnreachableChannels,
  leadCreditUnreachableSpanDays,
  leadCreditUnreachableWaitHours,
  localDate,
  plus,
  type Province,
  reached,
} from '@jurilien/reference';
import type { AcceptanceState } from './acceptance-state.js';
import type { CreditReason } from './acceptance-words.js';
import { z } from 'zod';

/** What no stream of a request says by itself, gathered just before the rules of 4.4.8 look at it. No address, no word. */
export const creditFacts = z.object({
  /** The provider said for good that nothing arrives there, or the number counts as unreachable. */
  phoneDead: z.boolean(),
  emailDead: z.boolean(),
  /** Reports of delivery to the client since the acceptance, by channel. */
  delivered: z.object({ sms: z.boolean(), email: z.boolean() }),
  /** The client wrote or answered since the acceptance. */
  inbound: z.boolean(),
  /** The client opened the page of the request since the acceptance (N01). */
  viewed: z.boolean(),
  /** When our own "1 or 2" went out. */
  askedAt: z.string().optional(),
  /** The firm accepted a request of the same person in the same field within ninety days. */
  sameMatter: z.boolean(),
  /** What the team changed after the acceptance. */
  changedByStaff: z.array(z.enum(['territory', 'field'])),
  /** When a name on the other side was added after the acceptance. */
  opposingAddedAt: z.string().optional(),
  /** What the professional graded four or five in the survey of the request (C07). */
  gradedWell: z.array(z.enum(['reachable', 'rightField'])).optional(),
  /** Acceptances of the last ninety days, and how many of them were credited. */
  accepted: z.number().int().nonnegative(),
  credited: z.number().int().nonnegative(),
});
export type CreditFacts = z.infer<typeof creditFacts>;

/** Why a rule did not say yes by itself. */
export const CREDIT_DOUBTS = [
  'staffOnly',
  'notDead',
  'reached',
  'fewAttempts',
  'fewDays',
  'fewChannels',
  'notAsked',
  'notYetAnswered',
  'viewed',
  'otherMatter',
  'unchanged',
  'notConfirmed',
  'notAdded',
  'tooLate',
  'notWithdrawn',
  'contactedBefore',
  'gradedOtherwise',
  'abuse',
] as const;
export type CreditDoubt = (typeof CREDIT_DOUBTS)[number];

/** Yes by rule, or what keeps the rule from it and, where only time is missing, when to look again. */
export type CreditVerdict =
  { readonly yes: true } | { readonly yes: false; readonly doubts: readonly CreditDoubt[]; readonly againAt?: string };

interface Case extends AsOf {
  readonly acceptance: AcceptanceState;
  readonly request: LeadState;
  readonly facts: CreditFacts;
  readonly askedAt: string;
}
const YES: CreditVerdict = { yes: true };
const no = (...doubts: CreditDoubt[]): CreditVerdict => ({ yes: false, doubts });
const unless = (doubts: readonly (CreditDoubt | false | undefined)[]): CreditVerdict => {
  const real = doubts.filter((d): d is CreditDoubt => Boolean(d));
  return real.length === 0 ? YES : no(...real);
};

/** Anything that shows the client was there: a word, an answer, a contact, or a wish for someone else. */
const spoke = ({ acceptance: s, facts }: Case): boolean =>
  facts.inbound || s.contactedAt !== undefined || s.confirmedByClient || s.replacement?.by === 'client';

/** The working days, in the province's calendar, on which someone tried; noon of a day says whether it is one. */
function workingDays(s: AcceptanceState, province: Province, config: Config): number {
  const hours = businessHours(config, province);
  const days = s.tries.map(({ at }) => localDate(at, province));
  return new Set(days.filter((day) => isOpen(`${day}T16:00:00.000Z`, province, hours))).size;
}

function unreachable(c: Case): CreditVerdict {
  const { acceptance: s, facts, now, config } = c;
  const province = s.province!;
  const waitMs = config.value(leadCreditUnreachableWaitHours, { province }) * HOUR;
  const askedLongAgo = facts.askedAt && reached(plus(facts.askedAt, waitMs), now);
  const verdict = unless([
    spoke(c) && 'reached',
    facts.viewed && 'viewed',
    s.tries.length < config.value(leadCreditUnreachableAttempts, { province }) && 'fewAttempts',
    workingDays(s, province, config) < config.value(leadCreditUnreachableSpanDays, { province }) && 'fewDays',
    new Set(s.tries.map((t) => t.channel)).size < config.value(leadCreditUnreachableChannels, { province }) && 'fewChannels',
    !facts.askedAt && 'notAsked',
    facts.askedAt !== undefined && !askedLongAgo && 'notYetAnswered',
  ]);
  if (verdict.yes || verdict.doubts.some((d) => d !== 'notYetAnswered')) return verdict;
  return { ...verdict, againAt: plus(facts.askedAt!, waitMs) };
}

function conflictLater({ acceptance: s, facts, askedAt, config }: Case): CreditVerdict {
  const province = s.province!;
  const until = addBusinessDays(s.openedAt!, config.value(leadCreditConflictBusinessDays, { province }), province, config);
  return unless([!facts.opposingAddedAt && 'notAdded', !reached(askedAt, until) && 'tooLate']);
}

const RULES: Readonly<Record<CreditReason, (c: Case) => CreditVerdict>> = {
  invalidPhone: (c) => unless([!c.facts.phoneDead && 'notDead', (spoke(c) || c.facts.viewed || c.facts.delivered.email) && 'reached']),
  invalidEmail: (c) => unless([!c.facts.emailDead && 'notDead', (spoke(c) || c.facts.viewed || c.facts.delivered.sms) && 'reached']),
  unreachable,
  duplicateLead: ({ facts }) => unless([!facts.sameMatter && 'otherMatter']),
  outOfTerritory: ({ facts }) => unless([!facts.changedByStaff.includes('territory') && 'unchanged']),
  wrongField: ({ facts }) => unless([!facts.changedByStaff.includes('field') && 'unchanged']),
  alreadyRepresented: ({ acceptance: s }) => unless([!s.representedByAnother && 'notConfirmed']),
  conflictLater,
  clientWithdrew: ({ acceptance: s, request }) =>
    unless([request.status !== 'Withdrawn' && 'notWithdrawn', s.contactedAt !== undefined && 'contactedBefore']),
  misdescribed: () => no('staffOnly'),
  fraud: () => no('staffOnly'),
  notLegal: () => no('staffOnly'),
  other: () => no('staffOnly'),
};

/** Share of the last ninety days' acceptances that were credited, in percent; the professional sees the same number. */
export const creditRatePercent = ({ accepted, credited }: Pick<CreditFacts, 'accepted' | 'credited'>): number =>
  accepted === 0 ? 0 : Math.floor((credited * 100) / accepted);

/** More was credited than is usual, over enough acceptances to say so: rules no longer answer by themselves (4.4.8). */
export const creditsTooOften = (f: Pick<CreditFacts, 'accepted' | 'credited'>, province: Province, config: Config): boolean =>
  f.accepted >= config.value(leadCreditAbuseMinAcceptances, { province }) &&
  f.credited * 100 > f.accepted * config.value(leadCreditAbusePercent, { province });

/** When a request for coins that no one answered is granted by itself (4.4.8). */
export const creditApproveAt = (askedAt: string, province: Province, config: Config): string =>
  addBusinessDays(askedAt, config.value(leadCreditAutoApproveBusinessDays, { province }), province, config);

/** Reasons that the professional's own grades may speak against (4.10.1). */
const GRADE_OF: Partial<Record<CreditReason, 'reachable' | 'rightField'>> = {
  invalidPhone: 'reachable',
  invalidEmail: 'reachable',
  unreachable: 'reachable',
  wrongField: 'rightField',
};
const gradedOtherwise = ({ acceptance: s, facts }: Case): boolean => {
  const grade = GRADE_OF[s.credit!.reason];
  return grade !== undefined && facts.gradedWell?.includes(grade) === true;
};

/** What the rules of 4.4.8 say to a request for coins, on what is known now. */
export function creditVerdict(c: Case): CreditVerdict {
  const verdict = RULES[c.acceptance.credit!.reason](c);
  if (!verdict.yes) return verdict;
  return unless([gradedOtherwise(c) && 'gradedOtherwise', creditsTooOften(c.facts, c.acceptance.province!, c.config) && 'abuse']);
}
