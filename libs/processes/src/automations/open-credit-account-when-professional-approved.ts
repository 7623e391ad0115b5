import { automation } from '@jurilien/event-sourcing';
import { defaults } from '@jurilien/reference';
import { professional } from '@jurilien/professionals';

/** An approved professional gets an account with the welcome coins (4.10.5). */
export const openCreditAccountWhenProfessionalApproved = automation(professional)({
  name: 'open-credit-account-when-professional-approved',
  on: {
    ProfessionalApproved: ({ data: { professionalId }, province }) => [
      { do: 'dispatch', command: 'OpenCreditAccount', input: { professionalId, ...(province ? { province } : {}) } },
      {
        do: 'dispatch',
        command: 'GrantCredits',
        input: { professionalId, cc: defaults['credits.welcomeCc'], key: `welcome:${professionalId as string}` },
      },
    ],
  },
});
