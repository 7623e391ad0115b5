import { isIn } from '../../condition.js';

/** Approved, or suspended for now: not who has applied, was refused or has left. */
export const isMember = isIn('professional.status', ['Approved', 'Suspended']);
/** News this old is none: what was imported is not announced. */
export const NEWS_DAYS = 7;
