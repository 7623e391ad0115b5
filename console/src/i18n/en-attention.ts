import type { attentionFr } from './fr-attention';
import type { Texts } from './messages';

/** Purchases that need a person: why, and until when. */
export const attentionEn: Texts<typeof attentionFr> = {
  attention: {
    title: 'To follow up',
    none: 'No purchase needs attention.',
    dispute: 'Disputed payment',
    'fraud-warning': 'Fraud warning',
    mismatch: 'Payment unlike the order, sent back',
    'refund-failed': 'Refund declined by the bank',
    'refund-waits': 'Refund without an answer',
    'refunded-by-hand': 'Refunded by hand at the provider',
    amount: '{amount} · {coins}',
    code: 'reason: {code}',
    /** What the card's bank gives as its reason, by the provider's code. */
    reasons: {
      bank_cannot_process: 'the bank cannot process the payment',
      check_returned: 'cheque returned',
      credit_not_processed: 'refund expected, not received',
      customer_initiated: 'requested by the cardholder',
      debit_not_authorized: 'debit not authorized',
      duplicate: 'paid twice',
      fraudulent: 'fraud',
      general: 'not specified',
      incorrect_account_details: 'wrong account details',
      insufficient_funds: 'insufficient funds',
      noncompliant: 'rules of the card network',
      product_not_received: 'purchase not received',
      product_unacceptable: 'purchase not as described',
      subscription_canceled: 'plan already cancelled',
      unrecognized: 'payment not recognized',
    },
    due: 'Evidence due before {date}',
    overdue: 'Evidence was due on {date}',
    noDue: 'The provider gave no date.',
    evidence: 'Evidence file',
    more: 'The {n} most pressing are shown.',
  },
};
