import { automation } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { work } from '../work.js';

/** What a client agreed to on a form reaches the address it is about, where every page and the send gate look (4.8.5). */
export const keepConsents = automation(lead)({
  name: 'keep-consents',
  on: {
    ConsentRecorded: ({ version, data: { leadId, purpose, granted, textVersion, source = 'form', evidence, channel } }) =>
      purpose === 'marketing' && granted
        ? [
            work('keep-consent', `consent-${leadId}-${version}`, {
              leadId,
              textVersion,
              source,
              ...(evidence ? { evidence } : {}),
              ...(channel ? { channel } : {}),
            }),
          ]
        : [],
    LeadEmailConfirmed: ({ version, data: { leadId } }) => [work('confirm-consent', `confirm-consent-${leadId}-${version}`, { leadId })],
  },
});
