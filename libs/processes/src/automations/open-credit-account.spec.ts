import { asShipped, recorded } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { creditsWelcomeCc } from '@jurilien/reference';
import { openCreditAccountWhenProfessionalApproved as process } from './open-credit-account-when-professional-approved.js';

describe('an approved professional', () => {
  it('gets an account of the province first, then the welcome coins once', () => {
    const [event] = recorded(professional, 'p', [['ProfessionalApproved', { professionalId: 'p', onboarding: 'held' }]]);
    expect(process.on.ProfessionalApproved!({ ...event!, province: 'ON' })).toEqual([
      { do: 'dispatch', command: 'OpenCreditAccount', input: { professionalId: 'p', province: 'ON' } },
      {
        do: 'dispatch',
        command: 'GrantCredits',
        input: { professionalId: 'p', cc: asShipped().value(creditsWelcomeCc, {}), key: 'welcome:p' },
      },
    ]);
  });
});
