import { acceptanceTriggers } from './acceptances.js';
import { professionalTriggers } from './professionals.js';
import { requestTriggers } from './requests.js';

/** Every moment that rules may begin with. */
export const TRIGGERS = [...requestTriggers, ...acceptanceTriggers, ...professionalTriggers];
