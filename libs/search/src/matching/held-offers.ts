import type { Config } from '@jurilien/event-sourcing';
import type { Province } from '@jurilien/reference';
import { isFull, mostOpenOffers } from './eligibility.js';

/** An offer of the past, as far as the number of open offers is concerned. */
export interface PastOffer {
  readonly province: Province;
  readonly madeAt: string;
  /** When it was open no longer; absent while it still is. */
  readonly closedAt?: string | undefined;
  /** Taken from the board, or made by hand past this rule: it goes in any case, and is open like the others. */
  readonly unbound: boolean;
}

/**
 * Which offers to one professional would not have gone, had so many been open at most all the time (E19). What does not go is not open
 * either, and leaves room for a later one.
 * @param offers of that professional, oldest first
 */
export function heldByOpenOffers<O extends PastOffer>(offers: readonly O[], config: Config): O[] {
  let open: readonly O[] = [];
  const held: O[] = [];
  for (const offer of offers) {
    open = open.filter(({ closedAt }) => closedAt === undefined || closedAt > offer.madeAt);
    if (!offer.unbound && isFull(open.length, mostOpenOffers(offer.province, config))) held.push(offer);
    else open = [...open, offer];
  }
  return held;
}
