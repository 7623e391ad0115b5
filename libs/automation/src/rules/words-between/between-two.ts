import { is } from '../../condition.js';
import type { Shipped } from '../../rule.js';

/** Words of one person for another: by text, or by e-mail where no text reaches them; not once they were erased or someone else took over. */
export const betweenTwo = {
  fixed: true,
  when: is('words.readable', true),
  stop: is('acceptance.status', 'Replaced'),
  channels: ['sms', 'email'],
  inTurn: true,
} satisfies Partial<Shipped>;
