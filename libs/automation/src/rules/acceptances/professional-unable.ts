import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const professionalUnable = rule({
  code: 'professional-unable',
  purpose: { fr: 'Dire au client que le professionnel ne peut pas continuer', en: 'Tell the client that the professional cannot go on' },
  trigger: 'professionalUnable',
  when: is('acceptance.closeReason', 'unable'),
  audience: 'client',
  channels: ['email'],
});
