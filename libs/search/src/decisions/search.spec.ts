import { fold, type NewEvent } from '@jurilien/event-sourcing';
import { asShipped, at, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { wavePlanDefault } from '@jurilien/reference';
import { leadId, staff, system } from '@jurilien/lead/testing';
import { distribution } from '../search.js';
import {
  accepting,
  claimed,
  claimOf,
  conflicted,
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
import { wavesOf } from '../wave-plans.js';
import { endWave, skipWave } from './end-wave.js';
import { expireOffers } from './expire-offers.js';
import { openOnBoard } from './open-on-board.js';
import { sendWave } from './send-wave.js';
import { startRound } from './start-round.js';

const on = (past: Past, now = T0, actor: typeof system | typeof staff = system) => ({
  past: given({ distribution: past }),
  ctx: { now, actor },
});
const asked = (...ns: number[]) => ({ leadId, offerIds: ns.map(offerOf), professionalIds: ns.map(pro) });
/** The state after a decision's events were appended to its past. */
const after = (past: Past, events: readonly NewEvent[], now = T0) =>
  fold(distribution, recorded(distribution, leadId, [...past, ...events.map((e) => [e.type, { ...e.data }, now] as const)]));

describe('StartRound', () => {
  const started = { ...frozen, resumed: false, unservedAt: at(72 * 60) };
  it('freezes price, plan and waves of the event that asked for it', () => {
    const [event] = on([]).past.when(startRound, started).events()['distribution']!;
    expect(event).toEqual({
      type: 'RoundStarted',
      data: { ...frozen, resumed: false, round: 1, waves: wavesOf('default', {}, asShipped()) },
    });
  });
  it('says nothing while a round is live, and counts on after it', () => {
    expect(on(running).past.when(startRound, started).events()).toEqual({});
    expect(
      on([...running, roundOver])
        .past.when(startRound, started)
        .events(),
    ).toMatchObject({ distribution: [{ data: { round: 2 } }] });
  });
  it('that resumes a stopped search keeps the seats already taken; one that begins anew does not', () => {
    const oneTaken: Past = [...runningMulti, claimed(1), accepting(1, false), roundOver];
    const seats = (resumed: boolean) =>
      after(
        oneTaken,
        on(oneTaken)
          .past.when(startRound, { ...started, maxAcceptances: 3, resumed })
          .events()['distribution']!,
      );
    expect([seats(true).seatsFrom, seats(false).seatsFrom]).toEqual([1, 2]);
  });
});

describe('SendWave', () => {
  const ranked = (...ns: number[]) =>
    ns.map((n) => ({ professionalId: pro(n), name: `Me ${n}`, points: 900 - n, parts: { field: 250, rotation: 650 - n } }));
  const send = (n: number, list: readonly object[], matchedRound = 1) => ({
    leadId,
    round: matchedRound,
    wave: n,
    matching: { configVersion: 1, inputsHash: 'h', eligible: list.length, excluded: { E04: 2 }, ranked: list as ReturnType<typeof ranked> },
  });
  it('asks the best of the ranking, and keeps why with the wave', () => {
    const { distribution: events } = on([round()])
      .past.when(sendWave, send(1, ranked(1, 2, 3, 4)))
      .events();
    expect(events!.map((e) => e.type)).toEqual(['MatchingComputed', 'WaveStarted', 'OfferMade', 'OfferMade', 'OfferMade']);
    expect(events![0]!.data).toMatchObject({ round: 1, wave: 1, eligible: 4, excluded: { E04: 2 }, ranked: ranked(1, 2, 3, 4) });
    expect(events![1]!.data).toEqual({ leadId, round: 1, wave: 1, size: 3, endsAt: at(30) });
    expect(events![2]!.data).toMatchObject({
      professionalId: pro(1),
      professionalName: 'Me 1',
      wave: 1,
      code: 'K7QF',
      priceCc: 100,
      expiresAt: at(30),
      lang: 'fr',
      points: 899,
      parts: { field: 250, rotation: 649 },
    });
    expect(new Set(events!.slice(2).map((e) => e.data['offerId'])).size).toBe(3);
  });
  it('stops the clock of the wave outside the offer window, not that of an urgent one', () => {
    const saturdayEvening = '2026-11-08T01:50:00.000Z';
    const endsAt = (urgent: boolean) =>
      given({ distribution: [round({ urgent })] })
        .when(sendWave, send(1, ranked(1)), { now: saturdayEvening, actor: system })
        .events()['distribution']![1]!.data['endsAt'];
    expect([endsAt(true), endsAt(false)]).toEqual(['2026-11-08T02:20:00.000Z', '2026-11-09T13:20:00.000Z']);
  });
  it('does not ask twice in a round, nor who said no in an earlier one', () => {
    const second: Past = [...running, refused(1), roundOver, round({ round: 2 })];
    const who = (past: Past, n: number, r = 1) =>
      given({ distribution: past })
        .when(sendWave, send(n, ranked(1, 2, 3, 4), r))
        .events()
        ['distribution']!.filter((e) => e.type === 'OfferMade')
        .map((e) => e.data['professionalId']);
    expect(who([...running, waveOver], 2)).toEqual([pro(4)]);
    expect(who(second, 1, 2)).toEqual([pro(2), pro(3), pro(4)]);
    expect(who([...running, conflicted(2), roundOver, round({ round: 2 })], 1, 2)).toEqual([pro(1), pro(3), pro(4)]);
  });
  it('passes over colleagues of a firm that had its turn, unless no one else is left', () => {
    const [one, two, three] = ranked(1, 2, 3) as [object, object, object];
    const deferred = { ...two, deferred: 'E22' };
    const who = (list: readonly object[]) =>
      on([round()])
        .past.when(sendWave, send(1, list))
        .events()
        ['distribution']!.filter((e) => e.type === 'OfferMade')
        .map((e) => e.data['professionalId']);
    expect(who([one, deferred, three])).toEqual([pro(1), pro(3)]);
    expect(who([deferred])).toEqual([pro(2)]);
  });
  it('skips a wave that finds no one', () => {
    expect(on([round()]).past.when(sendWave, send(1, [])).events()['distribution']![1]).toEqual({
      type: 'WaveSkipped',
      data: { leadId, round: 1, wave: 1, cause: 'noEligible' },
    });
  });
  it('explains no more than the head of a long list, and everybody who is asked', () => {
    const all = Array.from({ length: 250 }, (_, i) => i + 1);
    const explained = (waves: object[]) =>
      on([round({ waves })])
        .past.when(sendWave, send(1, ranked(...all)))
        .events()['distribution']![0]!.data['ranked'] as unknown[];
    expect(explained([{ size: 3, minutes: 30 }])).toHaveLength(200);
    expect(explained([{ size: 10_000, minutes: 30 }])).toHaveLength(250);
  });
  it('is sent once', () =>
    expect(
      on(running)
        .past.when(sendWave, send(1, ranked(4)))
        .events(),
    ).toEqual({}));
  it.each<[string, Past, number, number, string]>([
    ['of an old round', [...running, roundOver, round({ round: 2 })], 1, 1, 'WRONG_STATE: round-over'],
    ['of a closed round', [...running, roundOver], 2, 1, 'WRONG_STATE: round-over'],
    ['out of turn', [...running, waveOver], 3, 1, 'WRONG_STATE: not-next-wave'],
    ['beyond the plan', [round({ waves: [{ size: 3, minutes: 30 }] }), wave(), made(1), waveOver], 2, 1, 'WRONG_STATE: not-next-wave'],
    ['while one runs', running, 2, 1, 'WRONG_STATE: wave-running'],
    ['while the only seat is held', [...running, claimed(1), waveOver], 2, 1, 'WRONG_STATE: claim-live'],
    ['when no seat is left', [...running, waveOver, claimed(1), accepting(1, true)], 2, 1, 'WRONG_STATE: no-seat-left'],
  ])('refuses a wave %s', (_what, past, n, r, why) =>
    expect(
      on(past)
        .past.when(sendWave, send(n, ranked(4), r))
        .refusal(),
    ).toBe(why),
  );
  it('goes on while another seat is free', () =>
    expect(
      on([...runningMulti, claimed(1), waveOver])
        .past.when(sendWave, send(2, ranked(4)))
        .types()['distribution'],
    ).toContain('OfferMade'));
});

describe('EndWave', () => {
  const end = { leadId, round: 1, wave: 1 };
  it('leaves those who said nothing able to claim, without exclusivity', () => {
    const { past, ctx } = on([...running, refused(2)], at(30));
    expect(past.when(endWave, end, ctx).events()['distribution']).toEqual([
      { type: 'WaveEnded', data: { leadId, round: 1, wave: 1, early: false } },
      { type: 'OfferWindowPassed', data: asked(1, 3) },
    ]);
  });
  it('says only that it ended when everybody answered', () => {
    const { past, ctx } = on(
      [
        round(),
        wave(),
        made(1),
        claimed(1),
        [
          'ClaimExpired',
          { leadId, offerId: offerOf(1), professionalId: pro(1), claimId: claimOf(1), offerState: 'Late', round: 1, wave: 1 },
        ],
      ],
      at(30),
    );
    expect(past.when(endWave, end, ctx).types()).toEqual({ distribution: ['WaveEnded'] });
  });
  it.each<[string, Past, string, string]>([
    ['before its time', running, at(29), 'WRONG_STATE: not-due'],
    ['twice', [...running, waveOver], at(30), 'WRONG_STATE: wave-over'],
    ['that has not begun', [round()], at(30), 'WRONG_STATE: wave-over'],
    ['of a closed round', [...running, roundOver], at(30), 'WRONG_STATE: round-over'],
    ['that a claim has frozen', [...running, claimed(1, 25)], at(30), 'WRONG_STATE: claim-live'],
    ['that a claim has frozen whose end no one has written down yet', [...running, claimed(1, 15)], at(31), 'WRONG_STATE: claim-live'],
  ])('refuses a wave %s', (_what, past, now, why) => expect(on(past).past.when(endWave, end, { now, actor: system }).refusal()).toBe(why));
});

describe('SkipWave', () => {
  it('ends the wave for staff who do not want to wait', () => {
    const { past, ctx } = on([...running, refused(2)], at(5), staff);
    expect(past.when(skipWave, { leadId }, ctx).events()['distribution']).toEqual([
      { type: 'WaveSkipped', data: { leadId, round: 1, wave: 1, cause: 'staff' } },
      { type: 'OfferWindowPassed', data: asked(1, 3) },
    ]);
    expect(after([...running], past.when(skipWave, { leadId }, ctx).events()['distribution']!).wave?.over).toBe(true);
  });
  it('refuses without a running wave, or while someone holds a claim', () => {
    for (const past of [[], [round()], [...running, waveOver], [...running, roundOver]] as Past[])
      expect(given({ distribution: past }).when(skipWave, { leadId }).refusal()).toBe('WRONG_STATE: no-live-wave');
    expect(
      given({ distribution: [...running, claimed(1)] })
        .when(skipWave, { leadId }, { now: at(5) })
        .refusal(),
    ).toBe('WRONG_STATE: claim-live');
  });
});

describe('OpenOnBoard', () => {
  const open = { leadId, round: 1 };
  const opened: Past[number] = ['LeadOpenedOnBoard', { leadId, round: 1 }];
  const oneWave = (over: Record<string, unknown> = {}): Past => [round({ waves: [{ size: 3, minutes: 30 }], ...over }), wave(), made(1)];
  const tried = (past: Past, now = T0, actor: typeof system | typeof staff = system) =>
    on(past).past.when(openOnBoard, open, { actor, now });
  const skipped = (cause: string): Past[number] => ['WaveSkipped', { leadId, round: 1, wave: 1, cause }];
  it('opens the request once, after the last wave', () => {
    expect(tried([...oneWave(), waveOver]).events()).toEqual({ distribution: [{ type: 'LeadOpenedOnBoard', data: open }] });
    expect(tried([...oneWave(), waveOver, opened]).events()).toEqual({});
  });
  it('opens when no one was left to ask in an earlier wave', () =>
    expect(tried([round(), skipped('noEligible')]).types()).toEqual({ distribution: ['LeadOpenedOnBoard'] }));
  it('opens at the instant staff wrote, even before the last wave; at no other instant, and for no one else before the last wave', () => {
    const early = { boardFrom: at(20), boardEarly: true };
    expect(tried([round(early), wave(), made(1)], at(19)).refusal()).toBe('WRONG_STATE: wave-running');
    expect(tried([round(early), wave(), made(1)], at(20)).types()).toEqual({ distribution: ['LeadOpenedOnBoard'] });
    expect(tried([round({ boardFrom: at(20) }), wave(), made(1)], at(20)).refusal()).toBe('WRONG_STATE: wave-running');
    expect(tried([...oneWave(early), waveOver], at(19)).refusal()).toBe('WRONG_STATE: before-board-instant');
    expect(tried([...oneWave({ boardFrom: at(20) }), waveOver], at(20)).types()).toEqual({ distribution: ['LeadOpenedOnBoard'] });
  });
  it('does not open by itself between two waves; staff may', () => {
    expect(tried([...running, waveOver]).refusal()).toBe('WRONG_STATE: waves-to-come');
    expect(tried([...running, waveOver], T0, staff).types()).toEqual({ distribution: ['LeadOpenedOnBoard'] });
  });
  it('refuses while a wave runs, in an old round, or when the request is kept off the board', () => {
    expect(tried(running).refusal()).toBe('WRONG_STATE: wave-running');
    expect(tried([...running, roundOver]).refusal()).toBe('WRONG_STATE: round-over');
    for (const actor of [system, staff])
      expect(tried([round({ board: false })], T0, actor).refusal()).toBe('WRONG_STATE: not-for-the-board');
  });
  it('stays open until the search ends, whatever waves follow', () => {
    const past: Past = [...oneWave({ boardFrom: at(5), boardEarly: true }), opened, waveOver];
    expect(fold(distribution, recorded(distribution, leadId, past)).onBoard).toBe(true);
    expect(fold(distribution, recorded(distribution, leadId, [...past, roundOver, round({ round: 2 })])).onBoard).toBe(false);
  });
});

describe('ExpireOffers', () => {
  it('leaves no offer open and ends the round, once', () => {
    const past: Past = [...running, refused(2)];
    const { distribution: events } = on(past).past.when(expireOffers, { leadId }).events();
    expect(events).toEqual([
      { type: 'OfferExpired', data: asked(1, 3) },
      { type: 'RoundClosed', data: { leadId, round: 1, cause: 'unserved' } },
    ]);
    expect(
      given({ distribution: [...past, ...events!.map((e) => [e.type, { ...e.data }] as const)] })
        .when(expireOffers, { leadId })
        .events(),
    ).toEqual({});
  });
  it('says that the round ended with acceptances where only some seats were taken', () =>
    expect(
      on([...runningMulti, claimed(1), accepting(1, false)])
        .past.when(expireOffers, { leadId })
        .events()['distribution'],
    ).toMatchObject([
      { type: 'OfferExpired', data: asked(2, 3) },
      { type: 'RoundClosed', data: { cause: 'accepted' } },
    ]));
  it('ends a round in which everybody refused', () =>
    expect(
      on([round(), wave(), made(1), refused(1)])
        .past.when(expireOffers, { leadId })
        .types(),
    ).toEqual({ distribution: ['RoundClosed'] }));
});

it('the waves of a plan are those of the configuration', () =>
  expect(wavesOf('default', {}, asShipped())).toEqual(asShipped().value(wavePlanDefault, {})));
