import { asShipped, at, configWith, T0 } from '@jurilien/event-sourcing/testing';
import { isUrgent, type LeadFacts, type LeadState, planOf, urgencyOf } from '@jurilien/lead';
import { configOf } from '@jurilien/reference';
import { type Claim, type SearchState, initialSearch } from './search-state.js';
import { initialLead } from '../../lead/src/lead-state.js';
import { waveEnd, waveEndAfter, wavesOf } from './wave-plans.js';

const ALL = 10_000;
const AT = { now: T0, config: asShipped() };
/** Table 4.3.3. T0 is a Monday, ten in the morning in Québec and Ontario. */
it.each([
  [
    'default',
    [
      [3, 30],
      [5, 60],
      [10, 120],
    ],
  ],
  [
    'urgent',
    [
      [5, 10],
      [10, 20],
      [ALL, 30],
    ],
  ],
  [
    'super',
    [
      [1, 30],
      [2, 60],
      [2, 60],
    ],
  ],
  [
    'aj',
    [
      [5, 60],
      [10, 120],
    ],
  ],
  [
    'renewed',
    [
      [5, 60],
      [10, 120],
    ],
  ],
])('the plan %s has its waves', (plan, waves) => expect(wavesOf(plan, {}, asShipped()).map((w) => [w.size, w.minutes])).toEqual(waves));

it('a plan is that of the request’s field and province', () => {
  const small = [{ size: 1, minutes: 5 }];
  const config = configOf(new Map([['wave.plan.default', [{ scope: { province: 'ON', field: 'tax' }, value: small }]]]), 2);
  const sizes = (province: 'QC' | 'ON', lawyerType: string) => wavesOf('default', { province, lawyerType }, config).map((w) => w.size);
  expect([sizes('ON', 'tax'), sizes('ON', 'family'), sizes('QC', 'tax')]).toEqual([[1], [3, 5, 10], [3, 5, 10]]);
  const [first] = wavesOf('preferred', { province: 'QC' }, configWith({ 'wave.plan.preferred': small }));
  expect(first).toMatchObject({ size: 1, minutes: 5, clock: 'business' });
});

it.each(['urgent', 'super', 'aj', 'renewed'] as const)('the plan %s is as configured where the request is', (plan) => {
  const value = [{ size: 2, minutes: 15 }];
  const config = configOf(new Map([[`wave.plan.${plan}`, [{ scope: { province: 'ON' }, value }]]]), 2);
  expect(wavesOf(plan, { province: 'ON' }, config)).toEqual(value);
  expect(wavesOf(plan, { province: 'QC' }, config)).toEqual(wavesOf(plan, {}, asShipped()));
});

it('a court date presses within the span that is configured', () => {
  const facts = { hasCourtDate: true, courtDate: at(48 * 60) };
  expect(isUrgent(leadWith(facts), AT)).toBe(true);
  expect(isUrgent(leadWith(facts), { now: T0, config: configWith({ 'lead.urgent.courtHours': 24 }) })).toBe(false);
});

const leadWith = (facts: Partial<LeadFacts>): LeadState => ({ ...initialLead, facts: { ...initialLead.facts, ...facts } });
const hours = (n: number): string => at(n * 60);

describe('which plan', () => {
  it.each([
    ['urgent', { superLead: true, juridicalHelp: true, renewed: true }, true],
    ['super', { superLead: true, juridicalHelp: true, renewed: true }, false],
    ['aj', { juridicalHelp: true, renewed: true }, false],
    ['renewed', { renewed: true }, false],
    ['default', {}, false],
  ] as const)('%s is the first that fits %j', (plan, facts, urgent) => expect(planOf(leadWith(facts), urgent)).toBe(plan));

  it.each([
    ['a mark of the staff', true, { urgent: true }],
    ['no court date', false, {}],
    ['a court date no one is sure of', false, { hasCourtDate: false, courtDate: hours(1) }],
    ['a court date a moment before 72 hours', true, { hasCourtDate: true, courtDate: at(72 * 60 - 1) }],
    ['a court date in exactly 72 hours', false, { hasCourtDate: true, courtDate: hours(72) }],
    ['a court date today, that began at midnight', true, { hasCourtDate: true, courtDate: hours(-23) }],
    ['a court date a whole day ago', false, { hasCourtDate: true, courtDate: hours(-24) }],
  ] as const)('urgent or not: %s', (_case, urgent, facts) => expect(isUrgent(leadWith(facts as Partial<LeadFacts>), AT)).toBe(urgent));
});

it.each([
  ['detained', { 'criminal.detained': 'yes', 'safety.violence': 'yes' }, {}],
  ['violence', { 'safety.violence': 'yes', 'housing.evicted72': 'yes' }, {}],
  ['eviction', { 'housing.evicted72': 'yes' }, { hasCourtDate: true, courtDate: hours(1) }],
  ['court', {}, { hasCourtDate: true, courtDate: hours(1), urgent: true }],
  ['marked', { 'safety.violence': 'no' }, { urgent: true }],
  [undefined, { 'criminal.detained': 'no' }, {}],
] as const)('what makes it urgent, the worst first: %s', (why, specificQuestions, facts) =>
  expect(urgencyOf({ ...leadWith(facts), specificQuestions }, AT)).toBe(why),
);

describe('the clock of a wave', () => {
  const evening = '2026-11-03T01:30:00.000Z';
  it('stops at nine in the evening and goes on at eight in the morning', () => {
    // Half past eight in the evening and an hour: half of it today, half tomorrow.
    expect(waveEnd(evening, 60, 'window', 'QC', asShipped())).toBe('2026-11-03T13:30:00.000Z');
    expect(waveEnd(evening, 30, 'window', 'QC', asShipped())).toBe('2026-11-03T02:00:00.000Z');
  });
  it('stops over Sunday', () =>
    expect(waveEnd('2026-11-08T01:30:00.000Z', 60, 'window', 'ON', asShipped())).toBe('2026-11-09T13:30:00.000Z'));
  it('keeps the window that is set where the request is', () => {
    const sunday = { days: [7], from: 0, to: 1_440, holidaysClosed: false };
    const ontario = configOf(new Map([['offer.window', [{ scope: { province: 'ON' }, value: sunday }]]]), 2);
    expect(waveEnd(evening, 30, 'window', 'QC', ontario)).toBe('2026-11-03T02:00:00.000Z');
    expect(waveEnd(evening, 30, 'window', 'ON', ontario)).toBe('2026-11-08T05:30:00.000Z');
  });
  it('never stops when it is urgent', () => expect(waveEnd(evening, 60, 'wall', 'QC', asShipped())).toBe('2026-11-03T02:30:00.000Z'));

  const GRACE = 5 / 60;
  const claim = (claimId: string): Claim => ({
    claimId,
    offerId: 'o',
    professionalId: 'p',
    holdUntil: at(3_000),
    endsAt: at(3_000),
    priceCc: 100,
    funded: true,
    startedAt: T0,
    namesRevealed: false,
    extended: false,
  });
  const search = (over: Partial<SearchState> = {}): SearchState => ({
    ...initialSearch,
    live: true,
    round: 1,
    province: 'QC',
    claims: [claim('c')],
    wave: { number: 1, endsAt: at(30), over: false, frozenAt: at(12) },
    ...over,
  });
  it.each([
    ['runs on from the moment the claim ends, with what was left when it began', at(20 + 18), search(), at(20)],
    [
      'runs on from the end of the hold and its grace, however late someone writes that down',
      at(22 + 5 / 60 + 18),
      search({ claims: [{ ...claim('c'), endsAt: at(22 + GRACE) }] }),
      at(500),
    ],
    [
      'runs on from the last end of several claims',
      at(25 + 18),
      search({
        claims: [{ ...claim('c'), endsAt: at(22 + GRACE) }],
        wave: { number: 1, endsAt: at(30), over: false, frozenAt: at(12), frozenUntil: at(25) },
      }),
      at(500),
    ],
    ['does not run before it was frozen', at(30), search({ claims: [{ ...claim('c'), endsAt: at(5 + GRACE) }] }), at(13)],
    [
      'has no time left when the claim came at its very end',
      at(40),
      search({ wave: { number: 1, endsAt: at(30), over: false, frozenAt: at(30) } }),
      at(40),
    ],
    ['stays frozen while another claim runs', undefined, search({ claims: [claim('c'), claim('d')] }), at(20)],
    ['does not come back when it is over', undefined, search({ wave: { number: 1, endsAt: at(30), over: true } }), at(40)],
    ['does not come back when the search is over', undefined, search({ live: false }), at(20)],
    ['is no one’s when there is none yet', undefined, search({ wave: undefined }), at(20)],
    ['runs on through the night when it is urgent', '2026-11-03T02:48:00.000Z', search({ urgent: true }), '2026-11-03T02:30:00.000Z'],
    ['waits for the morning when it is not', '2026-11-03T13:18:00.000Z', search(), '2026-11-03T02:30:00.000Z'],
  ] as const)('%s', (_rule, expected, s, now) => expect(waveEndAfter(s, 'c', { now, config: asShipped() })).toBe(expected));
});
