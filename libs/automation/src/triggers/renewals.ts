import { lead } from '@jurilien/lead';
import { trigger } from '../trigger.js';

export const renewalTriggers = [
  trigger(lead)({
    key: 'renewalInvited',
    label: { fr: 'Le client est invité à renouveler sa demande', en: 'The client is invited to renew their request' },
    about: ['leadId', 'sequence'],
    on: { RenewalInvitationSent: ({ data: { leadId, round } }) => [{ key: `${leadId}:${round}`, about: { leadId, sequence: round } }] },
  }),
];
