import { TextField } from '@mui/material';
import { useT } from '../useT';

const SHORTEST = 5;
export const isReason = (reason: string): boolean => reason.trim().length >= SHORTEST;

/** Why somebody acts; kept with the act. */
export const ReasonField = ({
  value,
  onChange,
  error,
  autoFocus,
}: {
  value: string;
  onChange: (reason: string) => void;
  error?: string | boolean;
  autoFocus?: boolean;
}) => {
  const t = useT();
  return (
    <TextField
      label={t('actions.reason')}
      value={value}
      required
      multiline
      minRows={2}
      fullWidth
      autoFocus={autoFocus}
      error={Boolean(error)}
      helperText={typeof error === 'string' ? error : t('actions.reasonHint')}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
