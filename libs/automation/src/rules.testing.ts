import { createHash } from 'node:crypto';
import { T0, type Past } from '@jurilien/event-sourcing/testing';
import { canonical } from '@jurilien/reference';
import type { RuleText } from './rule.js';
import { shippedRule } from './rules/index.js';

const hash = (said: string): string => createHash('sha256').update(said).digest('hex');

/** The hash under which a text is drafted, tried and activated. */
export const hashOf = (text: RuleText): string => hash(canonical(text));

/** An administrator who gives a reason. */
export const admin = (id: string) => ({ actor: { kind: 'user', id, role: 'jurilien_admin' }, reason: 'Plus tôt', hash }) as const;

/** What is shipped under a code, due after another number of minutes. */
export const delayed = (code: string, minutes: number): RuleText => ({
  ...shippedRule(code)!.text,
  delays: [{ unit: 'minutes', amount: minutes }],
});

/** What happened to one rule, event by event; someone wrote its drafts, and its trials were done at an instant. */
export const pastOf = (rule: string) => ({
  drafted: (text: RuleText, by = 'a'): Past[number] => [
    'AutomationRuleDrafted',
    { rule, text, hash: hashOf(text) },
    undefined,
    { kind: 'user', id: by },
  ],
  tried: (text: RuleText, runId: string, doneAt = T0): Past => [
    ['AutomationRuleDryRunStarted', { rule, hash: hashOf(text), runId }],
    ['AutomationRuleDryRun', { rule, hash: hashOf(text), runId, counts: { sent: 3 } }, doneAt],
  ],
  activated: (version: number, text: RuleText): Past[number] => ['AutomationRuleActivated', { rule, text, hash: hashOf(text), version }],
  paused: ['AutomationRulePaused', { rule, waiting: 'keep' }] as Past[number],
  resumed: ['AutomationRuleResumed', { rule }] as Past[number],
  retired: ['AutomationRuleRetired', { rule }] as Past[number],
});
