import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { candidate } from '@jurilien/recruiting';
import { user } from '@jurilien/identity';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { automationRule } from './automation-rule.js';
import type { About, Lookup } from './lookup.js';
import { RULES } from './rules/index.js';
import { stoppedNow } from './stopped-now.js';

/** A rule about everything, for subjects of one place. */
const scoped = (scope: object) => {
  const rule = RULES.find((r) => !r.text.when && !r.text.stop && !r.off)!;
  return { ...rule, text: { ...rule.text, scope } };
};
/** What is known of the subjects: a request of Quebec, a professional of Ontario, a candidate of Quebec who reads English. */
const lookup = (about: About): Lookup => {
  const states = new Map<unknown, object>([
    [lead, { ...lead.initial, lang: 'fr', facts: { ...lead.initial.facts, province: 'QC', lawyerType: 'family' } }],
    [professional, { ...professional.initial, status: 'Approved', province: 'ON', lang: 'en' }],
    [candidate, { ...candidate.initial, facts: { regions: ['06'] } }],
    [user, { ...user.initial, preferences: { lang: 'en', email: true, sms: true } }],
  ]);
  return {
    about,
    now: '2026-11-30T15:00:00.000Z',
    config: asShipped(),
    state: (decider) => Promise.resolve((states.get(decider) ?? decider.initial) as never),
    ask: {} as Lookup['ask'],
  };
};
const REQUEST: About = { leadId: 'l' };
const PROFESSIONAL: About = { professionalId: 'p' };
const CANDIDATE: About = { candidateId: 'c' };
const codeIn = (scope: object, about: About) => stoppedNow(scoped(scope), automationRule.initial, {}, lookup(about));

describe('the scope of a rule', () => {
  it.each([
    ['a request', REQUEST, 'QC', 'fr'],
    ['a professional', PROFESSIONAL, 'ON', 'en'],
    ['a candidate', CANDIDATE, 'QC', 'en'],
  ] as const)('is met by %s of its place and language, and no other', async (_what, about, province, lang) => {
    const [elsewhere, other] = [province === 'QC' ? 'ON' : 'QC', lang === 'fr' ? 'en' : 'fr'];
    expect(await codeIn({ provinces: [province], languages: [lang] }, about)).toBeUndefined();
    expect(await codeIn({ provinces: [elsewhere] }, about)).toBe('Z02');
    expect(await codeIn({ languages: [other] }, about)).toBe('Z02');
  });
  it('of a field is met by requests alone', async () => {
    expect(await codeIn({ fields: ['family'] }, REQUEST)).toBeUndefined();
    expect(await codeIn({ fields: ['family'] }, PROFESSIONAL)).toBe('Z02');
  });
  it('draws the same share of its occurrences every time', async () => {
    const keys = Array.from({ length: 400 }, (_, n) => `R:${((n * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0')}`);
    const drawn = async () =>
      Promise.all(keys.map((key) => stoppedNow(scoped({ pilotPercent: 25 }), automationRule.initial, { key }, lookup(REQUEST))));
    const first = await drawn();
    expect(await drawn()).toEqual(first);
    const within = first.filter((code) => code === undefined).length;
    expect(within).toBeGreaterThan(60);
    expect(within).toBeLessThan(140);
    expect(new Set(first)).toEqual(new Set([undefined, 'Z15']));
  });
});
