import { rule } from '../../rule.js';
import { reminding } from './reminding.js';

export const r02 = rule({
  code: 'R02',
  purpose: {
    fr: 'Rappeler une dernière fois au client sa demande commencée',
    en: 'Remind the client of the request they started, for the last time',
  },
  trigger: 'draftStillWaits',
  when: reminding,
  audience: 'client',
  channels: ['email'],
});
