import { STANDING } from '@jurilien/acceptance';
import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const r15 = rule({
  code: 'R15',
  purpose: {
    fr: 'Dire au client qui l’appelle, de quel numéro et avant quand',
    en: 'Tell the client who calls, from which number and by when',
  },
  trigger: 'accepted',
  when: isIn('acceptance.status', STANDING),
  audience: 'client',
  channels: ['sms', 'email'],
});
