import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { CANCEL_CAUSES, FOLLOW_UP_KINDS, followUp, OUTCOMES, PRIORITIES } from '../follow-up.js';

/** What the team has to do, by when, and who does it. Free words are read one at a time. */
export const followUps = view(followUp)({
  name: 'follow-ups',
  version: 6,
  key: 'id',
  columns: {
    id: 'text',
    kind: notNull(oneOf(FOLLOW_UP_KINDS)),
    /** The rule that asks for it. */
    rule: 'text',
    state: notNull(oneOf(['Open', 'Snoozed', 'Done', 'Cancelled'])),
    priority: notNull(oneOf(PRIORITIES)),
    dueAt: 'timestamptz not null',
    assigneeId: 'text',
    assigned: 'boolean not null',
    snoozes: 'integer not null',
    code: 'text',
    province: oneOf(['QC', 'ON']),
    leadId: 'uuid',
    acceptanceId: 'uuid',
    professionalId: 'uuid',
    purchaseId: 'uuid',
    prospectId: 'uuid',
    /** Whose key the words are sealed with. */
    ownerId: 'text',
    note: { type: 'text', personal: 'text' },
    outcome: oneOf(OUTCOMES),
    result: { type: 'text', personal: 'text' },
    cause: oneOf(CANCEL_CAUSES),
    openedAt: 'timestamptz not null',
    endedAt: 'timestamptz',
    version: 'integer not null',
  },
  // One for each list of X12, in its order.
  indexes: [
    ['state', 'dueAt', 'id'],
    ['assigneeId', 'state', 'dueAt', 'id'],
    ['assigned', 'state', 'dueAt', 'id'],
    ['kind', 'state', 'dueAt', 'id'],
    ['dueAt', 'id'],
    ['endedAt', 'id'],
    ['leadId'],
    ['professionalId'],
    ['prospectId'],
    ['ownerId'],
  ],
  sealedBy: 'ownerId',
  search: ['code'],
  read: {
    province: 'province',
    lead: 'leadId',
    assignee: 'assigneeId',
    detailOnly: ['note', 'result'],
    figuresOnly: ['ownerId'],
    defaultSort: ['dueAt', 'asc'],
  },
  on: {
    FollowUpOpened: (_row, { data: { followUpId: _, occurrence: _c, ...opened }, occurredAt, version }) => ({
      ...opened,
      state: 'Open',
      assigned: false,
      snoozes: 0,
      openedAt: occurredAt,
      version,
    }),
    FollowUpAssigned: (row, { data: { assigneeId }, version }) => row && { ...row, assigneeId, assigned: assigneeId !== null, version },
    FollowUpSnoozed: (row, { data: { until, sequence }, version }) =>
      row && { ...row, state: 'Snoozed', dueAt: until, snoozes: sequence, version },
    FollowUpSnoozeUndone: (row, { data: { status, dueAt, sequence }, version }) =>
      row && { ...row, state: status, dueAt, snoozes: sequence, version },
    FollowUpWoken: (row, { version }) => row && { ...row, state: 'Open', version },
    FollowUpEscalated: (row, { version }) => row && { ...row, priority: 'high', version },
    FollowUpCompleted: (row, { data: { outcome, note }, occurredAt, version }) =>
      row && { ...row, state: 'Done', outcome, result: note, endedAt: occurredAt, version },
    FollowUpCancelled: (row, { data: { cause }, occurredAt, version }) =>
      row && { ...row, state: 'Cancelled', cause, endedAt: occurredAt, version },
    FollowUpReopened: (row, { data: { dueAt }, version }) =>
      row && { ...row, state: 'Open', priority: 'normal', dueAt, outcome: null, result: null, cause: null, endedAt: null, version },
  },
});
export type FollowUpRow = RowOf<typeof followUps>;
