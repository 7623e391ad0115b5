import { rule } from '../../rule.js';

export const clientReady = rule({
  code: 'client-ready',
  purpose: { fr: 'Avertir l’équipe qu’un client est prêt à commencer', en: 'Tell the team that a client is ready to start' },
  trigger: 'clientReady',
  audience: 'staff',
  channels: ['inapp'],
});
