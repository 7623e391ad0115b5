import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useActions } from '../../components/commands/useActions';
import { useCommand } from '../../components/commands/useCommand';
import { Loaded, Panel } from '../../components/page/Panel';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';
import { AskFollowUp } from './AskFollowUp';
import { CompleteFollowUp } from './CompleteFollowUp';
import { FollowUpLine } from './FollowUpLine';

const SHOWN = 10;

/** One of what tasks are about. */
type One = { readonly leadId: string } | { readonly professionalId: string } | { readonly prospectId: string };

/** What of a request, a professional or a prospect waits for someone of the team, and the way to ask for more. */
export const FollowUpsOf = ({ about }: { readonly about: One }) => {
  const t = useT();
  const [completing, setCompleting] = useState<FollowUpRow>();
  const { run, problem } = useCommand();
  const seen = mayRead(me().role, 'follow-ups');
  const query = useGetList<FollowUpRow>(
    'follow-ups',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'dueAt', order: 'ASC' }, filter: { ...about, state: ['Open', 'Snoozed'] } },
    { enabled: seen },
  );
  const rows = query.data ?? [];
  const whyNot = useActions(
    'follow-ups',
    rows.map(({ id }) => id),
  );
  if (!seen) return null;
  return (
    <Panel title={t('followUps.ofThis')} aside={<AskFollowUp about={about} />}>
      <ProblemAlert problem={problem} />
      <Loaded query={query} isEmpty={rows.length === 0} empty={t('followUps.none')} lines={2}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <FollowUpLine key={row.id} row={row} acts={{ whyNot, run, onDone: setCompleting }} />
          ))}
        </Box>
      </Loaded>
      {completing && <CompleteFollowUp row={completing} onClose={() => setCompleting(undefined)} />}
    </Panel>
  );
};
