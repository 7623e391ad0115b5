import { candidateAccepted } from './candidate-accepted.js';
import { candidateDeclined } from './candidate-declined.js';
import { candidateErasure } from './candidate-erasure.js';
import { jobReceived } from './job-received.js';
import { r62 } from './r62.js';
import { r63 } from './r63.js';

/** Rules between firms and candidates, and for who applies to work with us. */
export const candidateRules = [r63, r62, candidateAccepted, candidateDeclined, candidateErasure, jobReceived];
