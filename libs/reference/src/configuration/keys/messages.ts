import { keysOf } from '../key.js';
import { whole, list, number, text } from '../kinds.js';
import { type WeeklyHours, weeklyHours } from '../values.js';

// Text messages and e-mails: hours, caps, length, failures.
const key = keysOf('messages');
const week = (days: readonly number[], fromHour: number, toHour: number, holidaysClosed: boolean): WeeklyHours => ({
  days,
  from: fromHour * 60,
  to: toHour * 60,
  holidaysClosed,
});

export const quietSmsWeekday = key({
  key: 'quiet.sms.weekday',
  kind: weeklyHours(),
  shipped: week([1, 2, 3, 4, 5], 9, 20, true),
  flags: 'L',
  scope: 'P',
});
export const quietSmsProfessionalWeekday = key({
  key: 'quiet.sms.professionalWeekday',
  kind: weeklyHours(),
  shipped: week([1, 2, 3, 4, 5], 8, 20, true),
  flags: 'L',
  scope: 'P',
});
export const quietSmsWeekend = key({
  key: 'quiet.sms.weekend',
  kind: weeklyHours(),
  shipped: week([1, 2, 3, 4, 5, 6, 7], 10, 18, false),
  flags: 'L',
  scope: 'P',
});
export const quietEmailMarketing = key({
  key: 'quiet.email.marketing',
  kind: weeklyHours(),
  shipped: week([1, 2, 3, 4, 5], 9, 20, true),
  flags: 'L',
  scope: 'P',
});
export const quietEmailService = key({
  key: 'quiet.email.service',
  kind: weeklyHours(),
  shipped: week([1, 2, 3, 4, 5, 6, 7], 7, 21, false),
  flags: 'L',
  scope: 'P',
});
export const capsPersonPerDay = key({ key: 'caps.person.perDay', kind: whole(1, 50), unit: 'count', shipped: 4, flags: 'L', scope: 'P' });
export const capsPersonPerWeek = key({
  key: 'caps.person.perWeek',
  kind: whole(1, 200),
  unit: 'count',
  shipped: 10,
  flags: 'L',
  scope: 'P',
});
export const capsPersonMarketingPerMonth = key({
  key: 'caps.person.marketingPerMonth',
  kind: whole(0, 50),
  unit: 'count',
  shipped: 4,
  flags: 'L',
  scope: 'P',
});
// Of a day's bulk e-mails, from how many complaints on the team is told, and from how many on marketing stops (4.8.6). No range reaches
// above what a large mailbox bears for long (it asks for less than 0.3 %).
export const complaintsAlarmPercent = key({
  key: 'complaints.alarmPercent',
  kind: number(0.01, 1),
  unit: 'percent',
  shipped: 0.1,
  flags: 'L',
  scope: 'G',
});
export const complaintsKillPercent = key({
  key: 'complaints.killPercent',
  kind: number(0.02, 1),
  unit: 'percent',
  shipped: 0.3,
  flags: 'L',
  scope: 'G',
});
export const automationMaxLatenessHours = key({
  key: 'automation.maxLatenessHours',
  kind: whole(1, 168),
  unit: 'hours',
  shipped: 24,
  scope: 'G',
});
export const automationDryRunDays = key({ key: 'automation.dryRunDays', kind: whole(1, 90), unit: 'days', shipped: 30, scope: 'G' });
export const automationDryRunValidDays = key({
  key: 'automation.dryRunValidDays',
  kind: whole(1, 60),
  unit: 'days',
  shipped: 7,
  scope: 'G',
});
export const smsPauseHours = key({ key: 'sms.pauseHours', kind: whole(1, 168), unit: 'hours', shipped: 24, flags: 'L', scope: 'G' });
export const smsMaxSegments = key({ key: 'sms.maxSegments', kind: whole(1, 6), unit: 'segments', shipped: 3, scope: 'G' });
// What the provider bills for a thousand parts of texts, in cents; 0 while no one has noted it.
export const smsThousandSegmentsCents = key({
  key: 'sms.thousandSegmentsCents',
  kind: whole(0, 1_000_000),
  unit: 'cents',
  shipped: 0,
  scope: 'G',
});
export const smsUnreachableFailures = key({ key: 'sms.unreachableFailures', kind: whole(1, 20), unit: 'count', shipped: 3, scope: 'G' });
export const smsUnreachableDays = key({ key: 'sms.unreachableDays', kind: whole(1, 180), unit: 'days', shipped: 30, scope: 'G' });
export const retryBackoffMinutes = key({
  key: 'retry.backoffMinutes',
  kind: list(whole(1, 1_440), 1, 6),
  unit: 'minutes',
  shipped: [1, 5, 15],
  scope: 'G',
});
// Who writes, as messages say and as e-mail shows it beside its address.
export const senderName = key({ key: 'sender.name', kind: text(2, 30), shipped: 'Jurilien', flags: 'L', scope: 'G' });
// Campaigns: from how many recipients on a second person approves, and above how many that person types the count.
export const campaignApprovalMinRecipients = key({
  key: 'campaign.approval.minRecipients',
  kind: whole(0, 10_000),
  unit: 'count',
  shipped: 0,
  flags: 'L',
  scope: 'G',
});
export const campaignApprovalTypedAbove = key({
  key: 'campaign.approval.typedAbove',
  kind: whole(0, 10_000),
  unit: 'count',
  shipped: 200,
  scope: 'G',
});
// How many messages of all campaigns leave in a minute, of these to mailboxes of one domain, and after how long one that could not leave is not sent any more.
export const campaignRateSms = key({ key: 'campaign.rate.sms', kind: whole(1, 6_000), unit: 'count', shipped: 60, scope: 'G' });
export const campaignRateEmail = key({ key: 'campaign.rate.email', kind: whole(1, 60_000), unit: 'count', shipped: 600, scope: 'G' });
export const campaignRatePerCarrier = key({
  key: 'campaign.rate.perCarrier',
  kind: whole(1, 60_000),
  unit: 'count',
  shipped: 300,
  scope: 'G',
});
export const campaignLateHours = key({ key: 'campaign.lateHours', kind: whole(1, 720), unit: 'hours', shipped: 48, scope: 'G' });
// From which share of what was sent on a campaign pauses by itself.
export const campaignPauseComplaints = key({
  key: 'campaign.pause.complaints',
  kind: number(0.01, 1),
  unit: 'percent',
  shipped: 0.1,
  flags: 'L',
  scope: 'G',
});
export const campaignPauseBounces = key({
  key: 'campaign.pause.bounces',
  kind: number(0.5, 20),
  unit: 'percent',
  shipped: 5,
  flags: 'L',
  scope: 'G',
});
export const campaignPauseErrors = key({
  key: 'campaign.pause.errors',
  kind: number(1, 50),
  unit: 'percent',
  shipped: 10,
  flags: 'L',
  scope: 'G',
});
export const campaignPauseOptOuts = key({
  key: 'campaign.pause.optouts',
  kind: number(0.5, 20),
  unit: 'percent',
  shipped: 3,
  flags: 'L',
  scope: 'G',
});
