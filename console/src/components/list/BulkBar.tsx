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

const Bar = ({ rows, actions }: { rows: RaRecord[]; actions: BulkAction[] }) => {
  const t = useT();
  const { onUnselectItems } = useListContext();
  const [open, setOpen] = useState<BulkAction>();
  const clear = () => onUnselectItems();
  const close = (done: boolean) => {
    setOpen(undefined);
    if (done) clear();
  };
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
        <ActionButton key={action.command} variant="outlined" color={action.danger ? 'error' : 'primary'} onClick={() => setOpen(action)}>
          {action.label}
        </ActionButton>
      ))}
      <Button onClick={clear} sx={{ ml: 'auto' }}>
        {t('list.unselect')}
      </Button>
      {open && ('dialog' in open ? open.dialog(rows, close) : <BulkDialog key={open.command} rows={rows} action={open} onClose={close} />)}
    </Box>
  );
};

/** What can be done to several rows at once: one command for each with its own answer, or a dialog of its own. */
export const BulkBar = ({ actions }: { actions: BulkAction[] }) => {
  const rows = useChosen();
  const phone = usePhone();
  return rows.length > 0 && !phone && <Bar rows={rows} actions={actions} />;
};
