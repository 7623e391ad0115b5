import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { autoTopUp, runningTopUp, toppedUp } from './auto-top-up.js';

const onTopUp = (i: { professionalId: string }) => ({ topup: streamOf(autoTopUp, i.professionalId) });

/** A card was left on the provider's page: the standing order has what it charges. Each page once; no one keeps a card no one wants. */
export const recordTopUpCard = decision({
  name: 'RecordTopUpCard',
  input: z.object({
    professionalId: ids.professionalId,
    sessionId: ids.checkoutId,
    customerId: ids.customerId,
    paymentMethodId: ids.paymentMethodId,
    brand: z.string().min(1).max(40),
    last4: z.string().regex(/^\d{4}$/),
    expMonth: z.number().int().min(1).max(12),
    expYear: z.number().int(),
  }),
  streams: onTopUp,
  decide(i, { topup: s }) {
    if (!s.settings || s.sessions.includes(i.sessionId)) return {};
    const before = s.card?.paymentMethodId;
    const replaces = before && before !== i.paymentMethodId ? { replaces: before } : {};
    return { topup: [toppedUp('AutoTopUpCardKept', { ...i, ...replaces })] };
  },
});

/**
 * What became of a top-up. A card that said no, and a provider that never answered, end the standing order: nothing is charged again
 * before its owner says so. Told of any purchase; one that is no top-up changes nothing, and a payment that comes late still counts.
 */
export const recordTopUpEnded = decision({
  name: 'RecordTopUpEnded',
  input: z.object({ professionalId: ids.professionalId, purchaseId: ids.purchaseId, outcome: z.enum(['paid', 'failed', 'unknown']) }),
  streams: onTopUp,
  decide({ professionalId, purchaseId, outcome }, { topup: s }) {
    const run = s.runs.find((r) => r.purchaseId === purchaseId);
    if (!run || run.outcome === outcome || run.outcome === 'paid') return {};
    const ended = toppedUp('AutoTopUpEnded', { professionalId, purchaseId, outcome });
    const over = outcome !== 'paid' && runningTopUp(s)?.purchaseId === purchaseId && s.settings !== undefined;
    const cause = outcome === 'failed' ? ('declined' as const) : ('unanswered' as const);
    return { topup: [ended, ...(over ? [toppedUp('AutoTopUpCleared', { professionalId, cause, ...cardOf(s) })] : [])] };
  },
});

/** The account is closed: nothing is bought for it any more. */
export const stopAutoTopUp = decision({
  name: 'StopAutoTopUp',
  input: z.object({ professionalId: ids.professionalId }),
  streams: onTopUp,
  decide: ({ professionalId }, { topup: s }) =>
    s.settings ? { topup: [toppedUp('AutoTopUpCleared', { professionalId, cause: 'account-closed', ...cardOf(s) })] } : {},
});

/** The card that is let go with a standing order. */
export const cardOf = ({ card }: { readonly card?: { readonly paymentMethodId: string } }): { paymentMethodId?: string } =>
  card ? { paymentMethodId: card.paymentMethodId } : {};
