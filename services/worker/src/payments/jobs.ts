import type { JobHandlers, JobTools } from '../work/handlers.js';
import { checkPurchase, handleProviderNotice } from './payment-jobs.js';
import { cancelPlan, checkPlan, refundPlanPayment } from './plan-jobs.js';
import { reconcileDay } from './reconcile-job.js';
import { refundPurchase } from './refund-job.js';
import { chargeTopUp, checkCard, forgetCard, topUp } from './top-up-jobs.js';

/** What the payment provider reports, and what it is asked for. */
export const paymentJobs = ({ kernel, bus, log, gateways: { payments } }: JobTools) =>
  ({
    'heed-provider': handleProviderNotice(kernel, bus, payments),
    'check-purchase': checkPurchase(kernel, bus, payments),
    'check-plan': checkPlan(kernel, bus, payments),
    'cancel-plan': cancelPlan(kernel, bus, payments),
    'refund-plan-payment': refundPlanPayment(payments, log),
    'reconcile-day': reconcileDay(kernel, bus, payments, log),
    'top-up': topUp(kernel, bus),
    'charge-top-up': chargeTopUp(kernel, bus, payments),
    'check-card': checkCard(kernel, bus, payments),
    'forget-card': forgetCard(payments),
    'refund-purchase': refundPurchase(kernel, bus, payments),
  }) satisfies Partial<JobHandlers>;
