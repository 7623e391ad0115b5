import { is } from '../../condition.js';
import { rule } from '../../rule.js';
import { DISPUTED } from './disputed.js';

export const r37 = rule({
  code: 'R37',
  purpose: { fr: 'Rappeler une fois au client de donner son avis', en: 'Remind the client once to give their opinion' },
  trigger: 'surveyUnanswered',
  when: is('survey.waitsForClient', true),
  stop: DISPUTED,
  audience: 'client',
  channels: ['email'],
});
