import { acceptanceTriggers } from './acceptances.js';

/** Every moment that rules may begin with. */
export const TRIGGERS = [...acceptanceTriggers];
