import type { MessageRule, SharedWork } from '@jurilien/contracts';
import { automation, workOf } from '@jurilien/event-sourcing';
import { automationRule } from './automation-rule.js';
import { automationRun } from './automation-run.js';
import type { About } from './lookup.js';

const work = workOf<SharedWork>();

/** A run that was started by hand is due at once. */
export const startRuns = automation(automationRun)({
  name: 'start-runs',
  on: {
    AutomationRunStarted: ({ data: { rule, ruleVersion, key, about } }) => [
      work('notify', key, { ...(about as About), rule: rule as MessageRule, ruleVersion }),
    ],
  },
});

/** A trial is run when nothing else waits. */
export const startTrials = automation(automationRule)({
  name: 'start-trials',
  on: {
    AutomationRuleDryRunStarted: ({ data: { rule, hash, runId } }) => [
      work('try-rule', `try-rule:${runId}`, { rule, hash, runId }, undefined, { queue: 'work', priority: 9 }),
    ],
  },
});
