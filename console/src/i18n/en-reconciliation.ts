import type { reconciliationFr } from './fr-reconciliation';

/** Why the provider and the books differ, and what to do next (I11). */
export const reconciliationEn: typeof reconciliationFr = {
  reconciliation: {
    again: 'Compare again',
    againNote: 'The day is read again at the provider and in the books; the result takes the place of this one in a moment.',
    count: '{count, plural, one {# difference} other {# differences}}',
    both: '{provider} at the provider, {books} in the books',
    onlyProvider: '{provider} at the provider, nothing in the books',
    onlyBooks: '{books} in the books, nothing at the provider',
    next: 'Next:',
    object: 'At the provider:',
    purchase: 'See the purchase',
    explained: 'Explained:',
    why: {
      payout: 'The provider sent this sum to our bank. Our books follow what it holds before its payouts.',
      fee: 'Fees of the provider, entered apart in the books.',
      mismatch: 'The payment was not the sum that was asked: no coins were given and the money went back.',
      'account-closed': 'The account was closed: no coins were given and the money went back.',
      timing: 'The same move is on both sides, on two days: past midnight, or a notice that came late.',
      foreign: 'The provider took or gave back money that bears no mark of our purchases.',
      amount: 'The same payment is on both sides, with two sums.',
      currency: 'This move is not in Canadian dollars: our books hold no others.',
      'not-posted': 'The provider has this move and our books have not. Its notice was lost or could not be handled.',
      'not-at-provider': 'Our books have this entry and the provider has not.',
    },
    todo: {
      foreign: 'find out who made it at the provider (a payment outside Jurilien, another product), then write down why.',
      amount: 'open the payment at the provider; correct the account by an adjustment if its sum is the right one, then write down why.',
      currency: 'give it back at the provider, then write down why.',
      'not-posted': 'compare again: the payment is read at the provider first. If it is still missing, open the purchase.',
      'not-at-provider':
        'compare again tomorrow. If it is still missing, open the purchase, then correct it by a credit note or an adjustment.',
    },
  },
};
