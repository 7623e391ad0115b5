import { acceptanceContext } from '@jurilien/acceptance';
import { automationContext, type Decided } from '@jurilien/automation';
import { campaignContext } from '@jurilien/campaigns';
import { configurationContext } from '@jurilien/configuration';
import { credits } from '@jurilien/credits';
import { documentsContext } from '@jurilien/documents';
import type { Context } from '@jurilien/event-sourcing';
import { exclusions } from '@jurilien/exclusions';
import { exportContext } from '@jurilien/exports';
import { feedbackContext } from '@jurilien/feedback';
import { followUpContext } from '@jurilien/follow-ups';
import { identity } from '@jurilien/identity';
import { leadContext } from '@jurilien/lead';
import { legalContext } from '@jurilien/legal';
import { messaging } from '@jurilien/messaging';
import { operationsContext } from '@jurilien/operations';
import { privacyContext } from '@jurilien/privacy';
import { processes } from '@jurilien/processes';
import { professionals } from '@jurilien/professionals';
import { prospectContext } from '@jurilien/prospects';
import { questionsContext } from '@jurilien/questions';
import { recruiting } from '@jurilien/recruiting';
import { reportsContext } from '@jurilien/reports';
import { schedulingContext } from '@jurilien/scheduling';
import { searchContext } from '@jurilien/search';

/**
 * The contexts of this product; a new one is added here and nowhere else.
 * @param decided what people decided about rules of messages and their words; as shipped when absent
 */
export const contextsWith = (decided?: Decided): readonly Context[] => [
  questionsContext,
  leadContext,
  documentsContext,
  searchContext,
  acceptanceContext,
  feedbackContext,
  followUpContext,
  exportContext,
  reportsContext,
  campaignContext,
  schedulingContext,
  professionals,
  prospectContext,
  credits,
  messaging,
  identity,
  exclusions,
  recruiting,
  legalContext,
  privacyContext,
  configurationContext,
  operationsContext,
  processes,
  automationContext(decided),
];

/** The contexts with every rule as it is shipped. */
export const contexts = contextsWith();
