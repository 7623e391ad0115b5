import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r58 = rule({
  code: 'R58',
  purpose: {
    fr: 'Avertir l’équipe qu’une demande attend trop sa validation',
    en: 'Tell the team that a request waits too long for validation',
  },
  trigger: 'validationLate',
  when: is('lead.status', 'ToValidate'),
  audience: 'staff',
  channels: ['inapp'],
});
