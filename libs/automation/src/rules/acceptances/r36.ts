import { is } from '../../condition.js';
import { rule } from '../../rule.js';
import { DISPUTED } from './disputed.js';

export const r36 = rule({
  code: 'R36',
  purpose: { fr: 'Demander au client son avis', en: 'Ask the client for their opinion' },
  trigger: 'clientSurveyed',
  when: is('survey.waitsForClient', true),
  stop: DISPUTED,
  audience: 'client',
  channels: ['email', 'sms'],
  inTurn: true,
});
