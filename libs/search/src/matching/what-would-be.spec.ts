import { asShipped, at, configWith } from '@jurilien/event-sourcing/testing';
import { candidate, days, moment, request } from './match.testing.js';
import { type Behaviour, gini, quantile, type Trial, shareByDecile, simulation, type SimulatedWave } from './simulation.js';
import { changed, type PastLead, wouldHaveSeen } from './what-would-be.js';

const past = (n: number, over: object = {}) => ({
  ...request(over),
  leadId: `018f2a10-0000-7000-8000-0000000000${10 + n}`,
  at: at(days(n)),
});
const person = (n: number, over: object = {}) => candidate({ id: `018f2a10-0000-7000-8001-0000000000${10 + n}`, ...over });

/** Plays them all under one plan. */
const simulate = (leads: readonly PastLead[], waves: readonly SimulatedWave[], among: Omit<Trial, 'wavesFor'>) => {
  const { play, simulated } = simulation({ ...among, wavesFor: () => waves });
  leads.forEach(play);
  return simulated;
};

describe('what someone would have seen', () => {
  it('depends on the practice alone, not on the day: pauses, coins, caps and an old licence do not count', () => {
    const { seen, excludedBy } = wouldHaveSeen(
      candidate({
        state: 'Registered',
        licenceVerifiedAt: undefined,
        termsVersion: undefined,
        pausing: [{ scope: 'all' }],
        availableCc: 0,
        channels: [],
        claimedAt: Array.from({ length: 99 }, () => moment(0)),
        openOffers: Array.from({ length: 99 }, () => 'o'),
      }),
      [past(1), past(2, { lawyerType: 'tax' }), past(3, { lang: 'en' }), past(4, { lang: 'en' })],
      asShipped(),
    );
    expect([seen.map((l) => l.leadId), excludedBy]).toEqual([[past(1).leadId], { E04: 1, E05: 2 }]);
  });
});

describe('blocks and the blacklist', () => {
  const barred = (l: { leadId: string }) => () => (l.leadId === past(2).leadId ? ('E14' as const) : undefined);
  it('keep a practice from what it would not have been shown either', () => {
    const { seen, excludedBy } = wouldHaveSeen(candidate(), [past(1), past(2), past(3, { lawyerType: 'tax' })], asShipped(), barred);
    expect([seen.map((l) => l.leadId), excludedBy]).toEqual([[past(1).leadId], { E04: 1, E14: 1 }]);
  });
  it('keep offers away under every plan that is tried', () => {
    const never: Behaviour = { offers: 1_000, accepted: 0, minutes: [] };
    const wave = [{ size: 5, minutes: 30 }];
    const one = person(1);
    const kept = (lead: { leadId: string }) => (id: string) => (id === one.id ? barred(lead)() : undefined);
    const { leads, offersOf } = simulate([past(1), past(2)], wave, {
      people: [one, person(2)],
      behaviours: new Map([[one.id, never]]),
      chance: () => 0.99,
      config: asShipped(),
      barsOf: kept,
    });
    expect([leads.map((l) => l.offers), offersOf.get(one.id)]).toEqual([[2, 1], 1]);
  });
});

describe('sliders', () => {
  it('change the wishes of the request, and how far everybody would go', () => {
    const { lead, people } = changed(request(), [candidate({ radiusKm: 10 }), candidate({ radiusKm: 90 })], {
      rate: '1',
      experience: 7,
      acceptDistance: true,
      distanceKm: 50,
    });
    expect([lead.rate, lead.experience, lead.acceptDistance, [...people].map((p) => p.radiusKm)]).toEqual(['1', 7, true, [50, 90]]);
  });
  it('left alone change nothing', () => {
    const people = [candidate()];
    expect(changed(request(), people, {})).toEqual({ lead: request(), people });
  });
});

describe('another plan over past requests', () => {
  const people = Array.from({ length: 8 }, (_, i) => person(i));
  const leads = Array.from({ length: 20 }, (_, i) => past(i));
  const always: Behaviour = { offers: 1_000, accepted: 1_000, minutes: [20, 20, 20] };
  const never: Behaviour = { offers: 1_000, accepted: 0, minutes: [] };
  const chance = (key: string): number => [...key].reduce((h, c) => (h * 31 + c.charCodeAt(0)) % 9_973, 7) / 9_973;
  const run = (waves: { size: number; minutes: number }[], of: (n: number) => Behaviour, config = asShipped()) =>
    simulate(leads, waves, { people, behaviours: new Map(people.map((p, i) => [p.id, of(i)])), chance, config });

  it('is taken in the first wave by those who always accept, as fast as they do', () => {
    const { leads: played } = run(
      [
        { size: 3, minutes: 30 },
        { size: 5, minutes: 60 },
      ],
      () => always,
    );
    expect(played.map((l) => [l.offers, l.minutes])).toEqual(leads.map(() => [3, 20]));
  });
  it('comes to nothing when no one ever accepts, and asks everybody', () => {
    const { leads: played } = run(
      [
        { size: 3, minutes: 30 },
        { size: 5, minutes: 60 },
      ],
      () => never,
    );
    expect(played.every((l) => l.offers === 8 && l.minutes === undefined)).toBe(true);
  });
  it('asks the next wave when a yes comes after the first one, and counts it all the same', () => {
    const slow: Behaviour = { ...always, minutes: [45, 45, 45] };
    const { leads: played } = run(
      [
        { size: 3, minutes: 30 },
        { size: 2, minutes: 60 },
      ],
      () => slow,
    );
    expect(played.map((l) => [l.offers, l.minutes])).toEqual(leads.map(() => [5, 45]));
  });
  it('answers the same to the same question', () => {
    const mixed = (n: number): Behaviour => ({ offers: 20, accepted: n, minutes: [5, 30, 90] });
    const ask = () => run([{ size: 3, minutes: 30 }], mixed);
    expect(ask()).toEqual(ask());
  });
  it('keeps the seats for colleagues of one firm that are configured', () => {
    const firm = people.map((p) => ({ ...p, firm: 'Étude' }));
    const asked = (config = asShipped()) =>
      simulate([past(1)], [{ size: 3, minutes: 30 }], { people: firm, behaviours: new Map(), chance, config }).leads.map((l) => l.offers);
    expect([asked(), asked(configWith({ 'offer.maxPerFirmPerWave': 2 }))]).toEqual([[1], [2]]);
  });
  it('may be another one for each request', () => {
    const { play, simulated } = simulation({
      people,
      wavesFor: ({ leadId }) => [{ size: leadId === leads[0]!.leadId ? 1 : 4, minutes: 30 }],
      behaviours: new Map(people.map((p) => [p.id, never])),
      chance,
      config: asShipped(),
    });
    leads.slice(0, 3).forEach(play);
    expect(simulated.leads.map((l) => l.offers)).toEqual([1, 4, 4]);
  });
  it('turns: over many requests no one is left out', () => {
    const { offersOf } = run([{ size: 2, minutes: 30 }], () => never);
    expect([...offersOf.values()].reduce((a, b) => a + b, 0)).toBe(40);
    expect(gini([...offersOf.values()])).toBeLessThan(0.15);
  });
});

describe('figures', () => {
  it('Gini: alike is 0, all to one is near 1, nothing at all is 0', () => {
    expect([gini([2, 2, 2]), gini([0, 0, 0, 8]), gini([]), gini([0, 0])]).toEqual([0, 0.75, 0, 0]);
  });
  it('tenths add up to everything', () => {
    const shares = shareByDecile(Array.from({ length: 20 }, (_, i) => i));
    expect(shares).toHaveLength(10);
    expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 3);
    expect(shareByDecile([])).toEqual(Array.from({ length: 10 }, () => 0));
  });
  it('a quantile of nothing is nothing', () =>
    expect([quantile([], 0.5), quantile([3, 1, 2], 0.5), quantile([1, 9], 0.9)]).toEqual([null, 2, 9]));
});
