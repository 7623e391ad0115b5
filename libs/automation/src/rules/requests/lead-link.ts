import { rule } from '../../rule.js';

export const leadLink = rule({
  code: 'lead-link',
  purpose: { fr: 'Renvoyer au client le lien vers sa demande', en: 'Send the client the link to their request again' },
  fixed: true,
  trigger: 'requestLinkSent',
  audience: 'client',
  channels: ['email'],
});
