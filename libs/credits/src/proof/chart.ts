/**
 * The chart of accounts by kind of entry, written from 4.4.2 and from nothing else: which account stands opposite the lots, and
 * which money accounts may move. The proof reads no rule of the ledger.
 */
export interface Template {
  /** Opposite account in coins; `hold` and `owed` are the person's own. */
  readonly opposite: readonly string[];
  /** Whether lots are filled (debit) or emptied (credit). */
  readonly lots: 'in' | 'out' | 'none';
  readonly money: readonly string[];
  /** Whether it may be posted while the account is frozen (I12): release, settle, refund, and what a bank does by itself. */
  readonly whileFrozen: boolean;
}

const TAXES = ['M.tax.gst', 'M.tax.qst', 'M.tax.hst'];
const EARNS = ['M.deferred', 'M.revenue.access', ...TAXES];
const PAYS = ['M.clearing', 'M.deferred', ...TAXES];
const t = (lots: Template['lots'], opposite: readonly string[], money: readonly string[] = [], whileFrozen = false): Template => ({
  lots,
  opposite,
  money,
  whileFrozen,
});

const TEMPLATES: Readonly<Record<string, Template>> = {
  CreditsPurchased: t('in', ['X.sold'], PAYS, true),
  CreditsGranted: t('in', ['X.granted.promo']),
  SubscriptionCreditsGranted: t('in', ['X.granted.subscription'], ['M.clearing', 'M.revenue.subscription', ...TAXES], true),
  CreditsHeld: t('out', ['hold']),
  HoldReleased: t('in', ['hold'], [], true),
  HoldCaptured: t('none', ['hold', 'X.consumed'], EARNS),
  CreditsRefunded: t('in', ['X.consumed'], EARNS, true),
  CreditsExpired: t('out', ['X.expired']),
  RefundReserved: t('out', ['hold'], [], true),
  RefundReserveEnded: t('in', ['hold'], [], true),
  // What a refund made by hand gives back beyond its coins is written off.
  CreditsRefundedToCard: t('out', ['X.refundedToCard'], [...PAYS, 'M.writeoff'], true),
  RefundReversed: t('in', ['X.refundedToCard'], [...PAYS, 'M.writeoff'], true),
  CreditsClawedBack: t('out', ['X.clawback', 'owed'], ['M.dispute.hold', 'M.clearing'], true),
  ClawbackReversed: t('in', ['X.clawback', 'owed'], ['M.dispute.hold', 'M.clearing'], true),
  ClawbackKept: t('none', [], ['M.deferred', 'M.dispute.loss', 'M.dispute.hold', 'M.fees', 'M.clearing', ...TAXES], true),
  OwedSettled: t('out', ['owed'], ['M.deferred', 'M.dispute.loss'], true),
  OwedReturned: t('in', ['owed'], ['M.deferred', 'M.dispute.loss'], true),
};
const ADJUSTED = { add: t('in', ['X.adjust'], ['M.deferred', 'M.writeoff']), remove: t('out', ['X.adjust'], ['M.deferred', 'M.writeoff']) };

/** How an entry of this kind is posted; nothing for an event that is no entry. */
export const templateOf = (type: string, data: Readonly<Record<string, unknown>>): Template | undefined =>
  type === 'CreditsAdjusted' ? ADJUSTED[data['direction'] as keyof typeof ADJUSTED] : TEMPLATES[type];
