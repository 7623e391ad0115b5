import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import {
  availableCc,
  billing,
  creditAccount,
  discountedCents,
  heldCc,
  promoCode,
  purchase,
  refundableCc,
  refundOf,
  returnableCents,
  spendableCc,
  type CreditState,
} from '@jurilien/credits';
import { type Asking, possibleIn, Refused } from '@jurilien/event-sourcing';
import { PURCHASE_BUTTONS } from '@jurilien/processes';
import {
  billingModel,
  creditsPacks,
  creditsUnitPriceCents,
  localDate,
  purchaseCustomMaxCc,
  purchaseCustomMinCc,
  purchaseStepCc,
  refundCardDays,
} from '@jurilien/reference';
import type { PurchaseRow } from '@jurilien/rows/credits';
import { askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional, ownRows, type Own } from '../pro/own.js';
import { KERNEL } from '../tokens.js';

type Purchase = Answer<'GET /api/pro/purchases/:ref'>;
type Purchases = Answer<'GET /api/pro/purchases'>;
const purchaseOf = (row: PurchaseRow): Purchase => ({
  id: row.id,
  status: row.status,
  kind: row.kind,
  cc: row.cc,
  listCents: row.listCents,
  netCents: row.netCents,
  taxes: row.taxes,
  grossCents: row.grossCents,
  startedAt: row.startedAt,
  paidAt: row.paidAt ?? null,
  invoiceNo: row.invoiceNo ?? null,
  creditNotes: row.creditNotes,
  requestState: row.requestState ?? null,
});
const uuid = z.uuid();
/** Purchases on one page of the list. */
const PER_PAGE = 50;

/** What B01 and C05 read: their own coins, what they cost, and what was bought. */
@Controller()
export class CreditsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/pro/credits')
  async credits(@Req() { principal }: GuardedRequest): Promise<Answer<'GET /api/pro/credits'>> {
    const own = await ownProfessional(this.kernel, principal);
    const { professionalId, state } = own;
    const now = new Date().toISOString();
    const [account, { identity }] = await Promise.all([
      stateOf(this.kernel, creditAccount, professionalId),
      stateOf(this.kernel, billing, professionalId),
    ]);
    const province = state.province ?? 'QC';
    const who = askingOf(this.kernel, principal.actor, now);
    const { config } = who;
    return {
      serverNow: now,
      today: localDate(now, 'QC'),
      state: account.open ? 'open' : account.closed ? 'closed' : 'none',
      frozen: [...new Set(account.frozen.map((f) => f.cause))],
      model: billingModel(province, config),
      balance: {
        availableCc: availableCc(account, now),
        heldCc: heldCc(account),
        owedCc: account.owedCc,
        promo: ending(account, 'promo', now),
        subscription: ending(account, 'subscription', now),
      },
      unitPriceCents: config.value(creditsUnitPriceCents, { province }),
      packs: [...config.value(creditsPacks, { province })],
      custom: { minCc: config.value(purchaseCustomMinCc), maxCc: config.value(purchaseCustomMaxCc), stepCc: config.value(purchaseStepCc) },
      refundDays: config.value(refundCardDays),
      billing: identity ? { name: identity.name, address: identity.address.split('\n'), province: identity.province } : null,
      suggested: { name: state.firm ?? state.name, province },
      ...(await this.purchasesOf(own, account, who, 1)),
    };
  }

  /** Earlier purchases, fifty a page, the latest first; the first page comes with the rest of B01. */
  @Route('GET /api/pro/purchases')
  async earlier(@Asked() { query: { page } }: Asked<'GET /api/pro/purchases'>, @Req() { principal }: GuardedRequest): Promise<Purchases> {
    const own = await ownProfessional(this.kernel, principal);
    const account = await stateOf(this.kernel, creditAccount, own.professionalId);
    return this.purchasesOf(own, account, askingOf(this.kernel, principal.actor), page);
  }

  /** What a promo code would give; a discount is taken with the purchase, coins by their own command. */
  @Route('POST /api/pro/promo-code')
  async promo(
    @Asked() { body: { code } }: Asked<'POST /api/pro/promo-code'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'POST /api/pro/promo-code'>> {
    const { professionalId, state } = await ownProfessional(this.kernel, principal);
    const promo = await stateOf(this.kernel, promoCode, code);
    if (promo.terms?.kind === 'grant') return { code, kind: 'grant', cc: promo.terms.cc! };
    discountedCents(promo, 0, { professionalId, now: new Date().toISOString(), ...(state.province ? { province: state.province } : {}) });
    return { code, kind: 'discount', discountBp: promo.terms!.discountBp! };
  }

  @Route('GET /api/pro/purchases/:ref')
  async one(@Asked() asked: Asked<'GET /api/pro/purchases/:ref'>, @Req() { principal }: GuardedRequest): Promise<Purchase> {
    const own = await ownProfessional(this.kernel, principal);
    return purchaseOf(await this.find(own, asked.params.ref));
  }

  private async purchasesOf(own: Own, account: CreditState, who: Asking, page: number): Promise<Purchases> {
    const rows = await ownRows<PurchaseRow>(this.kernel, 'purchases', own, { sort: 'startedAt', order: 'desc', page, perPage: PER_PAGE });
    const next = rows.length < PER_PAGE ? [] : await ownRows(this.kernel, 'purchases', own, { page: page * PER_PAGE + 1, perPage: 1 });
    return { purchases: await Promise.all(rows.filter(hasPage).map((row) => this.withRefund(row, account, who))), more: next.length > 0 };
  }

  /** Someone else's is not there at all. */
  private async find(own: Own, ref: string): Promise<PurchaseRow> {
    const filter = uuid.safeParse(ref).success ? { id: ref } : { sessionId: ref };
    const [row] = await ownRows<PurchaseRow>(this.kernel, 'purchases', own, { filter, perPage: 1 });
    if (!row) throw new Refused('NOT_FOUND', 'no-such-purchase');
    return row;
  }

  /** With what can still go back to the card, while the command that asks for it is possible (CR9): all that is unspent. */
  private async withRefund(row: PurchaseRow, account: CreditState, who: Asking): Promise<Purchases['purchases'][number]> {
    if (!row.paidAt) return purchaseOf(row);
    const state = await stateOf(this.kernel, purchase, row.id);
    const named = { purchaseId: row.id, professionalId: row.professionalId };
    if (possibleIn(PURCHASE_BUTTONS, { purchase: state, account }, who, named).length === 0) return purchaseOf(row);
    const cc = refundableCc(account, row.id);
    const { grossCents } = refundOf(state, account, cc);
    if (grossCents > returnableCents(state)) return purchaseOf(row);
    return { ...purchaseOf(row), refund: { cc, grossCents, until: state.refundUntil! } };
  }
}

/** Coins of a kind that can be spent and end, the nearest end first; lots that end together are one line. */
function ending({ lots }: CreditState, kind: 'promo' | 'subscription', now: string): { cc: number; expiresAt: string }[] {
  const byEnd = new Map<string, number>();
  for (const lot of lots) {
    const cc = spendableCc(lot, now);
    if (lot.kind === kind && lot.expiresAt && cc > 0) byEnd.set(lot.expiresAt, (byEnd.get(lot.expiresAt) ?? 0) + cc);
  }
  return [...byEnd].sort(([a], [b]) => a.localeCompare(b)).map(([expiresAt, cc]) => ({ cc, expiresAt }));
}

/** A press that was answered with the page of another tab started nothing that anyone could pay or come back to. */
const hasPage = (row: PurchaseRow): boolean => row.status !== 'Started' || row.kind === 'topup' || Boolean(row.sessionId);
