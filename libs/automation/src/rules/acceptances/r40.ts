import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r40 = rule({
  code: 'R40',
  purpose: {
    fr: 'Confirmer la demande de crédit au professionnel, et quand il aura sa réponse',
    en: 'Confirm the request for a credit to the professional, and when it will be answered',
  },
  trigger: 'creditAsked',
  when: is('acceptance.credit', 'asked'),
  audience: 'professional',
  channels: ['email'],
});
