import type { FastifyInstance } from 'fastify';
import type { Faults } from '../faults.js';
import type { Webhooks } from '../webhooks.js';
import { stripeApi } from './api.js';
import { openBank, type Bank } from './bank.js';
import { awaitBank, expireOverdue } from './checkout.js';
import type { Till } from './money.js';
import { stripePages } from './pages.js';
import { rememberPast } from './past.js';
import { stripeHooks } from './stripe-hooks.js';
import { runSubscriptions } from './subscriptions.js';

/** How the stand-in for the payment provider is set up. */
export interface StripeOptions {
  /** The key that our application calls with. */
  readonly secretKey: string;
  /** Signs what we tell the application. */
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  /** How long a bank takes to answer a debit. */
  readonly bankDelayMs?: number | undefined;
}
const BANK_DELAY_MS = 15_000;
const SWEEP_MS = 2_000;

/** The payment provider: its interface, its hosted page, its banks, its webhooks. */
export function playStripe(
  app: FastifyInstance,
  {
    options,
    dataDir,
    faults,
    hooks,
    origin,
    answering,
  }: { options: StripeOptions; dataDir: string; faults: Faults; hooks: Webhooks; origin: () => string; answering: () => Promise<void> },
): { readonly bank: Bank; start(): void; stop(): void } {
  const bank = openBank(dataDir);
  rememberPast(bank, dataDir);
  const stripe = stripeHooks({ bank, faults, hooks, url: options.webhookUrl, secret: options.webhookSecret });
  const till: Till = { bank, hooks, tell: stripe.tell, bankDelayMs: options.bankDelayMs ?? BANK_DELAY_MS };
  stripeApi(app, { till, faults, secretKey: options.secretKey, origin, answering });
  stripePages(app, till, stripe);
  const sweep = setInterval(() => {
    expireOverdue(till);
    runSubscriptions(till);
  }, SWEEP_MS);
  sweep.unref();
  return {
    bank,
    start() {
      for (const intent of bank.all('payment_intent')) if (intent.status === 'processing') awaitBank(till, intent);
      stripe.resume();
    },
    stop: () => clearInterval(sweep),
  };
}
