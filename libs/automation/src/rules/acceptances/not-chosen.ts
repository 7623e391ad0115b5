import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const notChosen = rule({
  code: 'not-chosen',
  purpose: {
    fr: 'Dire au professionnel que le client en a choisi un autre',
    en: 'Tell the professional that the client chose another one',
  },
  trigger: 'notChosen',
  when: is('acceptance.notChosen', true),
  audience: 'professional',
  channels: ['email'],
});
