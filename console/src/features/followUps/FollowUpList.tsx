import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { Box } from '@mui/material';
import { useState } from 'react';
import type { Command } from '../../components/commands/CommandDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand } from '../../components/commands/useCommand';
import { Countdown } from '../../components/Countdown';
import { LiveList, type Column } from '../../components/list/LiveList';
import { useOpenedRow } from '../../components/commands/useOpenedRow';
import { RowKey } from '../../components/list/RowKeys';
import { formatMoment } from '../../format';
import { me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { AskByCode } from './AskByCode';
import { AboutFollowUp } from './AboutFollowUp';
import { CompleteFollowUp } from './CompleteFollowUp';
import { snoozeForm, taking } from './commands';
import { FollowUpDialog } from './FollowUpDialog';
import { PriorityTag } from './PriorityTag';
import { useFollowUpBulk, useFollowUpFilters, useFollowUpSelects, useFollowUpViews, WAITING } from './follow-up-lists';

const isOver = ({ state }: FollowUpRow) => state === 'Done' || state === 'Cancelled';

/** By when; of what is over, when it was to be done. */
const When = ({ row }: { row: FollowUpRow }) => (isOver(row) ? formatMoment(row.dueAt) : <Countdown at={row.dueAt} />);

/** What became of it; nothing while it waits. */
const Became = ({ row }: { row: FollowUpRow }) => {
  const t = useT();
  if (row.outcome) return t(`followUps.outcomes.${row.outcome}`);
  return row.cause ? t(`followUps.causes.${row.cause}`) : '–';
};

const useColumns = (): Column<FollowUpRow>[] => {
  const t = useT();
  const code = useCode();
  const staff = useStaff();
  return [
    { key: 'kind', label: t('followUps.what'), sort: 'kind', cell: () => null, wide: true },
    { key: 'about', label: t('followUps.about'), sort: 'code', cell: (row) => <AboutFollowUp row={row} /> },
    { key: 'dueAt', label: t('followUps.due'), sort: 'dueAt', cell: (row) => <When row={row} /> },
    { key: 'priority', label: t('followUps.priority'), sort: 'priority', cell: (row) => <PriorityTag row={row} /> },
    {
      key: 'assigneeId',
      label: t('followUps.assignee'),
      sort: 'assigneeId',
      cell: (row) => (row.assigneeId ? staff.nameOf(row.assigneeId) : t('followUps.team')),
    },
    { key: 'province', label: t('list.province'), sort: 'province', cell: (row) => code('provinces', row.province), from: 'md' },
    { key: 'openedAt', label: t('followUps.openedAt'), sort: 'openedAt', cell: (row) => formatMoment(row.openedAt), from: 'lg' },
    { key: 'endedAt', label: t('followUps.endedAt'), sort: 'endedAt', cell: (row) => formatMoment(row.endedAt), from: 'md' },
    { key: 'became', label: t('followUps.outcome'), sort: 'outcome', cell: (row) => <Became row={row} />, from: 'md' },
    { key: 'snoozes', label: t('followUps.snoozes'), sort: 'snoozes', cell: (row) => row.snoozes, align: 'right', hidden: true },
  ];
};

const Card = ({ row }: { row: FollowUpRow }) => (
  <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', fontSize: '.8125rem' }}>
    <AboutFollowUp row={row} />
    {isOver(row) ? <Became row={row} /> : <When row={row} />}
    <PriorityTag row={row} />
  </Box>
);

interface Opened {
  readonly onSnooze: (form: Command) => void;
  readonly onDone: (row: FollowUpRow) => void;
}
/** Keys of the row that the keyboard is on: take, put off, done. The API says what is refused. */
const Keys = ({ onSnooze, onDone }: Opened) => {
  const t = useT();
  const { run, problem } = useCommand();
  const waiting = (act: (row: FollowUpRow) => void) => (row: FollowUpRow) => void (isOver(row) || act(row));
  const take = (row: FollowUpRow) => {
    const { payload, undo } = taking(row, me().id);
    void run('AssignFollowUp', payload, { undo });
  };
  return (
    <>
      <ProblemAlert problem={problem} />
      <RowKey letter="t" act={waiting(take)} />
      <RowKey letter="s" act={waiting((row) => onSnooze(snoozeForm(row, t)))} />
      <RowKey letter="e" act={waiting(onDone)} />
    </>
  );
};

/** X12: what the team has to do: due, late, one's own, the team's, by what it is. */
export default function FollowUpList() {
  const t = useT();
  const [completing, setCompleting] = useState<FollowUpRow>();
  const { open, ask, windows } = useOpenedRow<FollowUpRow>((row, { onClose }) => (
    <FollowUpDialog row={row} onClose={onClose} onDone={(done) => (setCompleting(done), onClose())} />
  ));
  const columns = useColumns();
  return (
    <>
      <LiveList<FollowUpRow>
        resource="follow-ups"
        view="follow-ups"
        title={t('followUps.page')}
        search={t('followUps.search')}
        aside={<AskByCode />}
        above={<Keys onSnooze={ask} onDone={setCompleting} />}
        views={useFollowUpViews()}
        columns={columns}
        filter={WAITING}
        sort={{ field: 'dueAt', order: 'ASC' }}
        selects={useFollowUpSelects()}
        more={useFollowUpFilters()}
        bulk={useFollowUpBulk()}
        onOpen={open}
        rowName={(row) => [t(`followUps.kind.${row.kind}`), row.rule].filter(Boolean).join(' ')}
        emphasis={(row) => row.priority === 'high'}
        empty={t('followUps.empty')}
        emptyText={t('followUps.emptyText')}
        card={(row) => <Card row={row} />}
      />
      {windows}
      {completing && <CompleteFollowUp row={completing} onClose={() => setCompleting(undefined)} />}
    </>
  );
}
