import { all, is } from '../../condition.js';

/** There is something to finish, and its writer wants to be reminded of it. */
export const reminding = all(is('lead.status', 'Draft'), is('lead.reminderAsked', true));
