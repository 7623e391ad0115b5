import { autoClaimOff } from './auto-claim-off.js';
import { autoClaimed } from './auto-claimed.js';
import { boardAlert } from './board-alert.js';
import { boardDigest } from './board-digest.js';
import { r10 } from './r10.js';
import { r11 } from './r11.js';
import { r12 } from './r12.js';
import { r13 } from './r13.js';
import { r14 } from './r14.js';
import { r46 } from './r46.js';
import { r47 } from './r47.js';
import { r48 } from './r48.js';

/** Offers and reservations, and how professionals take them. */
export const offerRules = [r10, r11, r12, autoClaimed, r13, r14, boardAlert, boardDigest, r46, r47, r48, autoClaimOff];
