import { formatCoins } from '@jurilien/notifications';
import { claimPrice } from '@jurilien/processes';
import { coinNameOf } from '@jurilien/reference';
import type { Offer } from '@jurilien/search';
import { requestOf, searchOf, type Lookup } from '../lookup.js';
import type { Reader } from '../variable.js';

/**
 * The price of a request in a message: the same as on its page, and nothing in coins where a plan covers it.
 * @param shown at what it was offered or reserved; at what the search asks now when absent
 */
export async function priceWords(l: Lookup, { lang }: Reader, shown?: Pick<Offer, 'priceCc'>): Promise<string | undefined> {
  const [search, request] = await Promise.all([searchOf(l), requestOf(l)]);
  if (!search || !request) return undefined;
  const { plan, cc } = claimPrice(search, request, shown ?? { priceCc: search.coinValueCc }, l);
  if (!plan) return formatCoins(cc, lang, coinNameOf(l.config));
  return lang === 'fr' ? 'compris dans votre forfait' : 'included in your plan';
}
