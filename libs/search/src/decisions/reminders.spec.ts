import { fold } from '@jurilien/event-sourcing';
import {
  asShipped,
  at,
  configWith,
  effectsOf,
  given,
  recorded,
  story,
  T0,
  unexercised,
  type Past,
  type StoryEvent,
} from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { accepted, leadId, offering, system } from '@jurilien/lead/testing';
import { configOf } from '@jurilien/reference';
import { gatherTakenOffers, remindOfOffers, updateClient } from '../automations/search-news.js';
import { distribution } from '../search.js';
import { offerReceipt } from '../offer-receipt.js';
import { claimed, made, ofClaim, offerOf, ofOffer, pro, refused, round, roundOver, running, wave, waveOver } from '../testing.js';
import { makeOfferDigest } from './make-offer-digest.js';
import { remindOfOffer } from './remind-of-offer.js';
import { remindersAfter } from '../wave-plans.js';
import { updateClientOnSearch } from '../../../lead/src/decisions/search/update-client-on-search.js';

const search = (type: string, data: Record<string, unknown>): StoryEvent => [distribution, leadId, type, { leadId, ...data }];
const claimEnds = {
  ClaimReleased: { ...ofClaim(2), offerState: 'Sent', round: 1, wave: 1, cause: 'cancelled' },
  ClaimExpired: { ...ofClaim(2), offerState: 'Sent', round: 1, wave: 1 },
  AcceptanceConfirmed: { ...ofClaim(2), acceptanceId: 'a', priceCc: 100, capacityFull: false, round: 1, wave: 1 },
};
const seen: Past = [['OfferViewed', ofOffer(1)]];

describe('RemindOfOffer', () => {
  const remind = (past: Past, receipt: Past = [], now = at(15)) =>
    given({ distribution: past, receipt }).when(remindOfOffer, ofOffer(1), { now, actor: system });
  it('reminds once who has not looked by half of the wave', () => {
    expect(remind(running).events()).toEqual({ receipt: [{ type: 'OfferReminded', data: ofOffer(1) }] });
    expect(remind(running, [['OfferReminded', ofOffer(1)]]).events()).toEqual({});
  });
  it.each<[string, Past, Past, string]>([
    ['who looked', running, seen, at(15)],
    ['who refused', [...running, refused(1)], [], at(15)],
    ['who holds it', [...running, claimed(1, 10)], [], at(15)],
    ['while someone else holds the only seat', [...running, claimed(2, 10)], [], at(15)],
    ['after the wave', running, [], at(30)],
    ['after the search', [...running, roundOver], [], at(15)],
    ['of an offer no one was told of yet', [round(), wave(), made(1, { sendAt: at(20) })], [], at(15)],
    [
      'when the offer is late',
      [...running, waveOver, ['OfferWindowPassed', { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)] }]],
      [],
      at(20),
    ],
  ])('does not remind %s', (_who, past, receipt, now) => expect(remind(past, receipt, now).events()).toEqual({}));
  it('is armed with the offer and forgotten once it was looked at, answered or over', () => {
    const of = { subject: `distribution-${leadId}`, timer: 'offer.remind', occurrence: offerOf(1) };
    const forget = [{ do: 'cancel', ...of }];
    const cases: readonly (readonly [StoryEvent, readonly object[]])[] = [
      [
        search('OfferMade', made(1, { remindAt: at(15) })[1]),
        [{ do: 'schedule', ...of, dueAt: at(15), command: 'RemindOfOffer', input: ofOffer(1) }],
      ],
      [search('OfferMade', made(1)[1]), []],
      ...Object.entries(claimEnds).map(
        ([type, end]) =>
          [
            search(type, { ...end, waveEndsAt: at(40), reminders: [{ offerId: offerOf(1), professionalId: pro(1), remindAt: at(25) }] }),
            [{ do: 'schedule', ...of, dueAt: at(25), command: 'RemindOfOffer', input: ofOffer(1) }],
          ] as const,
      ),
      [search('ClaimExpired', claimEnds.ClaimExpired), []],
      [[offerReceipt, offerOf(1), 'OfferViewed', ofOffer(1)], forget],
      [search('OfferRefused', ofOffer(1)), forget],
      [search('ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: true }), forget],
      [search('RoundClosed', { round: 1, cause: 'x' }), [{ do: 'cancel', subject: of.subject, timer: of.timer }]],
    ];
    for (const [happened, effects] of cases) expect(effectsOf(remindOfOffers, story(happened))).toEqual(effects);
    expect(unexercised(remindOfOffers, story(...cases.map(([happened]) => happened)))).toEqual([]);
  });
});

describe('a reminder of a wave that claims froze', () => {
  const timed: Past = [round(), wave(), made(1, { remindAt: at(15) }), made(2, { remindAt: at(15) }), made(3)];
  const after = (past: Past, minutes: number) => {
    const s = fold(distribution, recorded(distribution, leadId, past));
    return remindersAfter(s, s.claims.at(-1)!.claimId, { now: at(minutes), config: asShipped() });
  };
  it('moves with the wave’s clock, however often', () => {
    const held: Past = [...timed, claimed(2, 10)];
    expect(after(held, 20)).toEqual([{ offerId: offerOf(1), professionalId: pro(1), remindAt: at(25) }]);
    const reminders = [{ offerId: offerOf(1), professionalId: pro(1), remindAt: at(25) }];
    const released = { ...claimEnds.ClaimReleased, waveEndsAt: at(40), reminders };
    const again: Past = [...held, ['ClaimReleased', released, at(20)], claimed(3, 22)];
    expect(after(again, 27)).toEqual([{ offerId: offerOf(1), professionalId: pro(1), remindAt: at(30) }]);
  });
  it('that was said before stays where it was', () => expect(after([...timed, claimed(2, 16)], 26)).toEqual([]));
  it('still comes when the wave has moved past the end its offer was made with', () => {
    const past: Past = [...timed, claimed(2, 14), ['ClaimReleased', { ...claimEnds.ClaimReleased, waveEndsAt: at(60) }, at(44)]];
    expect(
      given({ distribution: past, receipt: [] })
        .when(remindOfOffer, ofOffer(1), { now: at(45), actor: system })
        .types(),
    ).toEqual({ receipt: ['OfferReminded'] });
  });
});

it('a digest is no news any more after the hours that are configured', () => {
  const due = { professionalId: pro(1), day: '2026-11-02', dueAt: at(60) };
  const make = (config: ReturnType<typeof asShipped>) =>
    given({ digest: [] }).when(makeOfferDigest, due, { now: at(60 + 120), actor: system, config });
  expect(make(asShipped()).types()).toEqual({ digest: ['OfferDigestDue'] });
  expect(make(configWith({ 'automation.maxLatenessHours': 1 })).events()).toEqual({});
});

describe('MakeOfferDigest', () => {
  const due = { professionalId: pro(1), day: '2026-11-02', dueAt: at(60) };
  const make = (digest: Past, now = at(60)) => given({ digest }).when(makeOfferDigest, due, { now, actor: system });
  it('tells of a day once', () => {
    expect(make([]).events()).toEqual({
      digest: [{ type: 'OfferDigestDue', data: { professionalId: pro(1), day: '2026-11-02', from: at(60 - 24 * 60), until: at(60) } }],
    });
    expect(make([['OfferDigestDue', { professionalId: pro(1), day: '2026-11-02', from: T0, until: T0 }]]).events()).toEqual({});
  });
  it('refuses before its hour, and says nothing days too late', () => {
    expect(make([], at(59)).refusal()).toBe('WRONG_STATE: not-due');
    expect(make([], at(60 + 10 * 24 * 60)).events()).toEqual({});
  });
  it('is armed once a day for each who lost a request', () => {
    const [happened] = story(search('OffersClosed', { offerIds: [offerOf(1), offerOf(2)], professionalIds: [pro(1), pro(2)] }));
    // T0 is a Monday, ten in the morning.
    expect(effectsOf(gatherTakenOffers, [happened!])).toEqual(
      [1, 2].map((n) => ({
        do: 'schedule',
        subject: `digest-${pro(n)}`,
        timer: 'offers.digest',
        occurrence: '2026-11-02',
        dueAt: '2026-11-02T22:00:00.000Z',
        command: 'MakeOfferDigest',
        input: { professionalId: pro(n), day: '2026-11-02', dueAt: '2026-11-02T22:00:00.000Z' },
      })),
    );
    expect(unexercised(gatherTakenOffers, [happened!])).toEqual([]);
  });
});

describe('UpdateClientOnSearch', () => {
  const update = (past: Past) => given({ lead: past }).when(updateClientOnSearch, { leadId }, { actor: system });
  it('tells the client after a day that we still search, and nothing once it is over', () => {
    expect(update(offering).events()).toEqual({ lead: [{ type: 'LeadClientUpdated', data: { leadId } }] });
    expect(update(accepted).refusal()).toBe('WRONG_STATE: lead-is-accepted');
  });
  it('is armed with the search and forgotten with its end', () => {
    const [type, data] = offering.at(-1)!;
    const timer = { subject: `lead-${leadId}`, timer: 'lead.clientUpdate' };
    expect(effectsOf(updateClient, story([lead, leadId, type, data]))).toEqual([
      { do: 'schedule', ...timer, dueAt: at(24 * 60), command: 'UpdateClientOnSearch', input: { leadId } },
    ]);
    const sooner = configOf(new Map([['lead.clientUpdateHours', [{ scope: { province: 'QC', field: 'family' }, value: 6 }]]]), 2);
    expect(
      effectsOf(
        updateClient,
        story([lead, leadId, type, data]).map((e) => ({ ...e, config: sooner })),
      ),
    ).toMatchObject([{ dueAt: at(6 * 60) }]);
    expect(effectsOf(updateClient, story([lead, leadId, 'LeadUnserved', { leadId, reason: 'noTaker' }]))).toEqual([
      { do: 'cancel', ...timer },
    ]);
  });
});
