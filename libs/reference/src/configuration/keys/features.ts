import { keysOf } from '../key.js';
import { flag } from '../kinds.js';

// What is offered at all. A switch governs what begins: what is under way when it is turned off is finished, and kept.
const key = keysOf('features');

export const featureSubscription = key({ key: 'feature.subscription', kind: flag(), shipped: true, flags: 'L', scope: 'P' });
export const featureMulti = key({ key: 'feature.multi', kind: flag(), shipped: true, flags: 'L', scope: 'P' });
export const featureBoard = key({ key: 'feature.board', kind: flag(), shipped: true, flags: 'L', scope: 'P' });
export const featureAutoClaim = key({ key: 'feature.autoClaim', kind: flag(), shipped: true, flags: 'L', scope: 'P' });
export const featureCampaigns = key({ key: 'feature.campaigns', kind: flag(), shipped: true, flags: 'L', scope: 'P' });
export const featureRecruit = key({ key: 'feature.recruit', kind: flag(), shipped: true, flags: 'L', scope: 'P' });
export const featureOntario = key({ key: 'feature.ontario', kind: flag(), shipped: true, flags: 'L', scope: 'P' });
export const featureQuebec = key({ key: 'feature.quebec', kind: flag(), shipped: true, flags: 'L', scope: 'P' });
export const featureCalendarSync = key({ key: 'feature.calendarSync', kind: flag(), shipped: false, flags: 'L', scope: 'P' });
