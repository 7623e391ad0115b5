import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { useMemo } from 'react';
import type { BulkAction, MoreFilter, SavedView, SelectFilter } from '../../components/list/LiveList';
import { useUsualSelects } from '../../components/list/Filters';
import { every } from '../../every';
import { me, whyNotAs } from '../../roles';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { laterAt, laterOptions, unsnooze } from './commands';

/** What waits for someone now: what is put off comes back at its hour. */
export const WAITING = { state: ['Open'] };
/** No one in particular, among the people something is given to. */
const TEAM = 'team';

/** The lists of X12: due today, late, one's own, the team's, and what is put off or over. */
export const useFollowUpViews = (): SavedView[] => {
  const t = useT();
  // The clock is part of an address: it moves with each visit, not with each tick.
  const { now, tonight } = useMemo(() => {
    const date = new Date();
    const minute = `${date.toISOString().slice(0, 16)}:00.000Z`;
    return { now: minute, tonight: new Date(date.setHours(23, 59, 59, 999)).toISOString() };
  }, []);
  return [
    { key: 'all', label: t('followUps.views.all'), filter: WAITING, counted: true },
    { key: 'due', label: t('followUps.views.due'), filter: { ...WAITING, dueAt_lte: tonight }, counted: true },
    { key: 'overdue', label: t('followUps.views.overdue'), filter: { ...WAITING, dueAt_lte: now }, counted: true },
    { key: 'mine', label: t('followUps.views.mine'), filter: { ...WAITING, assigneeId: me().id }, counted: true },
    { key: 'team', label: t('followUps.views.team'), filter: { ...WAITING, assigned: false }, counted: true },
    { key: 'snoozed', label: t('followUps.views.snoozed'), filter: { state: ['Snoozed'] } },
    { key: 'over', label: t('followUps.views.over'), filter: { state: ['Done', 'Cancelled'] }, sort: { field: 'endedAt', order: 'DESC' } },
  ];
};

const KINDS = every<FollowUpRow['kind']>()(
  'callClient',
  'callProfessional',
  'custom',
  'lowScore',
  'validationLate',
  'contactMissed',
  'contactSilent',
  'searchStuck',
  'payment',
  'dispute',
  'licenceCheck',
  'outcomeDisputed',
  'timesOverlap',
  'documentsLate',
  'callAgain',
  'unreachable',
  'certificate',
  'clientReady',
  'requestQuiet',
  'replacement',
  'leadCredit',
  'refund',
  'ruleAsks',
  'valueMissing',
);

/** The filters used most. */
export const useFollowUpSelects = (): SelectFilter[] => {
  const t = useT();
  const { province } = useUsualSelects();
  return [
    {
      field: 'kind',
      label: t('followUps.what'),
      many: true,
      options: KINDS.map((value) => ({ value, label: t(`followUps.kind.${value}`) })),
    },
    province,
    { field: 'priority', label: t('followUps.priority'), many: true, options: [{ value: 'high', label: t('followUps.first') }] },
  ];
};

/** The other filters. */
export const useFollowUpFilters = (): MoreFilter[] => {
  const t = useT();
  const { options: staff } = useStaff();
  return [
    { kind: 'choice', field: 'assigneeId', label: t('followUps.assignee'), options: staff },
    { kind: 'day', field: 'dueAt', label: t('followUps.due') },
  ];
};

/** What can be done with several at once. */
export const useFollowUpBulk = (): BulkAction[] => {
  const t = useT();
  const { optionsFor } = useStaff();
  const all: BulkAction[] = [
    {
      command: 'AssignFollowUp',
      label: t('followUps.assign'),
      reason: false,
      field: {
        name: 'assigneeId',
        label: 'followUps.assignee',
        options: [{ value: TEAM, label: t('followUps.team') }, ...optionsFor('CompleteFollowUp')],
      },
      payload: ({ id }, value) => ({ followUpId: id, assigneeId: value === TEAM ? null : value }),
      undo: ({ id, assigneeId }) => ({ command: 'AssignFollowUp', payload: { followUpId: id, assigneeId: assigneeId ?? null } }),
    },
    {
      command: 'SnoozeFollowUp',
      label: t('followUps.snooze'),
      reason: false,
      field: { name: 'until', label: 'followUps.until', options: laterOptions(t) },
      payload: ({ id }, value) => ({ followUpId: id, until: laterAt(value) }),
      undo: (_row, sent) => unsnooze(sent),
    },
  ];
  return all.filter(({ command }) => !whyNotAs(me().role, command));
};
