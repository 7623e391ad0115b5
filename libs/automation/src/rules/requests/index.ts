import { claimEnded } from './claim-ended.js';
import { clientErased } from './client-erased.js';
import { clientNote } from './client-note.js';
import { clientReady } from './client-ready.js';
import { draftLink } from './draft-link.js';
import { leadLink } from './lead-link.js';
import { r01 } from './r01.js';
import { r02 } from './r02.js';
import { r03 } from './r03.js';
import { r04 } from './r04.js';
import { r05 } from './r05.js';
import { r06 } from './r06.js';
import { r07 } from './r07.js';
import { r08 } from './r08.js';
import { r09 } from './r09.js';
import { r21 } from './r21.js';
import { r22 } from './r22.js';
import { r53 } from './r53.js';
import { r55 } from './r55.js';
import { r58 } from './r58.js';
import { r60 } from './r60.js';
import { r61 } from './r61.js';
import { referral } from './referral.js';
import { requestClosed } from './request-closed.js';
import { requestEnded } from './request-ended.js';

/** What is sent about a request, from its draft to its end. */
export const requestRules = [
  draftLink,
  ...[r01, r02, r03, referral, r04, r05, r06, leadLink, r07, r08, r58, clientReady, r09, r21, r22, r53, r55, r60],
  ...[r61, clientNote, claimEnded, requestEnded, requestClosed, clientErased],
];
