import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { useGetOne } from 'react-admin';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { every } from '../../every';
import { useT } from '../../useT';

/** What came of a task, in a code and a sentence; what a colleague wrote about it is shown above. */
export const CompleteFollowUp = ({ row, onClose }: { row: FollowUpRow; onClose: () => void }) => {
  const t = useT();
  // Lists leave the words out.
  const { data } = useGetOne<FollowUpRow>('follow-ups', { id: row.id }, { staleTime: 0 });
  const outcomes = every<NonNullable<FollowUpRow['outcome']>>()('reached', 'notReached', 'settled', 'notNeeded');
  const command: Command = {
    command: 'CompleteFollowUp',
    label: t('followUps.doneNamed'),
    reason: false,
    note: data?.note ?? undefined,
    fields: [
      {
        name: 'outcome',
        label: 'followUps.outcome',
        kind: 'select',
        options: outcomes.map((value) => ({ value, label: t(`followUps.outcomes.${value}`) })),
      },
      { name: 'note', label: 'followUps.result', kind: 'lines' },
    ],
    payload: ({ outcome, note }) => ({ followUpId: row.id, outcome, note }),
  };
  return <CommandDialog command={command} onClose={onClose} />;
};
