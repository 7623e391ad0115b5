import { at, automation, cancel, type Config, type Effect, forEach, timer } from '@jurilien/event-sourcing';
import { escalateFollowUp, overdueAt, wakeFollowUp } from '../decisions/keep-follow-up.js';
import { followUp } from '../follow-up.js';

const wakes = timer('followUp.wake', wakeFollowUp);
const overdue = timer('followUp.overdue', escalateFollowUp);

interface OfFollowUp {
  readonly stream: string;
  readonly config: Config;
  readonly province?: 'QC' | 'ON';
  readonly data: { readonly followUpId: string };
}
const escalates = (e: OfFollowUp, dueAt: string): Effect =>
  at(overdueAt(dueAt, e.province, e.config), overdue, { followUpId: e.data.followUpId }, e.stream);

/** What is put off comes back at its hour; what stays undone comes first. */
export const mindFollowUps = automation(followUp)({
  name: 'mind-follow-ups',
  on: {
    FollowUpOpened: (e) => [escalates(e, e.data.dueAt)],
    FollowUpReopened: (e) => [escalates(e, e.data.dueAt)],
    FollowUpSnoozed: (e) => [
      at(e.data.until, wakes, { followUpId: e.data.followUpId, sequence: e.data.sequence }, e.stream),
      escalates(e, e.data.until),
    ],
    FollowUpSnoozeUndone: ({ data: { followUpId, status, dueAt, sequence }, ...e }) => [
      status === 'Snoozed' ? at(dueAt, wakes, { followUpId, sequence }, e.stream) : cancel(wakes, e.stream),
      escalates({ ...e, data: { followUpId } }, dueAt),
    ],
    ...forEach(followUp)(['FollowUpCompleted', 'FollowUpCancelled'], (e) => [cancel(wakes, e.stream), cancel(overdue, e.stream)]),
  },
});
