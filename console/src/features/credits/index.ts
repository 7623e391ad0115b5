export { balanceEffect, type EffectTools, freezeEffect, planEffect, priceEffect, type Pricing } from './effects';
export { DecidedLeadCredits, LeadCredits } from './LeadCredits';
export { useEffectTools } from './useEffectTools';
export { Proposals, Refunds } from './Waiting';
