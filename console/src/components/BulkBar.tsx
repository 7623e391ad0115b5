import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { problemOf } from '../api/http';
import type { ConsoleDataProvider } from '../dataProvider';
import { useT, type Key } from '../useT';
import { ActionButton } from './ActionButton';

export interface BulkAction {
  command: string;
  label: string;
  danger?: boolean;
  reason: boolean;
  field?: { name: string; label: Key; options?: { value: string; label: string }[]; optional?: boolean };
  payload: (row: RaRecord, value: string) => Record<string, unknown>;
}

/** What can be done to several rows at once: one command for each, with its own answer. */
export const BulkBar = ({ rows, actions, onClear }: { rows: RaRecord[]; actions: BulkAction[]; onClear: () => void }) => {
  const t = useT();
  const [open, setOpen] = useState<BulkAction>();
  return (
    <Box
      role="toolbar"
      aria-label={t('list.selected', { smart_count: rows.length })}
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
        {t('list.selected', { smart_count: rows.length })}
      </Box>
      {actions.map((action) => (
        <ActionButton key={action.command} variant="outlined" color={action.danger ? 'error' : 'primary'} onClick={() => setOpen(action)}>
          {action.label}
        </ActionButton>
      ))}
      <Button onClick={onClear} sx={{ ml: 'auto' }}>
        {t('list.unselect')}
      </Button>
      {open && (
        <BulkDialog
          key={open.command}
          rows={rows}
          action={open}
          onClose={(done) => {
            setOpen(undefined);
            if (done) onClear();
          }}
        />
      )}
    </Box>
  );
};

const BulkDialog = ({ rows, action, onClose }: { rows: RaRecord[]; action: BulkAction; onClose: (done: boolean) => void }) => {
  const t = useT();
  const { send } = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [short, setShort] = useState(false);
  const [done, setDone] = useState<number>();
  const [refused, setRefused] = useState<Map<string, number>>(new Map());
  const finished = done === rows.length;
  const running = done !== undefined && !finished;

  const run = async () => {
    if ((action.reason && reason.trim().length < 5) || (action.field && !action.field.optional && !value)) return setShort(true);
    const answers = new Map<string, number>();
    setDone(0);
    // One after the other: each row has its own answer, and the page can say how far it is.
    for (const [index, row] of rows.entries()) {
      await send(action.command, action.payload(row, value), { reason: reason.trim() || undefined }).catch((error: unknown) => {
        const { code } = problemOf(error);
        answers.set(code, (answers.get(code) ?? 0) + 1);
      });
      setDone(index + 1);
      setRefused(new Map(answers));
    }
    void client.invalidateQueries();
  };
  const failures = [...refused.values()].reduce((sum, n) => sum + n, 0);
  return (
    <Dialog open onClose={running ? undefined : () => onClose(finished)} maxWidth="sm" fullWidth aria-labelledby="bulk-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <DialogTitle id="bulk-title">
          {action.label} · {t('list.selected', { smart_count: rows.length })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '12px !important' }}>
          {done === undefined ? (
            <>
              {action.field && (
                <TextField
                  select={Boolean(action.field.options)}
                  label={t(action.field.label)}
                  required={!action.field.optional}
                  value={value}
                  error={short && !action.field.optional && !value}
                  helperText={short && !action.field.optional && !value ? t('invalid.required') : undefined}
                  onChange={(event) => setValue(event.target.value)}
                  autoFocus
                >
                  {action.field.options?.map((option) => (
                    <MenuItem key={option.value} value={option.value}>
                      {option.label}
                    </MenuItem>
                  ))}
                </TextField>
              )}
              {action.reason && (
                <TextField
                  label={t('actions.reason')}
                  required
                  multiline
                  minRows={2}
                  value={reason}
                  error={short && reason.trim().length < 5}
                  helperText={t('actions.reasonHint')}
                  onChange={(event) => setReason(event.target.value)}
                  slotProps={{ htmlInput: { maxLength: 500 } }}
                />
              )}
            </>
          ) : (
            <Box role="status" sx={{ display: 'grid', gap: 3 }}>
              <LinearProgress
                variant="determinate"
                value={(done / rows.length) * 100}
                aria-label={t('leads.bulkDone', { done, total: rows.length })}
              />
              <span>{t('leads.bulkDone', { done: done - failures, total: rows.length })}</span>
              {[...refused].map(([code, n]) => (
                <Alert key={code} severity="warning">
                  {t('list.refused', { smart_count: n })} {t(`errors.${code}` as Key, { _: t('errors.UNEXPECTED') })}
                </Alert>
              ))}
            </Box>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={() => onClose(finished)} disabled={running}>
            {t(finished ? 'help.close' : 'actions.cancel')}
          </Button>
          <Box sx={{ flex: 1 }} />
          {!finished && (
            <Button type="submit" variant="contained" color={action.danger ? 'error' : 'primary'} disabled={running}>
              {running ? t('actions.sending') : action.label}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
