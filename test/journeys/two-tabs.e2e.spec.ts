import { randomUUID } from 'node:crypto';
import { errorReports, openKernel, openLog, stateOf } from '@jurilien/runtime';
import { autoTopUp, promoCode } from '@jurilien/credits';
import { createApp } from '../../services/api/src/app.js';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { act, buyer, coinsOf, order, payOn, purchaseOf, sessionIn, countOf, until } from '../support/buying.js';
import { eventually } from '../support/eventually.js';
import { nothingPending } from '../support/invariants.js';
import { sessionOf } from '../support/session.js';
import { call, startSystem, type System } from '../support/system.js';

const GROSS = 22_995;

/** Buying from two tabs, each answered by an API process of its own: what is sold is sold once, at the price that was shown. */
let system: System;
let second: { readonly origin: string; readonly close: () => Promise<void> };
beforeAll(async () => {
  system = await startSystem({ retryMs: [50, 200, 500] });
  const kernel = await openKernel(system.settings, 'second');
  const app = await createApp(kernel, openLog('second', errorReports(system.settings)));
  const port = await freePort();
  await app.listen(port, '127.0.0.1');
  second = {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await app.close();
      await kernel.close();
    },
  };
});
afterAll(async () => {
  await second?.close();
  await system?.close();
});

/** A member at two tabs, one at each process. */
async function atTwoTabs() {
  const who = await buyer(system);
  const authorization = await sessionOf(system.kernel, who.userId);
  const tab = (origin: string) => (method: string, path: string, body?: unknown) => call(origin, method, path, body, { authorization });
  const tabs = [tab(system.origin), tab(second.origin)] as const;
  const command = (ask: (typeof tabs)[number], name: string, payload: object) =>
    ask('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload: { professionalId: who.professionalId, ...payload } });
  return { who, tabs, command };
}
async function discount(over: object = {}): Promise<string> {
  const code = `DEUX${String(Math.floor(Math.random() * 1e8))}`;
  const [from, until] = [new Date(Date.now() - 60_000).toISOString(), new Date(Date.now() + 86_400_000).toISOString()];
  await system.dispatch(
    'SavePromoCode',
    { code, kind: 'discount', discountBp: 1_000, from, until, active: true, ...over },
    { reason: 'test' },
  );
  return code;
}
/** Cards the provider keeps of those who were sent to these pages. */
async function cardsOf(pages: readonly string[]): Promise<string[]> {
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${system.settings.STRIPE_SECRET_KEY}` };
    return (await (await fetch(`${system.sandbox.origin}/v1/${path}`, { headers })).json()) as any;
  };
  const sessions = await Promise.all(pages.map((url) => read(`checkout/sessions/${sessionIn(url)}`)));
  const customers = [...new Set(sessions.map(({ customer }) => customer as string))];
  const lists = await Promise.all(customers.map((customer) => read(`payment_methods?customer=${customer}`)));
  return lists.flatMap(({ data }) => (data as { id: string }[]).map(({ id }) => id));
}

describe('an automatic top-up in two tabs', () => {
  it('keeps one order and one card, and each that waits is bought once, from any tab', async () => {
    const { who, tabs, command } = await atTwoTabs();
    const [one, two] = tabs;
    const free = await coinsOf(system, who);
    const terms = { on: true, thresholdCc: 2_000, packCc: 500, monthlyCeilingCents: GROSS, consent: true };
    const set = await Promise.all(tabs.map((ask, i) => command(ask, 'SetAutoTopUp', { ...terms, thresholdCc: 2_000 - i * 100 })));
    expect(set.map(({ status }) => status).filter((s) => s !== 200 && s !== 409)).toEqual([]);
    // A card is left in each tab, at the same moment.
    const pages = await Promise.all(tabs.map((ask) => ask('POST', '/api/pro/top-up/card', { setupId: randomUUID(), lang: 'fr' })));
    const left = await Promise.all(pages.map(({ body }) => payOn(system, body.url)));
    expect(left.map(({ status }) => status)).toEqual([200, 200]);
    const standing = async () => (await one('GET', '/api/pro/top-up')).body;
    const { pending } = await eventually(async () => {
      const now = await standing();
      return now.pending && now;
    }, 'a top-up that waits');
    const clicks = await Promise.all(
      Array.from({ length: 10 }, (_none, i) =>
        command(tabs[i % 2]!, 'ApproveTopUp', { purchaseId: pending.purchaseId, grossCents: pending.grossCents }),
      ),
    );
    expect(clicks.some(({ status }) => status === 200)).toBe(true);
    await until(system, pending.purchaseId, 'Paid');
    await nothingPending(system);
    expect(await coinsOf(system, who)).toBe(free + 500);
    expect(await countOf(system, `credit-${who.professionalId}`, 'CreditsPurchased')).toBe(1);
    expect(await countOf(system, `topup-${who.professionalId}`, 'AutoTopUpStarted')).toBe(1);
    // One card is kept, and the provider has forgotten the other.
    const kept = async () => (await stateOf(system.kernel, autoTopUp, who.professionalId)).card?.paymentMethodId;
    const card = await kept();
    expect(card).toEqual(expect.any(String));
    expect(await cardsOf(pages.map(({ body }) => body.url))).toEqual([card]);
    // Switched off in one tab while the other switches it on: the card goes whichever was first, and nothing more is bought.
    const switched = await Promise.all([command(one, 'SetAutoTopUp', { on: false }), command(two, 'SetAutoTopUp', terms)]);
    expect(switched[0].status).toBe(200);
    await nothingPending(system);
    expect([await kept(), await cardsOf(pages.map(({ body }) => body.url))]).toEqual([undefined, []]);
    expect((await standing()).spentCents).toBe(GROSS);
  });
});

describe('a purchase in two tabs', () => {
  it('by the same press is one page and one payment; by two presses each page gives its own coins, once', async () => {
    const { who, tabs } = await atTwoTabs();
    const free = await coinsOf(system, who);
    const asked = order({ packCc: 500, cc: undefined, grossCents: GROSS });
    const same = await Promise.all([...tabs, ...tabs].map((ask) => ask('POST', '/api/pro/purchases', asked)));
    expect(new Set(same.filter(({ status }) => status === 200).map(({ body }) => body.url)).size).toBe(1);
    const { url } = same.find(({ status }) => status === 200)!.body;
    await Promise.all([payOn(system, url), payOn(system, url)]);
    await until(system, asked.purchaseId, 'Paid');
    await nothingPending(system);
    expect(await coinsOf(system, who)).toBe(free + 500);
    // What is paid is over: the page is not opened again, and nothing is started under its name.
    expect((await tabs[1]('POST', '/api/pro/purchases', asked)).status).toBe(409);

    const each = await Promise.all(tabs.map((ask) => ask('POST', '/api/pro/purchases', order({ cc: 700 }))));
    const urls = [...new Set(each.map(({ body }) => body.url as string))];
    for (const page of urls) await payOn(system, page);
    for (const { body } of each) await until(system, body.purchaseId, 'Paid');
    await nothingPending(system);
    expect(await coinsOf(system, who)).toBe(free + 500 + urls.length * 700);
  });

  it('begins nothing at another price than the page showed, and says so; what was begun keeps its price', async () => {
    const { who, tabs } = await atTwoTabs();
    const [one, two] = tabs;
    const code = await discount();
    const shown = order({ packCc: 500, cc: undefined, promoCode: code, grossCents: 20_696 });
    // The code is changed between the page and the press.
    await system.dispatch(
      'SavePromoCode',
      { ...(await stateOf(system.kernel, promoCode, code)).terms!, code, discountBp: 500 },
      { reason: 'test' },
    );
    expect(await one('POST', '/api/pro/purchases', shown)).toMatchObject({ status: 409, body: { detail: 'price-changed' } });
    expect((await purchaseOf(system, shown.purchaseId)).status).toBe('None');
    expect((await stateOf(system.kernel, promoCode, code)).uses).toEqual([]);
    const again = order({ packCc: 500, cc: undefined, promoCode: code, grossCents: 21_845 });
    const begun = await two('POST', '/api/pro/purchases', again);
    expect(begun.status).toBe(200);
    // Changed once more while the page of payment is open: what was agreed to is what is paid.
    await system.dispatch(
      'SavePromoCode',
      { ...(await stateOf(system.kernel, promoCode, code)).terms!, code, active: false },
      { reason: 'test' },
    );
    await payOn(system, begun.body.url);
    expect((await until(system, again.purchaseId, 'Paid')).started!.grossCents).toBe(21_845);
    expect(await countOf(system, `purchase-${again.purchaseId}`, 'PurchasePaid')).toBe(1);
    expect(await coinsOf(system, who)).toBeGreaterThan(0);
  });

  it('with one promotional code, is sold at its price once: from both tabs, for the last use, and after a page that was left', async () => {
    const { who, tabs } = await atTwoTabs();
    const code = await discount({ maxUses: 1 });
    const cheap = () => order({ packCc: 500, cc: undefined, promoCode: code });
    const orders = tabs.map(cheap);
    const both = await Promise.all(tabs.map((ask, i) => ask('POST', '/api/pro/purchases', orders[i])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stateOf(system.kernel, promoCode, code)).uses).toHaveLength(1);
    // Nor by someone else, as it may be used once.
    const other = await atTwoTabs();
    expect((await other.tabs[0]('POST', '/api/pro/purchases', cheap())).status).toBe(409);
    const page = both.find(({ status }) => status === 200)!.body as { purchaseId: string; url: string };
    await payOn(system, page.url);
    expect((await until(system, page.purchaseId, 'Paid')).started!.grossCents).toBe(20_696);
    expect((await tabs[1]('POST', '/api/pro/purchases', cheap())).status).toBe(409);
    await nothingPending(system);
    expect(await countOf(system, `credit-${who.professionalId}`, 'CreditsPurchased')).toBe(1);

    // A page that ends unpaid gives the code back; it is used again, and only once.
    const left = await discount();
    const abandoned = order({ packCc: 500, cc: undefined, promoCode: left });
    const opened = await tabs[0]('POST', '/api/pro/purchases', abandoned);
    await act(system, 'expire', sessionIn(opened.body.url));
    await until(system, abandoned.purchaseId, 'Expired');
    await nothingPending(system);
    expect((await stateOf(system.kernel, promoCode, left)).uses).toEqual([]);
    const retried = [order({ packCc: 500, cc: undefined, promoCode: left }), order({ packCc: 500, cc: undefined, promoCode: left })];
    const answers = await Promise.all(tabs.map((ask, i) => ask('POST', '/api/pro/purchases', retried[i])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
