import type { Rule } from '../rule.js';
import { acceptanceRules } from './acceptances/index.js';
import { accountRules } from './accounts/index.js';
import { candidateRules } from './candidates/index.js';
import { documentRules } from './documents/index.js';
import { moneyRules } from './money/index.js';
import { offerRules } from './offers/index.js';
import { professionalRules } from './professionals/index.js';
import { privacyRules } from './privacy/index.js';
import { renewalRules } from './renewals/index.js';
import { requestRules } from './requests/index.js';
import { schedulingRules } from './scheduling/index.js';
import { rulesBetweenTwo } from './words-between/index.js';

/** Every rule, as it is shipped. */
export const RULES: readonly Rule[] = [
  ...requestRules,
  ...renewalRules,
  ...documentRules,
  ...offerRules,
  ...acceptanceRules,
  ...rulesBetweenTwo,
  ...schedulingRules,
  ...professionalRules,
  ...moneyRules,
  ...candidateRules,
  ...accountRules,
  ...privacyRules,
];
const BY_CODE = new Map(RULES.map((r) => [r.code as string, r]));

/** A shipped rule by its code; nothing for a message that no rule of this catalogue sends. */
export const shippedRule = (code: string): Rule | undefined => BY_CODE.get(code);
