import { all } from '../../condition.js';
import { rule } from '../../rule.js';

export const r13 = rule({
  code: 'R13',
  purpose: { fr: 'Résumer les offres que d’autres ont prises', en: 'Sum up the offers that others took' },
  trigger: 'dayOfOffersOver',
  when: all({ field: 'offers.takenByOthers', operator: '>', value: 0 }),
  audience: 'professional',
  channels: ['email', 'inapp'],
});
