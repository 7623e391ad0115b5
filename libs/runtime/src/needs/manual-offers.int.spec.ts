import { creditAccount } from '@jurilien/credits';
import type { Config } from '@jurilien/event-sourcing';
import { asShipped, configIn, unchanging } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, offering } from '@jurilien/lead/testing';
import { professional } from '@jurilien/professionals';
import { SHIPPED_TERMS } from '@jurilien/reference';
import { distribution } from '@jurilien/search';
import { made, pro, round, wave } from '@jurilien/search/testing';
import { account } from '../../../processes/src/claims.testing.js';
import { testKernel } from '../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../test/support/past.js';
import type { Kernel } from '../kernel/kernel.js';
import { contexts } from '../start/contexts.js';
import { supplyEligibility } from './manual-offers.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
});
afterAll(() => k.close());

const soon = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], postalCode: 'H2X', rates: ['3'], callYear: 2010 };
/** An approved professional of the one firm. */
const colleague = (n: number) =>
  happenedBefore(k, professional, pro(n), [
    [
      'ProfessionalRegistered',
      {
        professionalId: pro(n),
        title: 'lawyer',
        name: `Me ${n}`,
        firm: 'Roy et Cie',
        province: 'QC',
        lang: 'fr',
        email: `me${n}@exemple.ca`,
        phoneNumber: '+15145550101',
      },
    ],
    ['ChannelVerified', { professionalId: pro(n), channel: 'email' }],
    ['ProfessionalTermsAccepted', { professionalId: pro(n), version: SHIPPED_TERMS, lang: 'fr', frDeliveredAt: soon(0) }],
    ['ProfessionalApplied', { professionalId: pro(n), licenceNo: '200001', insurance: 'RC-1', practice }],
    ['LicenceVerified', { professionalId: pro(n), province: 'QC', source: 'directory', nextCheckAt: soon(2_000) }],
    ['ProfessionalApproved', { professionalId: pro(n), onboarding: 'held' }],
  ]);

it('an offer by hand minds how many of a firm a wave may ask where the request is (offer.maxPerFirmPerWave)', async () => {
  await colleague(1);
  await colleague(2);
  await happenedBefore(k, creditAccount, pro(2), account(2));
  await happenedBefore(k, lead, leadId, offering);
  const endsAt = soon(240);
  await happenedBefore(k, distribution, leadId, [round(), wave(1, endsAt), made(1, { expiresAt: endsAt })]);
  await k.project();
  const checked = async (config: Config) => {
    let found: unknown;
    await supplyEligibility(
      { ...(k as unknown as Kernel), configuration: unchanging(config) },
      { leadId, professionalIds: [pro(2)] },
      (input) => {
        found = (input['checked'] as Record<string, { deferred?: string }>)[pro(2)];
        return Promise.resolve({ position: 0, events: [] });
      },
    );
    return found;
  };
  expect(await checked(asShipped())).toEqual({ deferred: 'E22' });
  expect(await checked(configIn('QC', { 'offer.maxPerFirmPerWave': 2 }))).not.toHaveProperty('deferred', 'E22');
  expect(await checked(configIn('QC', { 'offer.maxPerFirmPerWave': 2 }))).not.toHaveProperty('code');
  expect(await checked(configIn('ON', { 'offer.maxPerFirmPerWave': 2 }))).toEqual({ deferred: 'E22' });
});
