import type { Config } from '@jurilien/event-sourcing';
import {
  type BillingModel,
  billingModel,
  priceBounds,
  type PriceFactors,
  priceOf,
  pricingFactor,
  type Province,
  selfServeDiscountBp,
} from '@jurilien/reference';
import { placeOf } from '../config-place.js';

/** What the price of a request is made of (specification 4.3.6). Money facts of the professional are not among them. */
export interface PriceInput {
  /** Base in juricoins. */
  readonly creditValue: number;
  readonly superLead: boolean;
  readonly superLeadMultiplier: number;
  readonly juridicalHelp: boolean;
  readonly smallMandate: boolean;
  readonly consult: boolean;
  readonly commercial: boolean;
  readonly rate: string;
  readonly budget: number;
  /** CAD confirmed by staff, 0 = none; then it decides the budget bracket. */
  readonly budgetNumber: number;
  readonly emailConfirmed: boolean;
  readonly phoneNumberConfirmed: boolean;
  readonly clientReadySeriousAlert: boolean;
  readonly multi: boolean;
  readonly renewed: boolean;
  /** Where the request is: some provinces have no price per request (D11). */
  readonly province?: Province | null;
  /** Its field of law. */
  readonly lawyerType?: string | null;
  /** How access is paid for, where a round has begun under it; else as its province has it now. */
  readonly billing?: BillingModel;
  /** The board's discount, applied at the claim. */
  readonly board?: boolean;
  /** That discount, where a round has begun under it; else as it is in force. */
  readonly boardBp?: number;
}

/** A factor in basis points (10,000 = ×1), by the name the offer explains it with. */
export interface Factor {
  readonly code: string;
  readonly bp: number;
}
export interface Price {
  readonly baseCc: number;
  readonly coinValueCc: number;
  readonly factors: readonly Factor[];
}

const ONE = 10_000;
const BUDGET_STEPS = [500, 2_000, 5_000, 15_000];

/** Bracket of an amount in CAD (3.1 `budget`). */
export const budgetBracket = (amount: number): number => 1 + BUDGET_STEPS.filter((step) => amount >= step).length;

/** Bracket of a request's budget: of the amount staff confirmed, or the one the client named (E10). */
export const budgetOf = (facts: { readonly budgetNumber?: number | null; readonly budget?: number | null }): number =>
  facts.budgetNumber ? budgetBracket(facts.budgetNumber) : (facts.budget ?? 0);

function factorsOf(i: PriceInput, config: Config): Factor[] {
  const place = placeOf(i);
  const f: PriceFactors = config.value(pricingFactor, place);
  const lowest = [
    { on: i.juridicalHelp, code: 'juridicalHelp', bp: f.juridicalHelp },
    { on: i.smallMandate, code: 'smallMandate', bp: f.smallMandate },
    { on: i.consult, code: 'consult', bp: f.consult },
  ]
    .filter((x) => x.on)
    .sort((a, b) => a.bp - b.bp)[0];
  const contact =
    i.emailConfirmed && i.phoneNumberConfirmed
      ? f.contact.both
      : i.emailConfirmed || i.phoneNumberConfirmed
        ? f.contact.one
        : f.contact.none;
  return [
    ...(i.superLead ? [{ code: 'superLead', bp: i.superLeadMultiplier * ONE }] : []),
    ...(lowest ? [{ code: lowest.code, bp: lowest.bp }] : []),
    ...(i.commercial ? [{ code: 'commercial', bp: f.commercial }] : []),
    { code: 'rate', bp: f.rate[i.rate as unknown as keyof typeof f.rate] ?? ONE },
    { code: 'budget', bp: f.budget[budgetOf(i)] ?? ONE },
    { code: 'contact', bp: contact },
    ...(i.clientReadySeriousAlert ? [{ code: 'serious', bp: f.serious }] : []),
    ...(i.multi ? [{ code: 'multi', bp: f.multi }] : []),
    ...(i.renewed ? [{ code: 'renewed', bp: f.renewed }] : []),
    ...(i.board ? [{ code: 'board', bp: i.boardBp ?? config.value(selfServeDiscountBp, place) }] : []),
  ].filter((x) => x.bp !== ONE);
}

/**
 * Fixed price of access to a request, in centicoins. Where professionals pay by subscription (`billing.model`, D11) access costs nothing.
 */
export function price(input: PriceInput, config: Config): Price {
  const factors = factorsOf(input, config);
  const baseCc = Math.round(input.creditValue * 100);
  const { coinValueCc } = priceOf(
    baseCc,
    factors.map(({ bp }) => bp),
    priceBounds(config, placeOf(input)),
  );
  const billing = input.billing ?? billingModel(input.province, config);
  return { baseCc, coinValueCc: billing === 'subscription' ? 0 : coinValueCc, factors };
}
