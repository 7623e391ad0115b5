import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r46 = rule({
  code: 'R46',
  purpose: {
    fr: 'Proposer d’ajuster ses préférences à qui laisse des offres sans réponse',
    en: 'Suggest adjusting preferences to professionals who leave offers unanswered',
  },
  trigger: 'offersIgnored',
  when: is('professional.ignoresOffers', true),
  audience: 'professional',
  channels: ['email', 'inapp'],
});
