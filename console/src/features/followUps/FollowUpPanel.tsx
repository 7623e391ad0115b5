import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { Box, Link as MuiLink, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { LaterMenu } from '../../components/commands/LaterMenu';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useActions, type WhyNot } from '../../components/commands/useActions';
import { useCommand } from '../../components/commands/useCommand';
import { Countdown } from '../../components/Countdown';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { mayRead, me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { CompleteFollowUp } from './CompleteFollowUp';

const LISTS = ['all', 'mine', 'free'] as const;
type List = (typeof LISTS)[number];
const filterOf = (list: List) => ({
  state: ['Open'],
  ...(list === 'mine' ? { assigneeId: me().id } : {}),
  ...(list === 'free' ? { assigned: false } : {}),
});
const SHOWN = 10;

interface Acts {
  readonly whyNot: WhyNot<'follow-ups'>;
  readonly run: ReturnType<typeof useCommand>['run'];
  readonly onDone: (row: FollowUpRow) => void;
}

/** What a task is about: the request by its code, else the professional. */
const About = ({ row }: { row: FollowUpRow }) => {
  const t = useT();
  const role = me().role;
  const queued = row.kind === 'validationLate' && mayRead(role, 'validations');
  if (row.leadId && row.code && (queued || mayRead(role, 'leads')))
    return (
      <MuiLink component={Link} to={`/${queued ? 'validations' : 'leads'}/${row.leadId}`} sx={{ fontWeight: 750 }}>
        {row.code}
      </MuiLink>
    );
  if (row.professionalId && mayRead(role, 'lawyers'))
    return (
      <MuiLink component={Link} to={`/lawyers/${row.professionalId}`} sx={{ fontWeight: 650 }}>
        {t('followUps.professional')}
      </MuiLink>
    );
  return <span>{row.code}</span>;
};

/** Take or give back, put off, done. */
const Buttons = ({ row, acts: { whyNot, run, onDone } }: { row: FollowUpRow; acts: Acts }) => {
  const t = useT();
  const { id: followUpId, assigneeId } = row;
  const mine = assigneeId === me().id;
  const assign = (to: string | null) =>
    void run(
      'AssignFollowUp',
      { followUpId, assigneeId: to },
      { undo: { command: 'AssignFollowUp', payload: { followUpId, assigneeId: assigneeId ?? null } } },
    );
  const named = (label: string) => [label, t(`followUps.kind.${row.kind}`), row.code].filter(Boolean).join(', ');
  const button = (label: string, command: Parameters<typeof whyNot>[1]) => ({
    size: 'small' as const,
    variant: 'outlined' as const,
    'aria-label': named(label),
    why: whyNot(followUpId, command),
  });
  const take = t(mine ? 'followUps.give' : 'followUps.take');
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', ml: 'auto' }}>
      <ActionButton {...button(take, 'AssignFollowUp')} onClick={() => assign(mine ? null : me().id)}>
        {take}
      </ActionButton>
      <LaterMenu onPick={(until) => void run('SnoozeFollowUp', { followUpId, until })}>
        {(open) => (
          <ActionButton {...button(t('followUps.snooze'), 'SnoozeFollowUp')} aria-haspopup="menu" onClick={open}>
            {t('followUps.snooze')}
          </ActionButton>
        )}
      </LaterMenu>
      <ActionButton {...button(t('followUps.done'), 'CompleteFollowUp')} onClick={() => onDone(row)}>
        {t('followUps.done')}
      </ActionButton>
    </Box>
  );
};

const Task = ({ row, acts }: { row: FollowUpRow; acts: Acts }) => {
  const t = useT();
  const staff = useStaff();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '.8125rem',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <About row={row} />
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t(`followUps.kind.${row.kind}`)}
        </Box>
        {row.priority === 'high' && (
          <Tag tone="danger" title={t('followUps.firstHint')}>
            {t('followUps.first')}
          </Tag>
        )}
        <Box sx={{ ml: 'auto' }}>
          <Countdown at={row.dueAt} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}>
        {row.province && <span>{row.province}</span>}
        {row.assigneeId && <span>{t('followUps.by', { name: staff.nameOf(row.assigneeId) })}</span>}
        <Buttons row={row} acts={acts} />
      </Box>
    </Box>
  );
};

const Lists = ({ list, onList }: { list: List; onList: (list: List) => void }) => {
  const t = useT();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={list}
      aria-label={t('followUps.lists')}
      onChange={(_, to: List | null) => to && onList(to)}
    >
      {LISTS.map((name) => (
        <ToggleButton key={name} value={name}>
          {t(`followUps.list.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** X10: what the team has to do, what is due first on top; everyone's, one's own, or what no one has taken. */
export const FollowUpPanel = () => {
  const t = useT();
  const [list, setList] = useState<List>('all');
  const [completing, setCompleting] = useState<FollowUpRow>();
  const { run, problem } = useCommand();
  const query = useGetList<FollowUpRow>('follow-ups', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'dueAt', order: 'ASC' },
    filter: filterOf(list),
  });
  const rows = query.data ?? [];
  const whyNot = useActions(
    'follow-ups',
    rows.map(({ id }) => id),
  );
  const more = (query.total ?? 0) - rows.length;
  return (
    <Panel title={t('followUps.title')} aside={<Lists list={list} onList={setList} />}>
      <ProblemAlert problem={problem} />
      <Loaded query={query} isEmpty={!rows.length} empty={t(`followUps.empty.${list}`)}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <Task key={row.id} row={row} acts={{ whyNot, run, onDone: setCompleting }} />
          ))}
        </Box>
        {more > 0 && <Typography color="text.secondary">{t('followUps.more', { n: more })}</Typography>}
      </Loaded>
      {completing && <CompleteFollowUp row={completing} onClose={() => setCompleting(undefined)} />}
    </Panel>
  );
};
