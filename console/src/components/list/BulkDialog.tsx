import { Alert, Box, LinearProgress, MenuItem, TextField } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useT, type Key } from '../../useT';
import { FormDialog } from '../commands/FormDialog';
import { ReasonInput } from '../form/ReasonInput';
import { useFormField } from '../form/useFormField';
import { useOneByOne, type Answered } from '../commands/useOneByOne';
import { useRefusal } from '../commands/useRefusal';
import type { Undo } from '../commands/useCommand';
import { useUndoMany } from '../commands/useUndoMany';

export interface CommandForRows {
  command: string;
  label: string;
  danger?: boolean;
  reason: boolean;
  field?: { name: string; label: Key; options?: { value: string; label: string }[]; optional?: boolean };
  payload: (row: RaRecord, value: string) => Record<string, unknown>;
  /** What takes it back from a row as it was before, where no one was told of it; `sent` is what was asked of it. */
  undo?: (row: RaRecord, sent: Record<string, unknown>) => Undo | undefined;
}
type Field = NonNullable<CommandForRows['field']>;

const given = (value: string) => (value ? undefined : 'required');
const Answer = ({ field: asked }: { field: Field }) => {
  const t = useT();
  const { id, field, error } = useFormField('value', asked.optional ? undefined : given);
  return (
    <TextField
      id={id}
      inputRef={field.ref}
      select={Boolean(asked.options)}
      label={t(asked.label)}
      required={!asked.optional}
      value={field.value}
      error={Boolean(error)}
      helperText={error}
      onBlur={field.onBlur}
      onChange={field.onChange}
      autoFocus
    >
      {asked.options?.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** How far it is, and what was refused, each refusal once with how often it came. */
const Progress = ({ answered, total }: { answered: readonly Answered[]; total: number }) => {
  const t = useT();
  const refusal = useRefusal();
  const refused = new Map<string, number>();
  for (const { refused: problem } of answered) if (problem) refused.set(refusal(problem), (refused.get(refusal(problem)) ?? 0) + 1);
  const done = answered.filter((each) => !each.refused).length;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3 }}>
      <LinearProgress
        variant="determinate"
        value={(answered.length / total) * 100}
        aria-label={t('leads.bulkDone', { done: answered.length, total })}
      />
      <span>{t('leads.bulkDone', { done, total })}</span>
      {[...refused].map(([why, n]) => (
        <Alert key={why} severity="warning">
          {t('list.refused', { count: n })} {why}
        </Alert>
      ))}
    </Box>
  );
};

interface Given {
  value: string;
  reason: string;
}
const NOTHING: Given = { value: '', reason: '' };

/** One command for each chosen row, with one answer and one reason for all of them. */
export const BulkDialog = ({ rows, action, onClose }: { rows: RaRecord[]; action: CommandForRows; onClose: (done: boolean) => void }) => {
  const t = useT();
  const { run, answered, running, finished } = useOneByOne(action.command);
  const submit = ({ value, reason }: Given) =>
    void run(
      rows.map((row) => ({ name: String(row.id), payload: action.payload(row, value) })),
      reason,
    );
  const undoMany = useUndoMany();
  const close = () => {
    onClose(finished);
    // Only what it changed is taken back, to what the rows were when the dialog opened.
    const undone = (row: RaRecord, one?: Answered) => (one?.events.length ? (action.undo?.(row, one.payload) ?? []) : []);
    if (finished) undoMany(rows.flatMap((row, at) => undone(row, answered?.[at])));
  };
  return (
    <FormDialog<Given>
      title={`${action.label} · ${t('list.selected', { count: rows.length })}`}
      busy={running}
      finished={finished}
      act={finished ? undefined : action.label}
      danger={action.danger}
      begun={NOTHING}
      onSubmit={submit}
      onClose={close}
    >
      {answered !== undefined && <Progress answered={answered} total={rows.length} />}
      {answered === undefined && action.field && <Answer field={action.field} />}
      {answered === undefined && action.reason && <ReasonInput autoFocus={!action.field} />}
    </FormDialog>
  );
};
