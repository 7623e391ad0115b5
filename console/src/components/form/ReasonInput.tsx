import { TextField } from '@mui/material';
import { useT } from '../../useT';
import { useFormField } from './useFormField';

const SHORTEST = 5;
const LONGEST = 500;
export const isReason = (reason: string): boolean => reason.trim().length >= SHORTEST;
const longEnough = (reason: string) => (isReason(reason) ? undefined : `min:${SHORTEST}`);

/** Why someone acts; kept with the act. It is the answer `reason` of the form around. */
export const ReasonInput = ({ autoFocus, onType }: { autoFocus?: boolean; onType?: (reason: string) => void }) => {
  const t = useT();
  const { id, field, error } = useFormField('reason', longEnough);
  return (
    <TextField
      id={id}
      label={t('actions.reason')}
      inputRef={field.ref}
      name={field.name}
      value={field.value ?? ''}
      required
      multiline
      minRows={2}
      fullWidth
      autoFocus={autoFocus}
      error={Boolean(error)}
      helperText={error ?? t('actions.reasonHint')}
      slotProps={{ htmlInput: { maxLength: LONGEST } }}
      onBlur={field.onBlur}
      onChange={(event) => {
        field.onChange(event);
        onType?.(event.target.value);
      }}
    />
  );
};
