import { at, configWith, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { account, asPro, asSystem, captured, claimOf, held, member, ofOffer, pro, ready, refused, running } from '../claims.testing.js';
import { planAutoClaim, switchOffAutoClaim } from './auto-claim.js';
import { claimOffer } from './claim-offer.js';

/** Monday 10:00 in Montréal is T0. */
const rule = (over: object = {}, filters: object = {}): Past[number] => [
  'AutoClaimRuleSet',
  { professionalId: pro(1), enabled: true, filters, maxPerDay: 3, coinCeilingCc: 500, ...over },
];
const withRule = (...more: Past): Record<string, Past> => ({ ...ready(1), professional: [...member(1), ...more] });
const byRule = (minutes: number, claimId: string, end?: 'expired' | 'cancelled' | 'conflict'): Past => {
  const [, hold] = held(1, minutes, claimId);
  const entry = { ...hold, auto: true };
  return [
    ['CreditsHeld', entry, at(minutes)],
    ...(end
      ? [
          [
            'HoldReleased',
            { ...entry, auto: undefined, entryId: `r-${claimId}`, key: `release:${claimId}`, cause: end },
            at(minutes + 10),
          ] as const,
        ]
      : []),
  ];
};
const plan = (pasts: Record<string, Past>, madeAt = T0) => given(pasts).when(planAutoClaim, { ...ofOffer(1), madeAt }, asSystem(T0));
const claim = (pasts: Record<string, Past>, now = at(1)) =>
  given(pasts).when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, asSystem(now));

describe('PlanAutoClaim', () => {
  const dueAt = (pasts: Record<string, Past>, madeAt?: string) => plan(pasts, madeAt).events()['receipt']?.[0]?.data['dueAt'];
  it('claims a minute after the offer at the earliest', () => expect(dueAt(withRule(rule()))).toBe(at(1)));
  it('waits for the hours of the rule, or for the person’s own', () => {
    const hours = { days: [1, 2, 3, 4, 5], fromMinute: 14 * 60, toMinute: 16 * 60 };
    expect(dueAt(withRule(rule({ hours })))).toBe('2026-11-02T19:00:00.000Z');
    expect(dueAt(withRule(rule(), ['OfferHoursSet', { professionalId: pro(1), ...hours }]))).toBe('2026-11-02T19:00:00.000Z');
  });
  it('plans nothing for an offer that was answered, a second time, or without a rule', () => {
    expect(plan({ ...withRule(rule()), distribution: [...running, refused(1)] }).events()).toEqual({});
    expect(plan({ ...withRule(rule()), receipt: [['AutoClaimPlanned', { ...ofOffer(1), dueAt: at(1) }]] }).events()).toEqual({});
    expect(plan(ready(1)).events()).toEqual({});
  });
  it.each<[string, object, object]>([
    ['is off', { enabled: false }, {}],
    ['would pay less', { coinCeilingCc: 50 }, {}],
    ['takes other fields', {}, { fields: ['criminal'] }],
    ['takes other regions', {}, { regions: ['03'] }],
    ['takes other rates', {}, { rates: ['5'] }],
    ['wants a budget', {}, { minBudget: 2 }],
    ['takes only what is urgent', {}, { urgentOnly: true }],
  ])('plans nothing where the rule %s', (_what, over, filters) => expect(plan(withRule(rule(over, filters))).events()).toEqual({}));
  it('plans what fits every filter', () =>
    expect(dueAt(withRule(rule({}, { fields: ['family'], regions: ['06'], rates: ['3'] })))).toBe(at(1)));
});

describe('ClaimOffer by rule', () => {
  it('is a claim like any other, marked, and only with coins', () => {
    const out = claim(withRule(rule())).events();
    expect([out['distribution']![0]!.data['auto'], out['account']![0]!.data['auto']]).toEqual([true, true]);
    expect(claim({ ...withRule(rule()), account: account(1, 50) }).refusal()).toBe('INSUFFICIENT_COINS: not-enough-coins');
  });
  it.each<[string, Record<string, Past>, string, string]>([
    ['without a rule', ready(1), at(1), 'FORBIDDEN: auto-claim-off'],
    ['when it was switched off meanwhile', withRule(rule(), rule({ enabled: false })), at(1), 'FORBIDDEN: auto-claim-off'],
    ['above the ceiling', withRule(rule({ coinCeilingCc: 50 })), at(1), 'FORBIDDEN: auto-claim-price'],
    [
      'outside its hours, when the timer is late',
      withRule(rule({ hours: { days: [1], fromMinute: 600, toMinute: 660 } })),
      at(61),
      'FORBIDDEN: auto-claim-hours',
    ],
    [
      'after a refusal, even a young one',
      { ...withRule(rule()), distribution: [...running, refused(1)] },
      at(1),
      'FORBIDDEN: auto-claim-answered',
    ],
    [
      'a fourth time in a day',
      { ...withRule(rule()), account: [...account(1), ...['a', 'b', 'c'].flatMap((id, i) => byRule(i - 100, id, 'conflict'))] },
      at(1),
      'CAP_REACHED: auto-claims-per-day',
    ],
    [
      'after two timeouts in a row',
      {
        ...withRule(rule()),
        professional: [...member(1), [...rule().slice(0, 2), at(-300)] as unknown as Past[number]],
        account: [...account(1), ...byRule(-200, 'a', 'expired'), ...byRule(-100, 'b', 'expired')],
      },
      at(1),
      'FORBIDDEN: auto-claim-timeouts',
    ],
  ])('is refused %s', (_when, pasts, now, why) => expect(claim(pasts, now).refusal()).toBe(why));
  it('has no say over a claim of the person: their own hand needs no rule', () =>
    expect(
      given(ready(1))
        .when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, asPro(1, at(1)))
        .types(),
    ).toMatchObject({ account: ['CreditsHeld'] }));
});

describe('SwitchOffAutoClaim', () => {
  const since = (minutes: number): Past => [...member(1), [...rule().slice(0, 2), at(minutes)] as unknown as Past[number]];
  const off = (accountPast: Past, professional = since(-300)) =>
    given({ professional, account: accountPast })
      .when(switchOffAutoClaim, { professionalId: pro(1) }, asSystem())
      .events();
  const two = [...account(1), ...byRule(-200, 'a', 'expired'), ...byRule(-100, 'b', 'expired')];
  it('after two timeouts in a row', () =>
    expect(off(two)['professional']).toEqual([{ type: 'AutoClaimSwitchedOff', data: { professionalId: pro(1), cause: 'timeouts' } }]));
  it.each<[string, Past, Past]>([
    ['after one', [...account(1), ...byRule(-100, 'b', 'expired')], since(-300)],
    [
      'when something else came between',
      [...account(1), ...byRule(-200, 'a', 'expired'), ...byRule(-150, 'm', 'conflict'), ...byRule(-100, 'b', 'expired')],
      since(-300),
    ],
    ['when the rule was switched on after them', two, since(-50)],
    ['when they were the person’s own claims', [...account(1), held(1, -200, 'x'), held(1, -100, 'y')], since(-300)],
    ['twice', two, [...since(-300), ['AutoClaimSwitchedOff', { professionalId: pro(1), cause: 'timeouts' }]]],
  ])('not %s', (_when, past, professional) => expect(off(past, professional)).toEqual({}));
  it('not while the second is accepted', () =>
    expect(off([...account(1), ...byRule(-200, 'a', 'expired'), ...byRule(-100, claimOf(1)), captured(1, -95)])).toEqual({}));
});

describe('a claim by rule goes by the configuration in force', () => {
  it('waits as long, is made as often, and goes off after as many timeouts', () => {
    const later = given(withRule(rule())).when(
      planAutoClaim,
      { ...ofOffer(1), madeAt: T0 },
      { ...asSystem(T0), config: configWith({ 'autoClaim.delaySeconds': 600 }) },
    );
    expect(later.events()).toMatchObject({ receipt: [{ data: { dueAt: at(10) } }] });
    const once: Record<string, Past> = { ...withRule(rule()), account: [...account(1), ...byRule(0, 'c-1', 'expired')] };
    const at1 = (values: Parameters<typeof configWith>[0]) =>
      given(once).when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, { ...asSystem(at(15)), config: configWith(values) });
    expect(at1({}).types()).toMatchObject({ distribution: ['ClaimStarted'] });
    expect(at1({ 'autoClaim.maxPerDay': 1 }).refusal()).toBe('CAP_REACHED: auto-claims-per-day');
    expect(at1({ 'autoClaim.timeoutsToOff': 1 }).refusal()).toBe('FORBIDDEN: auto-claim-timeouts');
    const off = given({ professional: once['professional']!, account: once['account']! }).when(
      switchOffAutoClaim,
      { professionalId: pro(1) },
      { ...asSystem(at(15)), config: configWith({ 'autoClaim.timeoutsToOff': 1 }) },
    );
    expect(off.types()).toEqual({ professional: ['AutoClaimSwitchedOff'] });
  });
});
