import type { AsOf, Config } from '@jurilien/event-sourcing';
import { type Factor, type LeadState, placeOf, price, type PriceInput, priceInput } from '@jurilien/lead';
import { boardDiscountAt, type BoardDiscount, type Offer, type SearchState } from '@jurilien/search';
import { HOUR_MS, plus, priceBounds, priceOf, reached } from '@jurilien/reference';

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
 * What a claim costs: the price shown or the price now, whichever is lower (4.3.6). After a time on the board its
 * discount applies, both as the round began with them.
 */
export function claimPriceCc(s: SearchState, lead: LeadState, offer: Pick<Offer, 'priceCc'>, asOf: AsOf): number {
  const shown = Math.min(offer.priceCc, s.coinValueCc);
  const { config } = asOf;
  return isReduced(s, asOf) ? Math.min(shown, price({ ...reduced(s, lead, config), billing: s.billing }, config).coinValueCc) : shown;
}

const isReduced = (s: SearchState, { now, config }: AsOf): boolean =>
  s.onBoard && s.boardSince !== undefined && reached(plus(s.boardSince, discountOf(s, config).afterHours * HOUR_MS), now);

const discountOf = (s: SearchState, config: Config): BoardDiscount => s.boardDiscount ?? boardDiscountAt(placeOf(s), config);

const reduced = (s: SearchState, lead: LeadState, config: Config): PriceInput => ({
  ...priceInput(lead, config, true),
  boardBp: discountOf(s, config).bp,
});

/**
 * The same with its reasons, so that anyone can compute it again. A price that was fixed under other facts than today's is told
 * without reasons rather than with ones that do not lead to it.
 */
export function claimPrice(s: SearchState, lead: LeadState, offer: Pick<Offer, 'priceCc'>, asOf: AsOf): ClaimPrice {
  const { config } = asOf;
  const cc = claimPriceCc(s, lead, offer, asOf);
  if (s.billing === 'subscription') return { cc, plan: true, factors: [] };
  const baseCc = Math.round(priceInput(lead, config).creditValue * 100);
  const ways = [s.factors, price(reduced(s, lead, config), config).factors, price(priceInput(lead, config), config).factors];
  const made = (of: readonly Factor[]) =>
    priceOf(
      baseCc,
      of.map(({ bp }) => bp),
      priceBounds(config, placeOf(lead.facts)),
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
