import { r42 } from './r42.js';
import { r43 } from './r43.js';
import { r44 } from './r44.js';
import { r45 } from './r45.js';
import { topUpApproval } from './top-up-approval.js';

/** Rules about a professional's balance, documents and payments. */
export const moneyRules = [r42, r43, r44, r45, topUpApproval];
