import { type Factor, type LeadState, price, priceInput } from '@jurilien/lead';
import type { SearchState, Offer } from '@jurilien/search';
import { billingModel, defaults, HOUR_MS, priceOf } from '@jurilien/reference';

/** What a claim costs, and every number it is made of: base × factors, then one ceiling to half a juricoin. All in centicoins. */
export interface ClaimPrice {
  readonly cc: number;
  /** The professional's plan covers it: it has no price of its own (D11). */
  readonly plan: boolean;
  readonly baseCc?: number;
  readonly factors: readonly Factor[];
  /** Before it is rounded up. */
  readonly exactCc?: number;
  /** What it cost before the board's reduction. */
  readonly fullCc?: number;
}

/**
 * What a claim costs: the price shown or the price now, whichever is lower (4.3.6). After a day on the board the discount
 * applies.
 */
export function claimPriceCc(s: SearchState, lead: LeadState, offer: Pick<Offer, 'priceCc'>, now: string): number {
  const shown = Math.min(offer.priceCc, s.coinValueCc);
  return isReduced(s, now) ? Math.min(shown, price(priceInput(lead, true)).coinValueCc) : shown;
}

const isReduced = (s: SearchState, now: string): boolean =>
  s.onBoard &&
  s.boardSince !== undefined &&
  Date.parse(now) - Date.parse(s.boardSince) >= defaults['selfServe.discountAfterHours'] * HOUR_MS;

/**
 * The same with its reasons, so that anyone can compute it again. A price that was fixed under other facts than today's is told
 * without reasons rather than with ones that do not lead to it.
 */
export function claimPrice(s: SearchState, lead: LeadState, offer: Pick<Offer, 'priceCc'>, now: string): ClaimPrice {
  const cc = claimPriceCc(s, lead, offer, now);
  if (billingModel(lead.facts.province) === 'subscription') return { cc, plan: true, factors: [] };
  const baseCc = Math.round(priceInput(lead).creditValue * 100);
  const ways = [s.factors, price(priceInput(lead, true)).factors, price(priceInput(lead)).factors];
  const made = (of: readonly Factor[]) =>
    priceOf(
      baseCc,
      of.map(({ bp }) => bp),
    );
  const factors = ways.find((of) => made(of).coinValueCc === cc);
  const fullCc = Math.min(offer.priceCc, s.coinValueCc);
  return {
    cc,
    plan: false,
    ...(factors ? { baseCc, factors, exactCc: made(factors).productCc } : { factors: [] }),
    ...(cc < fullCc ? { fullCc } : {}),
  };
}
