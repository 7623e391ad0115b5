import { at, configWith, T0 } from '@jurilien/event-sourcing/testing';
import { asAt, candidate, days, request } from './match.testing.js';
import type { MatchProfile } from './match-types.js';
import { match } from './matching.js';
import { openings } from './offer-hours.js';

/** `T0` is a Monday, ten in the morning in Montréal. */
const hours = (fromMinute: number, toMinute: number, more: object = {}) => ({ days: [1, 2, 3, 4, 5], fromMinute, toMinute, ...more });
const opens = (p: Partial<MatchProfile>, urgent = false, now = T0) => openings(urgent, asAt(now))(candidate(p));
const night = at(-8 * 60);

describe('own hours', () => {
  it.each([
    ['none of their own: at any time', undefined, {}, false, night],
    ['open now', undefined, { hours: hours(540, 1_020) }, false, T0],
    ['open to the minute', undefined, { hours: hours(600, 1_020) }, false, T0],
    ['closed to the minute: tomorrow', at(days(1) - 60), { hours: hours(540, 600) }, false, T0],
    ['opens in an hour', at(60), { hours: hours(660, 1_020) }, false, T0],
    ['a day off', at(days(1) - 60), { hours: hours(540, 1_020, { holidays: ['2026-11-02'] }) }, false, T0],
    ['an urgent request by night waits for the offer window', at(-120), {}, true, night],
    ['… or for own hours', at(-60), { hours: hours(540, 1_020) }, true, night],
    ['… not for who opted in', undefined, { hours: hours(540, 1_020), urgentOptIn: true }, true, night],
    [
      'the legal time of the place: an hour later on the Islands',
      undefined,
      { hours: hours(660, 1_020), city: 'Les Îles-de-la-Madeleine' },
      false,
      T0,
    ],
  ] as const)('%s', (_what, expected, p, urgent, now) => expect(opens(p as Partial<MatchProfile>, urgent, now)).toBe(expected));

  it('an urgent request keeps to the offer window that is set', () => {
    const always = { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1_440, holidaysClosed: false };
    expect(openings(true, asAt(night, configWith({ 'offer.window': always })))(candidate({}))).toBeUndefined();
  });

  it('days off without end never open', () => {
    const opening = opens({ hours: { days: [], fromMinute: 540, toMinute: 600 } });
    expect(Date.parse(opening!) - Date.parse(T0)).toBeGreaterThan(20 * 86_400_000);
  });
});

describe('E21', () => {
  const id = (n: number) => `018f2a10-0000-7000-8001-00000000000${n}`;
  const seats = (endsAt: string | undefined, ...people: Partial<MatchProfile>[]) =>
    match(
      request(),
      people.map((p, i) => candidate({ id: id(i + 1), ...p })),
      { ...asAt(), size: 2, asked: new Set(), tie: (v) => v, endsAt },
    ).ranked.map((r) => [Number(r.professionalId.at(-1)), r.sendAt, r.deferred]);
  const soon = { hours: hours(620, 1_020) };
  const tomorrow = { hours: hours(540, 600) };

  it('who opens before the end of the wave keeps the seat and gets the offer then', () =>
    expect(seats(at(30), soon, {})).toEqual([
      [1, at(20), undefined],
      [2, undefined, undefined],
    ]));
  it('who opens at its end or later waits for the next; the seat goes on', () => {
    expect(seats(at(20), soon, {}, {})).toEqual([
      [2, undefined, undefined],
      [3, undefined, undefined],
      [1, undefined, 'E21'],
    ]);
    expect(seats(at(30), tomorrow, {}).at(-1)).toEqual([1, undefined, 'E21']);
  });
  it('puts off, never excludes: without a wave no one waits', () =>
    expect(seats(undefined, tomorrow, {})).toEqual([
      [1, undefined, undefined],
      [2, undefined, undefined],
    ]));
  it('takes no place of the firm from a colleague who is open', () =>
    expect(seats(at(20), { ...tomorrow, firm: 'Étude' }, { firm: 'Étude' }, { firm: 'Étude' })).toEqual([
      [2, undefined, undefined],
      [1, undefined, 'E21'],
      [3, undefined, 'E22'],
    ]));
  it('whom the client asked for has the first seat', () =>
    expect(
      match(
        request(),
        [1, 2, 3].map((n) => candidate({ id: id(n), fields: n === 3 ? ['estates', 'family'] : ['family'], radiusKm: n })),
        { ...asAt(), size: 1, asked: new Set(), tie: (v) => v, first: id(3) },
      ).ranked[0]!.professionalId,
    ).toBe(id(3)));
});
