import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const changeNotice = rule({
  code: 'change-notice',
  purpose: {
    fr: 'Prévenir l’ancienne adresse du changement, avec le moyen de l’annuler',
    en: 'Tell the former address of the change, with the way to undo it',
  },
  fixed: true,
  trigger: 'changeMade',
  when: is('change.isUndoable', true),
  audience: 'contact',
  channels: ['sms', 'email'],
});
