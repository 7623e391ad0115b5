import { decider, event, refuseUnless, type EventOf } from '@jurilien/event-sourcing';
import { discountCents } from '@jurilien/reference';
import { z } from 'zod';

/** Capitals and digits, as they are read aloud; what people type is brought to this form. */
export const promoCodeText = z
  .string()
  .trim()
  .transform((text) => text.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{4,24}$/));

const terms = {
  kind: z.enum(['grant', 'discount']),
  /** Coins it gives to each person. */
  cc: z.number().int().positive().optional(),
  /** What it takes off the price of one purchase, in hundredths of a percent. */
  discountBp: z.number().int().positive().optional(),
  from: z.string(),
  until: z.string(),
  /** How many people may use it; no one counts when it is absent. */
  maxUses: z.number().int().positive().optional(),
  province: z.enum(['QC', 'ON']).optional(),
};

/** Every event of one promotional code, whose stream bears its name (4.4.7). */
export const promoEvents = {
  PromoCodeSaved: event(z.object({ code: z.string(), ...terms, active: z.boolean() })),
  PromoCodeRedeemed: event(z.object({ code: z.string(), professionalId: z.string(), purchaseId: z.string().optional() })),
  /** The purchase it was used for was never paid: its owner may use it again. */
  PromoCodeReleased: event(z.object({ code: z.string(), professionalId: z.string(), purchaseId: z.string() })),
};
export type PromoEvent = EventOf<typeof promoEvents>;
type Saved = Extract<PromoEvent, { type: 'PromoCodeSaved' }>['data'];

export interface PromoState {
  readonly terms?: Saved;
  /** Who used it, and for which purchase. */
  readonly uses: readonly { readonly professionalId: string; readonly purchaseId?: string }[];
}

export const promoCode = decider<PromoState, typeof promoEvents>({
  category: 'promocode',
  events: promoEvents,
  initial: { uses: [] },
  evolve,
});

function evolve(s: PromoState, e: PromoEvent): PromoState {
  switch (e.type) {
    case 'PromoCodeSaved':
      return { ...s, terms: e.data };
    case 'PromoCodeRedeemed': {
      const { professionalId, purchaseId } = e.data;
      return { ...s, uses: [...s.uses, { professionalId, ...(purchaseId ? { purchaseId } : {}) }] };
    }
    case 'PromoCodeReleased':
      return { ...s, uses: s.uses.filter((u) => u.purchaseId !== e.data.purchaseId) };
    default:
      return e satisfies never;
  }
}

interface Wish {
  readonly professionalId: string;
  readonly province?: 'QC' | 'ON';
  readonly now: string;
}

/** The terms of a code that someone may use now. @throws Refused when it is unknown, over, of elsewhere, used up, or used by them */
export function usablePromo(s: PromoState, kind: Saved['kind'], { professionalId, province, now }: Wish): Saved {
  const { terms: t } = s;
  refuseUnless(t?.kind === kind && (!t.province || t.province === province), 'NOT_FOUND', 'promo-code');
  refuseUnless(!s.uses.some((u) => u.professionalId === professionalId), 'DUPLICATE', 'promo-already-used');
  const runs = t.active && Date.parse(t.from) <= Date.parse(now) && Date.parse(now) < Date.parse(t.until);
  refuseUnless(runs, 'WRONG_STATE', 'promo-not-running');
  refuseUnless(t.maxUses === undefined || s.uses.length < t.maxUses, 'CAP_REACHED', 'promo-used-up');
  return t;
}

/** What is left to pay of a price before taxes with a discount code; half a cent goes up. @throws Refused like `usablePromo` */
export function discountedCents(s: PromoState, listCents: number, wish: Wish): number {
  const { discountBp = 0 } = usablePromo(s, 'discount', wish);
  return listCents - discountCents(listCents, discountBp);
}

/** That someone used a code, for a purchase where it was a discount. */
export const promoRedeemed = (code: string, professionalId: string, purchaseId?: string): PromoEvent => ({
  type: 'PromoCodeRedeemed',
  data: { code, professionalId, ...(purchaseId ? { purchaseId } : {}) },
});
