import { availableCc, holdCredits, promoCode, releaseHold, requestPurchaseRefund } from '@jurilien/credits';
import { asShipped, T0 } from '@jurilien/event-sourcing/testing';
import { BUYER, OTHER, purchaseOf, shop, STAFF, type Shop } from './purchases.testing.js';

const purchaseId = purchaseOf(1);
const paid = async (input: Record<string, unknown> = { packCc: 500 }, province = 'QC'): Promise<Shop> => {
  const s = shop(province);
  await s.start(input);
  await s.pay();
  return s;
};
const coins = (s: Shop): number => availableCc(s.account(), T0);
const PAYS = ['PurchasePaid', 'CreditsPurchased', 'InvoiceIssued'];

describe('RecordPurchasePaid', () => {
  it('gives coins, money and the number of an invoice in one transaction', async () => {
    const s = shop();
    await s.start();
    expect([...(await s.pay())].sort()).toEqual([...PAYS].sort());
    expect(s.numbers()).toEqual(['JC-2026-000001']);
    expect(s.last('InvoiceIssued')).toMatchObject({
      n: 1,
      issuedOn: '2026-11-02',
      buyer: 'Me Roy',
      source: 'purchase',
      sourceId: purchaseId,
      netCents: 20_000,
      grossCents: 22_995,
    });
    expect(s.last('CreditsPurchased')).toMatchObject({ key: 'purchase:cs_0001', cc: 500, availableAfterCc: 500 });
    expect([coins(s), s.money('M.clearing'), s.money('M.deferred'), s.money('M.tax.gst'), s.money('M.tax.qst')]).toEqual([
      500, 22_995, -20_000, -1_000, -1_995,
    ]);
    expect(s.faults()).toEqual([]);
  });
  it('comes twice, as every message may, and gives coins once', async () => {
    const s = await paid();
    expect(await s.pay()).toEqual([]);
    expect(coins(s)).toBe(500);
  });
  it.each([
    ['amount', { amountCents: 22_994 }, '22995', '22994'],
    ['currency', { currency: 'usd' }, 'cad', 'usd'],
    ['tax', { taxCents: 2_994 }, '2995', '2994'],
  ])('with another %s gives no coins, and goes back', async (field, over, expected, got) => {
    const s = shop();
    await s.start();
    expect(await s.pay(over)).toEqual(['PurchaseMismatchDetected', 'PurchaseRefundRequested', 'PurchaseRefundApproved']);
    expect(s.last('PurchaseMismatchDetected')).toMatchObject({ field, expected, got });
    expect([s.purchase().status, coins(s), s.numbers()]).toEqual(['Mismatched', 0, []]);
    expect(await s.pay(over)).toEqual([]);
    const { grossCents } = s.purchase().requests[0]!;
    expect(await s.tell('RecordPurchaseRefunded', { purchaseId, refundId: 're_1', amountCents: grossCents })).toEqual(['PurchaseRefunded']);
    expect(await s.tell('RecordPurchaseRefunded', { purchaseId, refundId: 're_1', amountCents: grossCents })).toEqual([]);
    expect([s.numbers('credit-note'), s.faults()]).toEqual([[], []]);
  });
  it('with the taxes the provider computed as we did is as asked', async () => {
    const s = shop();
    await s.start();
    expect(await s.pay({ taxCents: 2_995 })).toContain('PurchasePaid');
  });
  it('that comes a second time with another payment goes back, and the first keeps its coins', async () => {
    const s = await paid();
    expect(await s.pay({ paymentIntent: 'pi_again' })).toContain('PurchaseMismatchDetected');
    expect([s.purchase().status, coins(s)]).toEqual(['Paid', 500]);
    await s.tell('RecordPurchaseRefunded', { purchaseId, refundId: 're_1', amountCents: 22_995, paymentIntent: 'pi_again' });
    expect([s.purchase().status, coins(s), s.numbers('credit-note'), s.faults()]).toEqual(['Paid', 500, [], []]);
  });
  it('is what was shown, whatever the price or the tax has become meanwhile', async () => {
    const s = shop();
    await s.start();
    await s.tell('SetBillingIdentity', { name: 'Me Roy inc.', address: ['2, rue Deux'], province: 'ON', lang: 'en' }, BUYER);
    await s.pay();
    expect(s.last('InvoiceIssued')).toMatchObject({ province: 'QC', buyer: 'Me Roy', grossCents: 22_995 });
    expect(s.faults()).toEqual([]);
  });
  it('of two tabs is two purchases with two numbers', async () => {
    const s = shop();
    await s.start();
    await s.start({ packCc: 1_000 }, purchaseOf(2));
    await Promise.all([s.pay(), s.pay({}, purchaseOf(2))]);
    expect([coins(s), [...s.numbers()].sort(), s.faults()]).toEqual([1_500, ['JC-2026-000001', 'JC-2026-000002'], []]);
  });
  it.each(['RecordPurchaseExpired', 'RecordPurchaseFailed', 'RecordPurchasePending'])(
    'after %s is a payment like any other',
    async (before) => {
      const s = shop();
      await s.start();
      await s.tell(before, { purchaseId, code: 'card_declined' });
      expect(await s.pay()).toContain('PurchasePaid');
    },
  );
  it('for a closed account goes back, and for one that a bank froze it counts', async () => {
    const closed = shop();
    await closed.start();
    closed.post(() => [{ type: 'CreditAccountClosed', data: { professionalId: closed.professionalId } }]);
    expect(await closed.pay()).toContain('PurchaseMismatchDetected');
    expect(closed.last('PurchaseMismatchDetected')).toMatchObject({ field: 'account', got: 'closed' });
    const frozen = shop();
    await frozen.start();
    frozen.post(() => [{ type: 'CreditAccountFrozen', data: { professionalId: frozen.professionalId, cause: 'fraud', ref: 'w' } }]);
    expect(await frozen.pay()).toContain('CreditsPurchased');
    expect([...closed.faults(), ...frozen.faults()]).toEqual([]);
  });
  it('is of a purchase that there is, and of its professional', async () => {
    const s = shop();
    expect(await s.pay({ amountCents: 100 })).toBe('NOT_FOUND: no-such-purchase');
    await s.start();
    expect(await s.pay({ professionalId: '018f2a10-0000-7000-8000-0000000000ff' })).toBe('NOT_FOUND: no-such-purchase');
  });
});

describe('a page of payment', () => {
  it('is opened once, waits for a bank, fails and ends, and nothing of it after the payment (RecordCheckoutOpened)', async () => {
    const s = shop();
    await s.start();
    const open = { purchaseId, sessionId: 'cs_1', expiresAt: '2026-11-03T15:00:00.000Z' };
    expect(await s.tell('RecordCheckoutOpened', open)).toEqual(['CheckoutOpened']);
    expect(await s.tell('RecordCheckoutOpened', open)).toEqual([]);
    expect(await s.tell('RecordPurchaseFailed', { purchaseId, code: 'card_declined' })).toEqual(['PurchaseFailed']);
    expect(await s.tell('RecordPurchaseFailed', { purchaseId, code: 'card_declined' })).toEqual([]);
    expect(await s.tell('RecordPurchasePending', { purchaseId })).toEqual(['PurchasePendingBank']);
    expect(await s.tell('RecordPurchaseExpired', { purchaseId })).toEqual([]);
    expect(await s.pay()).toContain('PurchasePaid');
    expect(await s.tell('RecordCheckoutOpened', { ...open, sessionId: 'cs_2' })).toEqual([]);
    expect(await s.tell('RecordPurchasePending', { purchaseId })).toEqual([]);
    expect(await s.tell('RecordPurchaseFailed', { purchaseId, code: 'late' })).toEqual([]);
    expect(await s.tell('RecordPurchaseExpired', { purchaseId })).toEqual([]);
    expect(s.purchase().status).toBe('Paid');
  });
  it('that no one used ends (RecordPurchaseExpired)', async () => {
    const s = shop();
    await s.start();
    expect(await s.tell('RecordPurchaseExpired', { purchaseId })).toEqual(['PurchaseExpired']);
    expect(await s.tell('RecordPurchaseExpired', { purchaseId })).toEqual([]);
  });
  it('is of a purchase that there is', async () => {
    const s = shop();
    for (const name of ['RecordPurchasePending', 'RecordPurchaseExpired'])
      expect(await s.tell(name, { purchaseId })).toBe('NOT_FOUND: no-such-purchase');
  });
});

describe('SetBillingIdentity', () => {
  const mine = { name: 'Me Roy', address: ['1, rue Une', 'Montréal'], province: 'QC', lang: 'fr' };
  it('keeps the key of the books when it changes, and says nothing twice', async () => {
    const s = shop();
    expect(await s.tell('SetBillingIdentity', mine, BUYER)).toEqual([]);
    expect(await s.tell('SetBillingIdentity', { ...mine, name: 'Roy inc.' }, BUYER)).toEqual(['BillingIdentitySet']);
    expect(s.last('BillingIdentitySet')).toMatchObject({ billingKeyId: 'key-1', address: '1, rue Une\nMontréal' });
  });
  it('is of a province we sell in', async () =>
    expect(await shop().tell('SetBillingIdentity', { ...mine, province: 'NY' }, BUYER)).toBe('VALIDATION: input'));
});

describe('RequestPurchaseRefund', () => {
  /** What the command is answered, which is what its button says before; how many coins is not the button's. */
  const ask = async (s: Shop, cc?: number) => {
    const states = { purchase: s.purchase(), account: s.account() };
    const can = requestPurchaseRefund.available(
      states,
      { actor: BUYER, now: s.now(), config: asShipped() },
      { purchaseId, professionalId: s.professionalId },
    );
    const answer = await s.tell('RequestPurchaseRefund', { purchaseId, ...(cc ? { cc } : {}) }, BUYER);
    if (can !== true) expect(answer).toBe(`${can.code}: ${can.detail}`);
    else if (!cc) expect(answer).toEqual(['PurchaseRefundRequested']);
    return answer;
  };
  it('is for unspent coins, with their taxes', async () => {
    const s = await paid();
    s.spend(150, 'c1');
    expect(await ask(s, 351)).toBe('INSUFFICIENT_COINS: already-spent');
    expect(await ask(s)).toEqual(['PurchaseRefundRequested']);
    expect(s.last('PurchaseRefundRequested')).toMatchObject({ cc: 350, netCents: 14_000, grossCents: 16_097 });
    expect(await ask(s)).toBe('DUPLICATE: refund-already-requested');
  });
  it('ends after fourteen days', async () => {
    const s = await paid();
    s.wait(14 * 1_440);
    expect(await ask(s, 100)).toEqual(['PurchaseRefundRequested']);
    const late = await paid();
    late.wait(14 * 1_440 + 1);
    expect(await ask(late)).toBe('WRONG_STATE: refund-window-over');
  });
  it('is not for what was not paid, is spent, is disputed or whose account is closed', async () => {
    const unpaid = shop();
    await unpaid.start();
    expect(await ask(unpaid)).toBe('WRONG_STATE: not-paid-yet');
    const spent = await paid();
    spent.spend(500, 'c1');
    expect(await ask(spent)).toBe('INSUFFICIENT_COINS: already-spent');
    const disputed = await paid();
    await disputed.tell('RecordPurchaseDispute', { purchaseId, disputeId: 'dp_1', phase: 'created', grossCents: 22_995 });
    expect(await ask(disputed)).toBe('WRONG_STATE: purchase-disputed');
    const closed = await paid();
    closed.post(() => [{ type: 'CreditAccountClosed', data: { professionalId: closed.professionalId } }]);
    expect(await ask(closed)).toBe('WRONG_STATE: account-closed');
    expect(await ask(shop())).toBe('NOT_FOUND: no-such-purchase');
  });
});

describe('DecidePurchaseRefund', () => {
  const requested = async (input: Record<string, unknown> = { packCc: 500 }, cc?: number): Promise<readonly [Shop, string]> => {
    const s = await paid(input);
    await s.tell('RequestPurchaseRefund', { purchaseId, ...(cc ? { cc } : {}) }, BUYER);
    return [s, s.purchase().requests.at(-1)!.requestId];
  };
  const decide = (s: Shop, requestId: string, decision: string, actor?: typeof STAFF) =>
    s.tell('DecidePurchaseRefund', { purchaseId, requestId, decision }, actor);
  it('is yes at once where the rule is met, and sets the coins aside', async () => {
    const [s, requestId] = await requested();
    expect(await decide(s, requestId, 'approve')).toEqual(['PurchaseRefundApproved', 'RefundReserved']);
    expect([coins(s), s.account().heldCc]).toEqual([0, 500]);
    expect(await decide(s, requestId, 'approve')).toEqual([]);
    expect(s.faults()).toEqual([]);
  });
  it('waits for two persons above five hundred dollars', async () => {
    const [s, requestId] = await requested({ packCc: 2_500 });
    expect(await decide(s, requestId, 'approve')).toEqual([]);
    expect(await decide(s, requestId, 'approve', STAFF)).toEqual(['PurchaseRefundProposed']);
    expect(await decide(s, requestId, 'approve', STAFF)).toBe('FOUR_EYES_REQUIRED: second-person');
    expect(await decide(s, requestId, 'approve', OTHER)).toEqual(['PurchaseRefundApproved', 'RefundReserved']);
    expect(await decide(s, requestId, 'refuse', OTHER)).toBe('WRONG_STATE: already-decided');
  });
  // proves: S5
  it('waits for two persons when one sent back less than the limit twice in a day to the same professional', async () => {
    const [s, first] = await requested({ packCc: 2_500 }, 1_000);
    expect(s.purchase().requests[0]!.grossCents).toBeLessThan(50_000);
    expect(await decide(s, first, 'approve', STAFF)).toEqual(['PurchaseRefundApproved', 'RefundReserved', 'GivenByStaff']);
    await s.tell('RecordPurchaseRefunded', { purchaseId, refundId: 're_1', amountCents: s.purchase().requests[0]!.grossCents });
    await s.tell('RequestPurchaseRefund', { purchaseId, cc: 1_000 }, BUYER);
    const second = s.purchase().requests.at(-1)!.requestId;
    expect(await decide(s, second, 'approve', STAFF)).toEqual(['PurchaseRefundProposed']);
    expect(await decide(s, second, 'approve', STAFF)).toBe('FOUR_EYES_REQUIRED: second-person');
    expect(await decide(s, second, 'approve', OTHER)).toEqual(['PurchaseRefundApproved', 'RefundReserved']);
  });
  it('waits for one person when something is odd', async () => {
    const [s, requestId] = await requested();
    await s.tell('RecordFraudWarning', { purchaseId, warningId: 'issfr_1' });
    expect(await decide(s, requestId, 'approve')).toEqual([]);
    expect(await decide(s, requestId, 'approve', STAFF)).toEqual(['PurchaseRefundApproved', 'RefundReserved', 'GivenByStaff']);
  });
  it('is no by one person, and may be asked again', async () => {
    const [s, requestId] = await requested();
    expect(await decide(s, requestId, 'refuse', STAFF)).toEqual(['PurchaseRefundRefused']);
    expect(await s.tell('RequestPurchaseRefund', { purchaseId }, BUYER)).toEqual(['PurchaseRefundRequested']);
  });
  it('gives back no coins that were spent meanwhile, nor of a disputed payment', async () => {
    const [s, requestId] = await requested();
    s.spend(100, 'c1');
    expect(await decide(s, requestId, 'approve')).toEqual([]);
    expect(await decide(s, requestId, 'approve', STAFF)).toBe('INSUFFICIENT_COINS: already-spent');
    const [d, id] = await requested();
    await d.tell('RecordPurchaseDispute', { purchaseId, disputeId: 'dp_1', phase: 'created', grossCents: 22_995 });
    expect(await decide(d, id, 'approve', STAFF)).toBe('WRONG_STATE: purchase-disputed');
    expect(await decide(d, purchaseOf(9), 'approve', STAFF)).toBe('NOT_FOUND: no-such-request');
  });
  it('gives back no more than was paid, though coins came back after all of the money had', async () => {
    const s = await paid();
    s.post((a, now) => holdCredits(a, { entryId: 'h', now, config: asShipped(), claimId: 'c1', leadId: 'lead-1', cc: 500 }));
    await s.tell('RecordPurchaseRefunded', { purchaseId, refundId: 're_1', amountCents: 22_000 });
    s.post((a, now) => releaseHold(a, { entryId: 'r', now, config: asShipped(), claimId: 'c1' }));
    expect(await s.tell('RequestPurchaseRefund', { purchaseId }, BUYER)).toBe('WRONG_STATE: more-than-paid');
    expect(await s.tell('RequestPurchaseRefund', { purchaseId, cc: 10 }, BUYER)).toEqual(['PurchaseRefundRequested']);
    const { requestId } = s.last('PurchaseRefundRequested') as { requestId: string };
    await s.tell('RecordPurchaseRefunded', { purchaseId, refundId: 're_2', amountCents: 995 });
    expect(await decide(s, requestId, 'approve')).toEqual([]);
    expect(await decide(s, requestId, 'approve', STAFF)).toBe('WRONG_STATE: more-than-paid');
    expect(s.faults()).toEqual([]);
  });
  it('is said once more when no one answers (MarkRefundOverdue)', async () => {
    const [s, requestId] = await requested({ packCc: 2_500 });
    expect(await s.tell('MarkRefundOverdue', { purchaseId, requestId })).toEqual(['PurchaseRefundOverdue']);
    expect(await s.tell('MarkRefundOverdue', { purchaseId, requestId })).toEqual([]);
  });
});

describe('RecordPurchaseRefunded', () => {
  const back = (s: Shop, refundId: string, amountCents: number, more: object = {}) =>
    s.tell('RecordPurchaseRefunded', { purchaseId, refundId, amountCents, ...more });
  const grant = async (s: Shop, cc?: number): Promise<{ requestId: string; grossCents: number }> => {
    await s.tell('RequestPurchaseRefund', { purchaseId, ...(cc ? { cc } : {}) }, BUYER);
    const { requestId } = s.purchase().requests.at(-1)!;
    await s.tell('DecidePurchaseRefund', { purchaseId, requestId, decision: 'approve' });
    return { requestId, grossCents: s.purchase().requests.at(-1)!.grossCents };
  };
  it('takes the coins, reverses the taxes and numbers a credit note', async () => {
    const s = await paid();
    const { requestId, grossCents } = await grant(s);
    expect([...(await back(s, 're_1', grossCents, { requestId }))].sort()).toEqual(
      ['CreditNoteIssued', 'CreditsRefundedToCard', 'PurchaseRefunded', 'RefundReserveEnded'].sort(),
    );
    expect(s.last('CreditNoteIssued')).toMatchObject({ no: 'JC-NC-2026-000001', corrects: 'JC-2026-000001', grossCents: 22_995 });
    expect([s.purchase().status, coins(s), s.money('M.clearing'), s.money('M.deferred'), s.money('M.tax.qst')]).toEqual([
      'Refunded',
      0,
      0,
      0,
      0,
    ]);
    expect(await back(s, 're_1', grossCents, { requestId })).toEqual([]);
    expect(s.faults()).toEqual([]);
  });
  it('made by hand takes the coins it is worth', async () => {
    const s = await paid();
    expect(await back(s, 're_hand', 4_599)).toContain('CreditNoteIssued');
    expect(s.last('PurchaseRefunded')).toMatchObject({ byHand: true, cc: 100, netCents: 4_000, grossCents: 4_599 });
    await back(s, 're_rest', 18_396);
    expect([s.purchase().status, coins(s), s.money('M.clearing'), s.faults()]).toEqual(['Refunded', 0, 0, []]);
  });
  it('made by hand for spent coins is written off, and never more than was paid', async () => {
    const s = await paid();
    s.spend(500, 'c1');
    await back(s, 're_hand', 22_995);
    expect([s.money('M.clearing'), s.money('M.writeoff'), s.money('M.tax.gst'), s.money('M.deferred')]).toEqual([0, 20_000, 0, 0]);
    expect(await back(s, 're_more', 1)).toBe('WRONG_STATE: more-than-paid');
    expect(s.faults()).toEqual([]);
  });
  it('of a closed account is a credit note without an entry', async () => {
    const s = await paid();
    s.post(() => [{ type: 'CreditAccountClosed', data: { professionalId: s.professionalId } }]);
    expect([...(await back(s, 're_1', 22_995))].sort()).toEqual(['CreditNoteIssued', 'PurchaseRefunded']);
    expect(s.last('PurchaseRefunded')).toMatchObject({ unposted: true });
    expect(s.faults()).toEqual([]);
  });
  it('comes after the payment', async () => {
    const s = shop();
    await s.start();
    expect(await back(s, 're_1', 100)).toBe('WRONG_STATE: not-paid-yet');
  });
  it('that failed gives coins, money and taxes back, with a new invoice (RecordPurchaseRefundFailed)', async () => {
    const s = await paid();
    const { requestId, grossCents } = await grant(s, 200);
    await back(s, 're_1', grossCents, { requestId });
    const failed = { purchaseId, refundId: 're_1', code: 'lost_or_stolen_card' };
    expect([...(await s.tell('RecordPurchaseRefundFailed', failed))].sort()).toEqual([
      'InvoiceIssued',
      'PurchaseRefundFailed',
      'RefundReversed',
    ]);
    expect(await s.tell('RecordPurchaseRefundFailed', failed)).toEqual([]);
    expect(s.last('InvoiceIssued')).toMatchObject({ source: 'refund-failed', corrects: 'JC-NC-2026-000001', no: 'JC-2026-000002' });
    expect([s.purchase().status, coins(s), s.money('M.clearing'), s.faults()]).toEqual(['Paid', 500, 22_995, []]);
  });
  it('that the provider never made frees its coins', async () => {
    const s = await paid();
    const { requestId } = await grant(s, 200);
    expect(await s.tell('RecordPurchaseRefundFailed', { purchaseId, refundId: 'none', requestId, code: 'expired_card' })).toEqual([
      'PurchaseRefundFailed',
      'RefundReserveEnded',
    ]);
    expect([coins(s), s.faults()]).toEqual([500, []]);
    expect(await s.tell('RecordPurchaseRefundFailed', { purchaseId, refundId: 'none', requestId, code: 'expired_card' })).toEqual([]);
  });
});

describe('RecordPurchaseDispute', () => {
  const phase = (s: Shop, name: string, more: object = {}) =>
    s.tell('RecordPurchaseDispute', { purchaseId, disputeId: 'dp_1', phase: name, grossCents: 22_995, ...more });
  it('freezes, takes the coins, and gives them back when it is won', async () => {
    const s = await paid();
    expect(await phase(s, 'created')).toEqual(['PurchaseDisputed', 'CreditAccountFrozen']);
    expect(await phase(s, 'withdrawn')).toEqual(['CreditsClawedBack']);
    expect([coins(s), s.money('M.clearing'), s.purchase().status]).toEqual([0, 0, 'Disputed']);
    expect(await phase(s, 'reinstated')).toEqual(['ClawbackReversed']);
    expect(await phase(s, 'won')).toEqual(['PurchaseDisputeWon', 'CreditAccountUnfrozen']);
    for (const again of ['created', 'withdrawn', 'reinstated', 'won']) expect(await phase(s, again)).toEqual([]);
    expect([coins(s), s.money('M.clearing'), s.account().frozen, s.faults()]).toEqual([500, 22_995, [], []]);
  });
  it('of spent coins leaves a debt that keeps the account frozen until the next purchase fills it', async () => {
    const s = await paid();
    s.spend(300, 'c1');
    await phase(s, 'created');
    await phase(s, 'withdrawn');
    expect([s.account().owedCc, s.account().frozen.map((f) => f.cause)]).toEqual([300, ['dispute', 'owed']]);
    await phase(s, 'lost', { feeCents: 1_500 });
    expect(s.account().frozen.map((f) => f.cause)).toEqual(['owed']);
    expect([s.money('M.dispute.hold'), s.money('M.fees'), s.money('M.dispute.loss'), s.money('M.deferred')]).toEqual([0, 1_500, 14_995, 0]);
    await s.start({ packCc: 500 }, purchaseOf(2));
    expect(await s.pay({}, purchaseOf(2))).toEqual(expect.arrayContaining(['CreditsPurchased', 'OwedSettled', 'CreditAccountUnfrozen']));
    expect([coins(s), s.account().owedCc, s.account().frozen, s.faults()]).toEqual([200, 0, [], []]);
  });
  it('may be told in any order', async () => {
    for (const order of [
      ['withdrawn', 'created', 'lost'],
      ['lost', 'created', 'withdrawn'],
      ['lost', 'withdrawn', 'created', 'lost'],
    ]) {
      const s = await paid();
      for (const name of order) await phase(s, name);
      expect([order, coins(s), s.purchase().status, s.money('M.deferred'), s.account().frozen, s.faults()]).toEqual([
        order,
        0,
        'DisputeLost',
        0,
        [],
        [],
      ]);
    }
    for (const order of [
      ['won', 'reinstated', 'withdrawn', 'created'],
      ['reinstated', 'withdrawn', 'won'],
      ['won', 'withdrawn', 'reinstated'],
    ]) {
      const s = await paid();
      for (const name of order) await phase(s, name);
      expect([order, coins(s), s.purchase().status, s.money('M.clearing'), s.account().frozen, s.faults()]).toEqual([
        order,
        500,
        'DisputeWon',
        22_995,
        [],
        [],
      ]);
    }
  });
  it('is lost after the money had come back: it is taken a second time, and stays gone', async () => {
    const s = await paid();
    for (const name of ['created', 'withdrawn', 'reinstated']) await phase(s, name);
    expect(await phase(s, 'lost', { feeCents: 1_500 })).toEqual([
      'PurchaseDisputeLost',
      'CreditsClawedBack',
      'ClawbackKept',
      'CreditAccountUnfrozen',
    ]);
    expect([coins(s), s.purchase().status, s.money('M.clearing'), s.money('M.dispute.hold'), s.money('M.deferred'), s.faults()]).toEqual([
      0,
      'DisputeLost',
      -1_500,
      0,
      0,
      [],
    ]);
    for (const again of ['lost', 'withdrawn', 'reinstated']) expect(await phase(s, again)).toEqual([]);
  });
  it('is lost after a debt had been forgiven with the money: it is owed again', async () => {
    const s = await paid();
    s.spend(300, 'c1');
    for (const name of ['created', 'withdrawn', 'reinstated']) await phase(s, name);
    expect(s.account().owedCc).toBe(0);
    await phase(s, 'lost');
    expect([coins(s), s.account().owedCc, s.money('M.dispute.hold'), s.money('M.deferred'), s.faults()]).toEqual([0, 300, 0, 0, []]);
  });
  it('that was only an inquiry takes nothing', async () => {
    const s = await paid();
    await phase(s, 'created');
    expect(await phase(s, 'warning_closed')).toEqual(['PurchaseDisputeWon', 'CreditAccountUnfrozen']);
    expect([coins(s), s.purchase().status, s.faults()]).toEqual([500, 'DisputeWon', []]);
  });
  it('of a part takes its share, and a second one what is left', async () => {
    const s = await paid();
    await phase(s, 'withdrawn', { grossCents: 4_599 });
    expect(coins(s)).toBe(400);
    await phase(s, 'withdrawn', { disputeId: 'dp_2', grossCents: 22_995 });
    expect([coins(s), s.account().owedCc]).toEqual([0, 0]);
  });
  it('takes nothing where a refund that was in progress and the dispute before came to more than was bought', async () => {
    const s = await paid();
    await s.tell('RequestPurchaseRefund', { purchaseId, cc: 200 }, BUYER);
    const { requestId } = s.last('PurchaseRefundRequested') as { requestId: string };
    await s.tell('DecidePurchaseRefund', { purchaseId, requestId, decision: 'approve' });
    await phase(s, 'withdrawn');
    await s.tell('RecordPurchaseRefunded', { purchaseId, refundId: 're_1', requestId, amountCents: 9_198 });
    await phase(s, 'lost');
    expect(await phase(s, 'withdrawn', { disputeId: 'dp_2' })).toEqual(['PurchaseDisputed', 'CreditAccountFrozen', 'CreditsClawedBack']);
    expect([coins(s), s.last('CreditsClawedBack')['cc'], s.account().owedCc, s.faults()]).toEqual([0, 0, 200, []]);
  });
  it('takes what was not refunded before', async () => {
    const s = await paid();
    await s.tell('RecordPurchaseRefunded', { purchaseId, refundId: 're_1', amountCents: 4_599 });
    await phase(s, 'withdrawn', { grossCents: 18_396 });
    expect([coins(s), s.account().owedCc, s.faults()]).toEqual([0, 0, []]);
  });
  it('on a closed account is known, and its book stays as it is', async () => {
    const s = await paid();
    s.post(() => [{ type: 'CreditAccountClosed', data: { professionalId: s.professionalId } }]);
    expect(await phase(s, 'lost')).toEqual(['PurchaseDisputed', 'PurchaseDisputeLost']);
    expect(s.faults()).toEqual([]);
  });
  it('comes after the payment, and of no more than it', async () => {
    const s = shop();
    await s.start();
    expect(await phase(s, 'created')).toBe('WRONG_STATE: not-paid-yet');
    await s.pay();
    expect(await phase(s, 'created', { grossCents: 22_996 })).toBe('WRONG_STATE: more-than-paid');
  });
  it('of a suspected fraud freezes once (RecordFraudWarning)', async () => {
    const s = await paid();
    expect(await s.tell('RecordFraudWarning', { purchaseId, warningId: 'issfr_1' })).toEqual([
      'FraudWarningReceived',
      'CreditAccountFrozen',
    ]);
    expect(await s.tell('RecordFraudWarning', { purchaseId, warningId: 'issfr_1' })).toEqual([]);
  });
});

describe('a discount code', () => {
  it('is given back when the purchase ends unpaid, once (ReleasePromoCode)', async () => {
    const s = shop();
    s.log.seed(promoCode, 'BARREAU10', [
      [
        'PromoCodeSaved',
        { code: 'BARREAU10', kind: 'discount', discountBp: 1_000, from: T0, until: '2026-12-31T05:00:00.000Z', active: true },
      ],
    ]);
    await s.start({ packCc: 500, promoCode: 'BARREAU10' });
    expect(await s.start({ packCc: 500, promoCode: 'BARREAU10' }, purchaseOf(2))).toBe('DUPLICATE: promo-already-used');
    await s.tell('RecordPurchaseExpired', { purchaseId });
    expect(s.last('PurchaseExpired')).toMatchObject({ promoCode: 'BARREAU10' });
    const release = { code: 'BARREAU10', purchaseId };
    expect(await s.tell('ReleasePromoCode', release)).toEqual(['PromoCodeReleased']);
    expect(await s.tell('ReleasePromoCode', release)).toEqual([]);
    expect(await s.start({ packCc: 500, promoCode: 'BARREAU10' }, purchaseOf(2))).toEqual(['PurchaseStarted', 'PromoCodeRedeemed']);
  });
  it('is used again when the ended page is paid late, and cannot be used a second time (RetakePromoCode)', async () => {
    const s = shop();
    s.log.seed(promoCode, 'BARREAU10', [
      [
        'PromoCodeSaved',
        { code: 'BARREAU10', kind: 'discount', discountBp: 1_000, from: T0, until: '2026-12-31T05:00:00.000Z', active: true },
      ],
    ]);
    await s.start({ packCc: 500, promoCode: 'BARREAU10' });
    const code = { code: 'BARREAU10', purchaseId };
    await s.tell('RecordPurchaseExpired', { purchaseId });
    await s.tell('ReleasePromoCode', code);
    await s.pay({ amountCents: s.purchase().started!.grossCents });
    expect(s.last('PurchasePaid')).toMatchObject({ promoCode: 'BARREAU10' });
    expect(await s.tell('RetakePromoCode', code)).toEqual(['PromoCodeRedeemed']);
    expect(await s.tell('RetakePromoCode', code)).toEqual([]);
    expect(await s.start({ packCc: 500, promoCode: 'BARREAU10' }, purchaseOf(2))).toBe('DUPLICATE: promo-already-used');
  });
});
