import { grantCredits, openCreditAccount } from '@jurilien/credits';
import { automation, send } from '@jurilien/event-sourcing';
import { creditsWelcomeCc } from '@jurilien/reference';
import { professional } from '@jurilien/professionals';

/** An approved professional gets an account with the welcome coins (4.10.5). */
export const openCreditAccountWhenProfessionalApproved = automation(professional)({
  name: 'open-credit-account-when-professional-approved',
  on: {
    ProfessionalApproved: ({ data: { professionalId }, province, config }) => [
      send(openCreditAccount, { professionalId, ...(province ? { province } : {}) }),
      send(grantCredits, { professionalId, cc: config.value(creditsWelcomeCc, { province }), key: `welcome:${professionalId}` }),
    ],
  },
});
