import { Alert, Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDraft } from '../useDraft';
import { useT, type Key } from '../useT';
import { ConflictBar } from './ConflictBar';
import { EffectSummary } from './Effect';
import type { Effect } from './effect-of-command';
import { FormDialog } from './FormDialog';
import { ProblemAlert } from './ProblemAlert';
import { isReason, ReasonField } from './ReasonField';
import { useCommand, useFieldError } from './useCommand';

export type Value = string | boolean;
export interface Field {
  name: string;
  label: Key;
  kind?: 'text' | 'lines' | 'number' | 'datetime' | 'select' | 'check';
  hint?: Key;
  hintVars?: Record<string, unknown>;
  options?: { value: string; label: string }[];
  optional?: boolean;
  initial?: Value;
  step?: number;
  min?: number;
}
export interface Command {
  command: string;
  label: string;
  fields: Field[];
  /** Ask for a reason; required on every staff command that changes state, price, visibility. */
  reason: boolean;
  danger?: boolean;
  payload: (values: Record<string, Value>) => Record<string, unknown>;
  expectedVersion?: number;
  note?: string;
  /** What an act about money does, as the form stands: shown above its button, and in the toast once it is done. */
  effect?: (values: Record<string, Value>) => Effect | undefined;
  /** An act with a route of its own instead of a command of the log; its answer goes to `onAnswer`. */
  act?: (reason: string) => Promise<unknown>;
  onAnswer?: (answer: unknown, values: Record<string, Value>) => void;
}

const start = (fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field.name, field.initial ?? (field.kind === 'check' ? false : '')]));

/** The form of one command: its fields, its reason, its refusal, its conflict. */
export const CommandDialog = ({ command, onClose: close, onDone }: { command: Command; onClose: () => void; onDone?: () => void }) => {
  const t = useT();
  const say = useFieldError();
  const { run, act, busy, problem, clear } = useCommand();
  // What was typed outlives a session that ends in the middle of it; closing the form gives it up.
  const [draft, write, restored] = useDraft<{ values: Record<string, Value>; reason: string }>(
    `${window.location.pathname} ${command.command} ${command.label}`,
  );
  const [untouched] = useState(() => start(command.fields));
  const { values, reason } = draft ?? { values: untouched, reason: '' };
  const setValues = (next: Record<string, Value>) => write({ values: next, reason });
  const setReason = (next: string) => write({ values, reason: next });
  const onClose = () => {
    write(undefined);
    close();
  };
  const [version, setVersion] = useState(command.expectedVersion);
  const [missing, setMissing] = useState<string[]>([]);
  const [commandId] = useState(() => crypto.randomUUID());
  const [attempts, setAttempts] = useState(0);

  /** What an answer still wants before it is worth sending. */
  const wanting = (name: string): string | undefined => {
    if (name === 'reason') return command.reason && !isReason(reason) ? t('actions.reasonHint') : undefined;
    const { optional, kind, min = 0 } = command.fields.find((field) => field.name === name)!;
    if (kind === 'check') return undefined;
    if (values[name] === '') return optional ? undefined : t('invalid.required');
    return kind === 'number' && Number(values[name]) < min ? say(`least:${min}`) : undefined;
  };
  const errorOf = (name: string) => {
    const found = problem?.errors?.find(({ field }) => field.replace(/^payload\./, '').split('.')[0] === name);
    return found ? say(found.message) : missing.includes(name) ? wanting(name) : undefined;
  };
  const hintOf = ({ hint, hintVars }: Field) => hint && t(hint, hintVars);
  const effect = command.effect?.(values);
  const submit = async () => {
    const empty = [...command.fields.map((field) => field.name), 'reason'].filter(wanting);
    setMissing(empty);
    if (empty.length) return;
    setAttempts((count) => count + 1);
    // A network failure repeats the same command id, so that a lost answer is not a second action; a corrected form is a new command.
    const id =
      problem && problem.status > 0 ? crypto.randomUUID() : attempts === 0 || problem?.status === 0 ? commandId : crypto.randomUUID();
    const sent = command.act
      ? await act(command.command, () => command.act!(reason.trim()))
      : await run(command.command, command.payload(values), {
          reason: reason.trim() || undefined,
          expectedVersion: version,
          commandId: id,
          effect,
        });
    if (sent.ok) {
      command.onAnswer?.(sent.answer, values);
      onDone?.();
      onClose();
    }
  };
  const stale = problem?.code === 'STALE_VERSION' && command.expectedVersion !== undefined;

  return (
    <FormDialog
      title={command.label}
      busy={Boolean(busy)}
      act={command.label}
      danger={command.danger}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {stale ? (
        <ConflictBar
          mine={version ?? 0}
          theirs={Math.max(command.expectedVersion ?? 0, version ?? 0)}
          onReload={() => {
            setVersion(command.expectedVersion);
            clear();
          }}
        />
      ) : (
        <ProblemAlert problem={problem} known={command.fields.map((field) => field.name)} />
      )}
      {restored && <Alert severity="info">{t('state.restored')}</Alert>}
      {command.note && <Typography color="text.secondary">{command.note}</Typography>}
      {command.fields.map((field, index) =>
        field.kind === 'check' ? (
          <Box key={field.name}>
            <FormControlLabel
              label={t(field.label)}
              control={
                <Checkbox
                  checked={values[field.name] === true}
                  onChange={(_, checked) => setValues({ ...values, [field.name]: checked })}
                  slotProps={{ input: field.hint ? { 'aria-describedby': `hint-${field.name}` } : {} }}
                />
              }
            />
            {field.hint && <FormHelperText id={`hint-${field.name}`}>{hintOf(field)}</FormHelperText>}
          </Box>
        ) : (
          <TextField
            key={field.name}
            label={t(field.label)}
            value={values[field.name] ?? ''}
            required={!field.optional}
            autoFocus={index === 0}
            select={field.kind === 'select'}
            fullWidth
            type={field.kind === 'number' ? 'number' : field.kind === 'datetime' ? 'datetime-local' : 'text'}
            multiline={field.kind === 'lines'}
            minRows={field.kind === 'lines' ? 3 : undefined}
            slotProps={{
              inputLabel: field.kind === 'datetime' ? { shrink: true } : {},
              htmlInput: field.kind === 'number' ? { step: field.step ?? 1, min: field.min ?? 0 } : {},
            }}
            error={Boolean(errorOf(field.name))}
            helperText={errorOf(field.name) ?? hintOf(field)}
            onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
          >
            {field.options?.map((option) => (
              <MenuItem key={option.value} value={option.value}>
                {option.label}
              </MenuItem>
            ))}
          </TextField>
        ),
      )}
      {effect && <EffectSummary effect={effect} />}
      {command.reason && <ReasonField value={reason} onChange={setReason} error={errorOf('reason')} autoFocus={!command.fields.length} />}
    </FormDialog>
  );
};
