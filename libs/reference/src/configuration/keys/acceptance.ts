import { keysOf } from '../key.js';
import { whole, list } from '../kinds.js';

// First contact, outcome, replacement and the relayed conversation.
const key = keysOf('acceptance');

export const contactSlaHours = key({ key: 'contact.slaHours', kind: whole(1, 72), unit: 'business-hours', shipped: 4, scope: 'P' });
export const contactNudgeMinutes = key({
  key: 'contact.nudgeMinutes',
  kind: list(whole(1, 4_320), 1, 5),
  unit: 'business-minutes',
  shipped: [120, 210],
  scope: 'P',
});
export const contactSilentHours = key({ key: 'contact.silentHours', kind: whole(1, 720), unit: 'hours', shipped: 48, scope: 'P' });
export const contactReadableDays = key({
  key: 'contact.readableDays',
  kind: whole(30, 3_650),
  unit: 'days',
  shipped: 365,
  flags: 'L',
  scope: 'P',
});
export const relayAfterClosingDays = key({
  key: 'relay.afterClosingDays',
  kind: whole(0, 730),
  unit: 'days',
  shipped: 180,
  flags: 'L',
  scope: 'P',
});
export const relayAnswerHours = key({ key: 'relay.answerHours', kind: whole(1, 720), unit: 'hours', shipped: 72, scope: 'P' });
export const replacementMaxSelfService = key({
  key: 'replacement.maxSelfService',
  kind: whole(0, 10),
  unit: 'count',
  shipped: 1,
  scope: 'P',
});
export const replacementAnswerHours = key({ key: 'replacement.answerHours', kind: whole(1, 720), unit: 'hours', shipped: 72, scope: 'P' });
export const outcomeRemindDays = key({
  key: 'outcome.remindDays',
  kind: list(whole(1, 365), 1, 5),
  unit: 'days',
  shipped: [10, 30],
  scope: 'P',
});
