import { keysOf } from '../key.js';
import { whole } from '../kinds.js';

// How long personal data stays, and when figures are shown.
const key = keysOf('privacy');

export const documentKeptDays = key({ key: 'document.keptDays', kind: whole(1, 3_650), unit: 'days', shipped: 90, flags: 'L', scope: 'G' });
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
export const countsMin = key({ key: 'counts.min', kind: whole(2, 100), unit: 'count', shipped: 5, scope: 'G' });
export const statsKMin = key({ key: 'stats.kMin', kind: whole(2, 100), unit: 'count', shipped: 10, scope: 'G' });
