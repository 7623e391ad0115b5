import { automationRule, inForce, RULES, type AutomationRuleState } from '@jurilien/automation';
import type { RuleAudience } from '@jurilien/contracts';
import { templateOf } from '@jurilien/notifications';

/** Who hears of a rule at an address of each kind. */
const HEARD_BY: Readonly<Record<'client' | 'professional' | 'anyone', readonly RuleAudience[]>> = {
  client: ['client', 'everyClient'],
  professional: ['professional', 'acceptedProfessionals', 'waitingProfessionals'],
  anyone: ['candidate', 'applicant', 'contact', 'invitee'],
};

/**
 * What messages of a class are for, in the words of the rules that are at work: what no longer comes to who unticks it (N02).
 * @param stateOf what the team has made of a rule
 */
export const purposesOf = (
  who: keyof typeof HEARD_BY,
  messageClass: 'service' | 'marketing',
  stateOf: (rule: string) => AutomationRuleState = () => automationRule.initial,
): { fr: string; en: string }[] => {
  const purposes = RULES.flatMap((rule) => {
    const { text, status } = inForce(rule, stateOf(rule.code));
    const isSent = status === 'Active' && !rule.author && templateOf(text.template).class === messageClass;
    return isSent && HEARD_BY[who].includes(text.audience) ? [rule.purpose] : [];
  });
  return [...new Map(purposes.map(({ fr, en }) => [fr, { fr, en }])).values()];
};
