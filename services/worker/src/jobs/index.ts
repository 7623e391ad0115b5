import type { Files } from '@jurilien/files';
import type { WorkItem } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import type { Kernel, Logger } from '@jurilien/runtime';
import { answerSms } from './answer-sms.js';
import { announceTerms } from './announce-terms.js';
import { checkBooks } from './check-books.js';
import { checkBlacklist } from './check-blacklist.js';
import { checkLeadCredit } from './check-lead-credit.js';
import { findEmployeeWatchers } from './employee-watchers.js';
import { findBoardWatchers } from './board-watchers.js';
import { autoClaim, planAutoClaims } from './auto-claims.js';
import { endLead, fundClaims, releaseClaims } from './claims.js';
import { checkPurchase, heedProvider } from '../payments/payment-jobs.js';
import { cancelPlan, checkPlan, refundPlanPayment } from '../payments/plan-jobs.js';
import { reconcileDay } from '../payments/reconcile-job.js';
import { chargeTopUp, checkCard, forgetCard, topUp } from '../payments/top-up-jobs.js';
import { refundPurchase } from '../payments/refund-job.js';
import { endLinks } from './end-links.js';
import { deliver } from './deliver.js';
import type { Gateways } from './gateways.js';
import { noticeIgnoredOffers } from './ignored-offers.js';
import { confirmConsent, keepConsent } from './keep-consent.js';
import { keepSafeContact } from './keep-safe-contact.js';
import { mindRelay } from './mind-relay.js';
import { matchWave } from './match-wave.js';
import { notify } from './notify.js';
import { countRelayedAttempt } from './relayed-attempt.js';
import { fallBack, silenceNumber, unreachableNumber } from './silence.js';
import { sendWebhook } from './send-webhook.js';
import { settleLead } from './settle-lead.js';
import { sendPlanned } from './send-planned.js';

/** Does one kind of work: it re-checks the state, acts, and records the outcome; a throw means "try again later". */
export type JobHandler<N extends keyof Work> = (item: WorkItem<Work[N]>) => Promise<void>;

/** A handler for every kind that may be asked for: a missing one, or one too many, does not compile. */
export type JobHandlers = { readonly [N in keyof Work]: JobHandler<N> };

export function jobHandlers(kernel: Kernel, log: Logger, gateways: Gateways, files: Files): JobHandlers {
  return {
    'match-wave': matchWave(kernel),
    'mind-relay': mindRelay(kernel),
    'keep-consent': keepConsent(kernel),
    'confirm-consent': confirmConsent(kernel),
    'keep-safe-contact': keepSafeContact(kernel),
    'send-planned': sendPlanned(kernel),
    notify: notify(kernel, log),
    deliver: deliver(kernel, gateways),
    'end-lead': endLead(kernel),
    'end-links': endLinks(kernel),
    'settle-lead': settleLead(kernel),
    'release-claims': releaseClaims(kernel),
    'fund-claims': fundClaims(kernel),
    'plan-auto-claims': planAutoClaims(kernel),
    'auto-claim': autoClaim(kernel),
    'notice-ignored-offers': noticeIgnoredOffers(kernel),
    'find-employee-watchers': findEmployeeWatchers(kernel),
    'find-board-watchers': findBoardWatchers(kernel),
    'answer-sms': answerSms(kernel),
    'check-blacklist': checkBlacklist(kernel),
    'check-books': checkBooks(kernel, log),
    'announce-terms': announceTerms(kernel, log),
    'check-lead-credit': checkLeadCredit(kernel),
    'count-relayed-attempt': countRelayedAttempt(kernel),
    'send-webhook': sendWebhook(kernel, gateways.webhooks),
    'silence-number': silenceNumber(kernel),
    'unreachable-number': unreachableNumber(kernel),
    'heed-provider': heedProvider(kernel, gateways.payments),
    'check-purchase': checkPurchase(kernel, gateways.payments),
    'check-plan': checkPlan(kernel, gateways.payments),
    'cancel-plan': cancelPlan(kernel, gateways.payments),
    'refund-plan-payment': refundPlanPayment(gateways.payments, log),
    'reconcile-day': reconcileDay(kernel, gateways.payments, log),
    'top-up': topUp(kernel),
    'charge-top-up': chargeTopUp(kernel, gateways.payments),
    'check-card': checkCard(kernel, gateways.payments),
    'forget-card': forgetCard(gateways.payments),
    'refund-purchase': refundPurchase(kernel, gateways.payments),

    'remove-file': ({ input }) => files.kept.remove(input.fileId),
    'destroy-key': async ({ input }) => void (await kernel.vault.destroy(input.owner)),
    'fall-back': fallBack(kernel, log),
  };
}
