import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const draftLink = rule({
  code: 'draft-link',
  purpose: { fr: 'Envoyer au client le lien de son brouillon', en: 'Send the client the link of their draft' },
  fixed: true,
  trigger: 'draftLinkAsked',
  when: is('lead.status', 'Draft'),
  audience: 'client',
  channels: ['email'],
});
