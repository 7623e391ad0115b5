import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command, type Field, type Value } from '../../components/commands/CommandDialog';
import type { Effect } from '../../components/commands/effect-of-command';
import type { Account } from './effects';
import { useAccountOf } from './useAccountOf';

interface Props {
  what: ReactNode;
  command: string;
  payload: (approved: boolean, values: Record<string, Value>) => Record<string, unknown>;
  /** What an answer says besides its reason. */
  fields?: (approved: boolean) => Field[];
  /** Why it cannot be decided, or not by this person. */
  why?: string;
  /** Whose money it is about. */
  professionalId: string;
  /** What either answer does to it. */
  effect: (account: Account, approved: boolean) => Effect;
  yes: string;
  no: string;
}

/** Something that waits for a yes or a no: what it is on the left, the two answers on the right, each with its reason. */
export const Decide = ({ what, command, payload, fields, why, professionalId, effect, yes, no }: Props) => {
  const [open, setOpen] = useState<Command & { approved: boolean }>();
  const account = useAccountOf(professionalId, Boolean(open));
  const ask = (approved: boolean) =>
    setOpen({
      approved,
      command,
      label: approved ? yes : no,
      fields: fields?.(approved) ?? [],
      reason: true,
      danger: !approved,
      payload: (values) => payload(approved, values),
    });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 280px', overflowWrap: 'anywhere' }}>{what}</Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <ActionButton variant="contained" why={why} onClick={() => ask(true)}>
          {yes}
        </ActionButton>
        <ActionButton variant="outlined" color="error" why={why} onClick={() => ask(false)}>
          {no}
        </ActionButton>
      </Box>
      {open && (
        <CommandDialog
          key={open.label}
          command={{ ...open, effect: () => effect(account, open.approved) }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  );
};
