import { HOLDING_KINDS } from '@jurilien/reference';
import { z } from 'zod';

export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** One of them, by its kind and the id of its entity: a lead, an account, a professional, a candidate, an application, an enquiry, a thread. */
export const holdingRef = z.object({ kind: z.enum(HOLDING_KINDS), id: z.string().min(1).max(200) });
export type HoldingRef = z.infer<typeof holdingRef>;

/** Key of its row in the view `holdings`: `request:018f…`. */
export const holdingId = ({ kind, id }: HoldingRef): string => `${kind}:${id}`;
/** The thing that a key names. */
export function holdingOf(holding: string): HoldingRef {
  const colon = holding.indexOf(':');
  return { kind: holding.slice(0, colon) as HoldingKind, id: holding.slice(colon + 1) };
}
