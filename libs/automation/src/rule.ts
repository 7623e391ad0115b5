import { MESSAGE_RULES, RULE_AUDIENCES, RULE_CHANNELS, type RuleAudience } from '@jurilien/contracts';
import type { Audience } from '@jurilien/notifications';
import { schemaOf, weeklyHours } from '@jurilien/reference';
import { z } from 'zod';
import type { Both } from './both.js';
import { condition } from './condition.js';
import { AT_ONCE, delay } from './delay.js';

const scope = z.object({
  provinces: z.array(z.enum(['QC', 'ON'])).optional(),
  fields: z.array(z.string().max(40)).optional(),
  languages: z.array(z.enum(['fr', 'en'])).optional(),
  /** Of a hundred occurrences, so many. */
  pilotPercent: z.int().min(1).max(100).optional(),
});
const caps = z.object({
  perSubjectPerDay: z.int().min(1).max(50).optional(),
  perPersonPerDay: z.int().min(1).max(50).optional(),
  perPersonPerWeek: z.int().min(1).max(200).optional(),
  perPersonPer90Days: z.int().min(1).max(500).optional(),
});

/** What a version of a rule says (4.7.1): everything but its name and purpose. */
export const ruleText = z.object({
  trigger: z.string().max(60),
  /** One message per delay. */
  delays: z.array(delay).min(1).max(5),
  /** Must hold when a message is due (Z02). */
  when: condition.optional(),
  /** Ends what waits (Z01). */
  stop: condition.optional(),
  /** Narrows the hours of the class and of the reader to these: a message that is due outside them waits. Codes go at once. */
  window: schemaOf(weeklyHours()).optional(),
  /** Past its due time by more than this, a message is not sent (Z03). */
  maxLateMinutes: z
    .int()
    .min(1)
    .max(90 * 24 * 60)
    .optional(),
  audience: z.enum(RULE_AUDIENCES),
  channels: z.array(z.enum(RULE_CHANNELS)).min(1),
  /** Each channel only where the one before it cannot be used; otherwise all of them at once. */
  inTurn: z.boolean().optional(),
  /** The code of its template. */
  template: z.string().max(60),
  caps: caps.optional(),
  /**
   * It reminds of the instant that it counts back from (4.5.4): where quiet hours would leave less than so many minutes before that
   * instant, it goes earlier instead of later, at the last open minute; never sooner after its beginning than the rest.
   */
  reminds: z.object({ leastMinutes: z.int().min(1).max(1_440), restMinutes: z.int().min(0).max(1_440) }).optional(),
  scope: scope.optional(),
});
export type RuleText = z.infer<typeof ruleText>;

/** For whom the words of each audience are written. */
export const READS: Readonly<Record<RuleAudience, Audience>> = {
  client: 'client',
  everyClient: 'client',
  professional: 'professional',
  acceptedProfessionals: 'professional',
  waitingProfessionals: 'professional',
  account: 'account',
  candidate: 'anyone',
  applicant: 'anyone',
  contact: 'anyone',
  staff: 'account',
  invitee: 'anyone',
  host: 'account',
};

/** A rule as it is shipped: version 1, and whether it is at work before anyone has touched it. */
export interface Rule {
  readonly code: (typeof MESSAGE_RULES)[number];
  readonly purpose: Both<string>;
  /** Shipped as a draft that sends nothing (†). */
  readonly off?: true;
  /**
   * Someone waits for it: a code, a way in, what the law has us say. Its words can be changed, but it cannot be paused, retired, given
   * other conditions or started by hand.
   */
  readonly fixed?: true;
  /** Whose words it carries, where they are not ours. */
  readonly author?: 'professional' | 'client';
  /** Where its reader has had as much as caps allow, it waits for room instead of coming to nothing. */
  readonly waitsForRoom?: true;
  readonly text: RuleText;
}

/** A rule as its file declares it. */
export type Shipped = Pick<Rule, 'code' | 'purpose' | 'off' | 'fixed' | 'author' | 'waitsForRoom'> &
  Omit<RuleText, 'delays' | 'template'> & { readonly delays?: RuleText['delays']; readonly template?: string };

/** Declares a rule; at once and under the template of its own code unless it says otherwise. */
export const rule = ({ code, purpose, off, fixed, author, waitsForRoom, ...text }: Shipped): Rule => ({
  code,
  purpose,
  ...(off ? { off } : {}),
  ...(fixed ? { fixed } : {}),
  ...(author ? { author } : {}),
  ...(waitsForRoom ? { waitsForRoom } : {}),
  text: { delays: [AT_ONCE], template: code, ...text },
});
