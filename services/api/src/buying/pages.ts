import { Refused } from '@jurilien/event-sourcing';
import { isPaymentFailure, type CheckoutLine } from '@jurilien/payments';

const TAX_NAMES = { GST: { fr: 'TPS', en: 'GST' }, QST: { fr: 'TVQ', en: 'QST' }, HST: { fr: 'TVH', en: 'HST' } } as const;

/** A number as people of the language write it. */
export const numberIn = (lang: 'fr' | 'en', n: number): string =>
  new Intl.NumberFormat(lang === 'fr' ? 'fr-CA' : 'en-CA', { maximumFractionDigits: 3 }).format(n);

/** Each tax as a line of the page of payment, exactly as the invoice will have it. */
export const taxLines = (
  taxes: readonly { readonly code: keyof typeof TAX_NAMES; readonly rateMilli: number; readonly cents: number }[],
  lang: 'fr' | 'en',
): CheckoutLine[] =>
  taxes.map(({ code, rateMilli, cents }) => ({
    name: `${TAX_NAMES[code][lang]} (${numberIn(lang, rateMilli / 1_000)} %)`,
    cents,
    tax: code,
  }));

/** A provider that does not answer is reported as such: nothing was paid, and the same press goes on where it was. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isPaymentFailure(error) && error.kind !== 'later') throw new Refused('WRONG_STATE', 'page-cannot-be-opened');
    throw error;
  }
}
