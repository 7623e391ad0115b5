import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import { purchase, recordCheckoutOpened, type PurchaseState } from '@jurilien/credits';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { CheckoutLine, PaymentGateway } from '@jurilien/payments';
import { derivedId } from '@jurilien/persistence';
import { startCreditPurchase } from '@jurilien/processes';
import { coinsInOne, HOUR_MS } from '@jurilien/reference';
import type { PurchaseRow } from '@jurilien/rows/credits';
import { fingerprintOf, leadRefOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional, ownRows, type Own } from '../pro/own.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL, PAYMENTS } from '../tokens.js';
import { asking, numberIn, taxLines } from './pages.js';

type Order = Asked<'POST /api/pro/purchases'>['body'];
type Opened = Answer<'POST /api/pro/purchases'>;

/** How long a page of payment can be paid. */
const PAGE_MS = 2 * HOUR_MS;
/** A page that ends sooner is not worth going back to. */
const WORTH_MS = 600_000;
/** Purchases of one person that one hour sees start. */
const STARTS_PER_HOUR = 30;
const PATHS = {
  fr: { success: '/confirmation-paiement', cancel: '/acheter-juricoins' },
  en: { success: '/en/confirmation-payment', cancel: '/en/buy-juricoins' },
} as const;
/** Buying (B01): starts a purchase and opens the provider's page for it. */
@Controller()
export class ProPurchasesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(PAYMENTS) private readonly payments: PaymentGateway,
  ) {}

  @Route('POST /api/pro/purchases')
  async start(@Asked() { body: order }: Asked<'POST /api/pro/purchases'>, @Req() { principal }: GuardedRequest): Promise<Opened> {
    const own = await ownProfessional(this.kernel, principal);
    await limit(this.kernel.db, `purchases:${own.professionalId}`, STARTS_PER_HOUR, 3_600);
    const { lang: _lang, leadId: _leadId, purchaseId, ...what } = order;
    const payload = { purchaseId, professionalId: own.professionalId, ...what, lang: order.lang };
    const { actor } = principal;
    await this.bus.execute(
      command(startCreditPurchase, payload, {
        commandId: derivedId('start-purchase', 0, purchaseId),
        actor,
        fingerprint: fingerprintOf(this.kernel.secrets, actor, startCreditPurchase.name, { payload }),
      }),
    );
    const state = await stateOf(this.kernel, purchase, purchaseId);
    return (await this.samePage(own, state, order)) ?? this.open(state, order);
  }

  /** The same purchase started in another tab, or a moment ago: one page of payment, which can be paid once. */
  private async samePage(own: Own, state: PurchaseState, order: Order): Promise<Opened | undefined> {
    if (state.sessionId && state.status === 'Started') return this.reopen(state.purchaseId, state.sessionId);
    if (order.leadId) return undefined;
    const { kind, cc, grossCents, province, lang } = state.started!;
    const rows = await ownRows<PurchaseRow>(this.kernel, 'purchases', own, {
      filter: { status: 'Started', kind, cc, grossCents, billingProvince: province, lang },
      sort: 'startedAt',
      order: 'desc',
      perPage: 3,
    });
    const worth = rows.find((row) => row.sessionId && row.expiresAt && Date.parse(row.expiresAt) > Date.now() + WORTH_MS);
    return worth?.sessionId ? this.reopen(worth.id, worth.sessionId) : undefined;
  }

  private async reopen(purchaseId: string, sessionId: string): Promise<Opened | undefined> {
    const page = await asking(() => this.payments.readSession(sessionId));
    return page?.status === 'open' && page.url ? { purchaseId, url: page.url } : undefined;
  }

  /** A second try with the same key is the same page, whatever became of the first answer. */
  private async open(state: PurchaseState, { lang, leadId }: Order): Promise<Opened> {
    const { purchaseId, professionalId, started, startedAt } = state;
    if (!started || !['Started', 'Failed', 'Expired'].includes(state.status)) throw new Refused('WRONG_STATE', 'purchase-is-over');
    const { publicUrl } = this.kernel.settings;
    const about = leadId ? `&demande=${leadRefOf(this.kernel.secrets, professionalId, leadId)}` : '';
    const page = await asking(() =>
      this.payments.openCheckout({
        lines: linesOf(state, lang),
        lang,
        successUrl: `${publicUrl}${PATHS[lang].success}?session_id={CHECKOUT_SESSION_ID}&achat=${purchaseId}${about}`,
        cancelUrl: `${publicUrl}${PATHS[lang].cancel}?annule=1${about}`,
        metadata: { purchaseId },
        // The same at each try, or the key would name another order.
        expiresAt: new Date(Date.parse(startedAt!) + PAGE_MS).toISOString(),
        key: `checkout:${purchaseId}`,
      }),
    );
    await this.bus.execute(
      command(
        recordCheckoutOpened,
        { purchaseId, professionalId, sessionId: page.sessionId, expiresAt: page.expiresAt },
        { commandId: derivedId('checkout-opened', 0, page.sessionId), actor: { kind: 'system', id: 'buying' } },
      ),
    );
    return { purchaseId, url: page.url };
  }
}

/** What the page of payment shows: the coins as they were called when the purchase began, at their price, and each tax as the invoice will have it. */
function linesOf({ started, coins }: PurchaseState, lang: 'fr' | 'en'): CheckoutLine[] {
  const { cc, netCents, taxes } = started!;
  const name = coins![lang];
  return [{ name: `${numberIn(lang, cc / 100)} ${cc === 100 ? coinsInOne(name) : name}`, cents: netCents }, ...taxLines(taxes, lang)];
}
