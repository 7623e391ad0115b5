import type { Config } from '@jurilien/event-sourcing';
import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, configIn, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead, startOffering } from '@jurilien/lead';
import { ready as readyLead } from '@jurilien/lead/testing';
import { distribution, startRound } from '@jurilien/search';
import {
  account,
  asPro,
  asSystem,
  claimOf,
  leadId,
  made,
  member,
  ofClaim,
  ofOffer,
  offeredLead,
  pro,
  ready,
  round,
} from '../claims.testing.js';
import { claimPrice } from '../claim-price.js';
import { purchaseOf } from '../purchases.testing.js';
import { claimOffer } from './claim-offer.js';
import { confirmAcceptance } from './confirm-acceptance.js';
import { fundClaim } from './fund-claim.js';
import { startCreditPurchase } from './start-credit-purchase.js';

const credits = configIn('QC', { 'billing.model': 'credits' });
const plans = configIn('QC', { 'billing.model': 'subscription' });
const under = (config: Config, past: Past): Past =>
  past.map(([type, data, when = T0, actor = { kind: 'system', id: 'test' }]) => [type, data, when, actor, config]);
const claim = (past: Record<string, Past>, config: Config) =>
  given(past).when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, { ...asPro(1, at(1)), config });
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
/** A search that began while access was paid for by request, and one that began while it was by plan. */
const byRequest = { ...ready(1, under(credits, [round(), made(1)])) };
const byPlan = { ...ready(1, under(plans, [round({ coinValueCc: 0 }), made(1, { priceCc: 0 })])), account: account(1).slice(0, 1) };

describe('a province that changes how access is paid for', () => {
  it('from requests to plans: an open offer keeps its price, and needs no plan', () => {
    const out = claim(byRequest, plans).events();
    expect(out['distribution']).toMatchObject([{ type: 'ClaimStarted', data: { priceCc: 100, funded: true } }]);
    expect(out['account']).toMatchObject([{ type: 'CreditsHeld', data: { cc: 100 } }]);
    const search = fold(distribution, recorded(distribution, leadId, byRequest.distribution));
    const request = fold(lead, recorded(lead, leadId, offeredLead));
    expect(claimPrice(search, request, { priceCc: 100 }, { now: at(1), config: plans })).toMatchObject({ cc: 100, plan: false });
  });

  it('from requests to plans: what is reduced on the board is reduced, and not free', () => {
    const board: Past = [...under(credits, [round({ coinValueCc: 400 })]), ['LeadOpenedOnBoard', { leadId, round: 1 }]];
    const search = fold(distribution, recorded(distribution, leadId, board));
    const request = fold(
      lead,
      recorded(lead, leadId, [
        ...offeredLead,
        ['LeadEdited', { leadId, personId: 'p', changed: ['creditValue'], facts: { creditValue: 4, province: 'QC' } }],
      ]),
    );
    const price = (config: Config) => claimPrice(search, request, { priceCc: 400 }, { now: at(25 * 60), config }).cc;
    expect(price(plans)).toBe(price(credits));
    expect(price(plans)).toBeGreaterThan(0);
    expect(price(plans)).toBeLessThan(400);
  });

  it('from requests to plans: a claim under way is paid for with its coins, bought meanwhile or held', () => {
    const short: Past = [account(1)[0]!, ['HoldAwaited', { professionalId: pro(1), claimId: claimOf(1), leadId, cc: 100 }]];
    const begun = (funded: boolean): Past => [
      ...byRequest.distribution,
      ['ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded }, at(0)],
    ];
    const billing: Past = [
      [
        'BillingIdentitySet',
        { professionalId: pro(1), billingKeyId: 'k', name: 'Me Roy', address: '1, rue Une', province: 'QC', lang: 'fr' },
      ],
    ];
    const buy = (past: Past) =>
      given({ professional: member(1), account: past, billing }).when(
        startCreditPurchase,
        { purchaseId: purchaseOf(1), professionalId: pro(1), terms: true, cc: 100 },
        { ...asPro(1), config: plans },
      );
    expect(buy(short).types()).toMatchObject({ purchase: ['PurchaseStarted'] });
    expect(buy(short.slice(0, 1)).refusal()).toBe('WRONG_STATE: no-coins-here');
    const came: Past = [...short, account(1)[1]!];
    const fund = given({ ...byRequest, distribution: begun(false), account: came }).when(
      fundClaim,
      { leadId, professionalId: pro(1), claimId: claimOf(1) },
      { ...asSystem(at(2)), config: plans },
    );
    expect(fund.types()).toEqual({ distribution: ['ClaimFunded', 'ClaimExtended'], account: ['CreditsHeld'] });
    const held = claim(byRequest, credits).events()['account']![0]!;
    const confirm = given({
      ...byRequest,
      distribution: begun(true),
      account: [...account(1), ['CreditsHeld', { ...held.data, claimId: claimOf(1) }]],
    });
    expect(
      confirm.when(confirmAcceptance, { ...ofClaim(1), noConflict: true }, { ...asPro(1, at(2)), config: plans }).types()['account'],
    ).toEqual(['HoldCaptured']);
  });

  it('from plans to requests: an open offer is covered by the plan, and by no coins', () => {
    expect(claim({ ...byPlan, plan: paid }, credits).types()).toMatchObject({ distribution: ['ClaimStarted'], account: ['HoldAwaited'] });
    expect(claim(byPlan, credits).refusal()).toBe('FORBIDDEN: E18-no-plan');
    const search = fold(distribution, recorded(distribution, leadId, byPlan.distribution));
    const request = fold(lead, recorded(lead, leadId, offeredLead));
    expect(claimPrice(search, request, { priceCc: 0 }, { now: at(1), config: credits })).toMatchObject({ cc: 0, plan: true });
  });

  it('from plans to requests: a claim under way is confirmed without a coin', () => {
    const begun: Past = [...byPlan.distribution, ['ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 0, funded: true }, at(0)]];
    const noted: Past = [...byPlan.account, ['HoldAwaited', { professionalId: pro(1), claimId: claimOf(1), leadId, cc: 0 }]];
    const confirm = given({ ...byPlan, distribution: begun, account: noted, plan: paid }).when(
      confirmAcceptance,
      { ...ofClaim(1), noConflict: true },
      { ...asPro(1, at(2)), config: credits },
    );
    expect(confirm.types()['account']).toEqual(['HoldAwaitEnded']);
  });

  it.each([
    ['requests', credits, 'credits'],
    ['plans', plans, 'subscription'],
  ] as const)(
    'a search that starts afterwards is paid for by %s, even if it changes again before its first wave',
    (_how, config, billing) => {
      const [started] = given({ lead: readyLead })
        .when(startOffering, { leadId }, { ...asSystem(T0), config })
        .events()['lead']!;
      expect(started!.data).toMatchObject({ billing });
      expect(started!.data['coinValueCc'] === 0).toBe(billing === 'subscription');
      const other = billing === 'credits' ? plans : credits;
      const [begun] = given()
        .when(startRound, started!.data as never, { ...asSystem(T0), config: other })
        .events()['distribution']!;
      expect(begun!.data).toMatchObject({ billing });
      const search = fold(distribution, recorded(distribution, leadId, [[begun!.type, begun!.data, T0, undefined, other]]));
      expect(search.billing).toBe(billing);
    },
  );

  it('rounds of before it was written down began under what was in force then', () => {
    const of = (config: Config) => fold(distribution, recorded(distribution, leadId, under(config, [round()]))).billing;
    expect([of(asShipped()), of(plans)]).toEqual(['credits', 'subscription']);
  });
});
