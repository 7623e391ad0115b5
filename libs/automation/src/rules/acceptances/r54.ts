import { UNDER_WAY } from '@jurilien/acceptance';
import { outcomeRemindDays } from '@jurilien/reference';
import { is, isIn } from '../../condition.js';
import { configured } from '../../delay.js';
import { rule } from '../../rule.js';

export const r54 = rule({
  code: 'R54',
  purpose: { fr: 'Demander au professionnel ce que devient le dossier', en: 'Ask the professional what became of the file' },
  trigger: 'spoken',
  delays: [configured(outcomeRemindDays, 'days', 'all')],
  when: isIn('acceptance.status', UNDER_WAY),
  stop: is('lead.isOver', true),
  audience: 'professional',
  channels: ['inapp', 'email'],
});
