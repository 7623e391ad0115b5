import { price, priceInput, type DistributionState, type LeadState, type Offer } from '@jurilien/leads';
import { defaults, HOUR_MS } from '@jurilien/reference';

/**
 * What a claim costs: the price shown or the price now, whichever is lower (4.3.6). After a day on the board the discount
 * applies.
 */
export function claimPriceCc(s: DistributionState, lead: LeadState, offer: Pick<Offer, 'priceCc'>, now: string): number {
  const shown = Math.min(offer.priceCc, s.coinValueCc);
  const discounted =
    s.onBoard &&
    s.boardSince !== undefined &&
    Date.parse(now) - Date.parse(s.boardSince) >= defaults['selfServe.discountAfterHours'] * HOUR_MS;
  return discounted ? Math.min(shown, price(priceInput(lead, true)).coinValueCc) : shown;
}
