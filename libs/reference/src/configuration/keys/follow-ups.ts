import { keysOf } from '../key.js';
import { whole } from '../kinds.js';

// Tasks of the team.
const key = keysOf('follow-ups');

export const followUpDetractorHours = key({
  key: 'followUp.detractorHours',
  kind: whole(1, 40),
  unit: 'business-hours',
  shipped: 4,
  scope: 'P',
});
export const followUpQuietDays = key({ key: 'followUp.quietDays', kind: whole(1, 60), unit: 'days', shipped: 7, scope: 'P' });
export const followUpCertificateDays = key({ key: 'followUp.certificateDays', kind: whole(1, 60), unit: 'days', shipped: 7, scope: 'P' });
export const followUpRuleHours = key({ key: 'followUp.ruleHours', kind: whole(1, 80), unit: 'business-hours', shipped: 8, scope: 'P' });
export const followUpOverdueDays = key({ key: 'followUp.overdueDays', kind: whole(1, 30), unit: 'business-days', shipped: 1, scope: 'P' });
