import { context } from '@jurilien/event-sourcing';
import { rulesAtWork, type Decided } from './at-work.js';
import { automationRule } from './automation-rule.js';
import { automationRun } from './automation-run.js';
import { activateAutomationRule } from './decisions/activate-automation-rule.js';
import { endAutomationRun } from './decisions/end-automation-run.js';
import { pauseAutomationRule, retireAutomationRule } from './decisions/pause-automation-rule.js';
import { cancelDryRun, dryRunAutomationRule, recordDryRun } from './decisions/record-dry-run.js';
import { saveAutomationRule } from './decisions/save-automation-rule.js';
import { cancelAutomationRun, runWaits } from './decisions/cancel-automation-run.js';
import { isAbout } from './decisions/run-subject.js';
import { startAutomationManually } from './decisions/start-automation-manually.js';
import { rulesEngine } from './engine.js';
import { messageTemplate, messageTemplates, sendTests, templateDecisions } from './templates/index.js';
import { startRuns, startTrials } from './start-runs.js';
import { neededToStart, triggerNamed, TRIGGERS } from './triggers/index.js';
import { commsConstants } from './constants/comms-constants.js';
import { saveVariable } from './constants/save-variable.js';
import { automationRuns } from './views/automation-runs.js';

/** Rules and words as they are shipped. */
const AS_SHIPPED: Decided = {
  ruleOf: () => automationRule.initial,
  wordsOf: () => messageTemplate.initial.inForce,
  edition: () => AS_SHIPPED,
};

/**
 * Rules, variables and words: how messages come about.
 * @param decided as shipped where a process follows no rules
 */
export const automationContext = (decided: Decided = AS_SHIPPED) =>
  context({
    name: 'automation',
    deciders: [automationRule, automationRun, messageTemplate, commsConstants],
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
      saveVariable,
    ],
    views: [automationRuns, messageTemplates],
    automations: [rulesEngine(TRIGGERS, rulesAtWork(decided)), startRuns, startTrials, sendTests],
  });

export type { Decided };
export { cancelAutomationRun, isAbout, runWaits, startAutomationManually };
export { activateAutomationRule, endAutomationRun, pauseAutomationRule, recordDryRun, retireAutomationRule, saveAutomationRule };
export { ruleFaults, type RuleFault } from './rule-faults.js';
export { accountIdOf, accountOf, changeOf, linkOf } from './account-lookup.js';
export * from './automation-rule.js';
export * from './automation-run.js';
export * from './code.js';
export * from './condition.js';
export * from './delay.js';
export * from './fact.js';
export { FACTS, factsFor } from './facts/index.js';
export * from './lookup.js';
export * from './questions.js';
export * from './rule.js';
export { RULES, shippedRule } from './rules/index.js';
export { ruleFactsOf, stoppedNow, textOf, type Begun } from './stopped-now.js';
export * from './trigger.js';
export { neededToStart, triggerNamed, TRIGGERS };
export * from './constants/comms-constants.js';
export { brokenTemplates } from './constants/save-variable.js';
export { brokenBy, usersOfConstant } from './constants/users.js';
export * from './variable.js';
export { notingWhom } from './whom.js';
export { usersOfVariable, VARIABLES, variableOf } from './variables/index.js';
export * from './templates/index.js';
export type { AutomationRunRow } from './views/automation-runs.js';
export { occurrencesOf, type Due } from './engine.js';
export * from './trial.js';
export * from './tried.js';
