import { keysOf } from '../key.js';
import { whole } from '../kinds.js';

// Requests about one's own data: by when they are answered, and by when the person must have proven who they are.
const key = keysOf('privacy');

export const privacyDueDays = key({ key: 'privacy.dueDays', kind: whole(5, 30), unit: 'days', shipped: 30, flags: 'L', scope: 'G' });
export const privacyAlarmDays = key({ key: 'privacy.alarmDays', kind: whole(1, 29), unit: 'days', shipped: 20, flags: 'L', scope: 'G' });
export const privacyProofDays = key({ key: 'privacy.proofDays', kind: whole(1, 29), unit: 'days', shipped: 14, flags: 'L', scope: 'G' });
// How long the copy that someone asked for can be downloaded.
export const privacyExportLinkDays = key({
  key: 'privacy.exportLinkDays',
  kind: whole(1, 30),
  unit: 'days',
  shipped: 7,
  flags: 'L',
  scope: 'G',
});
