import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';
import { isMember } from './member.js';

export const r50Due = rule({
  code: 'R50-due',
  purpose: {
    fr: 'Dire au professionnel jusqu’à quand son permis doit être vérifié',
    en: 'Tell the professional by when their licence must be checked',
  },
  trigger: 'licenceCheckDue',
  when: all(isMember, is('licence.checkIsDue', true)),
  audience: 'professional',
  channels: ['email'],
});
