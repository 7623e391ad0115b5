import type { AsOf } from '@jurilien/event-sourcing';
import { asConfigured, type LeadState, price, priceInput } from '@jurilien/lead';
import { billingModel } from '@jurilien/reference';
import type { SearchState } from '@jurilien/search';
import { claimPriceCc } from './claim-price.js';

/**
 * What access to a request that someone accepted costs where a configuration holds from its submission on, in centicoins: what staff wrote
 * stays, and every other figure is the configuration's.
 * @param asOf when it was accepted, and the configuration that is asked about
 */
export function accessPriceCc(search: SearchState, accepted: LeadState, asOf: AsOf): number {
  const { config } = asOf;
  const request = asConfigured(accepted);
  const billing = billingModel(request.facts.province, config);
  const { coinValueCc } = price(priceInput(request, config, false, billing), config);
  const round = { ...search, coinValueCc, billing, boardDiscount: undefined, onBoard: search.boardSince !== undefined };
  return claimPriceCc(round, request, { priceCc: coinValueCc }, asOf);
}
