import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useGetOne } from 'react-admin';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useActions } from '../../components/commands/useActions';
import { useCommand } from '../../components/commands/useCommand';
import { Facts, Loaded } from '../../components/page/Panel';
import { formatFull } from '../../format';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { AboutFollowUp } from './AboutFollowUp';
import { FollowUpButtons } from './FollowUpButtons';

type Fact = [label: string, value: string];
interface Props {
  readonly row: FollowUpRow;
  readonly onClose: () => void;
  readonly onDone: (row: FollowUpRow) => void;
}

/** One follow-up with its words, which lists leave out, and what can be done with it. */
export const FollowUpDialog = ({ row: listed, onClose, onDone }: Props) => {
  const t = useT();
  const staff = useStaff();
  const { run, problem } = useCommand();
  // The list has just put its own row there, without the words.
  const query = useGetOne<FollowUpRow>('follow-ups', { id: listed.id }, { staleTime: 0 });
  const row = query.data ?? listed;
  const whyNot = useActions('follow-ups', [row.id]);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="follow-up-title">
      <DialogTitle id="follow-up-title">{t(`followUps.kind.${row.kind}`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <ProblemAlert problem={problem} />
        <Loaded query={query} lines={4}>
          <Facts
            rows={[
              [t('followUps.about'), <AboutFollowUp key="about" row={row} />],
              [t('followUps.stateLabel'), t(`followUps.state.${row.state}`)],
              [t('followUps.due'), formatFull(row.dueAt)],
              [t('followUps.assignee'), row.assigneeId ? staff.nameOf(row.assigneeId) : t('followUps.team')],
              [t('followUps.openedAt'), formatFull(row.openedAt)],
              ...(row.endedAt ? [[t('followUps.endedAt'), formatFull(row.endedAt)] as Fact] : []),
              ...(row.outcome ? [[t('followUps.outcome'), t(`followUps.outcomes.${row.outcome}`)] as Fact] : []),
              ...(row.cause ? [[t('followUps.outcome'), t(`followUps.causes.${row.cause}`)] as Fact] : []),
            ]}
          />
          {[row.note, row.result].map(
            (words, at) =>
              words && (
                <Box
                  key={at}
                  sx={{ borderLeft: 3, borderColor: 'secondary.light', pl: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {words}
                </Box>
              ),
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <FollowUpButtons row={row} acts={{ whyNot, run, onDone }} />
        <Button onClick={onClose}>{t('messages.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
