import { autoTopUp, creditAccount, subscription } from '@jurilien/credits';
import { at, rowsOf, story, T0, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { account, claimOf, leadId, made, member, ofClaim, offerOf, ofOffer, pro } from '../claims.testing.js';
import { leadTimeline } from './lead-timeline.js';
import { matchProfiles } from './match-profiles.js';

const P = pro(1);
const joined: readonly StoryEvent[] = member(1).map(([type, data]): StoryEvent => [professional, P, type, data]);
const person = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  professional,
  P,
  type,
  { professionalId: P, ...data },
  minutes,
];
const search = (type: string, data: Record<string, unknown>, minutes = 0): StoryEvent => [
  distribution,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const asked = (n = 1, minutes = 0): StoryEvent => search('OfferMade', { ...made(1)[1], offerId: offerOf(n) }, minutes);
const planned = (n: number): StoryEvent => search('OfferMade', { ...made(1)[1], offerId: offerOf(n), sendAt: at(45) });
const many = (type: string, more: Record<string, unknown> = {}): StoryEvent =>
  search(type, { offerIds: [offerOf(1)], professionalIds: [P, pro(2)], ...more });
const claim = search('ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: true }, 3);
const ended = (offerState: string) => ({ ...ofClaim(1), offerState, round: 1, wave: 1 });
const accepted = search(
  'AcceptanceConfirmed',
  { ...ofClaim(1), acceptanceId: claimOf(1), priceCc: 100, capacityFull: true, round: 1, wave: 1 },
  5,
);
const entry = (type: string, availableAfterCc: number, more: Record<string, unknown> = {}): StoryEvent => [
  creditAccount,
  P,
  type,
  { professionalId: P, entryId: `e-${type}`, key: `k-${type}`, cc: 100, lines: [], availableAfterCc, ...more },
];
const ms = (minutes: number): number => Date.parse(at(minutes));
const opened: StoryEvent = [
  acceptance,
  claimOf(1),
  'AcceptanceOpened',
  { acceptanceId: claimOf(1), leadId, professionalId: P, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' },
  5,
];
const call = (type: string, minutes: number): StoryEvent => [
  acceptance,
  claimOf(1),
  type,
  { acceptanceId: claimOf(1), leadId, professionalId: P, ...(type === 'ContactRecorded' ? { channel: 'phone' } : {}) },
  minutes,
];
const frozen = (type: string, cause: string, ref?: string): StoryEvent => [
  creditAccount,
  P,
  type,
  { professionalId: P, cause, ...(ref ? { ref } : {}) },
];
const topUp = (type: string, data: Record<string, unknown>): StoryEvent => [autoTopUp, P, type, { professionalId: P, ...data }];
const cardKept = topUp('AutoTopUpCardKept', {
  ...{ sessionId: 'cs', customerId: 'cus', paymentMethodId: 'pm', brand: 'visa', last4: '4242', expMonth: 1, expYear: 2030 },
});
const plan = (type: string): StoryEvent => [
  subscription,
  P,
  type,
  {
    professionalId: P,
    subscriptionId: 's-1',
    ...(type === 'SubscriptionEnded'
      ? { cause: 'unpaid' }
      : { providerInvoiceId: 'in_1', periodStart: at(0), periodEnd: at(9), lotId: 'l', cc: 0, netCents: 1, grossCents: 1, invoiceNo: '1' }),
  },
];
const hold = { claimId: claimOf(1), leadId, parts: [] };
const practice = {
  fields: ['estates'],
  regions: ['03'],
  languages: ['en'],
  postalCode: 'G1R',
  rates: ['5'],
  callYear: 1999,
  acceptsAJ: true,
  superOptIn: true,
};

describe('match-profiles', () => {
  const whole: readonly (readonly [what: string, happened: readonly StoryEvent[], row: Record<string, unknown>])[] = [
    [
      'begins with who it is',
      joined.slice(0, 1),
      { name: 'Me 1', title: 'lawyer', province: 'QC', state: 'Registered', availableCc: 0, openOffers: [], channels: [], fields: [] },
    ],
    [
      'has a practice, a licence, terms and an approval',
      joined,
      {
        fields: ['family'],
        regions: ['06'],
        languages: ['fr'],
        postalCode: 'H2X',
        rates: ['3'],
        callYear: 2010,
        radiusKm: 50,
        acceptsAJ: false,
        licenceVerifiedAt: T0,
        termsVersion: expect.any(String),
        state: 'Approved',
      },
    ],
    [
      'changes its practice',
      [...joined, person('MatchingPreferencesSet', { practice })],
      { fields: ['estates'], regions: ['03'], acceptsAJ: true, superOptIn: true, state: 'Approved' },
    ],
    ['changes its name or firm', [...joined, person('ProfessionalProfileUpdated', { firm: 'Étude' })], { name: 'Me 1', firm: 'Étude' }],
    [
      'can be reached',
      [...joined, person('ChannelVerified', { channel: 'sms' }), person('ChannelVerified', { channel: 'email' })],
      { channels: ['sms', 'email'] },
    ],
    [
      'is no longer reached by text',
      [...joined, person('ChannelVerified', { channel: 'sms' }), person('ChannelUnverified', { channel: 'sms', cause: 'unreachable' })],
      { channels: [] },
    ],
    ['lost its licence', [...joined, person('LicenceFailed', { source: 'directory' })], { licenceVerifiedAt: null }],
    ['was rejected', [...joined.slice(0, 3), person('ProfessionalRejected', { reasonCode: 'licence' })], { state: 'Rejected' }],
    ['is suspended', [...joined, person('ProfessionalSuspended', { notice: 'Assurance' })], { state: 'Suspended' }],
    [
      'is back',
      [...joined, person('ProfessionalSuspended', { notice: 'Assurance' }), person('ProfessionalReinstated')],
      { state: 'Approved' },
    ],
    ['has left', [...joined, person('ProfessionalClosed')], { state: 'Closed' }],
    ['is erased', [...joined, person('ProfessionalClosed'), person('ProfessionalErased')], { state: 'Closed', name: null, firm: null }],
    [
      'pauses',
      [...joined, person('OffersPaused', { scope: 'field', value: 'family', until: at(60) })],
      { pausing: [{ scope: 'field', value: 'family', until: at(60) }] },
    ],
    [
      'resumes, and the pause is remembered',
      [...joined, person('OffersPaused', { scope: 'all' }), person('OffersResumed', {}, 90)],
      { pausing: [], pauses: [{ from: T0, until: at(90) }] },
    ],
    [
      'pauses anew: the first pause ends there',
      [...joined, person('OffersPaused', { scope: 'all' }), person('OffersPaused', { scope: 'all', until: at(500) }, 90)],
      {
        pausing: [{ scope: 'all', until: at(500) }],
        pauses: [
          { from: T0, until: at(90) },
          { from: at(90), until: at(500) },
        ],
      },
    ],
    [
      'pauses a field beside everything: the quota knows of the one pause',
      [...joined, person('OffersPaused', { scope: 'all' }), person('OffersPaused', { scope: 'field', value: 'family' }, 90)],
      { pausing: [{ scope: 'all' }, { scope: 'field', value: 'family' }], pauses: [{ from: T0 }] },
    ],
    [
      'has hours of its own',
      [...joined, person('OfferHoursSet', { days: [1, 2], fromMinute: 540, toMinute: 900, holidays: ['2026-12-24'] })],
      { hours: { days: [1, 2], fromMinute: 540, toMinute: 900, holidays: ['2026-12-24'] } },
    ],
    [
      'holds coins: they count for the week',
      [...joined, entry('CreditsHeld', 400, hold)],
      { spent: [{ claimId: claimOf(1), at: ms(0), cc: 100 }] },
    ],
    ['gets them back', [...joined, entry('CreditsHeld', 400, hold), entry('HoldReleased', 500, hold)], { spent: [] }],
    ['has coins', [...joined, [creditAccount, P, account(1)[1]![0], account(1)[1]![1]]], { availableCc: 500 }],
    [
      'has coins after each entry',
      [
        ...joined,
        entry('CreditsHeld', 400, hold),
        entry('HoldReleased', 500, hold),
        entry('HoldCaptured', 410, { ...hold, acceptanceId: 'a' }),
        entry('CreditsAdjusted', 420, { direction: 'add', parts: [] }),
      ],
      { availableCc: 420 },
    ],
    [
      'was asked',
      [...joined, asked(1), asked(2, 9)],
      { openOffers: [offerOf(1), offerOf(2)], offersAt: [ms(0), ms(9)], offersEver: 2, answeredAt: [] },
    ],
    [
      'has a place for a planned offer, which counts for nothing before it is sent',
      [...joined, planned(1), many('OffersWithdrawn', { cause: 'stopped' }), planned(2)],
      { openOffers: [offerOf(2)], offersAt: [], offersEver: 0, unanswered: [] },
    ],
    [
      'was asked when the planned offer was sent',
      [...joined, planned(1), search('OfferSent', ofOffer(1), 45)],
      { openOffers: [offerOf(1)], offersAt: [ms(45)], offersEver: 1, unanswered: [offerOf(1)] },
    ],
    [
      'refused: an answer like any other',
      [...joined, asked(), search('OfferRefused', ofOffer(1))],
      { openOffers: [], answeredAt: [ms(0)], missedAt: [] },
    ],
    ['let the window pass', [...joined, asked(), many('OfferWindowPassed')], { openOffers: [], answeredAt: [], missedAt: [ms(0)] }],
    [
      'answered too late: that is no answer',
      [...joined, asked(), many('OfferWindowPassed'), search('OfferRefused', ofOffer(1))],
      { answeredAt: [], missedAt: [ms(0)] },
    ],
    ['was told it expired', [...joined, asked(), many('OfferExpired')], { openOffers: [] }],
    ['was told it is withdrawn', [...joined, asked(), many('OffersWithdrawn', { cause: 'stopped' })], { openOffers: [] }],
    ['was told it is taken: nothing was missed', [...joined, asked(), many('OffersClosed')], { openOffers: [], missedAt: [] }],
    ['claims', [...joined, asked(), claim], { openOffers: [], claimedAt: [ms(3)], answeredAt: [ms(3)] }],
    [
      'answers once, however often it changes its mind',
      [...joined, asked(), claim, search('ClaimReleased', { ...ended('Sent'), cause: 'cancelled' }), search('OfferRefused', ofOffer(1))],
      { openOffers: [], answeredAt: [ms(3)] },
    ],
    ...(
      [
        ['buys', 'CreditsPurchased', { lotId: 'l', purchaseId: 'p', worth: [] }],
        ['has coins of a plan', 'SubscriptionCreditsGranted', { lotId: 'l', periodEnd: at(9), expiresAt: at(9) }],
        ['lets coins end', 'CreditsExpired', { lotId: 'l' }],
        ['gets money back', 'CreditsRefundedToCard', { purchaseId: 'p', refundId: 'r', parts: [] }],
        ['does not get it', 'RefundReversed', { purchaseId: 'p', refundId: 'r', parts: [] }],
        ['waits for it', 'RefundReserved', { purchaseId: 'p', requestId: 'r', parts: [] }],
        ['waits no more', 'RefundReserveEnded', { purchaseId: 'p', requestId: 'r', parts: [] }],
        ['loses disputed coins', 'CreditsClawedBack', { purchaseId: 'p', disputeId: 'd', parts: [], owedCc: 0 }],
        ['wins them back', 'ClawbackReversed', { purchaseId: 'p', disputeId: 'd', parts: [], owedCc: 0 }],
        ['fills a debt', 'OwedSettled', { parts: [] }],
        ['filled one that never was', 'OwedReturned', { disputeId: 'd', parts: [] }],
      ] as const
    ).map(([what, type, more]) => [what, [...joined, entry(type, 321, more)], { availableCc: 321 }] as const),
    [
      'gets the coins of a bad request back, as if they had never been spent',
      [
        ...joined,
        entry('CreditsHeld', 200, hold),
        entry('CreditsRefunded', 300, { ...hold, acceptanceId: claimOf(1), reopenUntil: at(9) }),
      ],
      { availableCc: 300, spent: [] },
    ],
    [
      'rests for two causes, of which one ends',
      [
        ...joined,
        frozen('CreditAccountFrozen', 'staff'),
        frozen('CreditAccountFrozen', 'dispute', 'd-1'),
        frozen('CreditAccountUnfrozen', 'staff'),
      ],
      { frozen: ['dispute:d-1'] },
    ],
    ['has coins bought by themselves', [...joined, cardKept], { autoTopUp: true }],
    ['has them no more', [...joined, cardKept, topUp('AutoTopUpCleared', { cause: 'declined' })], { autoTopUp: false }],
    ['pays for a plan', [...joined, plan('SubscriptionPeriodPaid')], { subscribed: true }],
    ['has none any more', [...joined, plan('SubscriptionPeriodPaid'), plan('SubscriptionEnded')], { subscribed: false }],
    [
      'gives back an offer that is open again',
      [...joined, asked(), claim, search('ClaimReleased', { ...ended('Sent'), cause: 'cancelled' })],
      { openOffers: [offerOf(1)] },
    ],
    [
      'had a conflict',
      [...joined, asked(), claim, search('ClaimReleased', { ...ended('Conflict'), cause: 'conflict' })],
      { openOffers: [] },
    ],
    ['let its hold end', [...joined, asked(), claim, search('ClaimExpired', ended('Late'))], { openOffers: [] }],
    ['accepts, and must call', [...joined, asked(), claim, accepted, opened], { toCall: [claimOf(1)], slaKeptAt: [], slaMissedAt: [] }],
    ['called in time', [...joined, opened, call('ContactRecorded', 9)], { toCall: [], slaKeptAt: [ms(9)], slaMissedAt: [] }],
    [
      'called too late',
      [...joined, opened, call('ContactSlaMissed', 9), call('ContactRecorded', 10)],
      { toCall: [], slaKeptAt: [], slaMissedAt: [ms(9)] },
    ],
  ];
  it.each(whole)('a professional %s', (_what, happened, row) =>
    expect(rowsOf(matchProfiles, story(...happened)).get(P)).toMatchObject(row),
  );
  it('forgets what no rule looks back at', () => {
    const row = rowsOf(matchProfiles, story(...joined, asked(1), asked(2, 31 * 24 * 60), asked(3, 31 * 24 * 60 + 1))).get(P)!;
    expect([row.offersAt.length, row.offersEver]).toEqual([2, 3]);
  });
  it('says where in the log it changed last', () => {
    const happened = story(...joined, asked());
    expect(rowsOf(matchProfiles, happened).get(P)!.position).toBe(happened.at(-1)!.position);
  });
  it('makes no row for someone it never met', () =>
    expect([...rowsOf(matchProfiles, story(asked(), claim, many('OffersClosed'))).keys()]).toEqual([]));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(matchProfiles, story(...whole.flatMap(([, happened]) => happened)))).toEqual([]));
});

describe('lead-timeline', () => {
  const note: StoryEvent = [lead, leadId, 'LeadNoteAdded', { leadId, personId: 'person-1', note: 'Maude a rappelé.' }, 4];
  const rows = [...rowsOf(leadTimeline, story(asked(), note, entry('CreditsHeld', 400, hold), person('OffersResumed'), accepted)).values()];
  it('has a line for whatever happened around the request, in the order of the log', () =>
    expect(rows.map((r) => [r.id, r.type, r.category])).toEqual([
      ['1', 'OfferMade', 'distribution'],
      ['2', 'LeadNoteAdded', 'lead'],
      ['3', 'CreditsHeld', 'credit'],
      ['5', 'AcceptanceConfirmed', 'distribution'],
    ]));
  it('says when, who, on whose command and on which version of the configuration', () =>
    expect(rows[1]).toMatchObject({ leadId, at: at(4), actorKind: 'system', actorId: 'test', commandId: 'c-0', configVersion: 1 }));
  it('tells no one’s words', () => expect(rows[1]!.data).toEqual({ leadId, personId: 'person-1' }));
  it('tells no fee of one file', () => {
    const ids = { acceptanceId: claimOf(1), leadId, professionalId: P };
    const outcome: StoryEvent = [
      acceptance,
      claimOf(1),
      'MandateOutcomeRecorded',
      { ...ids, outcome: 'retained', feeRange: 'to3000', ends: true },
    ];
    expect([...rowsOf(leadTimeline, story(outcome)).values()][0]!.data).toEqual({ ...ids, outcome: 'retained', ends: true });
  });
});
