import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { Box } from '@mui/material';
import { ActionButton } from '../../components/commands/ActionButton';
import { LaterMenu } from '../../components/commands/LaterMenu';
import type { WhyNot } from '../../components/commands/useActions';
import type { useCommand } from '../../components/commands/useCommand';
import { me } from '../../roles';
import { useT } from '../../useT';
import { taking, unsnooze } from './commands';

export interface Acts {
  readonly whyNot: WhyNot<'follow-ups'>;
  readonly run: ReturnType<typeof useCommand>['run'];
  readonly onDone: (row: FollowUpRow) => void;
}

/** Take or give back, put off, done; or open again what is over. */
export const FollowUpButtons = ({ row, acts: { whyNot, run, onDone } }: { row: FollowUpRow; acts: Acts }) => {
  const t = useT();
  const { id: followUpId } = row;
  const named = (label: string) => [label, t(`followUps.kind.${row.kind}`), row.code].filter(Boolean).join(', ');
  const button = (label: string, command: Parameters<typeof whyNot>[1]) => ({
    size: 'small' as const,
    variant: 'outlined' as const,
    'aria-label': named(label),
    why: whyNot(followUpId, command),
  });
  if (row.state === 'Done' || row.state === 'Cancelled')
    return (
      <ActionButton {...button(t('followUps.reopen'), 'ReopenFollowUp')} onClick={() => void run('ReopenFollowUp', { followUpId })}>
        {t('followUps.reopen')}
      </ActionButton>
    );
  const { label, payload, undo } = taking(row, me().id);
  const snooze = (until: string) => {
    const wanted = { followUpId, until };
    void run('SnoozeFollowUp', wanted, { undo: unsnooze(wanted) });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', ml: 'auto' }}>
      <ActionButton {...button(t(label), 'AssignFollowUp')} onClick={() => void run('AssignFollowUp', payload, { undo })}>
        {t(label)}
      </ActionButton>
      <LaterMenu onPick={snooze}>
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
