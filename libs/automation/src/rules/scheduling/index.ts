import type { Rule } from '../../rule.js';
import { r29, r29Pro, r30, r30Pro, r31, r31Pro, r32, r32Pro, r33, r34 } from './appointments.js';
import { r26, r27, r27Client, r28 } from './booking.js';
import { meetingCancelled, meetingCancelledTeam, meetingInvited, r35, r35Reminder, r35Team, r35TeamReminder } from './meetings.js';

/** What people are told of appointments with a professional and of meetings with our team. */
export const schedulingRules: readonly Rule[] = [
  ...[r26, r27, r27Client, r28],
  ...[r29, r29Pro, r30, r30Pro, r31, r31Pro, r32, r32Pro, r33, r34],
  ...[meetingInvited, r35, r35Reminder, r35Team, r35TeamReminder, meetingCancelled, meetingCancelledTeam],
];
