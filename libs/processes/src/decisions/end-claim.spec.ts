import { at, configIn, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import {
  accepting,
  account,
  asPro,
  asSystem,
  captured,
  claimed,
  claimOf,
  conflicted,
  held,
  leadId,
  made,
  member,
  ofClaim,
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
  staff,
  suspendedMember,
  wave,
  waveOver,
} from '../claims.testing.js';
import { confirmAcceptance } from './confirm-acceptance.js';
import { declareConflict, expireClaim, refuseOffer, releaseClaim } from './release-claim.js';
import { revealClaimNames } from './reveal-claim-names.js';

/** Professional n holds the lead since a number of minutes after the start. */
const holding = (n: number, distribution: Past = running, minutes = 0) => ({
  ...ready(n, [...distribution, claimed(n, minutes)]),
  account: [...account(n), held(n, minutes)],
});
const ended = (n: number): Record<string, Past> => ({
  ...ready(n, [
    ...running,
    claimed(n),
    ['ClaimExpired', { ...ofClaim(n), offerState: 'Sent', round: 1, wave: 1, waveEndsAt: at(40) }, at(11)],
  ]),
  account: [...account(n), held(n), released(n, 'expired', 11)],
});
const JUST_IN_TIME = at(10 + 4.999 / 60);
const TOO_LATE = at(10 + 5 / 60);

describe('RevealClaimNames', () => {
  const reveal = (pasts: Record<string, Past>, now = at(1)) => given(pasts).when(revealClaimNames, ofClaim(1), asPro(1, now));
  it('shows none where names are not shown before acceptance', () => {
    const config = configIn('QC', { 'claim.conflictMode': 'none' });
    expect(
      given(holding(1))
        .when(revealClaimNames, ofClaim(1), { ...asPro(1, at(1)), config })
        .refusal(),
    ).toBe('FEATURE_OFF: names-before-acceptance');
    expect(reveal(holding(1)).types()).toEqual({ distribution: ['ClaimNamesRevealed'] });
  });
  it('writes the look down once, without a name', () => {
    expect(reveal(holding(1)).events()).toEqual({
      distribution: [{ type: 'ClaimNamesRevealed', data: { leadId, claimId: claimOf(1), professionalId: pro(1) } }],
    });
    expect(
      reveal({
        ...holding(1),
        distribution: [...running, claimed(1), ['ClaimNamesRevealed', { leadId, claimId: claimOf(1), professionalId: pro(1) }]],
      }).events(),
    ).toEqual({});
  });
  it('refuses who was suspended or paused since, before the claim is given back', () => {
    expect(reveal({ ...holding(1), professional: suspendedMember(1) }).refusal()).toBe('FORBIDDEN: E01-suspended');
    const paused: Past = [...member(1), ['OffersPaused', { professionalId: pro(1), scope: 'all' }]];
    expect(reveal({ ...holding(1), professional: paused }).refusal()).toBe('FORBIDDEN: E01-paused');
  });
  it('refuses without a live claim of one’s own that is paid for', () => {
    expect(reveal(holding(1), TOO_LATE).refusal()).toBe('CLAIM_EXPIRED: claim-expired');
    expect(reveal(ended(1)).refusal()).toBe('CLAIM_EXPIRED: claim-ended');
    expect(reveal(holding(2)).refusal()).toBe('NOT_FOUND: claim');
    expect(
      given(holding(1))
        .when(revealClaimNames, { ...ofClaim(1), professionalId: pro(2) }, asPro(2))
        .refusal(),
    ).toBe('NOT_FOUND: claim');
    expect(
      given(holding(1))
        .when(revealClaimNames, { ...ofClaim(1), claimId: claimOf(2) }, asPro(1))
        .refusal(),
    ).toBe('NOT_FOUND: claim');
    expect(
      reveal({ distribution: [...running, ['ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: false }]] }).refusal(),
    ).toBe('INSUFFICIENT_COINS: claim-not-funded');
  });
});

describe('ConfirmAcceptance', () => {
  const accept = (n: number, pasts: Record<string, Past>, now = at(1)) =>
    given(pasts).when(confirmAcceptance, { ...ofClaim(n), noConflict: true }, asPro(n, now));
  it('captures the coins, opens the contact, closes the other offers and the lead, together', () => {
    const out = accept(1, holding(1, [...running, refused(3)])).events();
    expect(out).toMatchObject({
      distribution: [
        { type: 'AcceptanceConfirmed', data: { ...ofClaim(1), acceptanceId: claimOf(1), priceCc: 100, capacityFull: true } },
        { type: 'OffersClosed', data: { leadId, offerIds: [offerOf(2)], professionalIds: [pro(2)] } },
        { type: 'RoundClosed', data: { leadId, round: 1, cause: 'accepted' } },
      ],
      account: [{ type: 'HoldCaptured', data: { claimId: claimOf(1), acceptanceId: claimOf(1), cc: 100, availableAfterCc: 400 } }],
      // Monday morning plus four business hours.
      acceptance: [
        {
          type: 'AcceptanceOpened',
          data: { acceptanceId: claimOf(1), leadId, professionalId: pro(1), priceCc: 100, slaDueAt: at(241), province: 'QC', lang: 'fr' },
        },
      ],
      lead: [{ type: 'LeadAccepted', data: { leadId, acceptanceId: claimOf(1), professionalId: pro(1) } }],
    });
    expect(out['distribution']).toHaveLength(3);
  });
  it('leaves the other offers and the lead alone while seats are left, and lets the wave go on', () => {
    const out = accept(1, holding(1, runningMulti, 10), at(15)).events();
    expect(out).toMatchObject({
      distribution: [{ type: 'AcceptanceConfirmed', data: { capacityFull: false, waveEndsAt: at(35) } }],
      lead: [],
    });
    expect(out['distribution']).toHaveLength(1);
  });
  it('closes nothing that is not open', () =>
    expect(accept(1, holding(1, [round(), wave(), made(1)])).types()['distribution']).toEqual(['AcceptanceConfirmed', 'RoundClosed']));
  it('is one answer, however often it is said', () => {
    const done = { ...ready(1, [...running, claimed(1), accepting(1, true), roundOver]), account: [...account(1), held(1), captured(1)] };
    expect(accept(1, done, at(3)).events()).toEqual({});
    expect(accept(1, done, at(60)).events()).toEqual({});
  });
  it('refuses after the hold and its grace, to the millisecond', () => {
    expect(accept(1, holding(1), JUST_IN_TIME).types()).toMatchObject({ account: ['HoldCaptured'] });
    expect(accept(1, holding(1), TOO_LATE).refusal()).toBe('CLAIM_EXPIRED: claim-expired');
    expect(accept(1, ended(1)).refusal()).toBe('CLAIM_EXPIRED: claim-ended');
  });
  it('refuses another’s claim, one without coins, and who was stopped meanwhile', () => {
    expect(accept(2, holding(1)).refusal()).toBe('NOT_FOUND: claim');
    expect(
      accept(1, {
        ...holding(1),
        distribution: [...running, ['ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: false }]],
      }).refusal(),
    ).toBe('INSUFFICIENT_COINS: claim-not-funded');
    expect(accept(1, { ...holding(1), professional: suspendedMember(1) }).refusal()).toBe('FORBIDDEN: E01-suspended');
    expect(
      accept(1, {
        ...holding(1),
        lead: [...offeredLead, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: false }]],
      }).refusal(),
    ).toBe('WRONG_STATE: lead-not-offered');
    expect(accept(1, { ...holding(1), account: account(1) }).refusal()).toBe('WRONG_STATE: no-live-hold');
  });
  it('needs the word that there is no conflict', () =>
    expect(confirmAcceptance.input.safeParse({ ...ofClaim(1), noConflict: false }).success).toBe(false));
});

describe('DeclareConflict', () => {
  const conflict = (pasts: Record<string, Past>, now = at(1), who = 1) =>
    given(pasts).when(declareConflict, { ...ofClaim(who) }, asPro(who, now));
  it('gives the coins back, keeps the person out, and lets the wave go on', () =>
    expect(conflict(holding(1, running, 10), at(15)).events()).toMatchObject({
      distribution: [
        {
          type: 'ClaimReleased',
          data: { ...ofClaim(1), cause: 'conflict', offerState: 'Conflict', round: 1, wave: 1, waveEndsAt: at(35) },
        },
      ],
      account: [{ type: 'HoldReleased', data: { cc: 100, cause: 'conflict', availableAfterCc: 500 } }],
    }));
  it('ends a wave whose other offers were refused', () => {
    const out = conflict(holding(1, [...running, refused(2), refused(3)]), at(5)).events()['distribution']!;
    expect(out.map((e) => e.type)).toEqual(['ClaimReleased', 'WaveEnded']);
    expect(out[0]!.data).not.toHaveProperty('waveEndsAt');
    expect(out[1]!.data).toEqual({ leadId, round: 1, wave: 1, early: true });
  });
  it('is said once', () => expect(conflict({ ...ready(1, [...running, claimed(1), conflicted(1)]) }).events()).toEqual({}));
  it('refuses after the hold, or without a claim', () => {
    expect(conflict(holding(1), TOO_LATE).refusal()).toBe('CLAIM_EXPIRED: claim-expired');
    expect(conflict(ended(1)).refusal()).toBe('CLAIM_EXPIRED: claim-ended');
    expect(conflict(holding(1), at(1), 2).refusal()).toBe('NOT_FOUND: claim');
    expect(conflict({ ...holding(1), account: account(1) }).refusal()).toBe('STALE_VERSION: claim-of-other-account');
  });
});

describe('ReleaseClaim', () => {
  const ids = { leadId, professionalId: pro(1), claimId: claimOf(1) };
  it.each([
    ['the claimer', asPro(1, at(5)), 'cancelled'],
    ['the claimer with a session', { now: at(5), actor: { kind: 'user', id: pro(1), role: 'professional' } as const }, 'cancelled'],
    ['staff', { now: at(5), actor: staff }, 'staff'],
  ])('by %s gives coins and offer back', (_who, ctx, cause) =>
    expect(given(holding(1)).when(releaseClaim, ids, ctx).events()).toMatchObject({
      distribution: [{ type: 'ClaimReleased', data: { ...ofClaim(1), cause, offerState: 'Sent', waveEndsAt: at(35) } }],
      account: [{ type: 'HoldReleased', data: { cc: 100, cause, availableAfterCc: 500 } }],
    }),
  );
  it('by the system takes it from who was suspended, not from who may go on', () => {
    const asked = { leadId, professionalId: pro(1) };
    expect(
      given({ ...holding(1), professional: suspendedMember(1) })
        .when(releaseClaim, asked, asSystem(at(5)))
        .events(),
    ).toMatchObject({ distribution: [{ data: { cause: 'suspended' } }], account: [{ data: { cause: 'suspended' } }] });
    const pausedFor = (value: string): Past => [...member(1), ['OffersPaused', { professionalId: pro(1), scope: 'field', value }]];
    expect(
      given({ ...holding(1), professional: pausedFor('family') })
        .when(releaseClaim, asked, asSystem(at(5)))
        .types(),
    ).toEqual({ distribution: ['ClaimReleased'], account: ['HoldReleased'] });
    expect(
      given({ ...holding(1), professional: pausedFor('criminal') })
        .when(releaseClaim, asked, asSystem(at(5)))
        .events(),
    ).toEqual({});
  });
  it('puts an offer back as late when its wave is over', () => {
    const { data } = given(holding(1, [...running, waveOver]))
      .when(releaseClaim, ids, asPro(1, at(5)))
      .events()['distribution']![0]!;
    expect(data).toMatchObject({ offerState: 'Late' });
    expect(data).not.toHaveProperty('waveEndsAt');
  });
  it('lets the wave wait for the other claims', () => {
    const others: Past = [...runningMulti, claimed(2)];
    expect(
      given(holding(1, others))
        .when(releaseClaim, ids, asPro(1, at(5)))
        .events()['distribution']![0]!.data,
    ).not.toHaveProperty('waveEndsAt');
  });
  it('after the hold says that it had expired', () => {
    for (const ctx of [asPro(1, TOO_LATE), { now: TOO_LATE, actor: staff }]) {
      expect(given(holding(1)).when(releaseClaim, ids, ctx).events()).toMatchObject({
        distribution: [{ type: 'ClaimExpired' }],
        account: [{ type: 'HoldReleased', data: { cause: 'expired' } }],
      });
    }
  });
  it('says nothing about a claim that ended, refuses one that was accepted or never was', () => {
    expect(given(ended(1)).when(releaseClaim, ids, asPro(1)).events()).toEqual({});
    expect(
      given(ready(1, [...running, claimed(1), accepting(1, true)]))
        .when(releaseClaim, ids, asPro(1))
        .refusal(),
    ).toBe('WRONG_STATE: already-accepted');
    expect(given(ready(1)).when(releaseClaim, ids, asPro(1)).refusal()).toBe('NOT_FOUND: claim');
    expect(
      given(holding(1))
        .when(releaseClaim, { ...ids, professionalId: pro(2) }, asPro(2))
        .refusal(),
    ).toBe('NOT_FOUND: claim');
    expect(
      given({ ...holding(1), account: account(1) })
        .when(releaseClaim, ids, asPro(1))
        .refusal(),
    ).toBe('STALE_VERSION: claim-of-other-account');
  });
});

describe('ExpireClaim', () => {
  const ids = { leadId, professionalId: pro(1), claimId: claimOf(1) };
  it('ends the hold at its grace, gives coins and offer back and lets the wave go on', () => {
    expect(given(holding(1)).when(expireClaim, ids, asSystem(TOO_LATE)).events()).toMatchObject({
      distribution: [{ type: 'ClaimExpired', data: { ...ofClaim(1), offerState: 'Sent', round: 1, wave: 1, waveEndsAt: at(40 + 5 / 60) } }],
      account: [{ type: 'HoldReleased', data: { cause: 'expired', availableAfterCc: 500 } }],
    });
    expect(given(holding(1)).when(expireClaim, ids, asSystem(JUST_IN_TIME)).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('leaves no offer open when the search ended meanwhile', () =>
    expect(
      given({ ...holding(1), distribution: [...running, claimed(1), roundOver] })
        .when(expireClaim, ids, asSystem(TOO_LATE))
        .events()['distribution']![0]!.data,
    ).toMatchObject({ offerState: 'Expired' }));
  it('finds nothing to do for a claim that ended or was accepted', () => {
    for (const distribution of [ended(1)['distribution']!, [...running, claimed(1), accepting(1, true)], running] as Past[])
      expect(
        given({ ...ready(1), distribution })
          .when(expireClaim, ids, asSystem(TOO_LATE))
          .events(),
      ).toEqual({});
  });
  it('looks at the account of the claimer alone', () =>
    expect(
      given({ ...holding(1), account: account(2) })
        .when(expireClaim, { ...ids, professionalId: pro(2) }, asSystem(TOO_LATE))
        .refusal(),
    ).toBe('STALE_VERSION: claim-of-other-account'));
});

describe('RefuseOffer', () => {
  const refuse = (pasts: Record<string, Past>, now = at(1), n = 1) =>
    given(pasts).when(refuseOffer, { ...ofOffer(n), reason: 'busy' }, asPro(n, now));
  it('says no, for a reason that only staff see', () => {
    expect(refuse(ready(1)).events()).toEqual({
      distribution: [{ type: 'OfferRefused', data: { ...ofOffer(1), refuseReason: 'busy' } }],
      account: [],
    });
    expect(given(ready(1)).when(refuseOffer, ofOffer(1), asPro(1)).events()['distribution']![0]!.data).toEqual(ofOffer(1));
    expect(
      refuse(
        ready(1, [...running, waveOver, ['OfferWindowPassed', { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)] }]]),
      ).types()['distribution'],
    ).toEqual(['OfferRefused']);
  });
  it('ends the wave when no one else of it is left to answer', () => {
    expect(refuse(ready(1, [...running, refused(2), refused(3)])).types()['distribution']).toEqual(['OfferRefused', 'WaveEnded']);
    expect(refuse(ready(1, [...running, refused(2), claimed(3), conflicted(3)])).types()['distribution']).toEqual([
      'OfferRefused',
      'WaveEnded',
    ]);
    expect(refuse(ready(1, [...running, refused(2), claimed(3)])).types()['distribution']).toEqual(['OfferRefused']);
    expect(refuse(ready(1, [...running, refused(2), refused(3), waveOver])).types()['distribution']).toEqual(['OfferRefused']);
  });
  it('gives back a claim first; one whose time was over had expired', () => {
    expect(refuse(holding(1)).events()).toMatchObject({
      distribution: [{ type: 'ClaimReleased', data: { cause: 'cancelled' } }, { type: 'OfferRefused' }],
      account: [{ type: 'HoldReleased', data: { cause: 'cancelled' } }],
    });
    expect(refuse(holding(1), TOO_LATE).types()).toEqual({ distribution: ['ClaimExpired', 'OfferRefused'], account: ['HoldReleased'] });
  });
  it('is said once', () => expect(refuse(ready(1, [...running, refused(1)])).events()).toEqual({}));
  it('refuses what is no longer open', () => {
    const gone = (type: string): Past => [
      ...running,
      [type, { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)], ...(type === 'OffersWithdrawn' ? { cause: 'stopped' } : {}) }],
    ];
    expect(refuse(ready(1, [...running, claimed(1), accepting(1, true)])).refusal()).toBe('WRONG_STATE: offer-accepted');
    expect(refuse(ready(1, [...running, claimed(1), conflicted(1)])).refusal()).toBe('OFFER_EXPIRED: offer-conflict');
    expect(['OffersClosed', 'OfferExpired', 'OffersWithdrawn'].map((type) => refuse(ready(1, gone(type))).refusal())).toEqual([
      'OFFER_EXPIRED: offer-taken',
      'OFFER_EXPIRED: offer-expired',
      'OFFER_EXPIRED: offer-withdrawn',
    ]);
    expect(refuse(ready(9), T0, 9).refusal()).toBe('NOT_FOUND: offer');
  });
});
