import { actionsOn, streamOf } from '@jurilien/event-sourcing';
import { adjustCredits } from './decisions/adjust-credits.js';
import { approveCreditAdjustment } from './decisions/approve-credit-adjustment.js';
import { decidePurchaseRefund } from './decisions/decide-purchase-refund.js';
import { grantCredits } from './decisions/grant-credits.js';
import { cancelSubscription, onPlan } from './decisions/keep-subscription.js';
import { creditProposals } from './proposals/credit-proposals.js';
import { onPurchase } from './purchases/common.js';

/** What staff do with a professional's balance by a button of their page. */
export const balanceActions = [grantCredits, adjustCredits] as const;

/** A change of balance that waits for a second person. */
export const proposalActions = actionsOn({
  names: ({ id, professionalId }: { id: string; professionalId: string }) => ({ professionalId, proposalId: id }),
  streams: ({ professionalId }: { professionalId: string }) => ({ proposals: streamOf(creditProposals, professionalId) }),
  decisions: [approveCreditAdjustment],
});

/** A purchase whose refund is asked for. */
export const purchaseActions = actionsOn({
  names: ({ id, professionalId, requestId }: { id: string; professionalId: string; requestId: string | null }) => ({
    purchaseId: id,
    professionalId,
    requestId: requestId ?? '',
  }),
  streams: onPurchase,
  decisions: [decidePurchaseRefund],
});

/** A monthly plan. */
export const planActions = actionsOn({
  names: ({ id }: { id: string }) => ({ professionalId: id }),
  streams: onPlan,
  decisions: [cancelSubscription],
});
