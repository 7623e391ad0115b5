import { jest } from '@jest/globals';
import { autoTopUp, purchase } from '@jurilien/credits';
import { fold, type Decider } from '@jurilien/event-sourcing';
import type { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { recorded, type Past } from '@jurilien/event-sourcing/testing';
import { paymentFailure, type IntentFacts, type PaymentGateway, type SessionFacts } from '@jurilien/payments';
import type { WorkItem } from '@jurilien/persistence';
import { HOUR_MS } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { keepCard } from './keep-card.js';
import { chargeTopUp, checkCard, forgetCard, topUp } from './top-up-jobs.js';

const professionalId = '018f2a10-0000-7000-8000-000000000001';
const purchaseId = '018f2a10-0000-7000-8000-0000000000aa';
const KEY = `topup:${professionalId}:20261102:3`;
const card = { sessionId: 'cs_1', customerId: 'cus_1', paymentMethodId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2029 };
const set: Past = [
  ['AutoTopUpSet', { professionalId, thresholdCc: 300, cc: 500, grossCents: 22_995, monthlyCeilingCents: 50_000, consentVersion: '1' }],
];
const on: Past = [...set, ['AutoTopUpCardKept', { professionalId, ...card }]];
const begun = (kind = 'topup'): Past => [
  [
    'PurchaseStarted',
    {
      ...{ purchaseId, professionalId, billingKeyId: 'b', buyer: 'x', buyerAddress: 'y', kind, cc: 500, listCents: 20_000 },
      ...{ netCents: 20_000, taxes: [], grossCents: 22_995, province: 'QC', lang: 'fr', taxPoint: 'purchase' },
      ...(kind === 'topup' ? { topUpKey: KEY } : {}),
    },
  ],
];

/** What a job sees of the log, what it sends, and a provider that does as the spec asks. */
function world(pasts: { readonly topup?: Past; readonly purchase?: Past }, provider: Partial<PaymentGateway> = {}) {
  const sent: { name: string; input: Record<string, unknown> }[] = [];
  const past = (decider: Decider<any, any>): Past =>
    (decider === autoTopUp ? pasts.topup : decider === purchase ? pasts.purchase : []) ?? [];
  const kernel = {
    store: {
      load: (refs: readonly { decider: Decider<any, any>; id: string }[]) =>
        Promise.resolve({
          streams: new Map(
            refs.map(({ decider, id }) => {
              const events = recorded(decider, id, past(decider));
              return [`${decider.category}-${id}`, { state: fold(decider, events), version: events.length }];
            }),
          ),
          now: '',
        }),
    },
    settings: { PAYMENT_CHECK_SECONDS: 5 },
  } as unknown as Kernel;
  const bus = {
    execute: ({ command: { name, input } }: Dispatch) => {
      sent.push({ name, input });
      return Promise.resolve({ position: 1, events: [] });
    },
  } as unknown as CommandBus;
  return { kernel, bus, gateway: provider as PaymentGateway, sent };
}
/** The database's instant: the clock of the machine the worker runs on is years off. */
const NOW = '2019-03-01T12:00:00.000Z';
const itemOf = <I>(input: I, ageMs = 0): WorkItem<I> => ({
  ...{ id: 'w-1', job: 'j', key: 'k', input, position: 7, attempts: 0 },
  occurredAt: new Date(Date.parse(NOW) - ageMs).toISOString(),
  now: NOW,
});
const intent = (over: Partial<IntentFacts> = {}): IntentFacts => ({
  ...{ intentId: 'pi_1', status: 'paid', amountCents: 22_995, currency: 'cad', metadata: { purchaseId } },
  ...over,
});

describe('charge-top-up', () => {
  const charge = async (answer: () => Promise<IntentFacts>, { ageMs = 0, pasts = { topup: on, purchase: begun() } } = {}) => {
    const chargeOffSession = jest.fn(answer);
    const w = world(pasts, { chargeOffSession });
    await chargeTopUp(w.kernel, w.bus, w.gateway)(itemOf({ purchaseId }, ageMs));
    return { sent: w.sent, chargeOffSession };
  };
  const yes = () => Promise.resolve(intent());

  it('charges the kept card with the top-up’s own key, and records the payment', async () => {
    const { sent, chargeOffSession } = await charge(yes);
    const asked = { customerId: 'cus_1', paymentMethodId: 'pm_1', amountCents: 22_995, metadata: { purchaseId }, key: KEY };
    expect(chargeOffSession.mock.calls).toEqual([[asked]]);
    expect(sent).toMatchObject([{ name: 'RecordPurchasePaid', input: { purchaseId, paymentIntent: 'pi_1', amountCents: 22_995 } }]);
  });
  it('asks again with the same key when no one knows, and writes nothing down', async () => {
    const w = world({ topup: on, purchase: begun() }, { chargeOffSession: () => Promise.reject(paymentFailure('later', 'timeout')) });
    await expect(chargeTopUp(w.kernel, w.bus, w.gateway)(itemOf({ purchaseId }))).rejects.toHaveProperty('retryInSeconds');
    expect(w.sent).toEqual([]);
  });
  it.each([
    ['a card that says no', paymentFailure('card', 'no', { code: 'insufficient_funds' }), 'insufficient_funds'],
    ['a call that stays wrong', paymentFailure('never', 'no'), 'unknown'],
    [
      'another card under the same key: the first try may have been done',
      paymentFailure('never', 'no', { code: 'idempotency' }),
      'provider-unreachable',
    ],
  ])('records %s', async (_what, failure, code) => {
    const { sent } = await charge(() => Promise.reject(failure));
    expect(sent).toMatchObject([{ name: 'RecordPurchaseFailed', input: { code } }]);
  });
  it('takes a payment that a person would have to confirm for a no', async () => {
    const { sent } = await charge(() => Promise.resolve(intent({ status: 'open', code: 'authentication_required' })));
    expect(sent).toMatchObject([{ name: 'RecordPurchaseFailed', input: { code: 'authentication_required' } }]);
  });
  it('never asks once the provider may have forgotten the key', async () => {
    const { sent, chargeOffSession } = await charge(yes, { ageMs: 21 * HOUR_MS });
    expect(chargeOffSession).not.toHaveBeenCalled();
    expect(sent).toMatchObject([{ name: 'RecordPurchaseFailed', input: { code: 'provider-unreachable' } }]);
  });
  it('charges nothing for an order that ended meanwhile', async () => {
    const ended: Past = [...on, ['AutoTopUpCleared', { professionalId, cause: 'asked', paymentMethodId: 'pm_1' }]];
    const { sent, chargeOffSession } = await charge(yes, { pasts: { topup: ended, purchase: begun() } });
    expect(chargeOffSession).not.toHaveBeenCalled();
    expect(sent).toMatchObject([{ name: 'RecordPurchaseExpired', input: { purchaseId } }]);
  });
  it.each<[string, Past]>([
    ['that was paid', [...begun(), ['PurchasePaid', { purchaseId, professionalId, paymentIntent: 'pi', lotId: 'l', invoiceNo: 'n' }]]],
    ['that a person pays on a page', begun('pack')],
  ])('leaves a purchase alone %s', async (_what, past) => {
    const { sent, chargeOffSession } = await charge(yes, { pasts: { topup: on, purchase: past } });
    expect(chargeOffSession).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });
});

describe('top-up', () => {
  const look = async (topup: Past, times = 1) => {
    const w = world({ topup });
    for (let n = 0; n < times; n += 1) await topUp(w.kernel, w.bus)(itemOf({ professionalId }));
    return w.sent;
  };
  it('has the rule look, with the same purchase at each try', async () => {
    const [first, second] = await look(on, 2);
    expect(first).toMatchObject({ name: 'StartAutoTopUp', input: { professionalId } });
    expect(second).toEqual(first);
  });
  it('asks nothing for the many who have no standing order', async () => expect(await look(set)).toEqual([]));
});

describe('a card that was left', () => {
  const metadata = { professionalId, for: 'top-up' };
  const page = (over: Partial<SessionFacts> = {}): SessionFacts => ({
    ...{ sessionId: 'cs_1', mode: 'setup', status: 'complete', paid: false, expiresAt: '', amountCents: 0, taxCents: 0, currency: 'cad' },
    ...{ metadata, customerId: 'cus_1', setupIntentId: 'seti_1' },
    ...over,
  });
  const { sessionId: _s, customerId: _c, ...facts } = card;
  const keep = async (topup: Past, over: Partial<SessionFacts> = {}) => {
    const detachCard = jest.fn(() => Promise.resolve());
    const w = world({ topup }, { readSetupCard: () => Promise.resolve(facts), detachCard });
    return { outcome: await keepCard(w.kernel, w.bus, w.gateway, page(over)), sent: w.sent, detachCard };
  };
  it('is kept with its order, once', async () => {
    expect(await keep(set)).toMatchObject({ outcome: 'done', sent: [{ name: 'RecordTopUpCard', input: { professionalId, ...card } }] });
    expect((await keep(on)).sent).toEqual([]);
  });
  it('is forgotten again where the order ended meanwhile', async () => {
    const { sent, detachCard } = await keep([]);
    expect(sent).toEqual([]);
    expect(detachCard).toHaveBeenCalledWith('pm_1');
  });
  it.each<[string, Partial<SessionFacts>, string]>([
    ['of no one we know', { metadata: {} }, 'foreign'],
    ['of a payment', { mode: 'payment' }, 'foreign'],
    ['that was not left yet', { status: 'open' }, 'done'],
  ])('is no card %s', async (_what, over, outcome) => expect(await keep(set, over)).toMatchObject({ outcome, sent: [] }));
  it('is looked for until its page is over', async () => {
    const w = world({ topup: set }, { readSession: () => Promise.resolve(page({ status: 'open' })) });
    await expect(checkCard(w.kernel, w.bus, w.gateway)(itemOf({ sessionId: 'cs_1' }))).rejects.toHaveProperty('retryInSeconds', 5);
    const gone = world({ topup: set }, { readSession: () => Promise.resolve(page({ status: 'expired' })) });
    await checkCard(gone.kernel, gone.bus, gone.gateway)(itemOf({ sessionId: 'cs_1' }));
    expect(gone.sent).toEqual([]);
  });
  it('is let go once, and one the provider forgot is gone', async () => {
    const ask = (failure?: Error) =>
      forgetCard({ detachCard: () => (failure ? Promise.reject(failure) : Promise.resolve()) } as unknown as PaymentGateway)(
        itemOf({ paymentMethodId: 'pm_1' }),
      );
    await expect(ask()).resolves.toBeUndefined();
    await expect(ask(paymentFailure('never', 'gone'))).resolves.toBeUndefined();
    await expect(ask(paymentFailure('later', 'timeout'))).rejects.toHaveProperty('retryInSeconds');
  });
});
