import { at, given, type Past } from '@jurilien/event-sourcing/testing';
import { publishProfile, rejectProfileWording, slugOf, unpublishProfile } from './decisions/publish-profile.js';
import { updateProfessionalProfile } from './decisions/update-professional-profile.js';

const professionalId = '018f0000-0000-7000-8000-00000000abcd';
const id = { professionalId };
type Step = Past[number];
const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], postalCode: 'H2X', rates: ['3'], callYear: 2010 };
const member: Step[] = [
  [
    'ProfessionalRegistered',
    { ...id, title: 'lawyer', name: 'Élise Côté', province: 'QC', lang: 'fr', email: 'e@exemple.ca', phoneNumber: '+15145550101' },
  ],
  ['ProfessionalApplied', { ...id, licenceNo: '1', insurance: 'RC', practice }],
  ['LicenceVerified', { ...id, province: 'QC', source: 'directory', nextCheckAt: at(1) }],
  ['ProfessionalApproved', { ...id, onboarding: 'held' }],
];
const text = { aboutFr: 'J’accompagne des familles depuis 2010.' };
const written: Step = ['PublicTextWritten', { ...id, text }];
const requested: Step = ['ProfilePublicationRequested', { ...id, consent: true, lang: 'fr' }];
const published: Step = ['ProfilePublished', { ...id, slug: 'elise-cote-00abcd', text }];
const past = (...steps: Step[]) => given({ professional: steps });
const self = { actor: { kind: 'user', id: 'u', role: 'jurilien_professional' } } as const;

describe('a public page', () => {
  it('is written in words that the rules of the profession allow', () => {
    expect(
      past(...member)
        .when(updateProfessionalProfile, { ...id, text }, self)
        .types(),
    ).toEqual({ professional: ['PublicTextWritten'] });
    expect(
      past(...member, written)
        .when(updateProfessionalProfile, { ...id, text }, self)
        .types(),
    ).toEqual({ professional: [] });
    const boast = { aboutFr: 'La meilleure avocate en ville' };
    expect(
      past(...member)
        .when(updateProfessionalProfile, { ...id, text: boast }, self)
        .refusal(),
    ).toBe('VALIDATION: wording');
    const titled = { aboutEn: 'Certified specialist in family law' };
    expect(
      past(...member)
        .when(updateProfessionalProfile, { ...id, text: titled }, self)
        .refusal(),
    ).toBe('VALIDATION: wording');
    expect(
      past(...member)
        .when(updateProfessionalProfile, { ...id, text: { ...titled, specialistIn: 'Law Society of Ontario, family law' } }, self)
        .types(),
    ).toEqual({ professional: ['PublicTextWritten'] });
  });

  it('is asked for with consent, and published by someone who has read it', () => {
    const ask = { ...id, consent: true };
    expect(
      past(...member, written)
        .when(publishProfile, ask, self)
        .types(),
    ).toEqual({ professional: ['ProfilePublicationRequested'] });
    expect(
      past(...member, written, requested)
        .when(publishProfile, ask, self)
        .types(),
    ).toEqual({});
    expect(
      past(...member, written)
        .when(publishProfile, id, self)
        .refusal(),
    ).toBe('VALIDATION: consent');
    expect(
      past(...member)
        .when(publishProfile, ask, self)
        .refusal(),
    ).toBe('WRONG_STATE: nothing-to-publish');
    expect(past(member[0]!).when(publishProfile, ask, self).refusal()).toBe('WRONG_STATE: professional-registered');
    expect(
      past(...member, written, requested)
        .when(publishProfile, id)
        .events().professional,
    ).toEqual([{ type: 'ProfilePublished', data: { ...id, slug: 'elise-cote-00abcd', text } }]);
    expect(
      past(...member, written)
        .when(publishProfile, id)
        .refusal(),
    ).toBe('WRONG_STATE: no-consent');
    expect(
      past(...member, written, requested, published)
        .when(publishProfile, id)
        .refusal(),
    ).toBe('WRONG_STATE: not-requested');
    expect(given().when(publishProfile, id).refusal()).toBe('NOT_FOUND: professional');
  });

  it('is held back with reasons, and taken away at a word', () => {
    const no = { ...id, reasons: ['superlative' as const], note: 'Deuxième phrase' };
    expect(
      past(...member, written, requested)
        .when(rejectProfileWording, no)
        .types(),
    ).toEqual({ professional: ['ProfileWordingRejected'] });
    expect(
      past(...member, written)
        .when(rejectProfileWording, no)
        .refusal(),
    ).toBe('WRONG_STATE: not-requested');
    expect(
      past(...member, written, requested, published)
        .when(unpublishProfile, id, self)
        .types(),
    ).toEqual({ professional: ['ProfileUnpublished'] });
    expect(
      past(...member)
        .when(unpublishProfile, id, self)
        .types(),
    ).toEqual({ professional: [] });
    for (const noOne of [given().when(rejectProfileWording, no), given().when(unpublishProfile, id)])
      expect(noOne.refusal()).toBe('NOT_FOUND: professional');
  });

  it('has an address of plain letters', () => {
    expect(slugOf('Me Zoë O’Neil-Lévesque', professionalId)).toBe('me-zoe-o-neil-levesque-00abcd');
    expect(slugOf('李', professionalId)).toBe('pro-00abcd');
  });
});
