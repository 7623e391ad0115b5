import { given, rowsOf, story, type Past } from '@jurilien/event-sourcing/testing';
import { professional } from '../professional.js';
import { professionalsView } from '../views/professionals.js';
import { setConsultationTerms } from './set-consultation-terms.js';

const professionalId = '018f2a10-0000-7000-8001-000000000001';
const id = { professionalId };
const registered = {
  ...id,
  title: 'lawyer',
  name: 'Me Roy',
  province: 'QC',
  lang: 'fr',
  email: 'roy@exemple.ca',
  phoneNumber: '+15145550101',
};
const member: Past = [
  ['ProfessionalRegistered', registered],
  ['ProfessionalApproved', { ...id, onboarding: 'held' }],
];
const terms = { priceFr: '150 $ plus taxes', priceEn: '$150 plus taxes', minutes: 30, modes: ['phone', 'video'] as const };
const set = (input: object = {}, past: Past = member) =>
  given({ professional: past }).when(setConsultationTerms, { ...id, ...terms, ...input } as never);

describe('SetConsultationTerms', () => {
  it('keeps the terms, once: neither the order of modes nor an empty line makes others of them', () => {
    const modes = ['phone', 'video'];
    expect(set({ modes: ['video', 'phone', 'video'], bringFr: '' }).events()).toEqual({
      professional: [{ type: 'ConsultationTermsSet', data: { ...id, ...terms, modes } }],
    });
    const past: Past = [...member, ['ConsultationTermsSet', { ...id, ...terms, modes }]];
    expect(set({ modes: ['video', 'phone'], bringEn: ' ' }, past).events()).toEqual({});
    expect(set({ minutes: 45 }, past).types()).toEqual({ professional: ['ConsultationTermsSet'] });
  });
  it('is for members', () => expect(set({}, member.slice(0, 1)).refusal()).toBe('WRONG_STATE: professional-registered'));
  it('holds the words to the rules of the profession, each at its field', () => {
    expect(set({ priceFr: 'Le meilleur prix', bringEn: 'Call me at 514 555-0142' }).refusedFields()).toEqual([
      { field: 'priceFr', message: 'wording-superlative:Le meilleur' },
      { field: 'bringEn', message: 'wording-contact:514 555-0142' },
    ]);
  });
  it.each([{ priceEn: '' }, { priceFr: undefined }, { minutes: 7 }, { minutes: 300 }, { modes: [] }, { modes: ['letter'] }])(
    'refuses %j',
    (input) => expect(setConsultationTerms.input.safeParse({ ...id, ...terms, ...input }).success).toBe(false),
  );
  it('is shown with the professional, and gone with an erasure', () => {
    const told = story(
      [professional, professionalId, 'ProfessionalRegistered', registered],
      [professional, professionalId, 'ConsultationTermsSet', { ...id, ...terms }],
    );
    expect(rowsOf(professionalsView, told).get(professionalId)).toMatchObject({ consultation: terms });
    const erased = story(
      [professional, professionalId, 'ProfessionalRegistered', registered],
      [professional, professionalId, 'ConsultationTermsSet', { ...id, ...terms, priceFr: '[erased]', priceEn: '[erased]' }],
      [professional, professionalId, 'ProfessionalErased', id],
    );
    expect(rowsOf(professionalsView, erased).get(professionalId)).toMatchObject({ consultation: null });
  });
});
