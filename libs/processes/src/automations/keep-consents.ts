import { automation } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/leads';

/** What a client agreed to on a form reaches the address it is about, where every page and the send gate look (4.8.5). */
export const keepConsents = automation(lead)({
  name: 'keep-consents',
  on: {
    ConsentRecorded: ({ version, data: { leadId, purpose, granted, textVersion, source = 'form', evidence, channel } }) =>
      purpose === 'marketing' && granted
        ? [
            {
              do: 'work',
              job: 'keep-consent',
              key: `consent-${leadId}-${version}`,
              input: { leadId, textVersion, source, ...(evidence ? { evidence } : {}), ...(channel ? { channel } : {}) },
            },
          ]
        : [],
    LeadEmailConfirmed: ({ version, data: { leadId } }) => [
      { do: 'work', job: 'confirm-consent', key: `confirm-consent-${leadId}-${version}`, input: { leadId } },
    ],
  },
});
