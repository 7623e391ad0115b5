import Stripe from 'stripe';
import { readStripeWebhook, type CheckoutOrder } from '@jurilien/payments';
import { until } from '../testing.js';
import { payingWorld, SECRET_KEY, WEBHOOK_SECRET } from './testing.js';

let world: Awaited<ReturnType<typeof payingWorld>>;
let n = 0;
const order = (over: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  lines: [
    { name: '10 juricoins', cents: 25_000 },
    { name: 'TPS/GST 5 %', cents: 1_250, tax: 'GST' },
    { name: 'TVQ/QST 9,975 %', cents: 2_494, tax: 'QST' },
  ],
  lang: 'fr',
  successUrl: 'http://127.0.0.1:9/confirmation?session={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://127.0.0.1:9/retour',
  metadata: { purchaseId: `p-${n}` },
  key: `checkout:p-${(n += 1)}`,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  ...over,
});
const happened = (type: string) => world.received.filter((h) => h.type === type);
const pay = (id: string, number = '4242424242424242') => world.act('pay', id, { reason: number });
const customer = async () => (await world.gateway().openCustomer({ professionalId: 'pro-1', key: `customer:${(n += 1)}` })).customerId;
const paid = async (over: Partial<CheckoutOrder> = {}) => {
  const { sessionId } = await world.gateway().openCheckout(order(over));
  await pay(sessionId);
  return (await world.gateway().readSession(sessionId))!;
};

beforeAll(async () => {
  world = await payingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.ask('DELETE', '/api');
  world.received.length = 0;
  world.answerWith(200);
});

describe('a page of payment over the wire', () => {
  it('is paid by a person and says so, signed over its bytes', async () => {
    const opened = await world.gateway().openCheckout(order());
    expect(await world.gateway().readSession(opened.sessionId)).toMatchObject({ status: 'open', paid: false, url: opened.url });
    const page = await fetch(opened.url);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:9");
    expect(await page.text()).toContain('287,44');
    const done = await fetch(opened.url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'number=4242424242424242',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, `http://127.0.0.1:9/confirmation?session=${opened.sessionId}`]);
    const read = (await world.gateway().readSession(opened.sessionId))!;
    expect(read).toMatchObject({ status: 'complete', paid: true, amountCents: 28_744, taxCents: 3_744, currency: 'cad' });
    expect(read.intent).toMatchObject({ status: 'paid', amountCents: 28_744, metadata: read.metadata });
    const call = await until(() => happened('checkout.session.completed')[0]);
    expect(readStripeWebhook([WEBHOOK_SECRET], call.body, call.signature)).toEqual({
      eventId: call.id,
      type: 'checkout.session.completed',
      objectId: opened.sessionId,
    });
    expect(readStripeWebhook(['whsec_other', WEBHOOK_SECRET], call.body, call.signature)).toBeDefined();
    expect(readStripeWebhook(['whsec_other'], call.body, call.signature)).toBeUndefined();
    expect(readStripeWebhook([WEBHOOK_SECRET], Buffer.concat([call.body, Buffer.from(' ')]), call.signature)).toBeUndefined();
    expect(readStripeWebhook([WEBHOOK_SECRET], call.body, undefined)).toBeUndefined();
  });

  it('believes no signature that is older than five minutes', () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object: { id: 'y' } } });
    const at = (secondsAgo: number) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp: Math.floor(Date.now() / 1_000) - secondsAgo });
    expect(readStripeWebhook([WEBHOOK_SECRET], Buffer.from(payload), at(290))).toMatchObject({ eventId: 'evt_1' });
    expect(readStripeWebhook([WEBHOOK_SECRET], Buffer.from(payload), at(310))).toBeUndefined();
  });

  it('lets a declined card be followed by one that pays, on the same page', async () => {
    const { sessionId, url } = await world.gateway().openCheckout(order({ lang: 'en' }));
    const no = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'number=4000000000009995',
    });
    expect([no.status, await no.text()]).toEqual([402, expect.stringContaining('insufficient funds')]);
    expect(await world.gateway().readSession(sessionId)).toMatchObject({
      status: 'open',
      intent: { status: 'failed', code: 'insufficient_funds' },
    });
    await pay(sessionId);
    expect(await world.gateway().readSession(sessionId)).toMatchObject({ status: 'complete', paid: true, intent: { status: 'paid' } });
  });

  it.each([
    ['000123456789', 'checkout.session.async_payment_succeeded', true, 'paid'],
    ['000222222227', 'checkout.session.async_payment_failed', false, 'failed'],
  ])('waits for a bank (%s) and then says %s', async (number, event, yes, status) => {
    const { sessionId } = await world.gateway().openCheckout(order());
    await pay(sessionId, number);
    expect(await world.gateway().readSession(sessionId)).toMatchObject({
      status: 'complete',
      paid: false,
      intent: { status: 'processing' },
    });
    await until(() => happened(event)[0]);
    expect(await world.gateway().readSession(sessionId)).toMatchObject({ status: 'complete', paid: yes, intent: { status } });
  });

  it('is one page for one key, and refuses the key for another order', async () => {
    const one = order();
    const [a, b] = await Promise.all([world.gateway().openCheckout(one), world.gateway().openCheckout(one)]);
    expect(a.sessionId).toBe(b.sessionId);
    await expect(world.gateway().openCheckout({ ...one, lines: [{ name: 'x', cents: 1 }] })).rejects.toMatchObject({
      name: 'PaymentFailure',
      kind: 'never',
    });
  });

  it('expires, and takes no money afterwards', async () => {
    const { sessionId, url } = await world.gateway().openCheckout(order());
    await world.gateway().expireCheckout(sessionId);
    expect(await world.gateway().readSession(sessionId)).toMatchObject({ status: 'expired', paid: false });
    expect((await fetch(url)).status).toBe(410);
    await until(() => happened('checkout.session.expired')[0]);
  });

  it('goes on where it was after a restart: banks answer, and what no one took is sent again', async () => {
    world.answerWith(503);
    const { sessionId } = await world.gateway().openCheckout(order());
    await pay(sessionId, '000123456789');
    await world.restart();
    world.received.length = 0;
    world.answerWith(200);
    await until(() => happened('checkout.session.async_payment_succeeded')[0]);
    await until(() => happened('checkout.session.completed')[0]);
    expect(await world.gateway().readSession(sessionId)).toMatchObject({ paid: true });
  });
});

describe('refunds, disputes and warnings', () => {
  it('refunds to the last cent and no further, once per key', async () => {
    const { intent } = await paid();
    const ask = { intentId: intent!.intentId, amountCents: 28_743, metadata: { purchaseId: 'p' }, key: 'refund:1' };
    const [one, again] = await Promise.all([world.gateway().refund(ask), world.gateway().refund(ask)]);
    expect(one).toMatchObject({ status: 'done', amountCents: 28_743, intentId: intent!.intentId });
    expect(again.refundId).toBe(one.refundId);
    await world.gateway().refund({ ...ask, amountCents: 1, key: 'refund:2' });
    await expect(world.gateway().refund({ ...ask, amountCents: 1, key: 'refund:3' })).rejects.toMatchObject({
      kind: 'never',
      code: 'charge_already_refunded',
    });
    expect(await world.gateway().refundsOf(intent!.intentId)).toHaveLength(2);
    await world.act('fail-refund', one.refundId);
    expect(await world.gateway().readRefund(one.refundId)).toMatchObject({ status: 'failed', code: 'expired_or_canceled_card' });
  });

  it('takes a disputed payment back, returns it when it is won, and only asks for an inquiry', async () => {
    const { intent } = await paid();
    await world.act('dispute', intent!.chargeId!, { reason: 'product_not_received' });
    const opened = await until(() => happened('charge.dispute.created')[0]);
    const id = (JSON.parse(opened.body.toString()) as { data: { object: { id: string } } }).data.object.id;
    expect(await world.gateway().readDispute(id)).toMatchObject({
      intentId: intent!.intentId,
      amountCents: 28_744,
      code: 'product_not_received',
      withdrawn: true,
      reinstated: false,
    });
    await expect(
      world.gateway().refund({ intentId: intent!.intentId, amountCents: 1, metadata: {}, key: 'refund:d' }),
    ).rejects.toMatchObject({ code: 'charge_disputed' });
    await world.act('won', id);
    expect(await world.gateway().readDispute(id)).toMatchObject({ withdrawn: true, reinstated: true, closed: 'won' });
    const other = await paid();
    await world.act('inquiry', other.intent!.chargeId!);
    const asks = await until(() => happened('charge.dispute.created')[1]);
    const inquiry = (JSON.parse(asks.body.toString()) as { data: { object: { id: string } } }).data.object.id;
    expect(await world.gateway().readDispute(inquiry)).toMatchObject({ withdrawn: false });
    await world.act('warn', other.intent!.chargeId!);
    const warned = await until(() => happened('radar.early_fraud_warning.created')[0]);
    const warning = (JSON.parse(warned.body.toString()) as { data: { object: { id: string } } }).data.object.id;
    expect(await world.gateway().readWarning(warning)).toEqual({ warningId: warning, intentId: other.intent!.intentId });
  });

  it('lists every move of its balance, with what is behind it', async () => {
    const { intent } = await paid();
    await world.gateway().refund({ intentId: intent!.intentId, amountCents: 1_000, metadata: { purchaseId: 'p' }, key: 'refund:b' });
    await world.act('dispute', intent!.chargeId!);
    await world.raw('POST', 'payouts', { amount: '500', currency: 'cad' });
    const hour = 3_600_000;
    const moves = await world
      .gateway()
      .listBalanceTransactions(new Date(Date.now() - hour).toISOString(), new Date(Date.now() + hour).toISOString());
    expect(moves.map((m) => [m.kind, m.amountCents, m.feeCents, m.intentId])).toEqual([
      ['payout', -500, 0, undefined],
      ['dispute', -27_744, 1_500, intent!.intentId],
      ['refund', -1_000, 0, intent!.intentId],
      ['charge', 28_744, 864, intent!.intentId],
    ]);
    expect(await world.gateway().listBalanceTransactions(new Date(0).toISOString(), new Date(hour).toISOString())).toEqual([]);
  });
});

describe('a card that is kept', () => {
  it('pays later without its owner, once per key, or says why not', async () => {
    const customerId = await customer();
    const setup = await world.gateway().openSetup({ ...order(), customerId, key: `setup:${n}` });
    await pay(setup.sessionId);
    const { setupIntentId } = (await world.gateway().readSession(setup.sessionId))!;
    const card = (await world.gateway().readSetupCard(setupIntentId!))!;
    expect(card).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(await world.gateway().cardOfCustomer(customerId)).toEqual(card);
    const charge = {
      customerId,
      paymentMethodId: card.paymentMethodId,
      amountCents: 11_498,
      metadata: { purchaseId: 't' },
      key: `topup:${n}`,
    };
    const one = await world.gateway().chargeOffSession(charge);
    expect(one).toMatchObject({ status: 'paid', amountCents: 11_498 });
    expect((await world.gateway().chargeOffSession(charge)).intentId).toBe(one.intentId);
    for (const [number, code] of [
      ['4000000000000341', 'generic_decline'],
      ['4000002500003155', 'authentication_required'],
    ] as const) {
      const again = await world.gateway().openSetup({ ...order(), customerId, key: `setup:${(n += 1)}` });
      await pay(again.sessionId, number);
      const { setupIntentId: other } = (await world.gateway().readSession(again.sessionId))!;
      const { paymentMethodId } = (await world.gateway().readSetupCard(other!))!;
      await expect(world.gateway().chargeOffSession({ ...charge, paymentMethodId, key: `topup:${n}` })).rejects.toMatchObject({
        kind: 'card',
        code,
      });
    }
    await world.gateway().detachCard(card.paymentMethodId);
    await expect(world.gateway().chargeOffSession({ ...charge, key: 'topup:gone' })).rejects.toMatchObject({ kind: 'never' });
  });

  it('stays with its customer after a payment, when that was agreed', async () => {
    const customerId = await customer();
    const { sessionId } = await world.gateway().openCheckout(order({ customerId, keepCard: true }));
    await pay(sessionId);
    expect(await world.gateway().cardOfCustomer(customerId)).toMatchObject({ last4: '4242' });
  });
});

describe('a subscription', () => {
  const subscribed = async () => {
    const clock = await world.raw('POST', 'test_helpers/test_clocks', { frozen_time: String(Date.parse('2026-01-31T15:00:00Z') / 1_000) });
    const made = await world.raw('POST', 'customers', { test_clock: clock.body.id });
    const customerId = made.body.id;
    const opened = await world
      .gateway()
      .startSubscription({ ...order(), customerId, metadata: { professionalId: 'pro-1' }, key: `sub:${n}` });
    await pay(opened.sessionId);
    const { subscriptionId } = (await world.gateway().readSession(opened.sessionId))!;
    const advance = (to: string) =>
      world.raw('POST', `test_helpers/test_clocks/${clock.body.id}/advance`, { frozen_time: String(Date.parse(to) / 1_000) });
    const invoices = async () => {
      const { body } = await world.raw('GET', `invoices?subscription=${subscriptionId!}&limit=50`);
      return Promise.all(body.data.map(({ id }) => world.gateway().readInvoice(id)));
    };
    return { subscriptionId: subscriptionId!, customerId, advance, invoices };
  };

  it('is paid month after month by its clock, on the last day of short months, and ends when that was asked', async () => {
    const s = await subscribed();
    expect(await s.invoices()).toMatchObject([
      { status: 'paid', totalCents: 28_744, taxCents: 3_744, periodEnd: '2026-02-28T15:00:00.000Z', metadata: { professionalId: 'pro-1' } },
    ]);
    await s.advance('2026-04-01T00:00:00Z');
    expect((await s.invoices()).map((i) => [i!.status, i!.periodStart, i!.periodEnd])).toEqual([
      ['paid', '2026-03-31T15:00:00.000Z', '2026-04-30T15:00:00.000Z'],
      ['paid', '2026-02-28T15:00:00.000Z', '2026-03-31T15:00:00.000Z'],
      ['paid', '2026-01-31T15:00:00.000Z', '2026-02-28T15:00:00.000Z'],
    ]);
    const ending = await world.gateway().cancelSubscription({ subscriptionId: s.subscriptionId, key: 'cancel:1' });
    expect(ending).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
    await s.advance('2026-05-01T00:00:00Z');
    expect(await world.gateway().readSubscription(s.subscriptionId)).toMatchObject({ status: 'ended' });
    await until(() => happened('customer.subscription.deleted')[0]);
    expect(await s.invoices()).toHaveLength(3);
  });

  it('falls behind when its card stops paying, and ends after the last try', async () => {
    const s = await subscribed();
    await world.act('break-card', s.subscriptionId);
    await s.advance('2026-03-01T00:00:00Z');
    expect(await world.gateway().readSubscription(s.subscriptionId)).toMatchObject({ status: 'past_due' });
    await until(() => happened('invoice.payment_failed')[0]);
    await s.advance('2026-03-30T00:00:00Z');
    expect(await world.gateway().readSubscription(s.subscriptionId)).toMatchObject({ status: 'ended' });
    expect((await s.invoices()).map((i) => i!.status)).toEqual(['open', 'paid']);
  });
});

describe('a provider on a bad day', () => {
  const calls = 'POST /v1/checkout/sessions';

  it.each([
    ['429', { retryAfter: 7 }, { kind: 'later', retryAfterSeconds: 7 }],
    ['500', {}, { kind: 'later' }],
    ['timeout', {}, { kind: 'later' }],
    ['drop', {}, { kind: 'later' }],
    ['half', {}, { kind: 'later' }],
    ['accept-then-hang', {}, { kind: 'later' }],
  ])('%s: the same call again is the same page', async (mode, more, failure) => {
    const one = order();
    // A line that breaks is asked again by the library itself, once.
    await world.fault('stripe', { mode, times: mode === 'drop' ? 2 : 1, to: calls, ...more });
    await expect(world.gateway({ timeoutMs: 400 }).openCheckout(one)).rejects.toMatchObject({ name: 'PaymentFailure', ...failure });
    const { sessionId } = await world.gateway().openCheckout(one);
    const { body } = await world.raw('GET', 'checkout/sessions?limit=100');
    expect(body.data.map((s) => s.id)).toEqual([sessionId]);
  });

  it('refuses another key, an unknown object and a wrong amount, and says nothing of the key', async () => {
    const failure = await world
      .gateway({ secretKey: 'sk_test_somebody_else' })
      .openCheckout(order())
      .catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ kind: 'later' });
    expect(JSON.stringify([failure, (failure as Error).message, (failure as Error).stack])).not.toContain('somebody');
    expect(await world.gateway().readSession('cs_test_nothing')).toBeUndefined();
    expect((await world.raw('POST', 'payment_intents', { amount: '10', currency: 'cad' })).body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'amount_too_small',
      param: 'amount',
    });
    expect((await world.raw('GET', 'charges', {}, { authorization: `Bearer ${SECRET_KEY}x` })).status).toBe(401);
  });

  it('replays what a key answered, a refusal of a card too', async () => {
    const form = { amount: '5000', currency: 'cad', payment_method: 'pm_card_chargeDeclined', confirm: 'true' };
    const first = await world.raw('POST', 'payment_intents', form, { 'idempotency-key': 'k1' });
    const again = await world.raw('POST', 'payment_intents', form, { 'idempotency-key': 'k1' });
    expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([402, 402, 'true']);
    expect(again.body).toEqual(first.body);
    const other = await world.raw('POST', 'payment_intents', { ...form, amount: '6000' }, { 'idempotency-key': 'k1' });
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
  });

  it.each([
    ['none', 0],
    ['duplicate', 2],
    ['late', 1],
  ])('tells of a payment %s', async (mode, times) => {
    await world.fault('stripe-webhooks', { mode, to: 'checkout.session.completed' });
    await paid();
    await until(() => happened('payment_intent.succeeded')[0]);
    if (times > 0) await until(() => happened('checkout.session.completed').length >= times);
    expect(happened('checkout.session.completed')).toHaveLength(times);
  });

  it('tells the last first when that is asked, and goes on until someone takes it', async () => {
    await world.fault('stripe-webhooks', { mode: 'reversed' });
    await paid();
    await until(() => happened('checkout.session.completed')[0]);
    await until(() => happened('payment_intent.created')[0]);
    expect(world.received.map((h) => h.type)).toEqual([
      'checkout.session.completed',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
    await world.fault('stripe-webhooks', { mode: 'ok' });
    world.answerWith(500);
    await paid();
    await until(() => happened('checkout.session.completed').length >= 3);
    world.answerWith(200);
    const ids = new Set(
      happened('checkout.session.completed')
        .slice(1)
        .map((h) => h.id),
    );
    expect(ids.size).toBe(1);
  });
});
