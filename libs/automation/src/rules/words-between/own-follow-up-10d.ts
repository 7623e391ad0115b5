import { UNDER_WAY } from '@jurilien/acceptance';
import { all, isIn } from '../../condition.js';
import { rule } from '../../rule.js';
import { betweenTwo } from './between-two.js';

export const ownFollowUp10d = rule({
  ...betweenTwo,
  code: 'own-follow-up-10d',
  purpose: { fr: 'Porter au client le suivi de 10 jours du professionnel', en: 'Bring to the client the professional’s 10-day follow-up' },
  author: 'professional',
  trigger: 'ownFollowUp10d',
  when: all(betweenTwo.when, isIn('acceptance.status', UNDER_WAY)),
  audience: 'client',
});
