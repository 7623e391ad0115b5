import { automation, type Config, type Effect } from '@jurilien/event-sourcing';
import { autoTopUp, creditAccount, invoiceSeries, purchase, subscription } from '@jurilien/credits';
import { creditsLowBalanceCc, DAY_MS } from '@jurilien/reference';
import { say } from './notify.js';

interface OfAccount {
  readonly occurredAt: string;
  readonly config: Config;
  readonly province?: 'QC' | 'ON';
  readonly data: { readonly professionalId: string; readonly availableAfterCc: number };
}

/** Asked about once a day however often the balance moves; who writes it looks whether seven days have passed since the last (R42). */
const low = (e: OfAccount): Effect[] =>
  e.data.availableAfterCc < e.config.value(creditsLowBalanceCc, { province: e.province })
    ? [
        say('R42', `${e.data.professionalId}:${Math.floor(Date.parse(e.occurredAt) / DAY_MS)}`, {
          professionalId: e.data.professionalId,
          happenedAt: e.occurredAt,
        }),
      ]
    : [];

/** The owner of an account hears of a low balance, and of coins about to end a week and a day before (R42, R43). */
export const tellOfBalance = automation(creditAccount)({
  name: 'tell-of-balance',
  on: {
    CreditsHeld: low,
    CreditsExpired: low,
    CreditsGranted: (e) =>
      e.data.lotKind === 'promo' && e.data.expiresAt
        ? [7, 1].map((days) =>
            say(
              'R43',
              `${e.data.lotId}:${days}`,
              { professionalId: e.data.professionalId, vars: { lotId: e.data.lotId, expiresAt: e.data.expiresAt! } },
              new Date(Date.parse(e.data.expiresAt!) - days * DAY_MS).toISOString(),
            ),
          )
        : [],
  },
});

const document = (e: {
  readonly data: { readonly professionalId: string; readonly no: string; readonly kind: string; readonly grossCents: number };
}) => [
  say('R44', e.data.no, {
    professionalId: e.data.professionalId,
    vars: { what: e.data.kind === 'invoice' ? 'invoice' : 'note', invoiceNo: e.data.no, cents: e.data.grossCents },
  }),
];
const problem = (what: string) => (e: { readonly position: number; readonly data: { readonly professionalId: string } }) => [
  say('R45', `${what}:${e.position}`, { professionalId: e.data.professionalId, vars: { problem: what } }),
];

/** Each document is announced once, and each payment that went wrong (R44, R45). */
export const tellOfPayments = automation(
  autoTopUp,
  purchase,
  invoiceSeries,
  subscription,
)({
  name: 'tell-of-payments',
  on: {
    // The first top-ups wait for a click: their owner is informed of each.
    AutoTopUpHeldForApproval: ({ data: { professionalId, purchaseId, grossCents } }) => [
      say('top-up-approval', purchaseId, { professionalId, vars: { purchaseId, cents: grossCents } }),
    ],
    InvoiceIssued: document,
    CreditNoteIssued: document,
    PurchaseFailed: (e) => problem(e.data.kind === 'topup' ? 'topUp' : 'failed')(e),
    PurchaseDisputed: problem('disputed'),
    SubscriptionPastDue: problem('pastDue'),
  },
});
