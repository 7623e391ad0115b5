import { context } from '@jurilien/event-sourcing';
import { atWorkByTrigger } from './at-work.js';
import { automationRule, type AutomationRuleState } from './automation-rule.js';
import { automationRun } from './automation-run.js';
import { activateAutomationRule } from './decisions/activate-automation-rule.js';
import { endAutomationRun } from './decisions/end-automation-run.js';
import { pauseAutomationRule, retireAutomationRule } from './decisions/pause-automation-rule.js';
import { cancelDryRun, dryRunAutomationRule, recordDryRun } from './decisions/record-dry-run.js';
import { saveAutomationRule } from './decisions/save-automation-rule.js';
import { cancelAutomationRun, runWaits } from './decisions/cancel-automation-run.js';
import { startAutomationManually } from './decisions/start-automation-manually.js';
import { rulesEngine } from './engine.js';
import { messageTemplate, messageTemplates, sendTests, templateDecisions } from './templates/index.js';
import { startRuns, startTrials } from './start-runs.js';
import { neededToStart, triggerNamed, TRIGGERS } from './triggers/index.js';
import { automationRuns } from './views/automation-runs.js';

/**
 * Rules, variables and words: how messages come about.
 * @param stateOf what somebody decided about a rule, by its code; as shipped where a process follows no rules
 * @param wordsOf the version of a template that is in force, by its code; as shipped where a process follows none
 */
export const automationContext = (
  stateOf: (code: string) => AutomationRuleState = () => automationRule.initial,
  wordsOf: (template: string) => number = () => messageTemplate.initial.inForce,
) =>
  context({
    name: 'automation',
    deciders: [automationRule, automationRun, messageTemplate],
    decisions: [
      saveAutomationRule,
      dryRunAutomationRule,
      cancelDryRun,
      recordDryRun,
      activateAutomationRule,
      pauseAutomationRule,
      retireAutomationRule,
      endAutomationRun,
      startAutomationManually,
      cancelAutomationRun,
      ...templateDecisions,
    ],
    views: [automationRuns, messageTemplates],
    automations: [rulesEngine(TRIGGERS, () => atWorkByTrigger(stateOf, wordsOf)), startRuns, startTrials, sendTests],
  });

export { cancelAutomationRun, runWaits, startAutomationManually };
export { activateAutomationRule, endAutomationRun, pauseAutomationRule, recordDryRun, retireAutomationRule, saveAutomationRule };
export { ruleFaults, type RuleFault } from './rule-faults.js';
export * from './automation-rule.js';
export * from './automation-run.js';
export * from './condition.js';
export * from './delay.js';
export * from './fact.js';
export { FACTS, factsFor } from './facts/index.js';
export * from './lookup.js';
export * from './rule.js';
export { RULES, shippedRule } from './rules/index.js';
export { ruleFactsOf, stoppedNow, textOf, type Begun } from './stopped-now.js';
export * from './trigger.js';
export { neededToStart, triggerNamed, TRIGGERS };
export * from './variable.js';
export { VARIABLES, variableNamed } from './variables/index.js';
export * from './templates/index.js';
export type { AutomationRunRow } from './views/automation-runs.js';
export { occurrencesOf, type Due } from './engine.js';
export * from './trial.js';
