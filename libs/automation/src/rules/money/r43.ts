import { all, is } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';

export const r43 = rule({
  code: 'R43',
  purpose: { fr: 'Avertir que des juricoins promotionnels expirent', en: 'Warn that promotional juricoins are about to expire' },
  trigger: 'promotionEnds',
  delays: [after(-7, 'days'), after(-1, 'days')],
  when: all(is('credits.isOpen', true), is('credits.lotEndStands', true)),
  stop: is('credits.lotLeft', 0),
  // The date of the lot says whether it is still of use.
  maxLateMinutes: 7 * 24 * 60,
  audience: 'professional',
  channels: ['email'],
});
