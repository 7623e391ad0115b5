import { keysOf } from '../key.js';
import { whole } from '../kinds.js';

// How long personal data stays, and when figures are shown.
const key = keysOf('privacy');

export const documentKeptDays = key({ key: 'document.keptDays', kind: whole(1, 3_650), unit: 'days', shipped: 90, flags: 'L', scope: 'G' });
// How long before that their owner is written to (R59).
export const documentNoticeDays = key({
  key: 'document.noticeDays',
  kind: whole(1, 90),
  unit: 'days',
  shipped: 14,
  flags: 'L',
  scope: 'G',
});
export const commsBodyDays = key({ key: 'comms.bodyDays', kind: whole(30, 3_650), unit: 'days', shipped: 180, flags: 'L', scope: 'G' });
export const surveyKeptDays = key({ key: 'survey.keptDays', kind: whole(30, 3_650), unit: 'days', shipped: 730, flags: 'L', scope: 'G' });
export const recruitEraseMonths = key({
  key: 'recruit.eraseMonths',
  kind: whole(1, 60),
  unit: 'months',
  shipped: 12,
  flags: 'L',
  scope: 'G',
});
export const recruitEraseNoticeDays = key({
  key: 'recruit.eraseNoticeDays',
  kind: whole(1, 90),
  unit: 'days',
  shipped: 30,
  flags: 'L',
  scope: 'G',
});
// How long a browser keeps the search it made, and how long the files of those who apply to work here are kept.
export const searchSelectionDays = key({ key: 'searchSelection.days', kind: whole(1, 365), unit: 'days', shipped: 30, scope: 'G' });
export const jobApplicationKeptMonths = key({
  key: 'jobApplication.keptMonths',
  kind: whole(1, 36),
  unit: 'months',
  shipped: 6,
  flags: 'L',
  scope: 'G',
});
// How long a payment or a message of a professional implies that they may be written to; the law gives no more (CASL, s. 10).
export const consentImpliedPurchaseDays = key({
  key: 'consent.implied.purchaseDays',
  kind: whole(1, 730),
  unit: 'days',
  shipped: 730,
  flags: 'L',
  scope: 'G',
});
export const consentImpliedInquiryDays = key({
  key: 'consent.implied.inquiryDays',
  kind: whole(1, 180),
  unit: 'days',
  shipped: 180,
  flags: 'L',
  scope: 'G',
});
// A legal hold names its end; it can be placed again.
export const legalHoldMaxDays = key({
  key: 'legalHold.maxDays',
  kind: whole(30, 3_650),
  unit: 'days',
  shipped: 730,
  flags: 'L',
  scope: 'G',
});
export const countsMin = key({ key: 'counts.min', kind: whole(2, 100), unit: 'count', shipped: 5, scope: 'G' });
export const statsKMin = key({ key: 'stats.kMin', kind: whole(2, 100), unit: 'count', shipped: 10, scope: 'G' });
// How long the rest of what we hold of a person is kept (4.10.13). Where a law sets the shortest time, the range begins there.
export const retentionStoppedDays = key({
  key: 'retention.stoppedDays',
  kind: whole(1, 3_650),
  unit: 'days',
  shipped: 90,
  flags: 'L',
  scope: 'G',
});
export const retentionEndedMonths = key({
  key: 'retention.endedMonths',
  kind: whole(1, 120),
  unit: 'months',
  shipped: 12,
  flags: 'L',
  scope: 'G',
});
export const retentionDetailsMonths = key({
  key: 'retention.detailsMonths',
  kind: whole(1, 120),
  unit: 'months',
  shipped: 6,
  flags: 'L',
  scope: 'G',
});
export const retentionAcceptedMonths = key({
  key: 'retention.acceptedMonths',
  kind: whole(1, 120),
  unit: 'months',
  shipped: 24,
  flags: 'L',
  scope: 'G',
});
export const retentionProfessionalMonths = key({
  key: 'retention.professionalMonths',
  kind: whole(1, 120),
  unit: 'months',
  shipped: 24,
  flags: 'L',
  scope: 'G',
});
export const retentionLicenceMonths = key({
  key: 'retention.licenceMonths',
  kind: whole(1, 120),
  unit: 'months',
  shipped: 12,
  flags: 'L',
  scope: 'G',
});
export const retentionAccessLogMonths = key({
  key: 'retention.accessLogMonths',
  kind: whole(6, 120),
  unit: 'months',
  shipped: 12,
  flags: 'L',
  scope: 'G',
});
export const retentionConsentMonths = key({
  key: 'retention.consentMonths',
  kind: whole(36, 120),
  unit: 'months',
  shipped: 36,
  flags: 'L',
  scope: 'G',
});
export const retentionBookMonths = key({
  key: 'retention.bookMonths',
  kind: whole(72, 240),
  unit: 'months',
  shipped: 72,
  flags: 'L',
  scope: 'G',
});
export const retentionIncidentMonths = key({
  key: 'retention.incidentMonths',
  kind: whole(60, 240),
  unit: 'months',
  shipped: 60,
  flags: 'L',
  scope: 'G',
});
export const retentionPrivacyRequestMonths = key({
  key: 'retention.privacyRequestMonths',
  kind: whole(12, 120),
  unit: 'months',
  shipped: 24,
  flags: 'L',
  scope: 'G',
});
