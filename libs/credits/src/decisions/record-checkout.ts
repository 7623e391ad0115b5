import { decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { bought, givenBack, ofPurchase, onPurchase, refuseUnlessTheirs } from '../purchases/common.js';

/** The provider opened its page of payment; a second page for the same purchase takes the place of the first. */
export const recordCheckoutOpened = decision({
  name: 'RecordCheckoutOpened',
  input: ofPurchase.extend({ sessionId: ids.checkoutId, expiresAt: z.iso.datetime() }),
  streams: onPurchase,
  decide(i, { purchase: s }) {
    refuseUnlessTheirs(s, i);
    if (s.sessionId === i.sessionId || !['Started', 'Failed', 'Expired'].includes(s.status)) return {};
    return { purchase: [bought('CheckoutOpened', i)] };
  },
});

/** The page was filled in, and a bank takes days to say yes (pre-authorized debit). */
export const recordPurchasePending = decision({
  name: 'RecordPurchasePending',
  input: ofPurchase.extend({ sessionId: ids.checkoutId.optional() }),
  streams: onPurchase,
  decide(i, { purchase: s }) {
    refuseUnlessTheirs(s, i);
    return ['Started', 'Failed', 'Expired'].includes(s.status)
      ? { purchase: [bought('PurchasePendingBank', { ...i, ...givenBack(s) })] }
      : {};
  },
});

/** A card or a bank said no; the same page may still be paid with another one. */
export const recordPurchaseFailed = decision({
  name: 'RecordPurchaseFailed',
  input: ofPurchase.extend({ code: z.string().min(1).max(100) }),
  streams: onPurchase,
  decide(i, { purchase: s }) {
    refuseUnlessTheirs(s, i);
    const again = s.status === 'Failed' && s.failure !== i.code;
    const kind = s.started?.kind === 'topup' ? { kind: 'topup' as const } : {};
    return again || ['Started', 'PendingBank'].includes(s.status) ? { purchase: [bought('PurchaseFailed', { ...i, ...kind })] } : {};
  },
});

/** No one paid in time. A payment that comes all the same still gives its coins. */
export const recordPurchaseExpired = decision({
  name: 'RecordPurchaseExpired',
  input: ofPurchase,
  streams: onPurchase,
  decide(i, { purchase: s }) {
    refuseUnlessTheirs(s, i);
    if (s.status !== 'Started' && s.status !== 'Failed') return {};
    const promoCode = s.started?.promoCode;
    return { purchase: [bought('PurchaseExpired', { ...i, ...(promoCode ? { promoCode } : {}) })] };
  },
});
