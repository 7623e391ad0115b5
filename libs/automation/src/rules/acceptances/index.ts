import type { Rule } from '../../rule.js';
import { acceptanceReplaced } from './acceptance-replaced.js';
import { clientUnreachable } from './client-unreachable.js';
import { notChosen } from './not-chosen.js';
import { professionalChosen } from './professional-chosen.js';
import { professionalUnable } from './professional-unable.js';
import { r15 } from './r15.js';
import { r16 } from './r16.js';
import { r17 } from './r17.js';
import { r18 } from './r18.js';
import { r19 } from './r19.js';
import { r20 } from './r20.js';
import { r36 } from './r36.js';
import { r37 } from './r37.js';
import { r38 } from './r38.js';
import { r40 } from './r40.js';
import { r41 } from './r41.js';
import { r54 } from './r54.js';
import { replacementGranted } from './replacement-granted.js';
import { replacementRefused } from './replacement-refused.js';
import { representedAlready } from './represented-already.js';
import { reviewAnswered } from './review-answered.js';
import { reviewPublished } from './review-published.js';
import { reviewRefused } from './review-refused.js';

/** What client and professional are told once a request is accepted. */
export const acceptanceRules: readonly Rule[] = [
  ...[r15, r16, r17, r18, r19, r20, r54],
  ...[clientUnreachable, professionalUnable, replacementRefused, replacementGranted, acceptanceReplaced, professionalChosen, notChosen],
  ...[r40, representedAlready, r41, r36, r37, r38],
  ...[reviewPublished, reviewAnswered, reviewRefused],
];
