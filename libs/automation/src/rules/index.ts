import type { Rule } from '../rule.js';
import { r15 } from './r15.js';
import { r16 } from './r16.js';
import { r17 } from './r17.js';
import { r18 } from './r18.js';
import { r19 } from './r19.js';
import { r20 } from './r20.js';
import { r54 } from './r54.js';

/** Every rule, as it is shipped. */
export const RULES: readonly Rule[] = [r15, r16, r17, r18, r19, r20, r54];
const BY_CODE = new Map(RULES.map((r) => [r.code as string, r]));

/** A shipped rule by its code; nothing for a message that no rule of this catalogue sends. */
export const shippedRule = (code: string): Rule | undefined => BY_CODE.get(code);
