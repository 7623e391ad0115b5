import { licenceNoticeDays } from '@jurilien/reference';
import { all, is } from '../../condition.js';
import { configuredBefore } from '../../delay.js';
import { rule } from '../../rule.js';
import { isMember } from './member.js';

export const r50 = rule({
  code: 'R50',
  purpose: {
    fr: 'Annoncer au professionnel la vérification de son permis',
    en: 'Announce to the professional that their licence will be checked',
  },
  trigger: 'licenceCheckPlanned',
  delays: [configuredBefore(licenceNoticeDays, 'days')],
  // It was made, moved or has come meanwhile; who left is not asked for a proof.
  when: all(isMember, is('licence.checkIsPlanned', true)),
  // The date of the check says whether it is still of use.
  maxLateMinutes: 60 * 24 * 60,
  audience: 'professional',
  channels: ['email'],
});
