import { is } from '../../condition.js';
import { after } from '../../delay.js';
import { rule, type Shipped } from '../../rule.js';

/** Nothing more is said once everything is there, the request for documents was called off, or the matter has ended. */
const whileAwaited = {
  when: is('documents.awaited', true),
  stop: is('documents.awaited', false),
  audience: 'client',
  channels: ['email', 'sms'],
} satisfies Partial<Shipped>;

export const r51 = rule({
  ...whileAwaited,
  code: 'R51',
  purpose: {
    fr: 'Dire au client quels documents transmettre, et jusqu’à quand',
    en: 'Tell the client which documents to send, and by when',
  },
  trigger: 'documentsRequested',
});

export const r51Reminder = rule({
  ...whileAwaited,
  code: 'R51-reminder',
  purpose: {
    fr: 'Rappeler au client les documents à transmettre, la veille',
    en: 'Remind the client of the documents to send, the day before',
  },
  trigger: 'documentsDue',
  // Noon of the day before the last one.
  delays: [after(-36, 'hours')],
});
