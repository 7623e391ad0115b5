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
    amount: '%{amount} · %{coins}',
    code: 'reason: %{code}',
    due: 'Evidence due before %{date}',
    overdue: 'Evidence was due on %{date}',
    noDue: 'The provider gave no date.',
    evidence: 'Evidence file',
    more: 'The %{n} most pressing are shown.',
  },
};
