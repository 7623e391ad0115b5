import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material';
import { useText } from '../../useT';
import type { Field, Value } from './command';
import { useFormField } from './useFormField';

/** What an answer still wants before it is worth sending; every other rule is the command's, and the API says which one is broken. */
const wantingOf =
  ({ optional, kind, min = 0 }: Field) =>
  (value: Value): string | undefined => {
    if (kind === 'check') return undefined;
    if (value === '') return optional ? undefined : 'required';
    return kind === 'number' && Number(value) < min ? `least:${min}` : undefined;
  };
const TYPES: Partial<Record<NonNullable<Field['kind']>, string>> = { number: 'number', date: 'date', datetime: 'datetime-local' };

const Check = ({ field: asked }: { field: Field }) => {
  const say = useText();
  const { id, field, error } = useFormField(`values.${asked.name}`);
  const hint = `${id}-hint`;
  const said = error ?? (asked.hint && say(asked.hint));
  return (
    <Box>
      <FormControlLabel
        label={say(asked.label)}
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(_, checked) => field.onChange(checked)}
            slotProps={{
              input: { ref: field.ref, 'aria-invalid': error ? true : undefined, ...(said ? { 'aria-describedby': hint } : {}) },
            }}
          />
        }
      />
      {said && (
        <FormHelperText id={hint} error={Boolean(error)}>
          {said}
        </FormHelperText>
      )}
    </Box>
  );
};

const Typed = ({ field: asked, autoFocus }: { field: Field; autoFocus: boolean }) => {
  const say = useText();
  const { id, field, error } = useFormField(`values.${asked.name}`, wantingOf(asked));
  const { kind = 'text', hint } = asked;
  return (
    <TextField
      id={id}
      label={say(asked.label)}
      inputRef={field.ref}
      name={field.name}
      value={field.value ?? ''}
      required={!asked.optional}
      autoFocus={autoFocus}
      select={kind === 'select'}
      fullWidth
      type={TYPES[kind] ?? 'text'}
      multiline={kind === 'lines'}
      minRows={kind === 'lines' ? 3 : undefined}
      slotProps={{
        inputLabel: kind === 'datetime' || kind === 'date' ? { shrink: true } : {},
        htmlInput: kind === 'number' ? { step: asked.step ?? 1, min: asked.min ?? 0 } : {},
      }}
      error={Boolean(error)}
      helperText={error ?? (hint && say(hint))}
      onBlur={field.onBlur}
      onChange={field.onChange}
    >
      {asked.options?.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** One answer of a command's form. */
export const CommandField = ({ field, autoFocus }: { field: Field; autoFocus: boolean }) =>
  field.kind === 'check' ? <Check field={field} /> : <Typed field={field} autoFocus={autoFocus} />;
