export { balanceEffect, type EffectTools, freezeEffect, planEffect, priceEffect } from './effects';
export { DecidedLeadCredits, LeadCredits } from './LeadCredits';
export { useEffectTools } from './useEffectTools';
export { Proposals, Refunds } from './Waiting';
