import { appointmentTriggers } from './appointments.js';
import { meetingTriggers } from './meetings.js';
import { acceptanceTriggers } from './acceptances.js';
import { confirmationTriggers } from './confirmations.js';
import { documentTriggers } from './documents.js';
import { draftTriggers } from './drafts.js';
import { endingTriggers } from './endings.js';
import { boardTriggers } from './board.js';
import { claimTriggers } from './claims.js';
import { habitTriggers } from './offer-habits.js';
import { offerTriggers } from './offers.js';
import { candidateTriggers } from './candidates.js';
import { memberTriggers } from './members.js';
import { moneyTriggers } from './money.js';
import { accountTriggers } from './accounts.js';
import { privacyTriggers } from './privacy.js';
import { professionalTriggers } from './professionals.js';
import { renewalTriggers } from './renewals.js';
import { reportTriggers } from './reports.js';
import { requestTriggers } from './requests.js';
import { searchTriggers } from './searches.js';
import { afterAcceptanceTriggers } from './after-acceptance.js';
import { reviewTriggers } from './reviews.js';
import { surveyTriggers } from './surveys.js';
import { teamTriggers } from './team.js';
import { wordsBetweenTriggers } from './words-between.js';

import type { About } from '../lookup.js';
import type { Trigger } from '../trigger.js';

/** Every moment that rules may begin with. */
export const TRIGGERS = [
  ...draftTriggers,
  ...documentTriggers,
  ...confirmationTriggers,
  ...requestTriggers,
  ...searchTriggers,
  ...renewalTriggers,
  ...acceptanceTriggers,
  ...endingTriggers,
  ...professionalTriggers,
  ...offerTriggers,
  ...claimTriggers,
  ...boardTriggers,
  ...habitTriggers,
  ...teamTriggers,
  ...reportTriggers,
  ...wordsBetweenTriggers,
  ...afterAcceptanceTriggers,
  ...surveyTriggers,
  ...reviewTriggers,
  ...appointmentTriggers,
  ...meetingTriggers,
  ...memberTriggers,
  ...moneyTriggers,
  ...candidateTriggers,
  ...accountTriggers,
  ...privacyTriggers,
];
const BY_KEY = new Map(TRIGGERS.map((t) => [t.key, t]));

/** A trigger by its name in rules. */
export const triggerNamed = (key: string): Trigger | undefined => BY_KEY.get(key);

/** The ids that an occurrence of a trigger has, but no offer, which an acceptance stands for. */
export const idsOf = (key: string): readonly (keyof About)[] => (triggerNamed(key)?.about ?? []).filter((id) => id !== 'offerId');

/**
 * What must be known to start a rule by hand, about a request or about a professional alone: the ids of its trigger.
 * @returns nothing for a trigger that is about another thing
 */
export function neededToStart(key: string, { leadId }: Pick<About, 'leadId'>): readonly (keyof About)[] | undefined {
  const ids = idsOf(key);
  const isAboutThat = leadId ? ids.includes('leadId') : ids.includes('professionalId') && !ids.includes('leadId');
  return isAboutThat ? ids : undefined;
}
