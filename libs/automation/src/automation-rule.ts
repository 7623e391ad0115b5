import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { ruleText, type Rule, type RuleText } from './rule.js';

const drafted = z.object({ rule: z.string(), text: ruleText, hash: z.string() });

/** Every event of one rule, whose stream bears its code (4.7.2). What is shipped is version 1 and has no event. */
const automationRuleEvents = {
  /** `hash` is of everything that was written: what is tried and activated is what was read. */
  AutomationRuleDrafted: event(drafted),
  AutomationRuleDryRunStarted: event(z.object({ rule: z.string(), hash: z.string(), runId: z.string() })),
  AutomationRuleDryRunCancelled: event(z.object({ rule: z.string(), runId: z.string() })),
  /** A draft was tried on the events of a span: how much it would have sent, and what it would not have, by code. */
  AutomationRuleDryRun: event(z.object({ rule: z.string(), hash: z.string(), runId: z.string(), counts: z.record(z.string(), z.int()) })),
  AutomationRuleActivated: event(drafted.extend({ version: z.int().min(2) })),
  /** What waits stays or is cancelled, by choice. */
  AutomationRulePaused: event(z.object({ rule: z.string(), waiting: z.enum(['keep', 'cancel']) })),
  AutomationRuleResumed: event(z.object({ rule: z.string() })),
  AutomationRuleRetired: event(z.object({ rule: z.string() })),
};
export type AutomationRuleEvent = EventOf<typeof automationRuleEvents>;

export interface RuleVersion {
  readonly version: number;
  readonly text: RuleText;
}

export interface AutomationRuleState {
  readonly draft?: {
    readonly text: RuleText;
    readonly hash: string;
    /** Everyone who wrote in it since the last activation. */
    readonly writers: readonly string[];
  };
  /** Activated ones, the oldest first; what is shipped comes before them all. */
  readonly versions: readonly RuleVersion[];
  /** As it was decided; nothing while it is as shipped. */
  readonly decided?: 'Active' | 'Paused' | 'Retired';
  /** Occurrences of before this instant are cancelled. */
  readonly cancelledBefore?: string;
  /** The trial that runs. */
  readonly trial?: string | undefined;
  /** When what was tried last, by the hash of the draft. */
  readonly tried?: { readonly hash: string; readonly at: string };
}

/** A rule: a draft, and versions that never change once they are at work. */
export const automationRule = decider<AutomationRuleState, typeof automationRuleEvents>({
  category: 'rule',
  events: automationRuleEvents,
  initial: { versions: [] },
  evolve(s, e, { actor, occurredAt }) {
    switch (e.type) {
      case 'AutomationRuleDrafted': {
        const { text, hash } = e.data;
        return { ...s, draft: { text, hash, writers: [...new Set([...(s.draft?.writers ?? []), actor.id])] } };
      }
      case 'AutomationRuleDryRunStarted':
        return { ...s, trial: e.data.runId };
      case 'AutomationRuleDryRunCancelled':
        return { ...s, trial: undefined };
      case 'AutomationRuleDryRun':
        return { ...s, trial: undefined, tried: { hash: e.data.hash, at: occurredAt } };
      case 'AutomationRuleActivated': {
        const { version, text } = e.data;
        return { ...s, draft: undefined, versions: [...s.versions, { version, text }], decided: 'Active' };
      }
      case 'AutomationRulePaused':
        return { ...s, decided: 'Paused', ...(e.data.waiting === 'cancel' ? { cancelledBefore: occurredAt } : {}) };
      case 'AutomationRuleResumed':
        return { ...s, decided: 'Active' };
      case 'AutomationRuleRetired':
        return { ...s, decided: 'Retired', cancelledBefore: occurredAt };
      default:
        return e satisfies never;
    }
  },
});

/** Draft: shipped switched off. Active, Paused, Retired: as decided. */
export type RuleStatus = 'Draft' | 'Active' | 'Paused' | 'Retired';
export interface InForce extends RuleVersion {
  readonly status: RuleStatus;
}

/** Every version of a rule, the oldest first: what is shipped, then what was activated. */
export const versionsOf = (shipped: Rule, s: AutomationRuleState): readonly RuleVersion[] => [
  { version: 1, text: shipped.text },
  ...s.versions,
];
/** A rule as it is now: its last version, and whether it is at work. */
export const inForce = (shipped: Rule, s: AutomationRuleState): InForce => ({
  ...versionsOf(shipped, s).at(-1)!,
  status: s.decided ?? (shipped.off ? 'Draft' : 'Active'),
});
/** A version by its number: an occurrence keeps the one it began with. */
export const versionNumbered = (shipped: Rule, s: AutomationRuleState, version: number): RuleVersion =>
  versionsOf(shipped, s).find((v) => v.version === version) ?? versionsOf(shipped, s).at(-1)!;
