import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r42 = rule({
  code: 'R42',
  purpose: { fr: 'Avertir le professionnel que son solde est bas', en: 'Warn the professional that their balance is low' },
  trigger: 'balanceLow',
  when: all(is('credits.isOpen', true), is('credits.areSold', true), is('credits.areLow', true)),
  // Coins are bought without them.
  stop: is('topUp.isOn', true),
  audience: 'professional',
  channels: ['email', 'inapp'],
  caps: { perPersonPerWeek: 1 },
});
