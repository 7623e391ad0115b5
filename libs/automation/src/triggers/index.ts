import { acceptanceTriggers } from './acceptances.js';
import { requestTriggers } from './requests.js';

/** Every moment that rules may begin with. */
export const TRIGGERS = [...requestTriggers, ...acceptanceTriggers];
