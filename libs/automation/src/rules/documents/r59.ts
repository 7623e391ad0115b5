import { ceilingOf, documentNoticeDays } from '@jurilien/reference';
import { is } from '../../condition.js';
import { configuredBefore } from '../../delay.js';
import { rule } from '../../rule.js';

export const r59 = rule({
  code: 'R59',
  purpose: {
    fr: 'Prévenir le client que ses documents seront supprimés, pour qu’il les télécharge',
    en: 'Warn the client that their documents will be deleted, so that they download them',
  },
  // They are gone next: no one loses them unannounced.
  fixed: true,
  trigger: 'documentsWillGo',
  delays: [configuredBefore(documentNoticeDays, 'days')],
  // Nothing where there are none, where a legal hold keeps them, or where the request was opened again.
  when: is('documents.willGo', true),
  // Late is better than never, up to the deletion itself: where that has happened, none will go.
  maxLateMinutes: ceilingOf(documentNoticeDays) * 24 * 60,
  // What a merged request has goes with the one that stands for it: its own client is told, where that is another one.
  audience: 'everyClient',
  channels: ['email'],
});
