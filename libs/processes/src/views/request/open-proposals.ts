import { LEAD_ENDS, type LeadStatus } from '@jurilien/contracts';
import type { Recorded, Row, ViewHandler } from '@jurilien/event-sourcing';
import { OFFERING_STEPS, STEP_FROM } from '@jurilien/lead';

const key = (field: string) => (e: Recorded) => String((e.data as Row)[field]);
const PRICE = () => 'price';

/** What each event adds to, or takes from, the questions of a lead that wait for a second person. */
const ASKS: Readonly<Record<string, (e: Recorded) => string>> = {
  LeadPricingProposed: PRICE,
  LeadOfferingProposed: key('step'),
  ManualOfferProposed: key('proposalId'),
};
const ANSWERS: Readonly<Record<string, (e: Recorded) => string>> = {
  LeadPricingApproved: PRICE,
  LeadPricingRefused: PRICE,
  LeadPriceSet: PRICE,
  SuperLeadSet: PRICE,
  LeadOfferingDecided: key('step'),
  ManualOfferDecided: key('proposalId'),
};

/** Questions that still wait after an event: those its state has overtaken do not. */
export function openProposals(row: Row, e: Recorded): readonly string[] {
  const state = row['state'] as LeadStatus;
  const before = (row['proposals'] as readonly string[] | null | undefined) ?? [];
  if (LEAD_ENDS.includes(state)) return before.length > 0 ? [] : before;
  const answered = ANSWERS[e.type]?.(e);
  const asked = ASKS[e.type]?.(e);
  if (before.length === 0 && asked === undefined) return before;
  const all = [...new Set([...before.filter((open) => open !== answered), ...(asked ? [asked] : [])])];
  return all.filter((open) => OFFERING_STEPS.every((step) => step !== open || STEP_FROM[step].includes(state)));
}

const asking = (row: Row | null | undefined, e: Recorded): Row | null | undefined => {
  if (!row) return row;
  const proposals = openProposals(row, e);
  return proposals === row['proposals'] ? row : { ...row, proposals, proposed: proposals.length > 0 };
};

/** Adds what waits for a second person to the handlers of a view. */
export const withProposals = <H extends Readonly<Record<string, ViewHandler>>>(handlers: H): H =>
  Object.fromEntries(
    Object.entries(handlers).map(([type, handler]) => [
      type,
      typeof handler === 'function'
        ? (row: Row | undefined, e: Recorded) => asking(handler(row, e), e)
        : { ...handler, fold: (row: Row | undefined, e: Recorded) => asking(handler.fold(row, e), e) },
    ]),
  ) as H;
