import { creditAccount } from '@jurilien/credits';
import { at, rowsOf, story, T0, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { distribution, offerReceipt } from '@jurilien/search';
import { claimOf, leadId, made, ofClaim, offerOf, ofOffer, pro } from '../claims.testing.js';
import { professionalMetrics } from './professional-metrics.js';

const P = pro(1);
const KEY = `${leadId}:${P}`;
const search = (type: string, data: Record<string, unknown>, minutes = 0): StoryEvent => [
  distribution,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const asked = (minutes = 0): StoryEvent => search('OfferMade', { ...made(1)[1] }, minutes);
const planned = (minutes: number): StoryEvent => search('OfferMade', { ...made(1)[1], sendAt: at(minutes) });
const sent = (minutes: number): StoryEvent => search('OfferSent', ofOffer(1), minutes);
const fromBoard = search('OfferMade', { ...made(1)[1], board: true }, 9);
const seen = (minutes: number): StoryEvent => [offerReceipt, offerOf(1), 'OfferViewed', { ...ofOffer(1), leadId }, minutes];
const many = (type: string, minutes: number, more: Record<string, unknown> = {}): StoryEvent =>
  search(type, { offerIds: [offerOf(1), offerOf(2)], professionalIds: [P, pro(2)], ...more }, minutes);
const claim = (minutes = 3): StoryEvent =>
  search('ClaimStarted', { ...ofClaim(1), holdUntil: at(30), priceCc: 100, funded: true }, minutes);
const ended = (offerState: string) => ({ ...ofClaim(1), offerState, round: 1, wave: 1 });
const accepted = search(
  'AcceptanceConfirmed',
  { ...ofClaim(1), acceptanceId: claimOf(1), priceCc: 100, capacityFull: true, round: 1, wave: 1 },
  5,
);
const after = (type: string, minutes: number, more: Record<string, unknown> = {}): StoryEvent => [
  acceptance,
  claimOf(1),
  type,
  { acceptanceId: claimOf(1), leadId, professionalId: P, ...more },
  minutes,
];
const captured: StoryEvent = [
  creditAccount,
  P,
  'HoldCaptured',
  {
    professionalId: P,
    entryId: 'e',
    key: 'capture:1',
    cc: 100,
    lines: [],
    availableAfterCc: 400,
    claimId: claimOf(1),
    leadId,
    parts: [],
    acceptanceId: claimOf(1),
  },
  5,
];

describe('professional-metrics', () => {
  const whole: readonly (readonly [what: string, happened: readonly StoryEvent[], row: Record<string, unknown>])[] = [
    ['begins with the offer', [asked()], { leadId, professionalId: P, offers: 1, offeredAt: T0, slaMissed: false, spentCc: 0 }],
    ['is none while it is only planned', [planned(9)], { plannedCc: 100, leadId, professionalId: P }],
    ['begins when the planned offer is sent', [planned(9), sent(9)], { offers: 1, priceCc: 100, offeredAt: at(9) }],
    ['answers from then on', [planned(9), sent(9), search('OfferRefused', ofOffer(1), 10)], { answerSeconds: 60, ending: 'refused' }],
    [
      'is taken from the board, where no one was asked',
      [fromBoard, claim(9), accepted],
      { board: true, claimedAt: at(9), ending: 'accepted' },
    ],
    ['knows the first look', [asked(), seen(2), seen(4)], { seenAt: at(2) }],
    [
      'counts the time to a refusal, and why',
      [asked(), search('OfferRefused', { ...ofOffer(1), refuseReason: 'busy' }, 4)],
      { ending: 'refused', refuseReason: 'busy', answerSeconds: 240 },
    ],
    ['knows a refusal without a reason', [asked(), search('OfferRefused', ofOffer(1), 4)], { ending: 'refused', refuseReason: 'unsaid' }],
    ['passed by', [asked(), many('OfferWindowPassed', 30)], { ending: 'late', endedAt: at(30) }],
    [
      'stays late whatever came after',
      [asked(), many('OfferWindowPassed', 30), many('OffersClosed', 40)],
      { ending: 'late', endedAt: at(30) },
    ],
    ['expired', [asked(), many('OfferExpired', 60)], { ending: 'expired' }],
    ['went to someone faster', [asked(), many('OffersClosed', 9)], { ending: 'taken' }],
    ['was withdrawn', [asked(), many('OffersWithdrawn', 9, { cause: 'stopped' })], { ending: 'withdrawn' }],
    [
      'is answered late, but answered',
      [asked(), many('OfferWindowPassed', 30), claim(45)],
      { ending: null, claimedAt: at(45), answerSeconds: 2_700 },
    ],
    [
      'is open again',
      [asked(), claim(), search('ClaimReleased', { ...ended('Sent'), cause: 'cancelled' }, 6)],
      { ending: null, claimedAt: at(3) },
    ],
    ['had a conflict', [asked(), claim(), search('ClaimReleased', { ...ended('Conflict'), cause: 'conflict' }, 6)], { ending: 'conflict' }],
    [
      'was stopped while claimed: no one of theirs did it',
      [asked(), claim(), search('ClaimReleased', { ...ended('Expired'), cause: 'withdrawn' }, 6)],
      { ending: 'withdrawn' },
    ],
    ['let the claim run out', [asked(), claim(), search('ClaimExpired', ended('Late'), 33)], { ending: 'claimExpired', endedAt: at(33) }],
    [
      'went all the way',
      [asked(), seen(1), claim(), accepted, captured, after('ContactRecorded', 30, { channel: 'phone' })],
      { ending: 'accepted', acceptedAt: at(5), spentCc: 100, contactedAt: at(30), answerSeconds: 180, slaMissed: false },
    ],
    ['was reached by the client’s own word', [asked(), claim(), accepted, after('ContactConfirmedByClient', 40)], { contactedAt: at(40) }],
    [
      'became a mandate',
      [asked(), claim(), accepted, after('MandateOutcomeRecorded', 900, { outcome: 'retained', ends: false })],
      { retainedAt: at(900) },
    ],
    [
      'did not, after all',
      [
        asked(),
        claim(),
        accepted,
        after('MandateOutcomeRecorded', 900, { outcome: 'retained', ends: false }),
        after('MandateOutcomeRecorded', 950, { outcome: 'notRetained', reason: 'fees', ends: true }),
      ],
      { retainedAt: null },
    ],
    [
      'is asked back for',
      [
        asked(),
        claim(),
        accepted,
        after('LeadCreditRequested', 99, {
          requestId: 'r',
          personId: 'person-1',
          reason: 'unreachable',
          evidence: 'Trois appels.',
          decideBy: at(999),
          priceCc: 100,
        }),
      ],
      { creditRequests: 1 },
    ],
    ['was not called in time', [asked(), claim(), accepted, after('ContactSlaMissed', 300)], { slaMissed: true }],
    ['is asked again in a later round: one request', [asked(), many('OfferExpired', 60), asked(90)], { offers: 2, offeredAt: at(90) }],
  ];
  it.each(whole)('a request %s', (_what, happened, row) =>
    expect(rowsOf(professionalMetrics, story(...happened)).get(KEY)).toMatchObject(row),
  );
  it('begins anew when asked again', () =>
    expect(rowsOf(professionalMetrics, story(asked(), many('OfferExpired', 60), asked(90))).get(KEY)).not.toHaveProperty('ending'));
  it('has no moment of an offer before it is sent', () =>
    expect(rowsOf(professionalMetrics, story(planned(9), many('OffersWithdrawn', 5, { cause: 'stopped' }))).get(KEY)).not.toHaveProperty(
      'offeredAt',
    ));
  it('counts no seconds to an answer for what was taken from the board', () =>
    expect(rowsOf(professionalMetrics, story(fromBoard, claim(9), accepted)).get(KEY)!.answerSeconds).toBeUndefined());
  it('makes no row for an offer no one made', () =>
    expect(rowsOf(professionalMetrics, story(claim(), many('OffersClosed', 9))).size).toBe(0));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(professionalMetrics, story(...whole.flatMap(([, happened]) => happened)))).toEqual([]));
});
