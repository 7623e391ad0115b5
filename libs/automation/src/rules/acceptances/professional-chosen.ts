import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const professionalChosen = rule({
  code: 'professional-chosen',
  purpose: { fr: 'Dire au professionnel que le client l’a choisi', en: 'Tell the professional that the client chose them' },
  trigger: 'chosen',
  when: is('acceptance.chosen', true),
  audience: 'professional',
  channels: ['email'],
});
