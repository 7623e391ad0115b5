import { asShipped, at, configWith, T0 } from '@jurilien/event-sourcing/testing';
import {
  capsClaimsPerDay,
  capsClaimsPerWeek,
  configOf,
  distanceKm,
  licenceMaxAgeDays,
  offerMaxOpenPerProfessional,
  pointOfFsa,
  SHIPPED_TERMS,
  withTerms,
} from '@jurilien/reference';
import fc from 'fast-check';
import { boardExclusionOf, exclusionOf, leadView } from './eligibility.js';
import { asAt, candidate, days, moment, request } from './match.testing.js';
import type { MatchLead, MatchProfile } from './match-types.js';

/** Table 4.3.1, rule by rule: what fits, what is exactly at the limit, and one beyond. */
const noneAsked: ReadonlySet<string> = new Set();
const excluded = (lead: Partial<MatchLead>, p: Partial<MatchProfile>, asked = noneAsked, config = asShipped()) =>
  exclusionOf(leadView(request(lead), asAt(T0, config)), candidate(p), asked);
const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
const claims = (n: number, minutes = 0): Partial<MatchProfile> => ({ claimedAt: many(n, moment(minutes)) });
const spent = (cc: number, minutes = 0): Partial<MatchProfile> => ({ spent: [{ claimId: 'c', at: moment(minutes), cc }] });
/** Laval, as the crow flies from the request's own district. */
const lavalKm = distanceKm(pointOfFsa('H2J')!, pointOfFsa('H7N')!);
const next = 1 / 60_000;
const [MAX_AGE, PER_DAY, PER_WEEK, MOST_OPEN] = [licenceMaxAgeDays, capsClaimsPerDay, capsClaimsPerWeek, offerMaxOpenPerProfessional].map(
  (key) => asShipped().value(key, {}),
) as [number, number, number, number];

type Case = readonly [rule: string, code: string | undefined, lead: Partial<MatchLead>, p: Partial<MatchProfile>];
const CASES: readonly Case[] = [
  ['a professional who fits in everything is eligible', undefined, {}, {}],

  ...['Registered', 'Applied', 'Rejected', 'Suspended'].map((state): Case => [
    `only approved professionals, not ${state.toLowerCase()} ones`,
    'E01',
    {},
    { state },
  ]),
  ['no one who paused everything', 'E01', {}, { pausing: [{ scope: 'all' }] }],
  ['no one whose pause ends a moment later', 'E01', {}, { pausing: [{ scope: 'all', until: at(next) }] }],
  ['a pause that ends now is over', undefined, {}, { pausing: [{ scope: 'all', until: T0 }] }],
  ['a pause of this field', 'E01', {}, { pausing: [{ scope: 'field', value: 'family' }] }],
  ['not a pause of another field', undefined, {}, { pausing: [{ scope: 'field', value: 'estates' }] }],
  ['a pause of this region', 'E01', {}, { pausing: [{ scope: 'region', value: '06' }] }],
  ['not a pause of another region', undefined, {}, { pausing: [{ scope: 'region', value: '03' }] }],
  ['a pause of legal aid', 'E01', { juridicalHelp: true }, { acceptsAJ: true, pausing: [{ scope: 'type', value: 'aj' }] }],
  ['not a pause of legal aid when it is none', undefined, {}, { pausing: [{ scope: 'type', value: 'aj' }] }],
  ['a pause of super leads', 'E01', { superLead: true }, { superOptIn: true, pausing: [{ scope: 'type', value: 'super' }] }],
  ['a pause of consultations', 'E01', { consult: true }, { acceptsConsult: true, pausing: [{ scope: 'type', value: 'consult' }] }],

  ['a licence of the request’s province', 'E02', { province: 'ON' }, {}],
  ['a licence that was verified', 'E02', {}, { licenceVerifiedAt: undefined }],
  ['a licence seen 120 days ago still counts', undefined, {}, { licenceVerifiedAt: at(-days(MAX_AGE)) }],
  ['a licence seen a moment longer ago does not', 'E02', {}, { licenceVerifiedAt: at(-days(MAX_AGE) - next) }],
  ...['estates', 'realEstate', 'family', 'mediation'].map((field): Case => [
    `notaries in ${field}`,
    undefined,
    { lawyerType: field },
    { title: 'notary', fields: [field], mediator: true },
  ]),
  ['no notary for a family matter that is in court', 'E02', { inCourt: true }, { title: 'notary' }],
  [
    'a notary for the estate in a family matter that is in court',
    undefined,
    { inCourt: true, additionalLawyerTypes: ['estates'] },
    { title: 'notary', fields: ['estates'] },
  ],
  ['no mediator without accreditation', 'E02', { mediator: true }, { title: 'mediator' }],
  ['no notary in criminal law', 'E02', { lawyerType: 'criminal' }, { title: 'notary', fields: ['criminal'] }],
  [
    'a notary for what comes second',
    undefined,
    { lawyerType: 'commercial', additionalLawyerTypes: ['estates'] },
    { title: 'notary', fields: ['estates'] },
  ],
  ['no notary in Ontario', 'E02', { province: 'ON' }, { title: 'notary', province: 'ON' }],
  ['no paralegal in Québec', 'E02', { paralegal: true, lawyerType: 'housing' }, { title: 'paralegal', fields: ['housing'] }],
  ['a mediator for who wants one', undefined, { mediator: true }, { title: 'mediator', mediator: true }],
  ['a mediator for a mediation', undefined, { lawyerType: 'mediation' }, { title: 'mediator', mediator: true, fields: ['mediation'] }],
  ['no mediator for who wants none', 'E02', {}, { title: 'mediator', mediator: true }],

  ['earlier terms, within the notice of the new ones', undefined, {}, { termsVersion: '2020-01-01' }],
  ['any terms at all', 'E03', {}, { termsVersion: undefined }],

  ['a field that the request needs', 'E04', {}, { fields: ['commercial'] }],
  ['a field that comes second is enough', undefined, { additionalLawyerTypes: ['commercial'] }, { fields: ['commercial'] }],

  ['the client’s language', 'E05', { lang: 'en' }, {}],
  ['one of several languages', undefined, { lang: 'en' }, { languages: ['fr', 'en'] }],

  ['a region that is served', 'E06', {}, { regions: ['03'], postalCode: 'G1R' }],
  ['a distance exactly at the radius', undefined, {}, { regions: ['13'], postalCode: 'H7N', radiusKm: lavalKm }],
  ['a distance just beyond the radius', 'E06', {}, { regions: ['13'], postalCode: 'H7N', radiusKm: lavalKm - 0.001 }],
  [
    'remote work when the client accepts distance',
    undefined,
    { acceptDistance: true },
    { regions: ['03'], postalCode: 'G1R', remote: true },
  ],
  ['no remote work when the client does not', 'E06', {}, { regions: ['03'], postalCode: 'G1R', remote: true }],
  ['no distance when the professional does not work remotely', 'E06', { acceptDistance: true }, { regions: ['03'], postalCode: 'G1R' }],
  ['a place no one knows is not near', 'E06', { postalCode: undefined }, { regions: ['13'], postalCode: 'H7N', radiusKm: 500 }],

  ['legal aid only to who takes it', 'E07', { juridicalHelp: true }, {}],
  ['legal aid to who takes it', undefined, { juridicalHelp: true }, { acceptsAJ: true }],

  ['an accredited mediator', 'E08', { mediator: true }, {}],
  ['a lawyer who is an accredited mediator', undefined, { mediator: true }, { mediator: true }],

  [
    'a paralegal only for who accepts one',
    'E09',
    { province: 'ON', region: 'toronto', lawyerType: 'housing' },
    { title: 'paralegal', province: 'ON', regions: ['toronto'], fields: ['housing'] },
  ],
  ...['smallClaims', 'traffic', 'housing', 'administrative', 'labour', 'consumer', 'criminal'].map((field): Case => [
    `a paralegal in ${field}`,
    undefined,
    { province: 'ON', region: 'toronto', lawyerType: field, paralegal: true },
    { title: 'paralegal', province: 'ON', regions: ['toronto'], fields: [field], subscribed: true },
  ]),
  [
    'no paralegal beyond the scope of Ontario',
    'E09',
    { province: 'ON', region: 'toronto', lawyerType: 'family', paralegal: true },
    { title: 'paralegal', province: 'ON', regions: ['toronto'] },
  ],

  [
    'a paralegal who chose this field of the scope',
    undefined,
    { province: 'ON', region: 'T', lawyerType: 'traffic', paralegal: true },
    { title: 'paralegal', province: 'ON', regions: ['T'], fields: ['traffic'], paralegalFields: ['traffic'], subscribed: true },
  ],
  [
    'no paralegal who left this field of the scope out',
    'E09',
    { province: 'ON', region: 'T', lawyerType: 'traffic', paralegal: true },
    { title: 'paralegal', province: 'ON', regions: ['T'], fields: ['traffic'], paralegalFields: ['housing'] },
  ],

  ['a rate bracket in common', 'E10', { rate: '2' }, {}],
  ['a budget exactly at their own minimum', undefined, { budget: 3 }, { minBudget: 3 }],
  ['a budget one bracket below it', 'E10', { budget: 2 }, { minBudget: 3 }],
  ['an unknown budget is no one’s minimum', undefined, { budget: 0 }, { minBudget: 5 }],

  ['exactly the years of practice asked for', undefined, { experience: 10 }, { callYear: 2016 }],
  ['one year less', 'E11', { experience: 10 }, { callYear: 2017 }],

  ['limited mandates only to who takes them', 'E12', { smallMandate: true }, {}],
  ['limited mandates to who takes them', undefined, { smallMandate: true }, { acceptsMP: true }],
  ['consultations only to who takes them', 'E12', { consult: true }, { acceptsMP: true }],
  ['consultations to who takes them', undefined, { consult: true }, { acceptsConsult: true }],

  ['super leads only to who asked for them', 'E13', { superLead: true }, {}],
  ['super leads to who asked for them', undefined, { superLead: true }, { superOptIn: true }],

  ['one claim below the daily cap', undefined, {}, claims(PER_DAY - 1)],
  ['the daily cap reached', 'E17', {}, claims(PER_DAY, -days(1) + next)],
  ['claims of exactly a day ago do not count', undefined, {}, claims(PER_DAY, -days(1))],
  ['one claim below the weekly cap', undefined, {}, claims(PER_WEEK - 1, -days(2))],
  ['the weekly cap reached', 'E17', {}, claims(PER_WEEK, -days(7) + next)],
  ['claims of exactly a week ago do not count', undefined, {}, claims(PER_WEEK, -days(7))],
  ['one claim below their own daily cap', undefined, {}, { caps: { claimsPerDay: 2 }, ...claims(1) }],
  ['their own daily cap reached', 'E17', {}, { caps: { claimsPerDay: 2 }, ...claims(2) }],
  ['their own weekly cap reached', 'E17', {}, { caps: { claimsPerWeek: 3 }, ...claims(3, -days(3)) }],
  ['an own cap above the shipped one changes nothing', 'E17', {}, { caps: { claimsPerDay: 99 }, ...claims(10) }],
  ['coins that just fit their own budget', undefined, { priceCc: 100 }, { caps: { coinsPerWeekCc: 300 }, ...spent(200) }],
  ['one centicoin above their own budget', 'E17', { priceCc: 100 }, { caps: { coinsPerWeekCc: 300 }, ...spent(201) }],
  ['coins of exactly a week ago do not count', undefined, { priceCc: 100 }, { caps: { coinsPerWeekCc: 300 }, ...spent(300, -days(7)) }],
  [
    'a request that costs nothing fits a budget that is used up',
    undefined,
    { priceCc: 0 },
    { caps: { coinsPerWeekCc: 300 }, ...spent(300) },
  ],

  ['exactly the price on the account', undefined, { priceCc: 150 }, { availableCc: 150 }],
  ['one centicoin short', 'E18', { priceCc: 150 }, { availableCc: 149 }],
  ['short of coins that are bought by themselves', undefined, { priceCc: 150 }, { availableCc: 0, autoTopUp: true }],
  ['an account that rests, whatever is in it', 'E18', { priceCc: 150 }, { availableCc: 9_000, frozen: ['dispute:d-1'] }],
  ['no coins under a subscription', undefined, { priceCc: 150 }, { availableCc: 0, subscribed: true }],

  ['one open offer below the limit', undefined, {}, { openOffers: many(MOST_OPEN - 1, 'o') }],
  ['as many open offers as allowed', 'E19', {}, { openOffers: many(MOST_OPEN, 'o') }],

  ['someone who can be reached', 'E20', {}, { channels: [] }],
];

// proves: ASVS row 53
describe('who may be asked', () => {
  it.each(CASES)('%s: %s', (_rule, code, lead, p) => expect(excluded(lead, p)).toBe(code));

  it('a person who was asked, refused, had a conflict or accepted is not asked again: E16', () =>
    expect(excluded({}, {}, new Set([candidate().id]))).toBe('E16'));

  it.each(['E14', 'E15'] as const)('who is kept from this client by a block or the blacklist is not asked: %s', (bar) => {
    const met = (id: string) => (id === candidate().id ? bar : undefined);
    expect(exclusionOf(leadView(request(), asAt()), candidate(), noneAsked, met)).toBe(bar);
    expect(exclusionOf(leadView(request(), asAt()), candidate({ id: 'another' }), noneAsked, met)).toBeUndefined();
    expect(exclusionOf(leadView(request(), asAt()), candidate(claims(10)), new Set([candidate().id]), met)).toBe(bar);
    expect(exclusionOf(leadView(request({ superLead: true }), asAt()), candidate(), noneAsked, met)).toBe('E13');
  });

  it('every code that needs only today’s facts has a case', () => {
    const codes = new Set([...CASES.map(([, code]) => code), 'E14', 'E15', 'E16']);
    const carried = [
      'E01',
      'E02',
      'E03',
      'E04',
      'E05',
      'E06',
      'E07',
      'E08',
      'E09',
      'E10',
      'E11',
      'E12',
      'E13',
      'E14',
      'E15',
      'E16',
      'E17',
      'E18',
      'E19',
      'E20',
    ];
    expect(carried.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('the first code in the order of the table is the one that is shown', () => {
    // Each failing alone, in the table's order; any of them together show the first.
    const failing: readonly (readonly [string, Partial<MatchLead>, Partial<MatchProfile>])[] = [
      ['E01', {}, { state: 'Suspended' }],
      ['E02', {}, { licenceVerifiedAt: undefined }],
      ['E03', {}, { termsVersion: undefined }],
      ['E04', {}, { fields: [] }],
      ['E05', {}, { languages: [] }],
      ['E06', {}, { regions: [] }],
      ['E07', { juridicalHelp: true }, { acceptsAJ: false }],
      ['E08', { mediator: true }, { mediator: false }],
      ['E10', {}, { rates: [] }],
      ['E11', { experience: 40 }, {}],
      ['E12', { consult: true }, { acceptsConsult: false }],
      ['E13', { superLead: true }, { superOptIn: false }],
      ['E17', {}, claims(40)],
      ['E18', { priceCc: 999 }, {}],
      ['E19', {}, { openOffers: many(10, 'o') }],
      ['E20', {}, { channels: [] }],
    ];
    fc.assert(
      fc.property(fc.subarray([...failing], { minLength: 1 }), (some) => {
        const lead = Object.assign({}, ...some.map(([, l]) => l)) as Partial<MatchLead>;
        const p = Object.assign({}, ...some.map(([, , x]) => x)) as Partial<MatchProfile>;
        expect(excluded(lead, p)).toBe(some[0]![0]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the year of practice', () => {
  it('is that of the province: the last evening of December is no new year yet', () => {
    const asked = (now: string) =>
      exclusionOf(leadView(request({ experience: 17 }), asAt(now)), candidate({ callYear: 2010, licenceVerifiedAt: now }), noneAsked);
    expect(asked('2027-01-01T04:59:59.999Z')).toBe('E11');
    expect(asked('2027-01-01T05:00:00.000Z')).toBeUndefined();
  });
});

describe('where access is paid for by subscription', () => {
  it('an active plan is asked for, and coins are not', () => {
    const asked = (p: Partial<MatchProfile>) =>
      exclusionOf(leadView(request({ priceCc: 0 }), asAt(T0, configWith({ 'billing.model': 'subscription' }))), candidate(p), noneAsked);
    expect(asked({ availableCc: 9_000, autoTopUp: true })).toBe('E18');
    expect(asked({ availableCc: 0, subscribed: true })).toBeUndefined();
    // Ontario is on plans, Quebec is not (D11, U01).
    const usual = (province: 'QC' | 'ON') => leadView(request({ province, priceCc: 0 }), asAt()).bySubscription;
    expect([usual('ON'), usual('QC')]).toEqual([true, false]);
  });
});

describe('places', () => {
  const here = { regions: ['12'], radiusKm: 60 };
  it('the town stands in for a postal code that is missing, and for one whose area is too wide', () => {
    const wide = { region: '09', postalCode: 'G0G 1A0' };
    expect(excluded({ region: '03', postalCode: undefined }, { ...here, postalCode: 'G6V' })).toBe('E06');
    expect(excluded({ region: '03', postalCode: undefined, city: 'Québec' }, { ...here, postalCode: 'G6V' })).toBeUndefined();
    expect(excluded({ ...wide }, { regions: ['12'], postalCode: 'G4R', radiusKm: 30 })).toBe('E06');
    expect(excluded({ ...wide, city: 'Sept-Îles' }, { regions: ['12'], postalCode: 'G4R', radiusKm: 30 })).toBeUndefined();
    expect(excluded({ region: '03', postalCode: 'G1R' }, { ...here, postalCode: '', city: 'Lévis' })).toBeUndefined();
  });
  it('a town of the other province is another town', () =>
    expect(excluded({ region: '03', postalCode: undefined, city: 'London' }, { ...here, postalCode: 'N6A' })).toBe('E06'));
});

describe('the week’s quota', () => {
  const paused = (fromDays: number, untilDays?: number) => ({
    from: at(-days(fromDays)),
    ...(untilDays === undefined ? {} : { until: at(-days(untilDays)) }),
  });
  const left = (p: Partial<MatchProfile>) => excluded({ priceCc: 100 }, p);
  it('is built up day by day, and not on days that were wholly on pause', () => {
    const caps = { claimsPerWeek: 7 };
    expect(left({ caps, ...claims(6, -days(6)), pauses: [paused(5, 4)] })).toBe('E17');
    expect(left({ caps, ...claims(5, -days(6)), pauses: [paused(5, 4)] })).toBeUndefined();
    expect(left({ caps, ...claims(6, -days(6)), pauses: [paused(5, 4.1)] })).toBeUndefined();
    expect(left({ caps, ...claims(6, -days(6)), pauses: [paused(5, 4.5), paused(4.6, 4)] })).toBe('E17');
  });
  it('leaves someone who comes back from a long pause the share of one day', () => {
    const caps = { claimsPerWeek: 14, coinsPerWeekCc: 1_400 };
    expect(left({ caps, ...claims(1), pauses: [paused(40, 0)] })).toBeUndefined();
    expect(left({ caps, ...claims(2), pauses: [paused(40, 0)] })).toBe('E17');
    expect(left({ caps, ...spent(100), pauses: [paused(40, 0)] })).toBeUndefined();
    expect(left({ caps, ...spent(101), pauses: [paused(40, 0)] })).toBe('E17');
  });
});

describe('the board', () => {
  const onBoard = (p: Partial<MatchProfile>, asked = noneAsked) => boardExclusionOf(leadView(request(), asAt()), candidate(p), asked);
  it('asks neither for coins nor for room among the open offers', () => {
    expect(onBoard({ availableCc: 0, openOffers: many(10, 'o') })).toBeUndefined();
    expect(onBoard({ availableCc: 0, channels: [] })).toBe('E20');
    expect(onBoard({ openOffers: many(10, 'o'), channels: [] })).toBe('E20');
  });
  it('asks everything else', () => {
    expect(onBoard({ fields: ['tax'] })).toBe('E04');
    expect(onBoard(claims(10))).toBe('E17');
    expect(onBoard({}, new Set([candidate().id]))).toBe('E16');
  });
});

describe('the figures in force', () => {
  it.each([
    [{ 'licence.maxAgeDays': 10 }, 'E02', { licenceVerifiedAt: at(-days(11)) }],
    [{ 'caps.claimsPerDay': 2 }, 'E17', claims(2)],
    [{ 'caps.claimsPerWeek': 3 }, 'E17', claims(3, -days(2))],
    [{ 'offer.maxOpenPerProfessional': 2 }, 'E19', { openOffers: many(2, 'o') }],
  ] as const)('%j decides who may be asked', (values, code, p) => {
    expect(excluded({}, p as Partial<MatchProfile>)).toBeUndefined();
    expect(excluded({}, p as Partial<MatchProfile>, noneAsked, configWith(values))).toBe(code);
  });
  it('are with the terms in force: who agreed to earlier ones is asked until their notice is over', () => {
    const published = (barAt: string) => withTerms(asShipped(), [{ effectiveOn: SHIPPED_TERMS }, { effectiveOn: T0.slice(0, 10), barAt }]);
    expect(excluded({}, {}, noneAsked, published(at(1)))).toBeUndefined();
    expect(excluded({}, {}, noneAsked, published(at(-1)))).toBe('E03');
    expect(excluded({}, { termsVersion: T0.slice(0, 10) }, noneAsked, published(at(-1)))).toBeUndefined();
  });
  it('are those of the request’s province', () => {
    const ontario = configOf(new Map([['licence.maxAgeDays', [{ scope: { province: 'ON' }, value: 10 }]]]), 2);
    const old = { licenceVerifiedAt: at(-days(11)) };
    expect(excluded({}, old, noneAsked, ontario)).toBeUndefined();
    expect(excluded({ province: 'ON', priceCc: 0 }, { ...old, province: 'ON', subscribed: true }, noneAsked, ontario)).toBe('E02');
  });
});
