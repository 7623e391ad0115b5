import type { Config } from '@jurilien/event-sourcing';
import { asShipped, at, configWith, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { capsClaimsPerDay, capsClaimsPerWeek, claimMaxUnconverted24h, configOf, selfServeDiscountAfterHours } from '@jurilien/reference';
import {
  accepting,
  account,
  accountOf,
  asPro,
  claimed,
  conflicted,
  held,
  leadId,
  made,
  member,
  offeredLead,
  offerOf,
  ofOffer,
  pro,
  ready,
  refused,
  released,
  round,
  roundOver,
  running,
  runningMulti,
  suspendedMember,
  wave,
  waveOver,
} from '../claims.testing.js';
import { claimOffer } from './claim-offer.js';

const claim = (n: number, pasts: Record<string, Past>, now = T0, others: string[] = []) =>
  given(pasts).when(claimOffer, { ...ofOffer(n), claimProfessionalIds: others }, asPro(n, now));
const types = ['distribution', 'account'];

describe('ClaimOffer', () => {
  it('takes the seat for ten minutes and holds the coins with it', () => {
    const out = claim(1, ready(1)).events();
    const started = out['distribution']![0]!;
    expect(started).toMatchObject({
      type: 'ClaimStarted',
      data: { leadId, offerId: offerOf(1), professionalId: pro(1), holdUntil: at(10), priceCc: 100, funded: true },
    });
    expect(out['account']![0]).toMatchObject({
      type: 'CreditsHeld',
      data: { professionalId: pro(1), cc: 100, leadId, claimId: started.data['claimId'], availableAfterCc: 400 },
    });
  });
  it.each([
    ['legal aid', 'aj', ['aj', 'consult'], true],
    ['consultations, though the price tells of legal aid alone', 'consult', ['aj', 'consult'], true],
    ['super leads, though their multiplier is one', 'super', ['super'], true],
    ['consultations, and this is none', 'consult', ['aj'], false],
  ] as const)('looks at a pause of %s', (_of, value, kinds, stops) => {
    const paused: Past = [...member(1), ['OffersPaused', { professionalId: pro(1), scope: 'type', value }]];
    const search = [round({ kinds, factors: [{ code: 'juridicalHelp', bp: 5_000 }] }), ...running.slice(1)];
    const asked = claim(1, { ...ready(1, search), professional: paused });
    expect(stops ? asked.refusal() : asked.types()).toEqual(stops ? 'FORBIDDEN: E01-paused' : expect.anything());
  });
  it('says nothing new to who holds it already', () =>
    expect(claim(1, { ...ready(1, [...running, claimed(1)]), account: [...account(1), held(1)] }, at(9)).events()).toEqual({}));
  it('still takes an offer whose wave is over', () =>
    expect(
      claim(
        1,
        ready(1, [...running, waveOver, ['OfferWindowPassed', { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)] }]]),
      ).types(),
    ).toMatchObject({ distribution: ['ClaimStarted'] }));
  it('does not count the seats of an earlier search', () => {
    const again: Past = [
      ...running,
      claimed(2),
      accepting(2, true),
      roundOver,
      round({ round: 2 }),
      made(1, { offerId: offerOf(1), round: 2 }),
    ];
    expect(claim(1, ready(1, again)).types()).toMatchObject({ distribution: ['ClaimStarted'] });
  });
  it('costs the price shown or the price now, whichever is lower', () => {
    const priceOf = (offerCc: number, roundCc: number, more: Past = [], now = T0) =>
      claim(1, ready(1, [round({ coinValueCc: roundCc }), wave(), made(1, { priceCc: offerCc }), waveOver, ...more]), now).events()[
        'distribution'
      ]![0]!.data['priceCc'];
    expect([priceOf(200, 100), priceOf(100, 200)]).toEqual([100, 100]);
    const board: Past = [['LeadOpenedOnBoard', { leadId, round: 1 }, T0]];
    const day = asShipped().value(selfServeDiscountAfterHours, {}) * 60;
    // Nothing is confirmed on this request: 0.75 × 0.75 of a juricoin, up to the next half, is one.
    expect([priceOf(100, 100, board, at(day - 1)), priceOf(200, 200, board, at(day)), priceOf(50, 50, board, at(day))]).toEqual([
      100, 100, 50,
    ]);
  });
  it('keeps the discount of the board that its round began with, whatever it has become since', () => {
    const early = configWith({ 'selfServe.discountAfterHours': 1, 'selfServe.discountBp': 5_000 });
    const onBoard: Past[number] = ['LeadOpenedOnBoard', { leadId, round: 1 }, T0];
    const priceOf = (begun: Config, now: Config, minutes: number) => {
      const [type, data] = round({ coinValueCc: 200 });
      const past: Past = [[type, data, T0, undefined, begun], wave(), made(1, { priceCc: 200 }), waveOver, onBoard];
      const asked = given(ready(1, past)).when(
        claimOffer,
        { ...ofOffer(1), claimProfessionalIds: [] },
        { ...asPro(1, at(minutes)), config: now },
      );
      return asked.events()['distribution']![0]!.data['priceCc'];
    };
    const [hour, day] = [60, 24 * 60];
    expect([priceOf(early, early, hour), priceOf(early, asShipped(), hour), priceOf(early, asShipped(), day)]).toEqual([50, 50, 50]);
    expect([priceOf(asShipped(), early, hour), priceOf(asShipped(), early, day)]).toEqual([200, 100]);
  });
});

describe('ClaimOffer refuses', () => {
  const closedLead = (type: string, data: object): Past => [...offeredLead, [type, { leadId, ...data }]];
  it.each<[string, number, Record<string, Past>, string]>([
    ['an offer of someone else', 9, ready(9), 'NOT_FOUND: offer'],
    ['an offer accepted before', 1, ready(1, [...runningMulti, claimed(1), accepting(1, false)]), 'WRONG_STATE: already-accepted'],
    ['a seat someone holds', 2, ready(2, [...running, claimed(1)]), 'OFFER_TAKEN: claimed-by-other'],
    ['a seat someone took', 2, ready(2, [...running, claimed(1), accepting(1, false)]), 'OFFER_TAKEN: accepted-by-other'],
    [
      'an offer that closed with the last seat',
      2,
      ready(2, [
        ...running,
        claimed(1),
        accepting(1, true),
        ['OffersClosed', { leadId, offerIds: [offerOf(2)], professionalIds: [pro(2)] }],
        roundOver,
      ]),
      'OFFER_TAKEN: accepted-by-other',
    ],
    [
      'a lead that is accepted',
      2,
      { ...ready(2), lead: closedLead('LeadAccepted', { acceptanceId: 'a', professionalId: pro(1) }) },
      'OFFER_TAKEN: accepted-by-other',
    ],
    [
      'a lead that was withdrawn',
      1,
      { ...ready(1), lead: closedLead('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }) },
      'OFFER_EXPIRED: search-over',
    ],
    [
      'a lead that no one took in time',
      1,
      { ...ready(1), lead: closedLead('LeadUnserved', { reason: 'noTaker' }) },
      'OFFER_EXPIRED: search-over',
    ],
    ['a round that is closed', 1, ready(1, [...running, roundOver]), 'OFFER_EXPIRED: search-over'],
    ['an offer declared a conflict', 1, ready(1, [...running, claimed(1), conflicted(1)]), 'OFFER_EXPIRED: offer-conflict'],
    [
      'an offer withdrawn',
      1,
      ready(1, [...running, ['OffersWithdrawn', { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)], cause: 'stopped' }]]),
      'OFFER_EXPIRED: offer-withdrawn',
    ],
    [
      'an offer expired',
      1,
      ready(1, [...running, ['OfferExpired', { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)] }]]),
      'OFFER_EXPIRED: offer-expired',
    ],
    ['who is suspended', 1, { ...ready(1), professional: suspendedMember(1) }, 'FORBIDDEN: E01-suspended'],
    ['who never joined', 1, { ...ready(1), professional: [] }, 'FORBIDDEN: E01-not-approved'],
    [
      'who paused everything',
      1,
      { ...ready(1), professional: [...member(1), ['OffersPaused', { professionalId: pro(1), scope: 'all' }]] },
      'FORBIDDEN: E01-paused',
    ],
    [
      'who paused this field',
      1,
      { ...ready(1), professional: [...member(1), ['OffersPaused', { professionalId: pro(1), scope: 'field', value: 'family' }]] },
      'FORBIDDEN: E01-paused',
    ],
    [
      'who paused this region',
      1,
      { ...ready(1), professional: [...member(1), ['OffersPaused', { professionalId: pro(1), scope: 'region', value: '06' }]] },
      'FORBIDDEN: E01-paused',
    ],
    ['who has a licence of another province', 1, { ...ready(1, [round({ province: 'ON' }), made(1)]) }, 'FORBIDDEN: E02-licence'],
    ['who has no account', 1, { ...ready(1), account: [] }, 'INSUFFICIENT_COINS: not-enough-coins'],
  ])('%s', (_what, n, pasts, why) => expect(claim(n, pasts, at(1)).refusal()).toBe(why));
  it('not who paused another field or region, or until an instant that is over', () => {
    for (const pause of [
      { scope: 'field', value: 'criminal' },
      { scope: 'region', value: '03' },
      { scope: 'field', value: 'family', until: at(1) },
      { scope: 'all', until: at(1) },
    ]) {
      expect(
        Object.keys(
          claim(1, { ...ready(1), professional: [...member(1), ['OffersPaused', { professionalId: pro(1), ...pause }]] }, at(1)).events(),
        ),
      ).toEqual(types);
    }
  });
  it('not who accepted earlier terms, while the notice of the present ones runs (R66)', () => {
    const earlier: Past = [
      ...member(1),
      ['ProfessionalTermsAccepted', { professionalId: pro(1), version: '2020-01-01', lang: 'fr', frDeliveredAt: T0 }],
    ];
    expect(Object.keys(claim(1, { ...ready(1), professional: earlier }, at(1)).events())).toEqual(types);
  });
  // proves: ASVS row 53
  it('more claims a day or a week than the caps', () => {
    const many = (count: number, everyMinutes: number): Past => [
      ...account(1, 50_000),
      ...Array.from({ length: count }, (_, i) => [
        held(1, -i * everyMinutes, `c-${i}`),
        released(1, 'conflict', -i * everyMinutes, `c-${i}`),
      ]).flat(),
    ];
    const [day, week] = [asShipped().value(capsClaimsPerDay, {}), asShipped().value(capsClaimsPerWeek, {})];
    expect(claim(1, { ...ready(1), account: many(day, 60) }).refusal()).toBe('CAP_REACHED: claims-per-period');
    expect(Object.keys(claim(1, { ...ready(1), account: many(day - 1, 60) }).events())).toEqual(types);
    expect(claim(1, { ...ready(1), account: many(week, 240) }).refusal()).toBe('CAP_REACHED: claims-per-period');
    // Ten a day is no more than the day's cap when the oldest of them is a day old.
    expect(Object.keys(claim(1, { ...ready(1), account: many(day, 160) }).events())).toEqual(types);
  });
  it('more than their own week allows; days of pause add nothing to it, and what was before the pause still counts', () => {
    const days = (n: number): string => at(-n * 24 * 60);
    const practice = {
      fields: ['family'],
      regions: ['06'],
      languages: ['fr'],
      postalCode: 'H2X',
      rates: ['3'],
      callYear: 2010,
      caps: { claimsPerWeek: 7 },
    };
    const own: Past = [...member(1), ['MatchingPreferencesSet', { professionalId: pro(1), practice }, days(9)]];
    const pause: Past = [
      ['OffersPaused', { professionalId: pro(1), scope: 'all' }, days(5)],
      ['OffersResumed', { professionalId: pro(1) }, days(3)],
    ];
    const week = (n: number): Past => [
      ...account(1),
      ...Array.from({ length: n }, (_, i) => [held(1, -6 * 24 * 60, `c-${i}`), released(1, 'conflict', -6 * 24 * 60, `c-${i}`)]).flat(),
    ];
    const asked = (professional: Past, n: number) => claim(1, { ...ready(1), professional, account: week(n) });
    expect(asked(own, 6).types()).toMatchObject({ distribution: ['ClaimStarted'] });
    expect(asked([...own, ...pause], 4).types()).toMatchObject({ distribution: ['ClaimStarted'] });
    expect(asked([...own, ...pause], 5).refusal()).toBe('CAP_REACHED: claims-per-period');
  });
  it('who let too many claims come to nothing within a day; a conflict costs no one anything', () => {
    const ended = (causes: string[]): Past => [
      ...account(1),
      ...causes.flatMap((cause, i) => [held(1, -60, `c-${i}`), released(1, cause, -50, `c-${i}`)]),
    ];
    const max = asShipped().value(claimMaxUnconverted24h);
    const causes = (cause: string, count: number) => Array<string>(count).fill(cause);
    expect(claim(1, { ...ready(1), account: ended([...causes('expired', max - 1), 'cancelled']) }).refusal()).toBe(
      'CAP_REACHED: claims-without-acceptance',
    );
    for (const list of [causes('expired', max - 1), causes('conflict', max), causes('withdrawn', max), causes('staff', max)]) {
      expect(Object.keys(claim(1, { ...ready(1), account: ended(list) }).events())).toEqual(types);
    }
    expect(Object.keys(claim(1, { ...ready(1), account: ended(causes('expired', max)) }, at(23 * 60 + 1)).events())).toEqual(types);
  });
});

describe('ClaimOffer where several may accept', () => {
  it('lets as many hold as there are seats, accepted ones counted', () => {
    expect(claim(2, ready(2, [...runningMulti, claimed(1)]), at(1)).types()).toMatchObject({ distribution: ['ClaimStarted'] });
    const two: Past = [round({ maxAcceptances: 2 }), wave(), made(1), made(2), made(3)];
    expect(claim(3, ready(3, [...two, claimed(1), claimed(2)]), at(1)).refusal()).toBe('OFFER_TAKEN: claimed-by-other');
    expect(claim(3, ready(3, [...two, claimed(1), accepting(1, false), claimed(2)]), at(1)).refusal()).toBe(
      'OFFER_TAKEN: claimed-by-other',
    );
    expect(claim(3, ready(3, [...two, claimed(1), accepting(1, false), claimed(2), accepting(2, false)]), at(1)).refusal()).toBe(
      'OFFER_TAKEN: accepted-by-other',
    );
  });
  it('ends a claim whose time is over, needed or not: the wave ran on from its end until now', () => {
    const old = { ...ready(2, [...runningMulti, claimed(1, -20)]), [accountOf(1)]: [...account(1), held(1, -20)] };
    expect(claim(2, old, T0, [pro(1)]).types()).toEqual({
      distribution: ['ClaimExpired', 'ClaimStarted'],
      account: ['CreditsHeld'],
      [accountOf(1)]: ['HoldReleased'],
    });
  });
});

describe('ClaimOffer on a claim whose time is over and that no one ended yet', () => {
  it('starts anew for the same person, on the coins that come back', () => {
    const own = { ...ready(1, [...running, claimed(1, -20)]), account: [...account(1, 100), held(1, -20)] };
    const out = claim(1, own).events();
    expect([out['distribution']!.map((e) => e.type), out['account']!.map((e) => [e.type, e.data['availableAfterCc']])]).toEqual([
      ['ClaimExpired', 'ClaimStarted'],
      [
        ['HoldReleased', 100],
        ['CreditsHeld', 0],
      ],
    ]);
  });
  it('counts that end against the person', () => {
    const four = [1, 2, 3, 4].flatMap((i) => [held(1, -60, `c-${i}`), released(1, 'expired', -50, `c-${i}`)]);
    expect(claim(1, { ...ready(1, [...running, claimed(1, -20)]), account: [...account(1), ...four, held(1, -20)] }).refusal()).toBe(
      'CAP_REACHED: claims-without-acceptance',
    );
  });
  it('looks again when the other’s account was not looked at', () => {
    expect(claim(2, ready(2, [...running, claimed(1, -20)])).refusal()).toBe('STALE_VERSION: claim-of-other-account');
  });
});

describe('ClaimOffer after a refusal', () => {
  it.each<[string, string, string | undefined]>([
    ['within two minutes', at(2), undefined],
    ['later', at(2.01), 'OFFER_EXPIRED: offer-refused'],
  ])('%s', (_when, now, why) => {
    const tried = claim(1, ready(1, [...running, refused(1)]), now);
    if (why) expect(tried.refusal()).toBe(why);
    else expect(Object.keys(tried.events())).toEqual(types);
  });
  it('is no second thought about an offer of an earlier round', () =>
    expect(claim(1, ready(1, [...running, refused(1), roundOver, round({ round: 2 })]), at(1)).refusal()).toBe(
      'OFFER_EXPIRED: offer-refused',
    ));
});

describe('ClaimOffer by the configuration in force', () => {
  const under = (config: ReturnType<typeof asShipped>, over: object = {}) =>
    given({ ...ready(1), ...over }).when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, { ...asPro(1), config });
  it('holds as long, for as many claims and as few without acceptance', () => {
    expect(under(configWith({ 'claim.holdMinutes': 30 })).events()['distribution']).toMatchObject([{ data: { holdUntil: at(30) } }]);
    const before: Past = [...account(1), held(1, -60, 'c-1'), released(1, 'expired', -50, 'c-1')];
    expect(under(configWith({ 'claim.maxUnconverted24h': 1 }), { account: before }).refusal()).toBe(
      'CAP_REACHED: claims-without-acceptance',
    );
    const quebec = configOf(new Map([['caps.claimsPerDay', [{ scope: { province: 'QC' }, value: 1 }]]]), 2);
    expect(under(quebec, { account: before }).refusal()).toBe('CAP_REACHED: claims-per-period');
    expect(under(configWith({ 'caps.claimsPerWeek': 1 }), { account: before }).refusal()).toBe('CAP_REACHED: claims-per-period');
    expect(Object.keys(under(asShipped(), { account: before }).events())).toEqual(types);
  });
  it('begins without coins as often as is configured', () => {
    const short = { account: account(1, 50) };
    expect(under(asShipped(), short).events()['distribution']).toMatchObject([{ data: { funded: false } }]);
    for (const values of [{ 'claim.unfunded.concurrent': 0 }, { 'claim.unfunded.per30d': 0 }])
      expect(under(configWith(values), short).refusal()).toBe('INSUFFICIENT_COINS: not-enough-coins');
  });
});
