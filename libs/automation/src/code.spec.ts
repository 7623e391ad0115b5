import { at, T0 } from '@jurilien/event-sourcing/testing';
import { codeMinutes, codeOf, spaced } from './code.js';
import type { About, Lookup } from './lookup.js';

const lookup = (about: About, states: Readonly<Record<string, object>>): Lookup =>
  ({
    about,
    state: (d: { category: string; initial: object }) => Promise.resolve({ ...d.initial, ...states[d.category] }),
  }) as unknown as Lookup;
const times = { sequence: 2, expiresAt: at(10) };
const code = { ...times, sentAt: T0 };

describe('the code of what an occurrence is about', () => {
  it.each<[string, About, Record<string, object>, string]>([
    ['a sign-in', { userId: 'u', challengeId: 'c' }, { 'second-factors': { challenges: [{ challengeId: 'c', ...code }] } }, 'sign-in:c'],
    ['a number, for anyone who asked', { contactId: 'n', professionalId: 'p' }, { contact: { code } }, 'contact:n'],
    [
      'a change',
      { subjectId: 's', changeId: 'x' },
      { 'private-change': { changes: [{ changeId: 'x', at: T0, ...times }] } },
      'private-change:x',
    ],
    ['a personal link', { linkId: 'l' }, { link: { code: times, codesSentAt: [at(-5), T0] } }, 'step-up:l'],
    [
      'a professional’s cell phone',
      { professionalId: 'p' },
      { professional: { phoneCode: times, phoneCodesSentAt: [at(-5), T0] } },
      'professional-phone:p',
    ],
  ])('of %s', async (_of, about, states, subject) => {
    const found = await codeOf(lookup(about, states));
    expect(found).toMatchObject(code);
    expect(found!.subject).toBe(subject);
  });
  it('is none where none was sent, and of what has none', async () => {
    expect(await codeOf(lookup({ contactId: 'n' }, {}))).toBeUndefined();
    expect(await codeOf(lookup({ leadId: 'l' }, {}))).toBeUndefined();
  });
});

it('a code is said to count for as long as it was given when it was asked for', () =>
  expect(codeMinutes({ sentAt: '2026-11-02T15:00:00.000Z', expiresAt: '2026-11-02T15:25:00.000Z' })).toBe(25));
it('a code is said in two halves', () => expect([spaced('482913'), spaced('')]).toEqual(['482 913', '']));
