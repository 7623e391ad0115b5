import { PRIVACY_KINDS } from '@jurilien/reference';
import { at, story, T0, uuidFor, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { privacyRequest } from '@jurilien/privacy';
import { said, unheard, verdict, workFor, type Given } from './occurrences.testing.js';

const privacyId = uuidFor('privacy request');
const rules = ['R57', 'R57-clock', 'privacy-code', 'privacy-refused', 'privacy-fulfilled'] as const;
const of = (type: string, data: object = {}, minutes = 0): StoryEvent => [
  privacyRequest,
  privacyId,
  type,
  { requestId: privacyId, ...data },
  minutes,
];
const filed = of('PrivacyRequestFiled', {
  ...{ kind: 'access', lang: 'fr', province: 'QC', channel: 'page', dueAt: at(30 * 24 * 60) },
  identifiers: [{ kind: 'email', value: 'a@b.ca' }],
});
const given = (state: object, about: object = {}): Given => ({
  states: {
    [privacyRequest.category]: { ...privacyRequest.initial, status: 'InReview', kind: 'access', lang: 'fr', province: 'QC', ...state },
  },
  about: { privacyId, ...about },
});

it('a request about one’s own data is acknowledged, watched, and answered: each once (R57)', () => {
  const events = story(
    filed,
    of('PrivacyCodeSent', { identifier: 0, sequence: 2, expiresAt: at(10) }),
    of('PrivacyClockSounded', { dueAt: at(9) }),
    of('PrivacyRequestRefused', { cause: 'other', answer: 'x', recourse: 'CAI' }),
    of('PrivacyRequestFulfilled'),
  );
  expect(workFor(rules, events).map((w) => [w.key, w.input])).toEqual([
    [`R57:${privacyId}`, { rule: 'R57', privacyId }],
    [`privacy-code:${privacyId}:2`, { rule: 'privacy-code', privacyId, sequence: 2 }],
    [`R57-clock:${privacyId}`, { rule: 'R57-clock', privacyId }],
    [`privacy-refused:${privacyId}`, { rule: 'privacy-refused', privacyId }],
    [`privacy-fulfilled:${privacyId}`, { rule: 'privacy-fulfilled', privacyId }],
  ]);
  expect(unheard(rules, events)).toEqual([]);
});

it('nothing is said that is over: a receipt of what was taken back, an alarm after the answer', async () => {
  const all = (rule: string) =>
    Promise.all(
      (['Verifying', 'InReview', 'Approved', 'Fulfilled', 'Refused', 'Abandoned'] as const).map((status) =>
        verdict(rule, given({ status })),
      ),
    );
  expect(await all('R57')).toEqual(['sent', 'sent', 'sent', 'sent', 'Z02', 'Z02']);
  expect(await all('R57-clock')).toEqual(['sent', 'sent', 'sent', 'Z02', 'Z02', 'Z02']);
  expect(await all('privacy-refused')).toEqual(['Z02', 'Z02', 'Z02', 'Z02', 'sent', 'Z02']);
  expect(await all('privacy-fulfilled')).toEqual(['Z02', 'Z02', 'Z02', 'sent', 'Z02', 'Z02']);
});

it('a code goes out while it is the newest of its address and the address is not proven', async () => {
  const codes = { 0: { sequence: 2, expiresAt: at(10), tries: 0, sentAt: T0 } };
  expect(await verdict('privacy-code', given({ codes, proven: [] }, { sequence: 2 }))).toBe('sent');
  expect(await verdict('privacy-code', given({ codes, proven: [] }, { sequence: 1 }))).toBe('Z02');
  expect(await verdict('privacy-code', given({ codes, proven: [0] }, { sequence: 2 }))).toBe('Z02');
});

it.each(['fr', 'en'] as const)(
  'says in %s what was done of each kind, with the words of an administrator and the day a copy ends',
  async (lang) => {
    for (const kind of PRIVACY_KINDS) {
      const { outcome } = await said('privacy-fulfilled', given({ status: 'Fulfilled', kind, lang, note: 'Merci.' }), lang);
      expect(String(outcome)).toMatch(/^[A-ZÀ-Ý].*\. Merci\.$/);
    }
    const copy = { id: 'x', until: '2026-12-24T15:00:00.000Z' };
    const { outcome } = await said('privacy-fulfilled', given({ status: 'Fulfilled', export: copy }), lang);
    expect(outcome).toContain(lang === 'fr' ? '24 décembre 2026' : 'December 24, 2026');
    expect(await said('R57', given({ dueAt: '2026-12-24T15:00:00.000Z' }), lang)).toMatchObject({
      asked: 'access',
      dueOn: lang === 'fr' ? '24 décembre 2026' : 'December 24, 2026',
    });
  },
);
