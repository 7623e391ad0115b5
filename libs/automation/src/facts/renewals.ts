import { openInvitation } from '@jurilien/lead';
import { fact } from '../fact.js';
import { ofRequest } from '../lookup.js';

export const renewalFacts = [
  fact({
    key: 'lead.renewalAwaited',
    label: { fr: 'On attend la réponse à l’invitation à renouveler', en: 'The answer to the invitation to renew is awaited' },
    type: 'boolean',
    of: ofRequest((request, { now, about }) => {
      const open = openInvitation(request, now);
      return open !== undefined && (about.sequence === undefined || open.round === about.sequence);
    }),
  }),
];
