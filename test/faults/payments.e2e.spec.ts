import { randomUUID } from 'node:crypto';
import { creditAccount, reconciliation, subscription } from '@jurilien/credits';
import { addPlainWork } from '@jurilien/persistence';
import { work } from '@jurilien/processes';
import { localDate } from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import Stripe from 'stripe';
import {
  act,
  bought,
  buyer,
  CARD,
  chargeOf,
  coinsOf,
  letterTo,
  order,
  payOn,
  purchaseOf,
  sessionIn,
  countOf,
  until,
  type Buyer,
} from '../support/buying.js';
import { eventually } from '../support/eventually.js';
import { call, startSystem, type System } from '../support/system.js';

let system: System;
let who: Buyer;
const fault = (faults: object) => call(system.sandbox.origin, 'PUT', '/api/faults', faults);
const calm = () => fault({ stripe: { mode: 'ok' }, 'stripe-webhooks': { mode: 'ok' } });
/** The next two answers to one call of the provider's are of no use. */
const stumble = (to: string, mode: string) => fault({ stripe: { mode, times: 2, to } });
const rows = <R extends Record<string, unknown>>(text: string, values: unknown[] = []) => system.kernel.db.query<R>(text, values);

/** A webhook as the provider sends it, or as someone who would like to be the provider. */
const hook = async (event: object, over: { secret?: string; ageSeconds?: number; body?: (sent: string) => string } = {}) => {
  const payload = JSON.stringify({ object: 'event', api_version: '2026-10-28.endive', ...event });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: over.secret ?? system.settings.STRIPE_WEBHOOK_SECRET,
    timestamp: Math.floor(Date.now() / 1_000) - (over.ageSeconds ?? 0),
  });
  const response = await fetch(`${system.origin}/api/public/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: over.body?.(payload) ?? payload,
  });
  return response.status;
};
const about = (id: string, type = 'checkout.session.completed') => ({ id: `evt_${randomUUID()}`, type, data: { object: { id } } });

beforeAll(async () => {
  system = await startSystem({ separate: true, retryMs: [50, 200, 500], env: { PROVIDER_TIMEOUT_MS: '800' } });
  who = await buyer(system);
});
afterAll(async () => {
  await system?.close();
});
afterEach(calm);

describe('a payment', () => {
  it('gives its coins once, whatever the webhooks do, and one page for a press that is sent twice or from another tab', async () => {
    const before = await coinsOf(system, who);
    for (const mode of ['ok', 'duplicate', 'reversed', 'late', 'none']) {
      await fault({ 'stripe-webhooks': { mode } });
      const asked = order();
      const [one, again] = await Promise.all([1, 2].map(() => who.ask('POST', '/api/pro/purchases', asked)));
      expect([one!.status, again!.status, again!.body]).toEqual([200, 200, { purchaseId: asked.purchaseId, url: expect.any(String) }]);
      expect(again!.body.url).toBe(one!.body.url);
      if (mode === 'ok') {
        // Asked once: each press before the page is known elsewhere would leave a page of its own open.
        await eventually(
          async () => (await who.ask('GET', `/api/pro/purchases/${sessionIn(one!.body.url)}`)).status === 200,
          'the open page in the list',
        );
        const { body } = await who.ask('POST', '/api/pro/purchases', order());
        expect(body.url).toBe(one!.body.url);
        expect(body.purchaseId).toBe(asked.purchaseId);
      }
      await payOn(system, one!.body.url);
      await until(system, asked.purchaseId, 'Paid');
      const { body: shown } = await eventually(async () => {
        const answer = await who.ask('GET', `/api/pro/purchases/${sessionIn(one!.body.url)}`);
        return answer.body.status === 'Paid' && answer;
      }, 'the page of confirmation');
      expect(shown).toMatchObject({ id: asked.purchaseId, cc: 1_000, invoiceNo: expect.stringMatching(/-\d{6}$/) });
    }
    expect(await coinsOf(system, who)).toBe(before + 5_000);
    const { purchases } = (await who.ask('GET', '/api/pro/credits')).body as { purchases: { status: string }[] };
    expect(purchases.map(({ status }) => status)).toEqual(Array(5).fill('Paid'));
    expect((await who.ask('GET', '/api/pro/purchases')).body).toEqual({ purchases, more: false });
    expect((await who.ask('GET', '/api/pro/purchases?page=2')).body).toEqual({ purchases: [], more: false });
    expect((await who.ask('GET', '/api/pro/purchases?page=0')).status).toBe(422);
    const stranger = await buyer(system);
    const [mine] = await rows<{ stream: string }>(`select stream from events where type = 'PurchasePaid' limit 1`);
    expect((await stranger.ask('GET', `/api/pro/purchases/${mine!.stream.slice('purchase-'.length)}`)).status).toBe(404);
  });

  it('waits for a bank, and says when it refused', async () => {
    const [yes, no] = [order({ cc: 700 }), order({ cc: 800 })];
    const before = await coinsOf(system, who);
    for (const [asked, card] of [
      [yes, CARD.later],
      [no, CARD.laterNo],
    ] as const) {
      const { body } = await who.ask('POST', '/api/pro/purchases', asked);
      await payOn(system, body.url, card);
    }
    await until(system, yes.purchaseId, 'Paid');
    expect(await until(system, no.purchaseId, 'Failed')).toMatchObject({ failure: 'insufficient_funds' });
    expect(await coinsOf(system, who)).toBe(before + 700);
  });

  it('is believed only when the provider signed it, these bytes, just now; and never for what it says', async () => {
    const asked = order({ cc: 600 });
    const { body } = await who.ask('POST', '/api/pro/purchases', asked);
    const session = sessionIn(body.url);
    const inbox = async () => (await rows<{ n: string }>(`select count(*) as n from provider_inbox where provider = 'stripe'`))[0]!.n;
    const before = await inbox();
    expect(await hook(about(session), { secret: 'whsec_somebody_else' })).toBe(403);
    expect(await hook(about(session), { ageSeconds: 400 })).toBe(403);
    expect(await hook(about(session), { body: (sent) => sent.replace(session, `${session}0`) })).toBe(403);
    expect(await hook(about('cus_1', 'customer.updated'))).toBe(204);
    expect(await inbox()).toBe(before);
    // Signed, and not true: the page is still open at the provider. Three times the same call is one row.
    const lie = about(session);
    expect([await hook(lie), await hook(lie), await hook(lie)]).toEqual([204, 204, 204]);
    expect(Number(await inbox())).toBe(Number(before) + 1);
    // About nothing of ours, and about nothing at all.
    expect(await hook(about('cs_test_nobodys'))).toBe(204);
    expect(await hook(about('du_nobodys', 'charge.dispute.created'))).toBe(204);
    await eventually(
      async () => (await rows(`select 1 from provider_inbox where provider = 'stripe' and state = 'taken'`)).length === 0,
      'an empty inbox',
    );
    expect(await purchaseOf(system, asked.purchaseId)).toMatchObject({ status: 'Started' });
  });

  it('that is not what was asked gives no coins and goes back whole', async () => {
    const asked = order({ cc: 500 });
    const before = await coinsOf(system, who);
    await who.ask('POST', '/api/pro/purchases', asked);
    const form = new URLSearchParams({
      mode: 'payment',
      success_url: system.origin,
      'metadata[purchaseId]': asked.purchaseId,
      'payment_intent_data[metadata][purchaseId]': asked.purchaseId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'cad',
      'line_items[0][price_data][unit_amount]': '100',
      'line_items[0][price_data][product_data][name]': 'Presque rien',
    });
    const response = await fetch(`${system.sandbox.origin}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${system.settings.STRIPE_SECRET_KEY}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    await payOn(system, `/${((await response.json()) as { id: string }).id}`);
    const state = await eventually(async () => {
      const now = await purchaseOf(system, asked.purchaseId);
      return now.refunds.length === 1 && now;
    }, 'the money on its way back');
    expect(state).toMatchObject({ status: 'Mismatched', refunds: [{ netCents: 100, cc: 0 }] });
    expect(await coinsOf(system, who)).toBe(before);
  });
});

describe('a purchase and everything that may become of it', () => {
  it('is refunded in part by rule, disputed when its coins are spent, lost, and the debt filled by the next purchase', async () => {
    const other = await buyer(system);
    const stranger = await buyer(system);
    const state = await bought(system, other, { cc: 1_000 });
    expect(state.invoiceNo).toMatch(/^JC-\d{4}-\d{6}$/);
    const command = (name: string, payload: object, by = other) =>
      by.raw('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
    const refund = { purchaseId: state.purchaseId, cc: 500 };
    expect((await command('RequestPurchaseRefund', refund, stranger)).status).toBe(404);
    expect((await command('RequestPurchaseRefund', refund)).status).toBe(200);
    const partly = await until(system, state.purchaseId, 'PartlyRefunded');
    expect(partly.refunds).toMatchObject([{ cc: 500, netCents: 20_000, creditNoteNo: expect.stringMatching(/^JC-NC-\d{4}-\d{6}$/) }]);
    const free = await coinsOf(system, other);
    await system.dispatch(
      'AdjustCredits',
      { professionalId: other.professionalId, cc: free - 200, direction: 'remove' },
      { reason: 'spent elsewhere' },
    );
    await act(system, 'dispute', await chargeOf(system, state), { amount: '229.95' });
    await until(system, state.purchaseId, 'Disputed');
    const account = () => stateOf(system.kernel, creditAccount, other.professionalId);
    await eventually(async () => (await account()).owedCc === 300, 'what was spent is owed');
    expect((await other.raw('POST', '/api/pro/purchases', order())).body).toMatchObject({ detail: 'account-frozen' });
    await act(system, 'lost', (await purchaseOf(system, state.purchaseId)).disputes[0]!.disputeId);
    await until(system, state.purchaseId, 'DisputeLost');
    await eventually(async () => (await account()).frozen.map((f) => f.cause).join() === 'owed', 'frozen by the debt alone');
    await bought(system, other, { cc: 500 });
    const then = await account();
    expect([then.owedCc, then.frozen, await coinsOf(system, other)]).toEqual([0, [], 200]);
  });
});

describe('a provider on a bad day', () => {
  it.each([[['accept-then-hang', '429', '500', 'half']], [['timeout', 'half', 'drop', 'accept-then-hang']]])(
    '%j at its calls: one page, coins once, money back once',
    async ([open, read, list, refund]) => {
      const before = await coinsOf(system, who);
      await fault({ stripe: { mode: open, times: 2, to: 'POST /v1/checkout/sessions' } });
      await fault({ stripe: { mode: read, times: 2, to: 'GET /v1/checkout/sessions/:id', ...(read === '429' ? { retryAfter: 1 } : {}) } });
      await fault({ stripe: { mode: list, times: 2, to: 'GET /v1/refunds' } });
      await fault({ stripe: { mode: refund, times: 2, to: 'POST /v1/refunds' } });
      const state = await bought(system, who, { cc: 900 });
      expect(await coinsOf(system, who)).toBe(before + 900);
      await system.dispatch('RequestPurchaseRefund', { purchaseId: state.purchaseId, professionalId: who.professionalId });
      await until(system, state.purchaseId, 'Refunded');
      expect(await coinsOf(system, who)).toBe(before);
      const stream = `purchase-${state.purchaseId}`;
      expect([await countOf(system, stream, 'PurchasePaid'), await countOf(system, stream, 'PurchaseRefunded')]).toEqual([1, 1]);
      const made = await fetch(`${system.sandbox.origin}/v1/refunds?payment_intent=${state.paymentIntent!}`, {
        headers: { authorization: `Bearer ${system.settings.STRIPE_SECRET_KEY}` },
      });
      expect(((await made.json()) as { data: unknown[] }).data).toHaveLength(1);
    },
  );
});

describe('what happens at the provider by itself', () => {
  it('money given back there by hand takes its coins and its taxes', async () => {
    const state = await bought(system, who, { cc: 1_200 });
    const before = await coinsOf(system, who);
    const half = Math.floor(state.started!.grossCents / 2);
    await stumble('GET /v1/refunds/:id', 'timeout');
    await act(system, 'refund', await chargeOf(system, state), { amount: (half / 100).toFixed(2) });
    const after = await until(system, state.purchaseId, 'PartlyRefunded');
    expect(after.refunds).toMatchObject([{ cc: 600, creditNoteNo: expect.any(String) }]);
    expect(await coinsOf(system, who)).toBe(before - 600);
  });

  it('a dispute takes the coins, delivered out of order and twice, and gives them back when it is won', async () => {
    await fault({ 'stripe-webhooks': { mode: 'duplicate' } });
    const other = await buyer(system);
    const free = await coinsOf(system, other);
    const state = await bought(system, other, { cc: 1_000 });
    await fault({ 'stripe-webhooks': { mode: 'reversed' } });
    await stumble('GET /v1/disputes/:id', 'drop');
    await act(system, 'dispute', await chargeOf(system, state));
    await until(system, state.purchaseId, 'Disputed');
    await eventually(async () => (await coinsOf(system, other)) === free, 'coins taken back');
    const disputeId = (await purchaseOf(system, state.purchaseId)).disputes[0]!.disputeId;
    await act(system, 'won', disputeId);
    await until(system, state.purchaseId, 'DisputeWon');
    await eventually(async () => (await coinsOf(system, other)) === free + 1_000, 'coins given back');
    const stream = `credit-${other.professionalId}`;
    expect([await countOf(system, stream, 'CreditsClawedBack'), await countOf(system, stream, 'ClawbackReversed')]).toEqual([1, 1]);
  });
});

describe('a worker that is killed between the payment and the coins', () => {
  it('gives them once, however often that happens', async () => {
    const other = await buyer(system);
    const free = await coinsOf(system, other);
    const orders = [];
    for (const cc of [300, 400, 500, 600]) {
      const asked = order({ cc });
      const { body } = await other.ask('POST', '/api/pro/purchases', asked);
      orders.push({ ...asked, url: body.url as string });
    }
    await Promise.all(orders.map(({ url }) => payOn(system, url)));
    for (const wait of [0, 40, 120, 300]) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      await system.processes.worker!.kill();
      const next = await system.startProcess('worker');
      await eventually(async () => next.output().includes('"working"') || !next.alive(), 'a working worker');
    }
    for (const { purchaseId } of orders) await until(system, purchaseId, 'Paid');
    expect(await coinsOf(system, other)).toBe(free + 1_800);
    expect(await countOf(system, `credit-${other.professionalId}`, 'CreditsPurchased')).toBe(4);
  });
});

describe('an automatic top-up', () => {
  it('asks before the first two, charges each once whatever happens, stays below its ceiling, and ends with a card that says no', async () => {
    const other = await buyer(system);
    const free = await coinsOf(system, other);
    const GROSS = 22_995;
    const topUp = async () => (await other.raw('GET', '/api/pro/top-up')).body;
    const command = (name: string, payload: object) =>
      other.raw('POST', `/api/commands/${name}`, {
        commandId: randomUUID(),
        payload: { professionalId: other.professionalId, ...payload },
      });
    const terms = { on: true, thresholdCc: 2_000, packCc: 500, monthlyCeilingCents: 3 * GROSS, consent: true };
    const letter = (words: RegExp) => letterTo(system, other, words);
    /** Leaves a card on the provider's page. */
    const leave = async (card: string) => {
      const asked = { setupId: randomUUID(), lang: 'fr' };
      const [one, again] = await Promise.all([1, 2].map(() => other.ask('POST', '/api/pro/top-up/card', asked)));
      expect(again!.body.url).toBe(one!.body.url);
      await payOn(system, one!.body.url, card);
      return eventually(async () => {
        const { card: kept } = await topUp();
        return kept?.last4 === card.slice(-4) && kept;
      }, 'the card that was left');
    };
    const spent = (cents: number) =>
      eventually(async () => {
        const now = await topUp();
        return now.spentCents === cents && !now.running && now;
      }, `a month that has cost ${cents}`);

    expect((await command('SetAutoTopUp', { ...terms, consent: undefined })).status).toBe(422);
    expect((await command('SetAutoTopUp', { ...terms, monthlyCeilingCents: GROSS - 1 })).status).toBe(422);
    expect((await other.raw('POST', '/api/pro/top-up/card', { setupId: randomUUID(), lang: 'fr' })).status).toBe(409);
    expect((await command('SetAutoTopUp', terms)).status).toBe(200);
    await stumble('POST /v1/customers', 'accept-then-hang');
    await stumble('GET /v1/setup_intents/:id', 'half');
    await leave(CARD.yes);
    // The first two wait, at a price that is shown, for one click each; two tabs click at once.
    for (const n of [1, 2]) {
      const { pending } = await eventually(async () => {
        const now = await topUp();
        return now.pending && now;
      }, 'a top-up that waits');
      if (n === 1) await letter(/recharge automatique attend votre accord[\s\S]*229,95/);
      const click = { purchaseId: pending.purchaseId, grossCents: pending.grossCents };
      // From the second on the provider takes the money, does not answer, and tells it twice.
      const hanging = { mode: 'accept-then-hang', times: 2, to: 'POST /v1/payment_intents' };
      if (n === 2) await fault({ 'stripe-webhooks': { mode: 'duplicate' }, stripe: hanging });
      expect((await command('ApproveTopUp', { ...click, grossCents: 1 })).status).toBe(409);
      const clicks = await Promise.all([1, 2].map(() => command('ApproveTopUp', click)));
      expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
      if (n === 1) await spent(GROSS);
    }
    // The third goes by itself.
    expect(await spent(3 * GROSS)).toMatchObject({ on: true, pending: null, confirmLeft: 0 });
    expect(await coinsOf(system, other)).toBe(free + 1_500);
    await calm();
    const stream = `topup-${other.professionalId}`;
    const events = await rows<{ type: string }>(`select type from events where stream = $1 order by version`, [stream]);
    const began = events.filter(({ type }) => type === 'AutoTopUpStarted').length;
    const held = events.filter(({ type }) => type === 'AutoTopUpHeldForApproval').length;
    expect([began, held]).toEqual([3, 2]);
    // Below the ceiling nothing more is bought, whatever the balance; with a higher one the next is tried, and its card says no.
    await stumble('POST /v1/payment_methods/:id/detach', '429');
    await leave('4000000000000341');
    expect((await topUp()).spentCents).toBe(3 * GROSS);
    expect((await command('SetAutoTopUp', { ...terms, monthlyCeilingCents: 4 * GROSS })).status).toBe(200);
    const over = await eventually(async () => {
      const now = await topUp();
      return now.cleared && now;
    }, 'the end of the standing order');
    expect(over).toMatchObject({ on: false, cleared: 'declined', card: null, spentCents: 3 * GROSS });
    await letter(/Problème de paiement[\s\S]*recharge automatique/);
    expect(await coinsOf(system, other)).toBe(free + 1_500);
    // One charge of the provider for each that was paid, and both cards are forgotten.
    const at = async <T>(path: string) => {
      const headers = { authorization: `Bearer ${system.settings.STRIPE_SECRET_KEY}` };
      return ((await (await fetch(`${system.sandbox.origin}/v1/${path}`, { headers })).json()) as { data: T[] }).data;
    };
    const all = await at<{ status: string; amount: number; customer: string | null }>('payment_intents?limit=100');
    const mine = all.filter(({ customer, amount }) => customer !== null && amount === GROSS);
    expect(mine.map(({ status }) => status).sort()).toEqual(['requires_payment_method', 'succeeded', 'succeeded', 'succeeded']);
    expect(new Set(mine.map(({ customer }) => customer)).size).toBe(1);
    await eventually(async () => (await at(`payment_methods?customer=${mine[0]!.customer!}`)).length === 0, 'cards that are forgotten');
  });
});

describe('a monthly plan', () => {
  it('is paid on the provider’s page, starts with its invoice, and is not charged again once its end was asked for', async () => {
    const other = await buyer(system, 'ON');
    const asked = { subscriptionId: randomUUID(), terms: true, lang: 'en' };
    const { status, body } = await other.ask('POST', '/api/pro/subscription', asked);
    expect([status, (await other.ask('POST', '/api/pro/subscription', asked)).body]).toEqual([200, body]);
    await stumble('GET /v1/invoices/:id', 'half');
    await payOn(system, body.url);
    const planOf = () => stateOf(system.kernel, subscription, other.professionalId);
    await eventually(async () => (await planOf()).status === 'Active', 'a plan that is paid');
    expect(await countOf(system, `credit-${other.professionalId}`, 'SubscriptionCreditsGranted')).toBe(1);
    const plan = () => other.ask('GET', '/api/pro/subscription');
    expect((await plan()).body).toMatchObject({ state: 'active', offer: { netCents: 14_900 }, current: { netCents: 14_900 } });
    await stumble('POST /v1/subscriptions/:id', 'accept-then-hang');
    await system.dispatch('CancelSubscription', { professionalId: other.professionalId });
    expect((await plan()).body.state).toBe('ending');
    const plans = async () => {
      const response = await fetch(`${system.sandbox.origin}/v1/subscriptions`, {
        headers: { authorization: `Bearer ${system.settings.STRIPE_SECRET_KEY}` },
      });
      return ((await response.json()) as { data: { id: string; cancel_at_period_end: boolean }[] }).data;
    };
    const ending = await eventually(async () => (await plans()).find((plan) => plan.cancel_at_period_end), 'a plan that ends');
    await act(system, 'next-month', ending.id);
    await eventually(async () => (await planOf()).status === 'Ended', 'the end of the plan');
  });
});

describe('the books beside the provider', () => {
  it('agree on everything that happened above, but for what gave no coins and went back', async () => {
    // A refund made by hand, of which no notice ever comes: reading the provider's list finds it.
    const state = await bought(system, await buyer(system));
    await fault({ 'stripe-webhooks': { mode: 'none' } });
    await act(system, 'refund', await chargeOf(system, state));
    const day = localDate(new Date().toISOString(), 'QC');
    await stumble('GET /v1/balance_transactions', '500');
    await addPlainWork(system.kernel.db, work('reconcile-day', `reconcile-${day}-now`, { day }));
    const found = await eventually(async () => (await stateOf(system.kernel, reconciliation, day)).found, 'a compared day');
    expect(found.entries).toBeGreaterThan(5);
    expect(found.differences.filter(({ explained }) => !explained)).toEqual([]);
    expect(found.differences.reduce((n, d) => n + d.cents, 0)).toBe(found.providerCents - found.ledgerCents);
    expect((await purchaseOf(system, state.purchaseId)).status).toBe('Refunded');
  });
});
