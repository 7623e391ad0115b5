import { asShipped, at, given, recorded, type Past } from '@jurilien/event-sourcing/testing';
import { claimsOnAccount, creditAccount, type CreditState } from '@jurilien/credits';
import { fold } from '@jurilien/event-sourcing';
import { price } from '@jurilien/lead';
import { account, asPro, asSystem, claimOf, leadId, made, ofClaim, ofOffer, pro, ready, round } from '../claims.testing.js';
import { mayBeginUnfunded, refuseOverCaps } from '../claim-caps.js';
import { claimOffer } from './claim-offer.js';
import { confirmAcceptance } from './confirm-acceptance.js';
import { expireClaim } from './release-claim.js';

const free: Past = [round({ coinValueCc: 0 }), made(1, { priceCc: 0 })];
const claimStarted: Past[number] = ['ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 0, funded: true }];
const opened = account(1).slice(0, 1);
const noted: Past = [...opened, ['HoldAwaited', { professionalId: pro(1), claimId: claimOf(1), leadId, cc: 0 }]];
const { offerId: _, ...ofClaimOnly } = ofClaim(1);
const empty = (past: Past): CreditState => fold(creditAccount, recorded(creditAccount, pro(1), past));

describe('a request without a price', () => {
  it('BAR-2: is claimed without a coin, at once with names, and posts nothing', () => {
    const out = given({ ...ready(1, free), account: opened })
      .when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, asPro(1))
      .events();
    expect(out['distribution']).toMatchObject([{ type: 'ClaimStarted', data: { funded: true, priceCc: 0 } }]);
    expect(out['account']).toMatchObject([{ type: 'HoldAwaited', data: { cc: 0 } }]);
  });
  it('is confirmed without a capture', () =>
    expect(
      given({ ...ready(1, [...free, claimStarted]), account: noted })
        .when(confirmAcceptance, { ...ofClaim(1), noConflict: true }, asPro(1, at(1)))
        .events()['account'],
    ).toEqual([{ type: 'HoldAwaitEnded', data: { professionalId: pro(1), leadId, claimId: claimOf(1), cause: 'accepted' } }]));
  it('runs out like any other', () =>
    expect(
      given({ ...ready(1, [...free, claimStarted]), account: noted })
        .when(expireClaim, ofClaimOnly, asSystem(at(11)))
        .types(),
    ).toEqual({ distribution: ['ClaimExpired'], account: ['HoldAwaitEnded'] }));
  it('is not claimed from an account that rests', () =>
    expect(
      given({ ...ready(1, free), account: [...opened, ['CreditAccountFrozen', { professionalId: pro(1), cause: 'staff' }]] })
        .when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, asPro(1))
        .refusal(),
    ).toBe('FORBIDDEN: account-frozen'));
  it('counts among the claims of the day, and is no claim that waits for coins', () => {
    const ten: Past = Array.from({ length: 10 }, (_x, i) => [
      'HoldAwaited',
      { professionalId: pro(1), claimId: `c-${i}`, leadId, cc: 0, auto: true },
      at(-i),
    ]);
    const s = empty([...opened, ...ten]);
    expect(claimsOnAccount(s)).toHaveLength(10);
    expect(claimsOnAccount(s)[0]).toMatchObject({ auto: true, spent: false, ended: false });
    expect(() => refuseOverCaps(s, { now: at(1), config: asShipped() }, 0)).toThrow('claims-per-period');
    expect(mayBeginUnfunded(s, { now: at(1), config: asShipped() })).toBe(true);
    const accepted = empty([...noted, ['HoldAwaitEnded', { professionalId: pro(1), claimId: claimOf(1), leadId, cause: 'accepted' }]]);
    expect(claimsOnAccount(accepted)[0]).toMatchObject({ spent: true, ended: true });
  });
});

describe('where access is paid for by a plan', () => {
  const request = {
    creditValue: 1,
    superLead: false,
    superLeadMultiplier: 3,
    juridicalHelp: false,
    smallMandate: false,
    consult: false,
    commercial: false,
    rate: '3',
    budget: 0,
    budgetNumber: 0,
    emailConfirmed: true,
    phoneNumberConfirmed: true,
    clientReadySeriousAlert: false,
    multi: false,
    renewed: false,
  };
  it('requests of Ontario have no price, those of Quebec do (U01)', () => {
    expect(price({ ...request, province: 'ON' }, asShipped()).coinValueCc).toBe(0);
    expect(price({ ...request, province: 'QC' }, asShipped()).coinValueCc).toBe(100);
    expect(price(request, asShipped()).coinValueCc).toBe(100);
  });
  it('a claim needs the plan, also from the board', () => {
    const world = (plan: Past) => ({
      ...ready(1, [round({ province: 'ON', coinValueCc: 0 }), made(1, { priceCc: 0 })]),
      account: opened,
      plan,
    });
    const ask = (plan: Past, licence: Past = []) =>
      given({ ...world(plan), professional: [...inOntario, ...licence] }).when(
        claimOffer,
        { ...ofOffer(1), claimProfessionalIds: [] },
        asPro(1),
      );
    const paid: Past = [
      [
        'SubscriptionPeriodPaid',
        {
          professionalId: pro(1),
          subscriptionId: 's-1',
          providerInvoiceId: 'in_1',
          periodStart: at(0),
          periodEnd: at(9),
          lotId: 'l',
          cc: 0,
          netCents: 1,
          grossCents: 1,
          invoiceNo: '1',
        },
      ],
    ];
    const inOntario = ready(1).professional.map(([type, data, ...rest]) => [
      type,
      { ...data, ...('province' in data ? { province: 'ON' } : {}) },
      ...rest,
    ]) as unknown as Past;
    expect(ask([]).refusal()).toBe('FORBIDDEN: E18-no-plan');
    expect(ask(paid).types()).toMatchObject({ account: ['HoldAwaited'] });
    const late: Past = [...paid, ['SubscriptionPastDue', { professionalId: pro(1), subscriptionId: 's-1', providerInvoiceId: 'in_2' }]];
    expect(ask(late).types()).toMatchObject({ account: ['HoldAwaited'] });
    const over: Past = [...late, ['SubscriptionEnded', { professionalId: pro(1), subscriptionId: 's-1', cause: 'unpaid' }]];
    expect(ask(over).refusal()).toBe('FORBIDDEN: E18-no-plan');
  });
});
