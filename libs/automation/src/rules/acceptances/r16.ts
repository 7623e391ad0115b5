import { STANDING } from '@jurilien/acceptance';
import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const r16 = rule({
  code: 'R16',
  purpose: { fr: 'Remettre au professionnel les coordonnées du client', en: 'Give the professional the client’s contact details' },
  trigger: 'accepted',
  when: isIn('acceptance.status', STANDING),
  audience: 'professional',
  channels: ['email', 'inapp'],
});
