import { Alert, Box, LinearProgress, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useT, type Key } from '../../useT';
import { FormDialog } from '../FormDialog';
import { isReason, ReasonField } from '../ReasonField';
import { useOneByOne, type Told } from '../useOneByOne';
import { useRefusal } from '../useRefusal';

export interface CommandForRows {
  command: string;
  label: string;
  danger?: boolean;
  reason: boolean;
  field?: { name: string; label: Key; options?: { value: string; label: string }[]; optional?: boolean };
  payload: (row: RaRecord, value: string) => Record<string, unknown>;
}
type Field = NonNullable<CommandForRows['field']>;

const Answer = ({
  field,
  value,
  missing,
  onChange,
}: {
  field: Field;
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
}) => {
  const t = useT();
  return (
    <TextField
      select={Boolean(field.options)}
      label={t(field.label)}
      required={!field.optional}
      value={value}
      error={missing}
      helperText={missing ? t('invalid.required') : undefined}
      onChange={(event) => onChange(event.target.value)}
      autoFocus
    >
      {field.options?.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** How far it is, and what was refused, each refusal once with how often it came. */
const Progress = ({ told, total }: { told: readonly Told[]; total: number }) => {
  const t = useT();
  const refusal = useRefusal();
  const refused = new Map<string, number>();
  for (const { refused: problem } of told) if (problem) refused.set(refusal(problem), (refused.get(refusal(problem)) ?? 0) + 1);
  const done = told.filter((each) => !each.refused).length;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3 }}>
      <LinearProgress
        variant="determinate"
        value={(told.length / total) * 100}
        aria-label={t('leads.bulkDone', { done: told.length, total })}
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

/** One command for each chosen row, with one answer and one reason for all of them. */
export const BulkDialog = ({ rows, action, onClose }: { rows: RaRecord[]; action: CommandForRows; onClose: (done: boolean) => void }) => {
  const t = useT();
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const all = rows.map((row) => ({ name: String(row.id), payload: action.payload(row, value) }));
  const { run, told, running, finished } = useOneByOne(action.command, all);
  const { field } = action;
  const unanswered = field !== undefined && !field.optional && !value;
  const unexplained = action.reason && !isReason(reason);
  return (
    <FormDialog
      title={`${action.label} · ${t('list.selected', { count: rows.length })}`}
      busy={running}
      finished={finished}
      act={finished ? undefined : action.label}
      danger={action.danger}
      onSubmit={() => (unexplained || unanswered ? setTried(true) : void run(reason))}
      onClose={() => onClose(finished)}
    >
      {told !== undefined && <Progress told={told} total={rows.length} />}
      {told === undefined && field && <Answer field={field} value={value} missing={tried && unanswered} onChange={setValue} />}
      {told === undefined && action.reason && (
        <ReasonField value={reason} onChange={setReason} error={tried && unexplained} autoFocus={!field} />
      )}
    </FormDialog>
  );
};
