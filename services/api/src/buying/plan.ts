import type { Answer } from '@jurilien/contracts/api';
import { isSubscribed, type SubscriptionState } from '@jurilien/credits';
import { billingModel, subscriptionPlan, type Config, type Province } from '@jurilien/reference';

/** How a monthly plan stands, as its own holder reads it (B01, CR10). */
type PlanTold = Answer<'GET /api/pro/subscription'>;

function stateOf(s: SubscriptionState): PlanTold['state'] {
  if (isSubscribed(s) && s.cancelRequested) return 'ending';
  if (s.status === 'Active') return 'active';
  if (s.status === 'PastDue') return 'pastDue';
  if (s.status === 'Started') return 'opening';
  return s.status === 'Ended' && s.periodEnd ? 'ended' : 'none';
}

/** A plan with its price, the day it is paid until, and what a new one would cost. */
export function planTold(s: SubscriptionState, province: Province, config: Config): PlanTold {
  const { cc, cents } = config.value(subscriptionPlan, { province });
  const offer = billingModel(province, config) === 'subscription' ? { netCents: cents, cc } : null;
  const { started } = s;
  const held = started && (isSubscribed(s) || (s.status === 'Ended' && s.periodEnd));
  return {
    state: stateOf(s),
    offer,
    current: held
      ? { netCents: started.netCents, taxes: started.taxes, grossCents: started.grossCents, cc: started.cc, periodEnd: s.periodEnd ?? null }
      : null,
  };
}
