import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useActions } from '../../components/commands/useActions';
import { useCommand } from '../../components/commands/useCommand';
import { Loaded, Panel } from '../../components/page/Panel';
import { me } from '../../roles';
import { useT } from '../../useT';
import { CompleteFollowUp } from './CompleteFollowUp';
import { FollowUpLine } from './FollowUpLine';

const LISTS = ['all', 'mine', 'free'] as const;
type List = (typeof LISTS)[number];
const filterOf = (list: List) => ({
  state: ['Open'],
  ...(list === 'mine' ? { assigneeId: me().id } : {}),
  ...(list === 'free' ? { assigned: false } : {}),
});
const SHOWN = 10;

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
            <FollowUpLine key={row.id} row={row} acts={{ whyNot, run, onDone: setCompleting }} />
          ))}
        </Box>
        {more > 0 && <Typography color="text.secondary">{t('followUps.more', { n: more })}</Typography>}
      </Loaded>
      <Button component={Link} to="/follow-ups" sx={{ justifySelf: 'start' }}>
        {t('followUps.openList')}
      </Button>
      {completing && <CompleteFollowUp row={completing} onClose={() => setCompleting(undefined)} />}
    </Panel>
  );
};
