import { at, configWith, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { account, asPro, asSystem, claimed, claimOf, leadId, member, ofClaim, ofOffer, pro, ready, running } from '../claims.testing.js';
import { claimOffer } from './claim-offer.js';
import { confirmAcceptance } from './confirm-acceptance.js';
import { fundClaim } from './fund-claim.js';
import { expireClaim } from './release-claim.js';
import { revealClaimNames } from './reveal-claim-names.js';

const awaited = (n: number, minutes = 0, claimId = claimOf(n)): Past[number] => [
  'HoldAwaited',
  { professionalId: pro(n), claimId, leadId, cc: 100 },
  at(minutes),
];
const awaitEnded = (claimId: string, cause: string): Past[number] => ['HoldAwaitEnded', { professionalId: pro(1), claimId, leadId, cause }];
const opened: Past = [['CreditAccountOpened', { professionalId: pro(1), province: 'QC' }]];
const unfunded = (minutes = 0): Past[number] => {
  const [type, data, when] = claimed(1, minutes);
  return [type, { ...data, funded: false }, when];
};
const [granted] = account(1).slice(1);
const waiting = (...more: Past) => ({ ...ready(1, [...running, unfunded()]), account: [...opened, awaited(1), ...more] });
const fund = (pasts: Record<string, Past>, now = at(9)) => given(pasts).when(fundClaim, ofClaimOnly, asSystem(now));
const { offerId: _, ...ofClaimOnly } = ofClaim(1);

describe('ClaimOffer without enough coins', () => {
  const claim = (accountPast: Past, now = T0) =>
    given({ ...ready(1), account: accountPast }).when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, asPro(1, now));
  it('begins, exclusive for the same ten minutes, and waits for them', () => {
    const out = claim(account(1, 99)).events();
    expect(out['distribution']).toMatchObject([{ type: 'ClaimStarted', data: { funded: false, holdUntil: at(10), priceCc: 100 } }]);
    expect(out['account']).toMatchObject([{ type: 'HoldAwaited', data: { cc: 100, leadId } }]);
  });
  it('is refused to who has no account', () => expect(claim([]).refusal()).toBe('INSUFFICIENT_COINS: not-enough-coins'));
  it('is refused to whose account is frozen', () =>
    expect(claim([...opened, ['CreditAccountFrozen', { professionalId: pro(1), cause: 'staff' }]]).refusal()).toBe(
      'FORBIDDEN: account-frozen',
    ));
  it('begins one at a time', () => expect(claim([...opened, awaited(1, -5, 'x')]).refusal()).toBe('INSUFFICIENT_COINS: not-enough-coins'));
  it('begins three times in thirty days', () => {
    const past = (days: number): Past => [
      ...opened,
      ...['a', 'b', 'c'].flatMap((id) => [awaited(1, -days * 1_440, id), awaitEnded(id, 'conflict')]),
    ];
    expect(claim(past(29)).refusal()).toBe('INSUFFICIENT_COINS: not-enough-coins');
    expect(claim(past(30)).types()).toMatchObject({ account: ['HoldAwaited'] });
  });
  it('counts as a claim like any other, and as unconverted when it runs out', () => {
    const five = (cause: string): Past => [
      ...account(1),
      ...[1, 2, 3, 4, 5].flatMap((i) => [awaited(1, -60, `c-${i}`), awaitEnded(`c-${i}`, cause)]),
    ];
    expect(claim(five('expired')).refusal()).toBe('CAP_REACHED: claims-without-acceptance');
    expect(claim(five('conflict')).types()).toMatchObject({ account: ['CreditsHeld'] });
    const ten: Past = [
      ...account(1),
      ...Array.from({ length: 10 }, (_x, i) => [awaited(1, -i, `d-${i}`), awaitEnded(`d-${i}`, 'staff')]).flat(),
    ];
    expect(claim(ten).refusal()).toBe('CAP_REACHED: claims-per-period');
  });
});

describe('a claim without coins', () => {
  it('shows no names and cannot be confirmed', () => {
    expect(
      given(waiting())
        .when(revealClaimNames, ofClaim(1), asPro(1, at(1)))
        .refusal(),
    ).toBe('INSUFFICIENT_COINS: claim-not-funded');
    expect(
      given(waiting())
        .when(confirmAcceptance, { ...ofClaim(1), noConflict: true }, asPro(1, at(1)))
        .refusal(),
    ).toBe('INSUFFICIENT_COINS: claim-not-funded');
  });
  it('expires like any other, and nothing is given back that was not held', () =>
    expect(
      given(waiting())
        .when(expireClaim, ofClaimOnly, asSystem(at(11)))
        .types(),
    ).toEqual({ distribution: ['ClaimExpired'], account: ['HoldAwaitEnded'] }));
});

describe('FundClaim', () => {
  it('holds the coins that arrived and gives five minutes more', () => {
    const out = fund(waiting(granted!)).events();
    expect(out['distribution']).toMatchObject([
      { type: 'ClaimFunded', data: ofClaim(1) },
      { type: 'ClaimExtended', data: { holdUntil: at(15) } },
    ]);
    expect(out['account']).toMatchObject([{ type: 'CreditsHeld', data: { cc: 100, claimId: claimOf(1) } }]);
  });
  it.each<[string, Record<string, Past>, string]>([
    ['while coins are still short', waiting(), at(9)],
    ['when hold and grace are over: a late timer revives nothing', waiting(granted!), at(10 + 5 / 60)],
    ['a second time', { ...waiting(granted!), distribution: [...running, unfunded(), ['ClaimFunded', ofClaim(1)]] }, at(9)],
    ['when the claim is over', { ...waiting(granted!), distribution: running }, at(9)],
    [
      'for who is suspended',
      { ...waiting(granted!), professional: [...member(1), ['ProfessionalSuspended', { professionalId: pro(1), notice: 'Assurance' }]] },
      at(9),
    ],
  ])('does nothing %s', (_when, pasts, now) => expect(fund(pasts, now).events()).toEqual({}));
});

it('coins that arrive make the hold longer by as much as is configured', () => {
  const out = given(waiting(granted!)).when(fundClaim, ofClaimOnly, {
    ...asSystem(at(9)),
    config: configWith({ 'claim.extendMinutes': 20 }),
  });
  expect(out.events()['distribution']).toMatchObject([{ type: 'ClaimFunded' }, { type: 'ClaimExtended', data: { holdUntil: at(30) } }]);
});
