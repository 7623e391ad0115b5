import { rule } from '../../rule.js';
import { reminding } from './reminding.js';

export const r01 = rule({
  code: 'R01',
  purpose: { fr: 'Rappeler au client sa demande commencée', en: 'Remind the client of the request they started' },
  trigger: 'draftWaits',
  when: reminding,
  audience: 'client',
  channels: ['email'],
});
