import { is } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';

export const r64 = rule({
  code: 'R64',
  purpose: { fr: 'Expliquer un premier achat au professionnel', en: 'Explain a first purchase to the professional' },
  off: true,
  trigger: 'approved',
  delays: [after(7, 'days')],
  when: is('professional.status', 'Approved'),
  stop: is('professional.hasBought', true),
  audience: 'professional',
  channels: ['email'],
});
