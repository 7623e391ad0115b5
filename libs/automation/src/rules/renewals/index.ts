import { r23 } from './r23.js';
import { r24 } from './r24.js';
import { r25 } from './r25.js';

/** What is sent to a client who may go on with a request (4.6). */
export const renewalRules = [r23, r24, r25];
