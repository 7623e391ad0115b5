import { asShipped, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { SHIPPED_TERMS } from '@jurilien/reference';
import { barOffers, unbarOffers } from './decisions/bar-offers.js';
import { mayClaim, professional } from './professional.js';

const professionalId = '018f0000-0000-7000-8000-0000000000a1';
const entryId = '018f0000-0000-7000-8000-0000000000e1';
const who = {
  professionalId,
  title: 'lawyer',
  name: 'Me Roy',
  province: 'QC',
  lang: 'fr',
  email: 'me@exemple.ca',
  phoneNumber: '+15145550101',
};
const registered: Past = [['ProfessionalRegistered', who]];
const barred: Past = [...registered, ['OffersBarred', { professionalId, entryId }]];

describe('an entry of the blacklist on a professional', () => {
  it('is written where claims are decided, once, and taken back', () => {
    const input = { professionalId, entryId };
    expect(given({ professional: registered }).when(barOffers, input).types()).toEqual({ professional: ['OffersBarred'] });
    expect(given({ professional: barred }).when(barOffers, input).types()).toEqual({});
    expect(given({}).when(barOffers, input).types()).toEqual({});
    expect(given({ professional: barred }).when(unbarOffers, input).types()).toEqual({ professional: ['OffersUnbarred'] });
    expect(given({ professional: registered }).when(unbarOffers, input).types()).toEqual({});
  });
  it('keeps from every claim, after everything that would keep from it anyway', () => {
    const able = {
      ...professional.initial,
      status: 'Approved' as const,
      province: 'QC' as const,
      licenceVerifiedAt: T0,
      termsVersion: SHIPPED_TERMS,
    };
    const asked = { province: 'QC' as const, now: T0, config: asShipped() };
    expect(mayClaim(able, asked)).toBe(true);
    expect(mayClaim({ ...able, barredBy: [entryId] }, asked)).toEqual({ code: 'E15', detail: 'blacklisted' });
    expect(mayClaim({ ...able, barredBy: [entryId], status: 'Suspended' }, asked)).toMatchObject({ code: 'E01' });
  });
});
