import type { CardError } from './things.js';

/** What a test card or account of the provider does; the numbers are the provider's own. */
export interface TestCard {
  readonly number: string;
  readonly kind: 'card' | 'bank';
  readonly brand: string;
  /** How a payment by the person on the page ends. */
  readonly pays: 'yes' | 'no' | 'later' | 'fails-later';
  /** How a later charge without the person ends, when otherwise. */
  readonly alone?: 'no' | 'asks';
  readonly decline?: { readonly code: string; readonly decline_code?: string; readonly message: string };
  /** What follows by itself once it is paid. */
  readonly then?: 'dispute' | 'warning';
}

const declined = (decline_code: string, message = 'Your card was declined.') => ({ code: 'card_declined', decline_code, message });

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', kind: 'card', brand: 'visa', pays: 'yes' },
  { number: '4000000000000002', kind: 'card', brand: 'visa', pays: 'no', decline: declined('generic_decline') },
  {
    number: '4000000000009995',
    kind: 'card',
    brand: 'visa',
    pays: 'no',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    kind: 'card',
    brand: 'visa',
    pays: 'no',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  { number: '4000000000000341', kind: 'card', brand: 'visa', pays: 'yes', alone: 'no', decline: declined('generic_decline') },
  { number: '4000002500003155', kind: 'card', brand: 'visa', pays: 'yes', alone: 'asks' },
  { number: '4000000000000259', kind: 'card', brand: 'visa', pays: 'yes', then: 'dispute' },
  { number: '4000000000005423', kind: 'card', brand: 'visa', pays: 'yes', then: 'warning' },
  { number: '000123456789', kind: 'bank', brand: 'bank', pays: 'later' },
  {
    number: '000222222227',
    kind: 'bank',
    brand: 'bank',
    pays: 'fails-later',
    decline: {
      code: 'payment_intent_payment_attempt_failed',
      decline_code: 'insufficient_funds',
      message: 'The bank could not complete the debit.',
    },
  },
];

/** The card of a number; one no one knows is declined as such. */
export const cardOf = (number: string): TestCard =>
  TEST_CARDS.find((card) => card.number === number.replace(/\D/g, '')) ?? {
    number,
    kind: 'card',
    brand: 'unknown',
    pays: 'no',
    decline: { code: 'incorrect_number', message: 'Your card number is incorrect.' },
  };

/** Names the provider gives to cards of its own for calls without a page. */
export const NAMED_CARDS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_createDispute: '4000000000000259',
};

/** Why a card does not pay now; nothing when it does. */
export function refusalOf(card: TestCard, alone: boolean): CardError | undefined {
  if (alone && card.alone === 'asks')
    return {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    };
  if (card.pays === 'no' || (alone && card.alone === 'no')) return { type: 'card_error', ...card.decline! };
  return undefined;
}
