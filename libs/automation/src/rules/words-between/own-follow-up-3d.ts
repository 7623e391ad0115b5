import { UNDER_WAY } from '@jurilien/acceptance';
import { all, isIn } from '../../condition.js';
import { rule } from '../../rule.js';
import { betweenTwo } from './between-two.js';

export const ownFollowUp3d = rule({
  ...betweenTwo,
  code: 'own-follow-up-3d',
  purpose: { fr: 'Porter au client le suivi de 3 jours du professionnel', en: 'Bring to the client the professional’s 3-day follow-up' },
  author: 'professional',
  trigger: 'ownFollowUp3d',
  when: all(betweenTwo.when, isIn('acceptance.status', UNDER_WAY)),
  audience: 'client',
});
