import { proApproved } from './pro-approved.js';
import { proListedKept } from './pro-listed-kept.js';
import { proListed } from './pro-listed.js';
import { proRejected } from './pro-rejected.js';
import { proUnlisted } from './pro-unlisted.js';
import { profilePublished } from './profile-published.js';
import { profileWording } from './profile-wording.js';
import { r49 } from './r49.js';
import { r50Due } from './r50-due.js';
import { r50 } from './r50.js';
import { r64 } from './r64.js';
import { r65 } from './r65.js';
import { r66 } from './r66.js';
import { webhookOff } from './webhook-off.js';

/** Rules about joining, a membership, and what restricts it. */
export const professionalRules = [
  ...[r49, proApproved, r64, r65, proRejected, profilePublished, profileWording],
  ...[r50, r50Due, r66, webhookOff, proListed, proListedKept, proUnlisted],
];
