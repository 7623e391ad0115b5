import { figuresWith } from '../../../testing/show.testing';
import { apiErrors, check } from './check.server';

const wrong = (name: string, raw: Record<string, string>): string | undefined => check(raw, [name], 'en', figuresWith())[name];

describe('what an answer must be', () => {
  it.each(['514 555-0199', '(514) 555-0199', '+1 514 555 0199', '514-555-0199 poste 12'])('%s is a phone', (phoneNumber) => {
    expect(wrong('phoneNumber', { phoneNumber })).toBeUndefined();
  });
  it.each(['', '555-0199', '514 555-01', 'call me', '+33 1 42 68 53 00'])('“%s” is none', (phoneNumber) => {
    expect(wrong('phoneNumber', { phoneNumber })).toBeTruthy();
  });
  it.each(['a@b.ca', ' anne.roy@exemple.quebec '])('%s is an address', (email) => expect(wrong('email', { email })).toBeUndefined());
  it.each(['', 'a@b', 'a b@c.ca', '@c.ca'])('“%s” is none', (email) => expect(wrong('email', { email })).toBeTruthy());
  it('a description is long enough to be understood, and no book', () => {
    expect(wrong('description', { description: 'Trop court' })).toContain('20');
    expect(wrong('description', { description: 'x'.repeat(4_001) })).toContain('4000');
    expect(wrong('description', { description: 'x'.repeat(4_000) })).toBeUndefined();
  });
  it('a description is as long as the values in force ask', () => {
    const given = (length: number) =>
      check(
        { description: 'x'.repeat(length) },
        ['description'],
        'en',
        figuresWith({ 'lead.description.min': 5, 'lead.description.max': 600 }),
      );
    expect([4, 5, 600, 601].map((length) => Object.keys(given(length)).length)).toEqual([1, 0, 0, 1]);
  });
  it('a day in court is asked only of those who have one', () => {
    expect(wrong('courtDate', { courtDate: 'demain' })).toBeUndefined();
    expect(wrong('courtDate', { hasCourtDate: 'yes', courtDate: '' })).toBeTruthy();
    expect(wrong('courtDate', { hasCourtDate: 'yes', courtDate: '2026-13-45' })).toBeTruthy();
    expect(wrong('courtDate', { hasCourtDate: 'yes', courtDate: '2026-04-01' })).toBeUndefined();
  });
  it('a postal code may be left out, and is Canadian', () => {
    expect([wrong('postalCode', { postalCode: '' }), wrong('postalCode', { postalCode: 'h2x1y4' })]).toEqual([undefined, undefined]);
    expect(wrong('postalCode', { postalCode: '75001' })).toBeTruthy();
  });
  it('the other side has a name, or is declared unknown', () => {
    expect(wrong('party1Name', {})).toBeTruthy();
    expect(wrong('party1Name', { party1Name: 'Luc' })).toBeUndefined();
  });
  it('reports in the order of the page, and only what was asked', () => {
    expect(Object.keys(check({}, ['email', 'clientName', 'unknown'], 'en', figuresWith()))).toEqual(['email', 'clientName']);
  });
});

describe('what the API found wrong', () => {
  it('stands at the field of the form', () => {
    const errors = apiErrors([{ field: 'email', message: 'required' }], 'fr');
    expect(Object.keys(errors)).toEqual(['email']);
  });
});
