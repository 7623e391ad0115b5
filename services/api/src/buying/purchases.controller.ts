import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { purchase, type PurchaseState } from '@jurilien/credits';
import { ids, Refused } from '@jurilien/event-sourcing';
import type { CheckoutLine, PaymentGateway } from '@jurilien/payments';
import { derivedId } from '@jurilien/persistence';
import { HOUR_MS } from '@jurilien/reference';
import { fingerprintOf, leadRefOf, stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed, refuseUnknownFields } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional, ownRows, type Own } from '../pro/own.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL, PAYMENTS } from '../tokens.js';
import { asking, numberIn, taxLines } from './pages.js';

const asked = z
  .object({
    /** Made by the page: the same press sent twice is the same purchase. */
    purchaseId: ids.purchaseId,
    packCc: z.number().int().positive().optional(),
    cc: z.number().int().positive().optional(),
    /** The total the page showed: another one is said before anything is paid. */
    grossCents: z.number().int().positive().optional(),
    promoCode: z.string().trim().min(1).max(40).optional(),
    terms: z.literal(true),
    lang: z.enum(['fr', 'en']),
    /** The request the coins are for; the way back from the page of payment names it. */
    leadId: ids.leadId.optional(),
  })
  .strict();
type Asked = z.infer<typeof asked>;

/** How long a page of payment can be paid. */
const PAGE_MS = 2 * HOUR_MS;
/** A page that ends sooner is not worth going back to. */
const WORTH_MS = 600_000;
/** Purchases of one person that one hour sees begin. */
const STARTS_PER_HOUR = 30;
const PATHS = {
  fr: { success: '/confirmation-paiement', cancel: '/acheter-juricoins' },
  en: { success: '/en/confirmation-payment', cancel: '/en/buy-juricoins' },
} as const;
/** Buying (B01): begins a purchase and opens the provider's page for it. */
@Controller('api/pro/purchases')
export class ProPurchasesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(PAYMENTS) private readonly payments: PaymentGateway,
  ) {}

  @Post()
  @HttpCode(200)
  async start(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<{ purchaseId: string; url: string }> {
    const order = parsed(asked, body);
    const own = await ownProfessional(this.kernel, principal);
    await limit(this.kernel.db, `purchases:${own.professionalId}`, STARTS_PER_HOUR, 3_600);
    const { lang: _lang, leadId: _leadId, purchaseId, ...what } = order;
    const payload = { purchaseId, professionalId: own.professionalId, ...what, lang: order.lang };
    refuseUnknownFields(this.kernel.registry.decisions.get('StartCreditPurchase')!, payload);
    const { actor } = principal;
    await this.kernel.dispatch({
      name: 'StartCreditPurchase',
      commandId: derivedId('start-purchase', 0, purchaseId),
      actor,
      input: payload,
      fingerprint: fingerprintOf(this.kernel.secrets, actor, 'StartCreditPurchase', { payload }),
    });
    const state = await stateOf(this.kernel, purchase, purchaseId);
    return (await this.samePage(own, state, order)) ?? this.open(state, order);
  }

  /** The same purchase begun in another tab, or a moment ago: one page of payment, which can be paid once. */
  private async samePage(own: Own, state: PurchaseState, order: Asked): Promise<{ purchaseId: string; url: string } | undefined> {
    if (state.sessionId && state.status === 'Started') return this.reopen(state.purchaseId, state.sessionId);
    if (order.leadId) return undefined;
    const { kind, cc, grossCents, province, lang } = state.started!;
    const rows = await ownRows(this.kernel, 'purchases', own, {
      filter: { status: 'Started', kind, cc, grossCents, billingProvince: province, lang },
      sort: 'startedAt',
      order: 'desc',
      perPage: 3,
    });
    const worth = rows.find((row) => row.sessionId && Date.parse(row.expiresAt as string) > Date.now() + WORTH_MS);
    return worth && this.reopen(worth.id as string, worth.sessionId as string);
  }

  private async reopen(purchaseId: string, sessionId: string): Promise<{ purchaseId: string; url: string } | undefined> {
    const page = await asking(() => this.payments.readSession(sessionId));
    return page?.status === 'open' && page.url ? { purchaseId, url: page.url } : undefined;
  }

  /** A second try with the same key is the same page, whatever became of the first answer. */
  private async open(state: PurchaseState, { lang, leadId }: Asked): Promise<{ purchaseId: string; url: string }> {
    const { purchaseId, professionalId, started, startedAt } = state;
    if (!started || !['Started', 'Failed', 'Expired'].includes(state.status)) throw new Refused('WRONG_STATE', 'purchase-is-over');
    const { publicUrl } = this.kernel.settings;
    const about = leadId ? `&demande=${leadRefOf(this.kernel.secrets, professionalId, leadId)}` : '';
    const page = await asking(() =>
      this.payments.openCheckout({
        lines: linesOf(started, lang),
        lang,
        successUrl: `${publicUrl}${PATHS[lang].success}?session_id={CHECKOUT_SESSION_ID}&achat=${purchaseId}${about}`,
        cancelUrl: `${publicUrl}${PATHS[lang].cancel}?annule=1${about}`,
        metadata: { purchaseId },
        // The same at each try, or the key would name another order.
        expiresAt: new Date(Date.parse(startedAt!) + PAGE_MS).toISOString(),
        key: `checkout:${purchaseId}`,
      }),
    );
    await this.kernel.dispatch({
      name: 'RecordCheckoutOpened',
      commandId: derivedId('checkout-opened', 0, page.sessionId),
      actor: { kind: 'system', id: 'buying' },
      input: { purchaseId, professionalId, sessionId: page.sessionId, expiresAt: page.expiresAt },
    });
    return { purchaseId, url: page.url };
  }
}

/** What the page of payment shows: the coins at their price, and each tax as the invoice will have it. */
const linesOf = ({ cc, netCents, taxes }: NonNullable<PurchaseState['started']>, lang: 'fr' | 'en'): CheckoutLine[] => [
  { name: `${numberIn(lang, cc / 100)} ${cc === 100 ? 'juricoin' : 'juricoins'}`, cents: netCents },
  ...taxLines(taxes, lang),
];
