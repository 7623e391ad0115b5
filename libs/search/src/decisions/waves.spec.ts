import { fold, type NewEvent } from '@jurilien/event-sourcing';
import { asShipped, at, configWith, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { businessHours, offerHours, windowMinutesBetween } from '@jurilien/reference';
import fc from 'fast-check';
import { markLeadForFollowUp } from '@jurilien/lead';
import { leadId, offering, staff, system } from '@jurilien/lead/testing';
import { alreadyAsked, duePlanned, initialSearch, openOffers, seatsFree } from '../search-state.js';
import { distribution } from '../search.js';
import {
  accepting,
  claimed,
  frozen,
  made,
  offerOf,
  pro,
  refused,
  round,
  roundOver,
  running,
  runningMulti,
  wave,
  waveOver,
} from '../testing.js';
import { clockOf, halfOfWave, waveEnd, waveEndAfter, wavesOf } from '../wave-plans.js';
import { endWave, skipWave } from './end-wave.js';
import { markLeadUnserved } from './mark-lead-unserved.js';
import { sendWave } from './send-wave.js';
import { startRound } from './start-round.js';
import { widenRound } from './widen-round.js';
import { widenSearch } from '../../../lead/src/decisions/search/widen-search.js';

const state = (past: Past) => fold(distribution, recorded(distribution, leadId, past));
const happened = (events: readonly NewEvent[], now = T0): Past => events.map((e) => [e.type, { ...e.data }, now] as const);
const ranked = (n: number, more: Record<string, unknown> = {}) => ({
  professionalId: pro(n),
  name: `Me ${n}`,
  points: 900 - n,
  parts: { field: 250 },
  ...more,
});
const send = (past: Past, list: readonly ReturnType<typeof ranked>[], { n = 1, now = T0 } = {}) =>
  given({ distribution: past }).when(
    sendWave,
    {
      leadId,
      round: 1,
      wave: n,
      matching: { configVersion: 1, inputsHash: 'h', eligible: list.length, excluded: {}, ranked: list as never },
    },
    { now, actor: system },
  );
const offersOf = (sent: ReturnType<typeof send>) =>
  sent
    .events()
    ['distribution']!.filter((e) => e.type === 'OfferMade')
    .map((e) => [e.data['professionalId'], e.data['sendAt'] ?? 'now']);

describe('own hours decide when, not whether (E21)', () => {
  it('a person who opens before the wave ends gets a seat, and the offer at opening', () =>
    expect(offersOf(send([round()], [ranked(1, { sendAt: at(20) }), ranked(2)]))).toEqual([
      [pro(1), at(20)],
      [pro(2), 'now'],
    ]));
  it('a person who has opened meanwhile is asked at once; a person who opens with its end waits for a later wave', () => {
    expect(offersOf(send([round()], [ranked(1, { sendAt: at(20) })], { now: at(20) }))).toEqual([[pro(1), 'now']]);
    expect(offersOf(send([round()], [ranked(1, { sendAt: at(30) }), ranked(2)]))).toEqual([[pro(2), 'now']]);
  });
  it('a wave that no one is there for runs without offers: no one available now is not no one left', () => {
    const sent = send([round()], [ranked(1, { deferred: 'E21' })]);
    expect(sent.types()).toEqual({ distribution: ['MatchingComputed', 'WaveStarted'] });
    expect(sent.events()['distribution']![1]!.data).toMatchObject({ size: 0, endsAt: at(30) });
  });
  it('a planned offer is no one’s yet: it is open, and due at its hour', () => {
    const past: Past = [round(), wave(), made(1, { sendAt: at(20) })];
    expect(openOffers(state(past)).map((o) => o.state)).toEqual(['Planned']);
    expect(duePlanned(state(past), at(19))).toEqual([]);
    expect(duePlanned(state(past), at(20)).map((o) => o.offerId)).toEqual([offerOf(1)]);
    expect(duePlanned(state([...past, roundOver]), at(20))).toEqual([]);
  });
  it('a wave that ends first takes it back, and the professional may be asked in the next', () => {
    const past: Past = [round(), wave(), made(1, { sendAt: at(40) }), made(2)];
    for (const events of [
      given({ distribution: past })
        .when(endWave, { leadId, round: 1, wave: 1 }, { now: at(30), actor: system })
        .events()['distribution']!,
      given({ distribution: past })
        .when(skipWave, { leadId }, { now: at(5), actor: staff })
        .events()['distribution']!,
    ]) {
      expect(events.at(-1)).toEqual({
        type: 'OffersWithdrawn',
        data: { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)], cause: 'waveOver' },
      });
      expect([...alreadyAsked(state([...past, ...happened(events)]))]).toEqual([pro(2)]);
    }
  });
  it('keeps a wave open for who has not heard of it yet', () =>
    expect(state([round(), wave(), made(1, { sendAt: at(20) }), made(2), refused(2)]).wave).toMatchObject({ over: false }));
});

describe('the preferred professional', () => {
  const waves = wavesOf('preferred', {}, asShipped(), 'default');
  const preferred = { plan: 'preferred', waves, preferredProfessionalId: pro(2) };
  it('has one hour of business time alone, then come the waves of the plan that fits', () => {
    expect(waves.map((w) => [w.size, w.minutes, w.clock ?? '', w.preferred ?? false])).toEqual([
      [1, 60, 'business', true],
      [3, 30, '', false],
      [5, 60, '', false],
      [10, 120, '', false],
    ]);
    expect(wavesOf('preferred', {}, asShipped(), 'aj').map((w) => w.size)).toEqual([1, 5, 10]);
    expect([1, 2].map((n) => clockOf({ urgent: false, waves }, n))).toEqual(['business', 'window']);
    // Friday at half past four: half an hour today, the other half on Monday.
    const friday = '2026-11-06T21:30:00.000Z';
    expect(send([round(preferred)], [ranked(1), ranked(2)], { now: friday }).events()['distribution']![1]!.data).toMatchObject({
      endsAt: '2026-11-09T14:30:00.000Z',
    });
  });
  it('is asked alone though others rank higher', () =>
    expect(offersOf(send([round(preferred)], [ranked(1), ranked(2), ranked(3)]))).toEqual([[pro(2), 'now']]));
  it('gives way at once when not eligible or closed all through the hour', () => {
    for (const list of [[ranked(1)], [ranked(1), ranked(2, { deferred: 'E21' })]])
      expect(
        send([round(preferred)], list)
          .events()
          ['distribution']!.at(-1),
      ).toEqual({ type: 'WaveSkipped', data: { leadId, round: 1, wave: 1, cause: 'preferredUnavailable' } });
  });
  it('is the first of the first wave where an hour is too long to wait', () =>
    expect(
      offersOf(
        send(
          [round({ urgent: true, plan: 'urgent', preferredProfessionalId: pro(3) })],
          [1, 2, 3, 4].map((n) => ranked(n)),
        ),
      ),
    ).toEqual([3, 1, 2].map((n) => [pro(n), 'now'])));
});

describe('what a round found stays with it', () => {
  const started = { ...frozen, resumed: false, unservedAt: at(72 * 60) };
  it('its waves, price, weights and rules, whatever is configured later', () => {
    const past = happened(
      given({ distribution: [] })
        .when(startRound, { ...started, lateClaim: false, configVersion: 7, boardFrom: at(60), boardEarly: true }, { actor: system })
        .events()['distribution']!,
    );
    expect(state(past)).toMatchObject({ lateClaim: false, configVersion: 7, boardFrom: at(60), boardEarly: true, coinValueCc: 100 });
    expect(state([...past, roundOver, round({ round: 2 })])).toMatchObject({
      lateClaim: true,
      boardFrom: undefined,
      boardEarly: undefined,
    });
  });
  it('without late claims, who said nothing in their wave is out', () => {
    const end = given({ distribution: [round({ lateClaim: false }), wave(), made(1)] });
    expect(end.when(endWave, { leadId, round: 1, wave: 1 }, { now: at(30), actor: system }).types()).toEqual({
      distribution: ['WaveEnded', 'OfferWindowPassed', 'OfferExpired'],
    });
  });
  it('offers that staff made by hand are a round of their own', () => {
    const manual = [
      { professionalId: pro(1), name: 'Me 1', overrides: ['E10'] },
      { professionalId: pro(2), overrides: [], sendAt: at(30) },
    ];
    const begun = given({ distribution: [made(1), refused(1)] }).when(
      startRound,
      { ...started, plan: 'manual', board: false, manual },
      { actor: system },
    );
    const events = begun.events()['distribution']!;
    // Who refused once is not asked again, by hand neither.
    expect(events.map((e) => e.type)).toEqual(['RoundStarted', 'WaveStarted', 'OfferMade']);
    expect(events[2]!.data).toMatchObject({
      professionalId: pro(2),
      manual: true,
      overrides: [],
      wave: 1,
      sendAt: at(30),
      expiresAt: at(60),
    });
    expect(events[0]!.data).toMatchObject({ plan: 'manual', waves: [{ size: 2, minutes: 60 }] });
  });
  it('a replaced professional gives the seat back and is not asked again', () => {
    const full: Past = [...runningMulti.slice(0, 1), wave(), made(1), claimed(1), accepting(1, false)];
    const reopened: Past = [
      ...full,
      ['CapacityReopened', { leadId, acceptanceId: state(full).acceptances[0]!.acceptanceId, professionalId: pro(1), round: 1 }],
    ];
    expect([seatsFree(state(full), T0), seatsFree(state(reopened), T0)]).toEqual([2, 3]);
    expect(alreadyAsked(state([...reopened, roundOver])).has(pro(1))).toBe(true);
  });
});

describe('WidenSearch', () => {
  const client = { kind: 'token', id: 'client' } as const;
  const unserved: Past = [...offering, ['LeadUnserved', { leadId, reason: 'noTaker' }]];
  const widen = (past: Past, asked: Record<string, true>) =>
    given({ lead: past }).when(widenSearch, { leadId, ...asked }, { actor: client });
  it('begins a new round at once after the search ended', () => {
    const { lead: events } = widen(unserved, { acceptDistance: true, anyRate: true }).events();
    expect(events).toMatchObject([
      { type: 'LeadSearchWidened', data: { leadId, acceptDistance: true, anyRate: true } },
      { type: 'LeadOfferingStarted', data: { plan: 'default', resumed: false, unservedAt: at(72 * 60) } },
    ]);
    // Asked again with nothing new to widen, it simply searches again.
    expect(widen([...unserved, ['LeadSearchWidened', { leadId, anyRate: true }]], { anyRate: true }).types()).toEqual({
      lead: ['LeadOfferingStarted'],
    });
  });
  it('widens a running search, once', () => {
    expect(widen(offering, { anyLanguage: true }).types()).toEqual({ lead: ['LeadSearchWidened'] });
    expect(widen([...offering, ['LeadSearchWidened', { leadId, anyLanguage: true }]], { anyLanguage: true }).events()).toEqual({});
  });
  it('refuses nothing at all, another state, or without consent', () => {
    expect(widen(offering, {}).refusal()).toBe('VALIDATION: fields');
    expect(widen([...offering, ['LeadAccepted', { leadId, acceptanceId: 'a', professionalId: 'p' }]], { anyRate: true }).refusal()).toBe(
      'WRONG_STATE: lead-is-accepted',
    );
    expect(
      widen([...unserved, ['ConsentRecorded', { leadId, purpose: 'sharing', textVersion: '1', granted: false }]], {
        anyRate: true,
      }).refusal(),
    ).toBe('WRONG_STATE: no-sharing-consent');
  });
});

describe('the configuration of a round', () => {
  it('gives its waves when it starts, and none later', () => {
    const config = configWith({ 'wave.plan.default': [{ size: 1, minutes: 5 }] });
    const begun = given({ distribution: [] }).when(
      startRound,
      { ...frozen, resumed: false, unservedAt: at(60) },
      { actor: system, config },
    );
    expect(begun.events()['distribution']![0]!.data).toMatchObject({ waves: [{ size: 1, minutes: 5 }] });
    const widened = given({ distribution: running }).when(widenRound, { leadId }, { actor: system, config });
    expect(widened.events()).toMatchObject({ distribution: [{ data: { added: { size: 1, minutes: 5 } } }] });
    // The first wave of the running round keeps its three seats and its half hour.
    const sent = given({ distribution: [round()] }).when(
      sendWave,
      { leadId, round: 1, wave: 1, matching: { configVersion: 1, inputsHash: 'h', eligible: 1, excluded: {}, ranked: [ranked(1)] } },
      { actor: system, config },
    );
    expect(sent.events()['distribution']![1]!.data).toMatchObject({ endsAt: at(30) });
  });
  it('a claim keeps the grace of the configuration it began under', () => {
    const [type, data, when] = claimed(1);
    const past: Past = [...running, [type, data, when, undefined, configWith({ 'claim.graceSeconds': 60 })]];
    const late = at(10.5);
    expect([seatsFree(state([...running, claimed(1)]), late), seatsFree(state(past), late)]).toEqual([1, 0]);
  });
});

describe('WidenRound', () => {
  const widened = (past: Past) => given({ distribution: past }).when(widenRound, { leadId }, { actor: system }).events();
  it('adds the plan’s widest wave once more, after the one that runs or at once', () => {
    expect(widened(running)).toEqual({
      distribution: [{ type: 'RoundWidened', data: { leadId, round: 1, added: { size: 10, minutes: 120 } } }],
    });
    expect(widened([...running, waveOver])).toMatchObject({ distribution: [{ data: { next: 2 } }] });
    expect(state([...running, ['RoundWidened', { leadId, round: 1, added: { size: 10, minutes: 120 } }]]).waves).toHaveLength(4);
  });
  it('says nothing when no round is live', () => expect(widened([...running, roundOver])).toEqual({}));
});

describe('the end of a search', () => {
  const reason = (past: Past) =>
    given({ lead: offering, distribution: past })
      .when(markLeadUnserved, { leadId }, { now: at(72 * 60), actor: system })
      .events()['lead']![0]!.data['reason'];
  it('says why no one was found, from what happened', () => {
    expect(reason([round()])).toBe('noEligible');
    expect(reason([round(), wave(), made(1, { sendAt: at(20) })])).toBe('noEligible');
    expect(reason([round(), wave(), made(1), refused(1)])).toBe('refused');
    expect(reason([round(), wave(), made(1), refused(1), made(2)])).toBe('noTaker');
  });
  it('MarkLeadForFollowUp marks a search that no rule carries on, once, while it is one', () => {
    const mark = (past: Past) => given({ lead: past }).when(markLeadForFollowUp, { leadId, cause: 'superUnanswered' }, { actor: system });
    expect(mark(offering).events()).toEqual({ lead: [{ type: 'LeadFollowUpMarked', data: { leadId, cause: 'superUnanswered' } }] });
    expect(mark([...offering, ['LeadFollowUpMarked', { leadId, cause: 'superUnanswered' }]]).events()).toEqual({});
    expect(mark([...offering, ['LeadUnserved', { leadId, reason: 'noTaker' }]]).refusal()).toBe('WRONG_STATE: lead-is-unserved');
  });
});

describe('a wave’s own clock', () => {
  it('is half over by its own clock, not by the wall’s', () => {
    const s = { urgent: false, waves: wavesOf('default', {}, asShipped()), province: 'QC' as const };
    // Half past eight in the evening, an hour long: half of it is nine, the rest is tomorrow.
    const from = '2026-11-03T01:30:00.000Z';
    expect(halfOfWave(s, 2, { from, endsAt: waveEnd(from, 60, 'window', 'QC', asShipped()) }, asShipped())).toBe(
      '2026-11-03T02:00:00.000Z',
    );
    expect(halfOfWave({ ...s, urgent: true }, 1, { from: T0, endsAt: at(10) }, asShipped())).toBe(at(5));
  });
  it('a claim never costs nor gives a wave a minute, on any night of the year', () => {
    const start = Date.UTC(2026, 9, 1);
    const instant = (ms: number) => new Date(ms).toISOString();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 24 * 60 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom('window' as const, 'business' as const),
        fc.constantFrom('QC' as const, 'ON' as const),
        (offset, share, hold, minutes, clock, province) => {
          const window = clock === 'business' ? businessHours(asShipped(), province) : offerHours(asShipped(), province);
          const from = instant(start + offset * 60_000);
          const endsAt = waveEnd(from, minutes, clock, province, asShipped());
          const claimedAt = instant(Date.parse(from) + ((Date.parse(endsAt) - Date.parse(from)) * share) / 100);
          const freedAt = instant(Date.parse(claimedAt) + hold * 60_000);
          const frozenWave = {
            ...initialSearch,
            live: true,
            province,
            waves: [{ size: 1, minutes, ...(clock === 'business' ? { clock } : {}) }],
          };
          const newEnd = waveEndAfter({ ...frozenWave, wave: { number: 1, endsAt, over: false, frozenAt: claimedAt } }, 'c', {
            now: freedAt,
            config: asShipped(),
          })!;
          const ran = windowMinutesBetween(from, claimedAt, province, window) + windowMinutesBetween(freedAt, newEnd, province, window);
          expect(ran).toBeCloseTo(minutes, 2);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
