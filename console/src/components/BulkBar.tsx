import { Alert, Box, Button, LinearProgress, MenuItem, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useT, type Key } from '../useT';
import { ActionButton } from './ActionButton';
import { FormDialog } from './FormDialog';
import { isReason, ReasonField } from './ReasonField';
import { useOneByOne } from './useOneByOne';
import { useRefusal } from './useRefusal';

interface CommandForRows {
  command: string;
  label: string;
  danger?: boolean;
  reason: boolean;
  field?: { name: string; label: Key; options?: { value: string; label: string }[]; optional?: boolean };
  payload: (row: RaRecord, value: string) => Record<string, unknown>;
}
/** An act on the chosen rows with a dialog of its own. */
interface OwnDialog {
  command: string;
  label: string;
  danger?: boolean;
  dialog: (rows: RaRecord[], onClose: (done: boolean) => void) => ReactNode;
}
export type BulkAction = CommandForRows | OwnDialog;

/** What can be done to several rows at once: one command for each with its own answer, or a dialog of its own. */
export const BulkBar = ({ rows, actions, onClear }: { rows: RaRecord[]; actions: BulkAction[]; onClear: () => void }) => {
  const t = useT();
  const [open, setOpen] = useState<BulkAction>();
  const close = (done: boolean) => {
    setOpen(undefined);
    if (done) onClear();
  };
  return (
    <Box
      role="toolbar"
      aria-label={t('list.selected', { count: rows.length })}
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
        {t('list.selected', { count: rows.length })}
      </Box>
      {actions.map((action) => (
        <ActionButton key={action.command} variant="outlined" color={action.danger ? 'error' : 'primary'} onClick={() => setOpen(action)}>
          {action.label}
        </ActionButton>
      ))}
      <Button onClick={onClear} sx={{ ml: 'auto' }}>
        {t('list.unselect')}
      </Button>
      {open && ('dialog' in open ? open.dialog(rows, close) : <BulkDialog key={open.command} rows={rows} action={open} onClose={close} />)}
    </Box>
  );
};

const BulkDialog = ({ rows, action, onClose }: { rows: RaRecord[]; action: CommandForRows; onClose: (done: boolean) => void }) => {
  const t = useT();
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [short, setShort] = useState(false);
  const refusal = useRefusal();
  const all = rows.map((row) => ({ name: String(row.id), payload: action.payload(row, value) }));
  const { run, told, running, finished } = useOneByOne(action.command, all);
  const { field } = action;
  const unanswered = Boolean(field && !field.optional && !value);
  const refused = new Map<string, number>();
  for (const { refused: problem } of told ?? []) if (problem) refused.set(refusal(problem), (refused.get(refusal(problem)) ?? 0) + 1);
  const done = (told ?? []).filter((each) => !each.refused).length;
  const submit = () => {
    if ((action.reason && !isReason(reason)) || unanswered) setShort(true);
    else void run(reason);
  };
  return (
    <FormDialog
      title={`${action.label} · ${t('list.selected', { count: rows.length })}`}
      busy={running}
      finished={finished}
      act={finished ? undefined : action.label}
      danger={action.danger}
      onSubmit={submit}
      onClose={() => onClose(finished)}
    >
      {told === undefined ? (
        <>
          {field && (
            <TextField
              select={Boolean(field.options)}
              label={t(field.label)}
              required={!field.optional}
              value={value}
              error={short && unanswered}
              helperText={short && unanswered ? t('invalid.required') : undefined}
              onChange={(event) => setValue(event.target.value)}
              autoFocus
            >
              {field.options?.map((option) => (
                <MenuItem key={option.value} value={option.value}>
                  {option.label}
                </MenuItem>
              ))}
            </TextField>
          )}
          {action.reason && <ReasonField value={reason} onChange={setReason} error={short && !isReason(reason)} autoFocus={!field} />}
        </>
      ) : (
        <Box role="status" sx={{ display: 'grid', gap: 3 }}>
          <LinearProgress
            variant="determinate"
            value={(told.length / rows.length) * 100}
            aria-label={t('leads.bulkDone', { done: told.length, total: rows.length })}
          />
          <span>{t('leads.bulkDone', { done, total: rows.length })}</span>
          {[...refused].map(([why, n]) => (
            <Alert key={why} severity="warning">
              {t('list.refused', { count: n })} {why}
            </Alert>
          ))}
        </Box>
      )}
    </FormDialog>
  );
};
