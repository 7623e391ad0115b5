import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r48 = rule({
  code: 'R48',
  purpose: { fr: 'Dire au professionnel que ses offres reprennent', en: 'Tell the professional that their offers resume' },
  trigger: 'pauseEnds',
  when: is('professional.pauseEndStands', true),
  audience: 'professional',
  channels: ['email'],
});
