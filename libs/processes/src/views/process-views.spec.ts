import { creditAccount } from '@jurilien/credits';
import { at, rowsOf, story, T0, untold, type Told } from '@jurilien/event-sourcing/testing';
import { acceptance, distribution, lead } from '@jurilien/leads';
import { professional } from '@jurilien/professionals';
import { account, claimOf, leadId, made, member, ofClaim, offerOf, ofOffer, pro } from '../claims.testing.js';
import { leadTimeline } from './lead-timeline.js';
import { matchProfiles } from './match-profiles.js';

const P = pro(1);
const joined: readonly Told[] = member(1).map(([type, data]): Told => [professional, P, type, data as Record<string, unknown>]);
const person = (type: string, data: Record<string, unknown> = {}, minutes = 0): Told => [
  professional,
  P,
  type,
  { professionalId: P, ...data },
  minutes,
];
const search = (type: string, data: Record<string, unknown>, minutes = 0): Told => [
  distribution,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const asked = (n = 1, minutes = 0): Told => search('OfferMade', { ...made(1)[1], offerId: offerOf(n) }, minutes);
const many = (type: string, more: Record<string, unknown> = {}): Told =>
  search(type, { offerIds: [offerOf(1)], professionalIds: [P, pro(2)], ...more });
const claim = search('ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: true }, 3);
const ended = (offerState: string) => ({ ...ofClaim(1), offerState, round: 1, wave: 1 });
const accepted = search(
  'AcceptanceConfirmed',
  { ...ofClaim(1), acceptanceId: claimOf(1), priceCc: 100, capacityFull: true, round: 1, wave: 1 },
  5,
);
const entry = (type: string, availableAfterCc: number, more: Record<string, unknown> = {}): Told => [
  creditAccount,
  P,
  type,
  { professionalId: P, entryId: `e-${type}`, key: `k-${type}`, cc: 100, lines: [], availableAfterCc, ...more },
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
  const whole: readonly (readonly [what: string, told: readonly Told[], row: Record<string, unknown>])[] = [
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
    ['lost its licence', [...joined, person('LicenceFailed', { source: 'directory' })], { licenceVerifiedAt: null }],
    ['was rejected', [...joined.slice(0, 3), person('ProfessionalRejected', { reasonCode: 'licence' })], { state: 'Rejected' }],
    ['is suspended', [...joined, person('ProfessionalSuspended', { notice: 'Assurance' })], { state: 'Suspended' }],
    [
      'is back',
      [...joined, person('ProfessionalSuspended', { notice: 'Assurance' }), person('ProfessionalReinstated')],
      { state: 'Approved' },
    ],
    [
      'pauses',
      [...joined, person('OffersPaused', { scope: 'field', value: 'family', until: at(60) })],
      { pause: { scope: 'field', value: 'family', until: at(60) } },
    ],
    ['resumes', [...joined, person('OffersPaused', { scope: 'all' }), person('OffersResumed')], { pause: null }],
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
      { openOffers: [offerOf(1), offerOf(2)], offersReceivedAt: [T0, at(9)], offersEver: 2, answered: 0 },
    ],
    ['refused: an answer like any other', [...joined, asked(), search('OfferRefused', ofOffer(1))], { openOffers: [], answered: 1 }],
    ['let the window pass', [...joined, asked(), many('OfferWindowPassed')], { openOffers: [], answered: 0 }],
    ['was told it expired', [...joined, asked(), many('OfferExpired')], { openOffers: [] }],
    ['was told it is withdrawn', [...joined, asked(), many('OffersWithdrawn', { cause: 'stopped' })], { openOffers: [] }],
    ['was told it is taken', [...joined, asked(), many('OffersClosed')], { openOffers: [] }],
    ['claims', [...joined, asked(), claim], { openOffers: [], claimedAt: [at(3)], answered: 1 }],
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
    ['accepts', [...joined, asked(), claim, accepted], { acceptances: 1, slaKept: 1 }],
    [
      'missed the call',
      [
        ...joined,
        asked(),
        claim,
        accepted,
        [acceptance, claimOf(1), 'ContactSlaMissed', { acceptanceId: claimOf(1), leadId, professionalId: P }],
      ],
      { acceptances: 1, slaKept: 0 },
    ],
  ];
  it.each(whole)('a professional %s', (_what, told, row) => expect(rowsOf(matchProfiles, story(...told)).get(P)).toMatchObject(row));
  it('remembers the last sixty instants, more than any rule counts', () => {
    const row = rowsOf(matchProfiles, story(...joined, ...Array.from({ length: 70 }, (_, i) => asked(i, i)))).get(P)!;
    expect([row.offersReceivedAt.length, row.offersReceivedAt[0], row.offersEver]).toEqual([60, at(10), 70]);
  });
  it('makes no row for somebody it never met', () =>
    expect([...rowsOf(matchProfiles, story(asked(), claim, many('OffersClosed'))).keys()]).toEqual([]));
  it('listens to nothing untold here', () => expect(untold(matchProfiles, story(...whole.flatMap(([, told]) => told)))).toEqual([]));
});

describe('lead-timeline', () => {
  const note: Told = [lead, leadId, 'LeadNoteAdded', { leadId, personId: 'person-1', note: 'Maude a rappelé.' }, 4];
  const rows = [...rowsOf(leadTimeline, story(asked(), note, entry('CreditsHeld', 400, hold), person('OffersResumed'), accepted)).values()];
  it('has a line for whatever happened around the request, in the order of the log', () =>
    expect(rows.map((r) => [r.id, r.type, r.category])).toEqual([
      ['1', 'OfferMade', 'distribution'],
      ['2', 'LeadNoteAdded', 'lead'],
      ['3', 'CreditsHeld', 'credit'],
      ['5', 'AcceptanceConfirmed', 'distribution'],
    ]));
  it('says when, who and on whose command', () =>
    expect(rows[1]).toMatchObject({ leadId, at: at(4), actorKind: 'system', actorId: 'test', commandId: 'c-0' }));
  it('tells nobody’s words', () => expect(rows[1]!.data).toEqual({ leadId, personId: 'person-1' }));
});
