import { Refused } from '@jurilien/event-sourcing';
import { refuseAddressesIn } from './plain-reason.js';

describe('the reason of an act', () => {
  it.each(['La cliente écrit de jeanne.roy@exemple.ca', 'Rappeler au 514 555-0142', 'Call her at (438) 555-0199', 'NAS 046 454 286'])(
    'says no one’s address or number: « %s »',
    (reason) => {
      const refusal: unknown = (() => {
        try {
          return refuseAddressesIn(reason);
        } catch (error) {
          return error;
        }
      })();
      expect(refusal).toBeInstanceOf(Refused);
      expect(refusal).toMatchObject({ code: 'VALIDATION', fields: [{ field: 'reason', message: 'personal-data' }] });
    },
  );

  it.each([
    undefined,
    'Prix convenu avec l’équipe',
    'Décision du comité du 12 novembre 2026, dossier 500-17-123456-264',
    'Facture 2026-001234 payée deux fois : 1 250,00 $ à rendre',
    'Refund of 3 credits, ticket 48213',
  ])('may say anything else: « %s »', (reason) => expect(() => refuseAddressesIn(reason)).not.toThrow());
});
