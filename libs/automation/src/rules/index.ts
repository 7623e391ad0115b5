import type { Rule } from '../rule.js';
import { r05 } from './r05.js';
import { r06 } from './r06.js';
import { r08 } from './r08.js';
import { r15 } from './r15.js';
import { r16 } from './r16.js';
import { r17 } from './r17.js';
import { r18 } from './r18.js';
import { r19 } from './r19.js';
import { r20 } from './r20.js';
import { r53 } from './r53.js';
import { r54 } from './r54.js';
import { r55 } from './r55.js';
import { r64 } from './r64.js';

/** Every rule, as it is shipped. */
export const RULES: readonly Rule[] = [r05, r06, r08, r15, r16, r17, r18, r19, r20, r53, r54, r55, r64];
const BY_CODE = new Map(RULES.map((r) => [r.code as string, r]));

/** A shipped rule by its code; nothing for a message that no rule of this catalogue sends. */
export const shippedRule = (code: string): Rule | undefined => BY_CODE.get(code);
