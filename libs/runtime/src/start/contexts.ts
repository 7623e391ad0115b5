import { acceptanceContext } from '@jurilien/acceptance';
import { automationContext, type AutomationRuleState } from '@jurilien/automation';
import { configurationContext } from '@jurilien/configuration';
import { credits } from '@jurilien/credits';
import { documentsContext } from '@jurilien/documents';
import type { Context } from '@jurilien/event-sourcing';
import { exclusions } from '@jurilien/exclusions';
import { feedbackContext } from '@jurilien/feedback';
import { followUpContext } from '@jurilien/follow-ups';
import { identity } from '@jurilien/identity';
import { leadContext } from '@jurilien/lead';
import { legalContext } from '@jurilien/legal';
import { messaging } from '@jurilien/messaging';
import { processes } from '@jurilien/processes';
import { professionals } from '@jurilien/professionals';
import { questionsContext } from '@jurilien/questions';
import { recruiting } from '@jurilien/recruiting';
import { searchContext } from '@jurilien/search';

/**
 * The contexts of this product; a new one is added here and nowhere else.
 * @param ruleOf the rules of messages as somebody decided about them; as shipped when absent
 * @param wordsOf the versions of their words that are in force; as shipped when absent
 */
export const contextsWith = (
  ruleOf?: (code: string) => AutomationRuleState,
  wordsOf?: (template: string) => number,
): readonly Context[] => [
  questionsContext,
  leadContext,
  documentsContext,
  searchContext,
  acceptanceContext,
  feedbackContext,
  followUpContext,
  professionals,
  credits,
  messaging,
  identity,
  exclusions,
  recruiting,
  legalContext,
  configurationContext,
  processes,
  automationContext(ruleOf, wordsOf),
];

/** The contexts with every rule as it is shipped. */
export const contexts = contextsWith();
