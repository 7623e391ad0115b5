import { any, is } from '../../condition.js';

/** No one asks for an opinion while what went wrong is being settled (4.10.1): a complaint, another professional, coins asked back. */
export const DISPUTED = any(is('client.complains', true), is('acceptance.replacement', 'asked'), is('acceptance.credit', 'asked'));
