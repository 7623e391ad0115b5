import type { Rule } from '../../rule.js';
import { privacyCode } from './privacy-code.js';
import { privacyFulfilled } from './privacy-fulfilled.js';
import { privacyRefused } from './privacy-refused.js';
import { r57 } from './r57.js';
import { r57Clock } from './r57-clock.js';

/** What requests about one's own data make us say (R57). */
export const privacyRules: readonly Rule[] = [r57, r57Clock, privacyCode, privacyRefused, privacyFulfilled];
