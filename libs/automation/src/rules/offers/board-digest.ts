import { all } from '../../condition.js';
import { rule } from '../../rule.js';

export const boardDigest = rule({
  code: 'board-digest',
  purpose: {
    fr: 'Résumer les demandes libres de la journée selon les alertes',
    en: 'Sum up the open requests of the day, as alerts asked',
  },
  trigger: 'boardDay',
  when: all({ field: 'board.freeRequests', operator: '>', value: 0 }),
  audience: 'professional',
  channels: ['email'],
});
