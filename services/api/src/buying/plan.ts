import type { Answer } from '@jurilien/contracts/api';
import { isSubscribed, type SubscriptionState } from '@jurilien/credits';
import { billingModel, featureSubscription, subscriptionPlan, type Config, type Province } from '@jurilien/reference';

/** How a monthly plan stands, as its own holder reads it (B01, CR10). */
type PlanAnswer = Answer<'GET /api/pro/subscription'>;

function stateOf(s: SubscriptionState): PlanAnswer['state'] {
  if (isSubscribed(s) && s.cancelRequested) return 'ending';
  if (s.status === 'Active') return 'active';
  if (s.status === 'PastDue') return 'pastDue';
  if (s.status === 'Started') return 'opening';
  return s.status === 'Ended' && s.periodEnd ? 'ended' : 'none';
}

/** A plan with its price, the day it is paid until, and what a new one would cost. */
export function planAnswer(s: SubscriptionState, province: Province, config: Config): PlanAnswer {
  const { cc, cents } = config.value(subscriptionPlan, { province });
  const isSold = billingModel(province, config) === 'subscription' && config.value(featureSubscription, { province });
  const offer = isSold ? { netCents: cents, cc } : null;
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
