import { any, is } from '../../condition.js';

/** One proof of any address is enough, and a request that has ended needs none. */
export const confirmed = any(is('lead.isConfirmed', true), is('lead.isOver', true));
