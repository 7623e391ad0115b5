import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r04 = rule({
  code: 'R04',
  purpose: { fr: 'Envoyer au client le code qui confirme son téléphone', en: 'Send the client the code that confirms their phone' },
  fixed: true,
  trigger: 'phoneToConfirm',
  when: is('lead.phoneConfirmed', false),
  audience: 'client',
  channels: ['sms'],
});
