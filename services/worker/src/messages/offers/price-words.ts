import type { AsOf } from '@jurilien/event-sourcing';
import type { LeadState } from '@jurilien/lead';
import type { SearchState, Offer } from '@jurilien/search';
import { formatCoins, type Lang } from '@jurilien/notifications';
import { claimPrice } from '@jurilien/processes';

/** The price of a request in a message: the same as on its page, and nothing in coins where a plan covers it. */
export function priceWords(
  search: SearchState,
  request: LeadState,
  offer: Pick<Offer, 'priceCc'> | undefined,
  asOf: AsOf,
  lang: Lang,
): string {
  const { plan, cc } = claimPrice(search, request, offer ?? { priceCc: search.coinValueCc }, asOf);
  if (!plan) return formatCoins(cc, lang);
  return lang === 'fr' ? 'compris dans votre forfait' : 'included in your plan';
}
