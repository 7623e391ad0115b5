import { decision, ids, Refused, refuseUnless, streamOf, type Actor, type FieldError } from '@jurilien/event-sourcing';
import { ceilingOf, creditsFourEyesAboveCc } from '@jurilien/reference';
import { z } from 'zod';
import { creditAccount } from '../credit-account.js';
import { gaveAlone, onGiven } from '../given/given-by-staff.js';
import { grant } from '../grants.js';
import { promoCode, promoCodeText, promoRedeemed, usablePromo, type PromoEvent } from '../promo/promo-code.js';
import { MEETINGS, needsSecondPerson, promoEnd } from './limits.js';

const instant = z.iso.datetime();

/**
 * A campaign's code: coins for each person, or so much off one purchase. What one person gets stays within what one administrator
 * may give alone, and so do all codes of one administrator's day; a code that was used keeps its kind.
 */
export const savePromoCode = decision({
  name: 'SavePromoCode',
  input: z.object({
    code: promoCodeText,
    kind: z.enum(['grant', 'discount']),
    cc: z.number().int().positive().max(ceilingOf(creditsFourEyesAboveCc)).optional(),
    discountBp: z.number().int().positive().max(5_000).optional(),
    from: instant,
    until: instant,
    maxUses: z.number().int().positive().max(100_000).optional(),
    province: z.enum(['QC', 'ON']).optional(),
    active: z.boolean().default(true),
  }),
  reasonRequired: true,
  streams: (i: { code: string }, _hash: unknown, _now: string, actor: Actor) => ({ promo: streamOf(promoCode, i.code), ...onGiven(actor) }),
  tries: MEETINGS,
  province: (_, i) => i.province,
  decide(input, { promo: s, given: before }, ctx) {
    const errors: FieldError[] = [];
    const field = input.kind === 'grant' ? 'cc' : 'discountBp';
    const other = input.kind === 'grant' ? 'discountBp' : 'cc';
    if (input[field] === undefined) errors.push({ field, message: 'required' });
    if (input[other] !== undefined) errors.push({ field: other, message: 'forbidden' });
    const most = ctx.config.value(creditsFourEyesAboveCc);
    if (input.cc !== undefined && input.cc > most) errors.push({ field: 'cc', message: `max:${most}` });
    if (Date.parse(input.until) <= Date.parse(input.from)) errors.push({ field: 'until', message: 'after:from' });
    if (s.uses.length > 0 && s.terms?.kind !== input.kind) errors.push({ field: 'kind', message: 'used' });
    if (errors.length > 0) throw new Refused('VALIDATION', 'fields', errors);
    const saved: PromoEvent = { type: 'PromoCodeSaved', data: input };
    if (JSON.stringify(s.terms) === JSON.stringify(promoCode.events.PromoCodeSaved.schema.parse(input))) return { promo: [] };
    // A code gives to the person who types it: several of one person in a day add up to one large gift for one professional.
    const more = input.cc === undefined || input.cc === s.terms?.cc ? undefined : ({ what: 'promo-code', cc: input.cc } as const);
    refuseUnless(!more || !needsSecondPerson(ctx, before, more), 'FOUR_EYES_REQUIRED', 'codes-of-a-day');
    return { promo: [saved], ...(more ? gaveAlone(ctx, more) : {}) };
  },
});

/** A professional types a code that gives coins: once per person, while its campaign runs. */
export const redeemPromoCode = decision({
  name: 'RedeemPromoCode',
  input: z.object({ professionalId: ids.professionalId, code: promoCodeText }),
  streams: (i) => ({ promo: streamOf(promoCode, i.code), account: streamOf(creditAccount, i.professionalId) }),
  province: ({ account }) => account.province,
  decide({ professionalId, code }, { promo, account }, ctx) {
    const { cc = 0 } = usablePromo(promo, 'grant', { professionalId, province: account.province, now: ctx.now });
    const expiresAt = promoEnd(ctx, { province: account.province });
    const given = { key: `promo:${code}:${professionalId}`, lotId: ctx.newId(), cc, kind: 'promo', expiresAt } as const;
    return {
      promo: [promoRedeemed(code, professionalId)],
      account: grant(account, { entryId: ctx.newId(), now: ctx.now, config: ctx.config }, given),
    };
  },
});

/**
 * A purchase that had ended unpaid is paid after all, with its discount: the code it was given for is used again, whatever became of
 * it meanwhile, as the price was frozen when it was in force.
 */
export const retakePromoCode = decision({
  name: 'RetakePromoCode',
  input: z.object({ professionalId: ids.professionalId, code: promoCodeText, purchaseId: ids.purchaseId }),
  streams: (i) => ({ promo: streamOf(promoCode, i.code) }),
  decide({ professionalId, code, purchaseId }, { promo: s }) {
    return { promo: !s.terms || s.uses.some((u) => u.purchaseId === purchaseId) ? [] : [promoRedeemed(code, professionalId, purchaseId)] };
  },
});

/** The purchase that a discount was taken for ended unpaid: the code is its owner's again. */
export const releasePromoCode = decision({
  name: 'ReleasePromoCode',
  input: z.object({ professionalId: ids.professionalId, code: promoCodeText, purchaseId: ids.purchaseId }),
  streams: (i) => ({ promo: streamOf(promoCode, i.code) }),
  decide({ professionalId, code, purchaseId }, { promo: s }) {
    const released: PromoEvent = { type: 'PromoCodeReleased', data: { code, professionalId, purchaseId } };
    return { promo: s.uses.some((u) => u.purchaseId === purchaseId) ? [released] : [] };
  },
});
