import { keysOf } from '../key.js';
import { oneOf, whole } from '../kinds.js';

// A request's own life: draft, confirmation, questions, hold, end.
const key = keysOf('lead');

export const leadDraftExpireDays = key({ key: 'lead.draft.expireDays', kind: whole(1, 60), unit: 'days', shipped: 7, scope: 'P' });
export const leadDraftRemind1Hours = key({ key: 'lead.draft.remind1Hours', kind: whole(1, 168), unit: 'hours', shipped: 2, scope: 'P' });
export const leadDraftRemind2Hours = key({ key: 'lead.draft.remind2Hours', kind: whole(1, 720), unit: 'hours', shipped: 24, scope: 'P' });
export const leadDescriptionMin = key({ key: 'lead.description.min', kind: whole(1, 500), unit: 'characters', shipped: 20, scope: 'G' });
export const leadDescriptionMax = key({
  key: 'lead.description.max',
  kind: whole(500, 20_000),
  unit: 'characters',
  shipped: 4_000,
  scope: 'G',
});
export const leadFilesMax = key({ key: 'lead.files.max', kind: whole(0, 50), unit: 'count', shipped: 10, scope: 'G' });
export const leadFilesFileMb = key({ key: 'lead.files.fileMb', kind: whole(1, 20), unit: 'megabytes', shipped: 20, scope: 'G' });
export const leadDuplicateDays = key({ key: 'lead.duplicateDays', kind: whole(1, 365), unit: 'days', shipped: 30, scope: 'G' });
// Which of the addresses someone gave must be proven before a request counts as confirmed (U31).
export const leadConfirmRequired = key({ key: 'lead.confirm.required', kind: oneOf('any', 'both'), shipped: 'any', scope: 'P' });
export const leadConfirmGraceMinutes = key({
  key: 'lead.confirm.graceMinutes',
  kind: whole(0, 1_440),
  unit: 'minutes',
  shipped: 60,
  scope: 'P',
});
export const leadConfirmExpireDays = key({ key: 'lead.confirm.expireDays', kind: whole(1, 90), unit: 'days', shipped: 14, scope: 'P' });
export const leadConfirmResendPerDay = key({ key: 'lead.confirm.resendPerDay', kind: whole(1, 20), unit: 'count', shipped: 5, scope: 'P' });
export const leadInfoRemindHours = key({ key: 'lead.info.remindHours', kind: whole(1, 720), unit: 'hours', shipped: 24, scope: 'P' });
export const leadInfoTimeoutHours = key({ key: 'lead.info.timeoutHours', kind: whole(1, 720), unit: 'hours', shipped: 72, scope: 'P' });
export const leadHoldMaxDays = key({ key: 'lead.hold.maxDays', kind: whole(1, 180), unit: 'days', shipped: 30, scope: 'G' });
export const leadMergeUndoDays = key({ key: 'lead.mergeUndoDays', kind: whole(1, 365), unit: 'days', shipped: 30, scope: 'G' });
export const leadReopenDays = key({ key: 'lead.reopenDays', kind: whole(1, 365), unit: 'days', shipped: 90, scope: 'G' });
export const leadMaxAcceptances = key({
  key: 'lead.maxAcceptances',
  kind: whole(1, 10),
  unit: 'count',
  shipped: 1,
  flags: 'L',
  scope: 'P',
});
export const leadMultiMax = key({ key: 'lead.multi.max', kind: whole(1, 10), unit: 'count', shipped: 3, flags: 'L', scope: 'P' });
export const leadClientUpdateHours = key({ key: 'lead.clientUpdateHours', kind: whole(1, 168), unit: 'hours', shipped: 24, scope: 'PF' });
export const leadUnservedAfterHours = key({ key: 'lead.unservedAfterHours', kind: whole(1, 720), unit: 'hours', shipped: 72, scope: 'PF' });
export const leadUrgentUnservedAfterHours = key({
  key: 'lead.urgent.unservedAfterHours',
  kind: whole(1, 168),
  unit: 'hours',
  shipped: 12,
  scope: 'PF',
});
export const leadUrgentCourtHours = key({ key: 'lead.urgent.courtHours', kind: whole(1, 720), unit: 'hours', shipped: 72, scope: 'P' });
export const leadCloseStaleDays = key({ key: 'lead.closeStaleDays', kind: whole(7, 730), unit: 'days', shipped: 90, scope: 'P' });
export const leadCodeLength = key({ key: 'lead.code.length', kind: whole(4, 8), unit: 'characters', shipped: 4, scope: 'G' });
