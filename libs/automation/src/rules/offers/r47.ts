import { isSet } from '../../condition.js';
import { rule } from '../../rule.js';

export const r47 = rule({
  code: 'R47',
  purpose: { fr: 'Dire au professionnel que ses offres sont en pause', en: 'Tell the professional that their offers are paused' },
  trigger: 'pausedByUs',
  when: isSet('professional.pausedUntil'),
  audience: 'professional',
  channels: ['email'],
});
