import type { Config, ConfigPlace } from '@jurilien/event-sourcing';
import { selfServeDiscountAfterHours, selfServeDiscountBp } from '@jurilien/reference';

/** What a request on the board costs less, and after how long there. */
export interface BoardDiscount {
  readonly afterHours: number;
  /** What its price is multiplied by, in basis points. */
  readonly bp: number;
}

/** The discount of the board in force somewhere. */
export const boardDiscountAt = (place: ConfigPlace, config: Config): BoardDiscount => ({
  afterHours: config.value(selfServeDiscountAfterHours, place),
  bp: config.value(selfServeDiscountBp, place),
});
