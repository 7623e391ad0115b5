import { s, type Sentences } from '../../components/text/sentence-tools';

const ends = {
  fr: { Suppressed: 'retenu', Cancelled: 'annulé', Failed: 'échoué' },
  en: { Suppressed: 'held back', Cancelled: 'cancelled', Failed: 'failed' },
} as const;
const end = (lang: 'fr' | 'en', outcome: unknown): string => ends[lang][outcome as 'Suppressed'] ?? String(outcome);

/** Rules of messages and their runs, one sentence per event. */
export const eventsOfRules = {
  AutomationRuleDrafted: s(
    (d) => `Brouillon de la règle ${d.rule} enregistré`,
    (d) => `Draft of rule ${d.rule} saved`,
  ),
  AutomationRuleDryRunStarted: s(
    (d) => `Essai de la règle ${d.rule} commencé`,
    (d) => `Trial of rule ${d.rule} started`,
  ),
  AutomationRuleDryRunCancelled: s(
    (d) => `Essai de la règle ${d.rule} interrompu`,
    (d) => `Trial of rule ${d.rule} stopped`,
  ),
  AutomationRuleDryRun: s(
    (d) => `Essai de la règle ${d.rule} terminé`,
    (d) => `Trial of rule ${d.rule} finished`,
  ),
  AutomationRuleActivated: s(
    (d) => `Règle ${d.rule} : version ${d.version} mise en service`,
    (d) => `Rule ${d.rule}: version ${d.version} activated`,
  ),
  AutomationRulePaused: s(
    (d) => `Règle ${d.rule} suspendue`,
    (d) => `Rule ${d.rule} paused`,
  ),
  AutomationRuleResumed: s(
    (d) => `Règle ${d.rule} remise en service`,
    (d) => `Rule ${d.rule} resumed`,
  ),
  AutomationRuleRetired: s(
    (d) => `Règle ${d.rule} retirée`,
    (d) => `Rule ${d.rule} retired`,
  ),
  AutomationRunStarted: s(
    (d, w) => `${w.code('rules', d.rule)} : lancé à la main`,
    (d, w) => `${w.code('rules', d.rule)}: started by hand`,
  ),
  AutomationRunEnded: s(
    (d, w) => `${w.code('rules', d.rule)} : ${end('fr', d.outcome)} (${w.code('suppressions', d.code)})`,
    (d, w) => `${w.code('rules', d.rule)}: ${end('en', d.outcome)} (${w.code('suppressions', d.code)})`,
  ),
} satisfies Sentences;
