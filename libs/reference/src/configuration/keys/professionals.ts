import { keysOf } from '../key.js';
import { list, oneOf, whole } from '../kinds.js';

// Licences and terms of professionals.
const key = keysOf('professionals');

/** Titles that may register in a province, in the order the form has them. */
export const professionalTitlesEnabled = key({
  key: 'professional.titles.enabled',
  kind: list(oneOf('lawyer', 'notary', 'paralegal', 'mediator'), 1, 4),
  shipped: ['lawyer', 'mediator'],
  shippedFor: { QC: ['lawyer', 'notary', 'mediator'], ON: ['lawyer', 'paralegal', 'mediator'] },
  flags: 'L',
  scope: 'P',
});
/** In how much time an application is answered, as we say to those who register. */
export const professionalReviewDays = key({
  key: 'professional.reviewDays',
  kind: whole(1, 30),
  unit: 'business-days',
  shipped: 1,
  flags: 'L',
  scope: 'P',
});

export const licenceMaxAgeDays = key({ key: 'licence.maxAgeDays', kind: whole(1, 730), unit: 'days', shipped: 120, scope: 'P' });
export const licenceRecheckDays = key({
  key: 'licence.recheckDays',
  kind: whole(1, 365),
  unit: 'days',
  shipped: 90,
  flags: 'L',
  scope: 'P',
});
export const licenceNoticeDays = key({ key: 'licence.noticeDays', kind: whole(0, 90), unit: 'days', shipped: 14, flags: 'L', scope: 'P' });
export const licenceGraceDays = key({ key: 'licence.graceDays', kind: whole(0, 180), unit: 'days', shipped: 30, flags: 'L', scope: 'P' });
export const professionalTermsNoticeDays = key({
  key: 'professional.termsNoticeDays',
  kind: whole(1, 180),
  unit: 'days',
  shipped: 30,
  flags: 'L',
  scope: 'G',
});

// By what members who may be leaving are seen (X19): figures of the business, each of one rule.
export const churnNoPurchaseDays = key({ key: 'churn.noPurchaseDays', kind: whole(7, 365), unit: 'days', shipped: 60, scope: 'P' });
export const churnIgnoredOffers = key({ key: 'churn.ignoredOffers', kind: whole(2, 50), unit: 'count', shipped: 5, scope: 'P' });
export const churnPauseDays = key({ key: 'churn.pauseDays', kind: whole(3, 365), unit: 'days', shipped: 30, scope: 'P' });
export const churnLicenceDays = key({ key: 'churn.licenceDays', kind: whole(1, 180), unit: 'days', shipped: 14, scope: 'P' });
export const churnContactPercent = key({ key: 'churn.contactPercent', kind: whole(1, 100), unit: 'percent', shipped: 80, scope: 'P' });
export const churnLeastCalls = key({ key: 'churn.leastCalls', kind: whole(1, 50), unit: 'count', shipped: 3, scope: 'P' });
