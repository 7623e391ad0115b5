import { Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useT } from '../../useT';
import { ActionButton } from '../commands/ActionButton';
import { BulkDialog, type CommandForRows } from './BulkDialog';
import { useChosen, usePhone } from './useChosen';

/** An act on the chosen rows with a dialog of its own. */
interface OwnDialog {
  command: string;
  label: string;
  danger?: boolean;
  dialog: (rows: RaRecord[], onClose: (done: boolean) => void) => ReactNode;
}
export type BulkAction = CommandForRows | OwnDialog;

interface BarProps {
  readonly rows: RaRecord[];
  readonly actions: BulkAction[];
  readonly onOpen: (action: BulkAction) => void;
}
const Bar = ({ rows, actions, onOpen }: BarProps) => {
  const t = useT();
  const { onUnselectItems } = useListContext();
  const count = t('list.selected', { count: rows.length });
  return (
    <Box
      role="toolbar"
      aria-label={count}
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        flexWrap: 'wrap',
        mb: 3,
        px: 3,
        py: 1.5,
        bgcolor: 'action.selected',
        borderRadius: 1,
      }}
    >
      <Box component="span" sx={{ fontWeight: 700, fontSize: '.8125rem', mr: 1 }}>
        {count}
      </Box>
      {actions.map((action) => (
        <ActionButton key={action.command} variant="outlined" color={action.danger ? 'error' : 'primary'} onClick={() => onOpen(action)}>
          {action.label}
        </ActionButton>
      ))}
      <Button onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
        {t('list.unselect')}
      </Button>
    </Box>
  );
};

/**
 * What can be done to several rows at once: one command for each with its own answer, or a dialog of its own. The dialog stays with the
 * rows it was opened for: what became of them is read also where they have left the list by it.
 */
export const BulkBar = ({ actions }: { actions: BulkAction[] }) => {
  const rows = useChosen();
  const phone = usePhone();
  const { onUnselectItems } = useListContext();
  const [open, setOpen] = useState<{ readonly action: BulkAction; readonly rows: RaRecord[] }>();
  const close = (done: boolean) => {
    setOpen(undefined);
    if (done) onUnselectItems();
  };
  return (
    <>
      {rows.length > 0 && !phone && <Bar rows={rows} actions={actions} onOpen={(action) => setOpen({ action, rows })} />}
      {open &&
        ('dialog' in open.action ? (
          open.action.dialog(open.rows, close)
        ) : (
          <BulkDialog key={open.action.command} rows={open.rows} action={open.action} onClose={close} />
        ))}
    </>
  );
};
