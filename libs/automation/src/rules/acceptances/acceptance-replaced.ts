import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const acceptanceReplaced = rule({
  code: 'acceptance-replaced',
  purpose: { fr: 'Dire au professionnel que le client va vers un autre', en: 'Tell the professional that the client goes to another one' },
  trigger: 'replaced',
  when: is('acceptance.status', 'Replaced'),
  audience: 'professional',
  channels: ['email'],
});
