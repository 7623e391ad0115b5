import { T0, type Past } from '@jurilien/event-sourcing/testing';
import { account, member, pro } from './claims.testing.js';

/** Past lives around standing orders, for specs: a pack of five coins in Quebec costs 229.95 $ with its taxes. */
export const professionalId = pro(1);
export const GROSS = 22_995;
export const idOf = (n: number): string => `018f2a10-0000-7000-8000-0000000c${String(n).padStart(4, '0')}`;
/** A Monday in Montréal. */
const DAY = T0.slice(0, 10).replaceAll('-', '');
export const MONTH = T0.slice(0, 7);
export const keyOf = (n: number, day = DAY): string => `topup:${professionalId}:${day}:${n}`;

export const terms = {
  professionalId,
  thresholdCc: 300,
  cc: 500,
  packCc: 500,
  grossCents: GROSS,
  monthlyCeilingCents: 50_000,
  consentVersion: 'top-up-consent/1/fr',
};
export const set: Past = [['AutoTopUpSet', terms]];
export const card = {
  sessionId: 'cs_1',
  customerId: 'cus_1',
  paymentMethodId: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2029,
};
export const on: Past = [...set, ['AutoTopUpCardKept', { professionalId, ...card }]];
const about = (n: number) => ({ professionalId, purchaseId: idOf(n), key: keyOf(n), cc: 500, grossCents: GROSS });
/** One that waits for a click. */
export const heldFor = (n: number): Past => [['AutoTopUpHeldForApproval', about(n)]];
export const started = (n: number, month = MONTH): Past => [['AutoTopUpStarted', { ...about(n), month }]];
export const endedAs = (n: number, outcome: 'paid' | 'failed' | 'unknown'): Past => [
  ['AutoTopUpEnded', { professionalId, purchaseId: idOf(n), outcome }],
];
/** Two that were clicked and paid, in a month that is over. */
export const twoPaid: Past = [...on, ...started(91, '2026-01'), ...endedAs(91, 'paid'), ...started(92, '2026-01'), ...endedAs(92, 'paid')];

const billed = (province = 'QC'): Past => [
  ['BillingIdentitySet', { professionalId, billingKeyId: 'b-1', name: 'Me Roy', address: '1, rue Une', province, lang: 'fr' }],
];
/** A member in good standing with two coins left. */
export const buyer = (cc = 200): Record<'professional' | 'account' | 'billing', Past> => ({
  professional: member(1),
  account: account(1, cc),
  billing: billed(),
});
