import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const replacementGranted = rule({
  code: 'replacement-granted',
  purpose: { fr: 'Dire au client qu’un autre professionnel est cherché', en: 'Tell the client that another professional is searched for' },
  trigger: 'replaced',
  when: is('acceptance.status', 'Replaced'),
  audience: 'client',
  channels: ['email'],
});
