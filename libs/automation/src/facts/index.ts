import { factsNamed, type Condition, type FactValue } from '../condition.js';
import type { Lookup } from '../lookup.js';
import { acceptanceFacts } from './acceptances.js';
import { boardFacts } from './board.js';
import { habitFacts } from './offer-habits.js';
import { offerFacts } from './offers.js';
import { afterAcceptanceFacts } from './after-acceptance.js';
import { candidateFacts } from './candidates.js';
import { memberFacts } from './members.js';
import { moneyFacts } from './money.js';
import { accountFacts } from './accounts.js';
import { privacyFacts } from './privacy.js';
import { professionalFacts } from './professionals.js';
import { documentFacts } from './documents.js';
import { renewalFacts } from './renewals.js';
import { requestFacts } from './requests.js';
import { schedulingFacts } from './scheduling.js';
import { reviewFacts } from './reviews.js';
import { surveyFacts } from './surveys.js';
import { wordsBetweenFacts } from './words-between.js';

/** Everything that conditions may ask about. */
export const FACTS = [
  ...acceptanceFacts,
  ...afterAcceptanceFacts,
  ...wordsBetweenFacts,
  ...surveyFacts,
  ...reviewFacts,
  ...schedulingFacts,
  ...professionalFacts,
  ...requestFacts,
  ...renewalFacts,
  ...documentFacts,
  ...offerFacts,
  ...boardFacts,
  ...habitFacts,
  ...memberFacts,
  ...moneyFacts,
  ...candidateFacts,
  ...accountFacts,
  ...privacyFacts,
];
const BY_KEY = new Map(FACTS.map((f) => [f.key, f]));

/** The facts that conditions name, as they are now. A name that no fact has is missing. */
export async function factsFor(conditions: readonly (Condition | undefined)[], l: Lookup): Promise<Readonly<Record<string, FactValue>>> {
  const named = new Set(conditions.flatMap((c) => (c ? factsNamed(c) : [])));
  return Object.fromEntries(await Promise.all([...named].map(async (key) => [key, await BY_KEY.get(key)?.of(l)] as const)));
}
