import { all, is } from '../../condition.js';
import { rule, type Shipped } from '../../rule.js';

/** A share that was taken back is never announced; several at once are one message. */
const whileShared = {
  when: all(is('document.isShared', true), is('document.isAnnounced', true)),
  stop: is('document.isShared', false),
  channels: ['email'],
} satisfies Partial<Shipped>;

export const r52 = rule({
  ...whileShared,
  code: 'R52',
  purpose: { fr: 'Dire au professionnel qu’un document l’attend', en: 'Tell the professional that a document is waiting' },
  trigger: 'documentSharedWithProfessional',
  audience: 'professional',
});

export const r52Client = rule({
  ...whileShared,
  code: 'R52-client',
  purpose: { fr: 'Dire au client qu’un document l’attend', en: 'Tell the client that a document is waiting' },
  trigger: 'documentSharedWithClient',
  audience: 'client',
});
