import { event, type Config, type ConfigPlace, type EventOf } from '@jurilien/event-sourcing';
import {
  autoClaimMaxPerDay,
  ceilingOf,
  DAY_MS,
  ignoredAutoPauseAfterDays,
  isOpen,
  nextOpen,
  pricingMaxCc,
  type Window,
} from '@jurilien/reference';
import { z } from 'zod';

const professionalId = z.string();
const codes = z.array(z.string().max(40)).max(40);

/** Local hours of a rule: days 1 (Monday) to 7, minutes after midnight. */
const hours = z.object({
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  fromMinute: z.number().int().min(0).max(1_439),
  toMinute: z.number().int().min(1).max(1_440),
});
/** What an auto-claim rule takes: nothing named = anything the person is offered. Legal aid and super leads only when asked for. */
const filters = z.object({
  fields: codes.optional(),
  regions: codes.optional(),
  rates: z
    .array(z.enum(['1', '2', '3', '4', '5']))
    .max(5)
    .optional(),
  minBudget: z.number().int().min(0).max(5).optional(),
  legalAid: z.boolean().optional(),
  superLeads: z.boolean().optional(),
  urgentOnly: z.boolean().optional(),
});
/** A professional's own auto-claim rule (MO16). It claims; it never confirms. */
export const autoClaimRule = z.object({
  enabled: z.boolean(),
  filters,
  /** When it may act; absent = in the person's own offer hours. */
  hours: hours.optional(),
  maxPerDay: z.number().int().min(1).max(ceilingOf(autoClaimMaxPerDay)),
  coinCeilingCc: z.number().int().min(1).max(ceilingOf(pricingMaxCc)),
});
export type AutoClaimRule = z.infer<typeof autoClaimRule>;

/** How a professional lets offers be taken, and what we noticed about offers that got no answer. */
export const habitEvents = {
  AutoClaimRuleSet: event(autoClaimRule.extend({ professionalId })),
  AutoClaimSwitchedOff: event(z.object({ professionalId, cause: z.literal('timeouts') })),
  IgnoredOffersNoticed: event(z.object({ professionalId, count: z.number().int(), days: z.number().int() })),
  IgnoredOffersAnswered: event(z.object({ professionalId })),
};
export type HabitEvent = EventOf<typeof habitEvents>;

export interface HabitState {
  readonly autoClaim?: AutoClaimRule;
  /** Since when the rule has been on: what happened before does not count against it. */
  readonly autoClaimSince?: string;
  /** Offers went unanswered, the person was informed, and nothing was answered since. */
  readonly ignoredNoticedAt?: string;
  /** When offers rest if nothing is answered, by what was in force when it was noticed. */
  readonly ignoredPauseAt?: string;
}

/** When offers rest that stay unanswered after it was noticed at an instant, where the person works. */
export const pauseAt = ({ occurredAt, config }: { readonly occurredAt: string; readonly config: Config }, at: ConfigPlace): string =>
  new Date(Date.parse(occurredAt) + config.value(ignoredAutoPauseAfterDays, at) * DAY_MS).toISOString();

/** The part of a professional's life these events write. */
export function evolveHabits<S extends HabitState & { readonly province?: 'QC' | 'ON' }>(
  s: S,
  e: HabitEvent,
  meta: { readonly occurredAt: string; readonly config: Config },
): S {
  switch (e.type) {
    case 'AutoClaimRuleSet': {
      const { professionalId: _, ...rule } = e.data;
      return { ...s, autoClaim: rule, autoClaimSince: s.autoClaim?.enabled && rule.enabled ? s.autoClaimSince : meta.occurredAt };
    }
    case 'AutoClaimSwitchedOff':
      return { ...s, autoClaim: s.autoClaim && { ...s.autoClaim, enabled: false } };
    case 'IgnoredOffersNoticed':
      return { ...s, ignoredNoticedAt: meta.occurredAt, ignoredPauseAt: pauseAt(meta, { province: s.province }) };
    case 'IgnoredOffersAnswered':
      return { ...s, ignoredNoticedAt: undefined, ignoredPauseAt: undefined };
    default:
      return e satisfies never;
  }
}

/** What a rule looks at on a request: no identity among it. */
export interface RuleFacts {
  readonly fields: readonly string[];
  readonly region: string;
  readonly rate: string;
  readonly budget: number;
  readonly legalAid: boolean;
  readonly superLead: boolean;
  readonly urgent: boolean;
  readonly priceCc: number;
}

/** Why a rule leaves a request alone; nothing when it takes it. */
export function ruleDeclines({ enabled, filters: f, coinCeilingCc }: AutoClaimRule, facts: RuleFacts): string | undefined {
  if (!enabled) return 'off';
  if (facts.priceCc > coinCeilingCc) return 'price';
  if (f.fields?.length && !facts.fields.some((x) => f.fields!.includes(x))) return 'field';
  if (f.regions?.length && !f.regions.includes(facts.region)) return 'region';
  if (f.rates?.length && !f.rates.includes(facts.rate as '1')) return 'rate';
  if (f.minBudget !== undefined && facts.budget < f.minBudget) return 'budget';
  if (facts.legalAid && !f.legalAid) return 'legal-aid';
  if (facts.superLead && !f.superLeads) return 'super-lead';
  if (f.urgentOnly && !facts.urgent) return 'not-urgent';
  return undefined;
}

interface Hours {
  readonly days: readonly number[];
  readonly fromMinute: number;
  readonly toMinute: number;
}
const windowOf = ({ days, fromMinute, toMinute }: Hours): Window => ({ days, from: fromMinute, to: toMinute, holidaysClosed: false });
const hoursOf = (s: HabitState & { readonly hours?: Hours }): Hours | undefined => s.autoClaim?.hours ?? s.hours;

/** Whether a rule may act at an instant: in its hours, or the person's; without any at all times. */
export function insideRuleHours(s: HabitState & { readonly hours?: Hours; readonly province?: 'QC' | 'ON' }, instant: string): boolean {
  const own = hoursOf(s);
  return !own || isOpen(instant, s.province ?? 'QC', windowOf(own));
}

/** The first instant from here on at which a rule may act. */
export function nextRuleHour(s: HabitState & { readonly hours?: Hours; readonly province?: 'QC' | 'ON' }, instant: string): string {
  const own = hoursOf(s);
  return own ? nextOpen(instant, s.province ?? 'QC', windowOf(own)) : instant;
}
