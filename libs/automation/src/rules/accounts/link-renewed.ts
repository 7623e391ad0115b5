import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const linkRenewed = rule({
  code: 'link-renewed',
  purpose: { fr: 'Envoyer un nouveau lien personnel à l’adresse au dossier', en: 'Send a new personal link to the address on file' },
  fixed: true,
  trigger: 'newLinkAsked',
  when: is('link.isRevoked', false),
  audience: 'contact',
  channels: ['email'],
});
