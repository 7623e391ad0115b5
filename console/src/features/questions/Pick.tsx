import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface Common {
  label: string;
  options: { value: string; label: string }[];
  disabled?: boolean;
  helper?: string;
  error?: boolean;
  slotProps?: TextFieldProps['slotProps'];
}
type Props = Common &
  (
    | { multiple?: false; value: string; onChange: (value: string) => void }
    | { multiple: true; value: readonly string[]; onChange: (value: string[]) => void }
  );

/** A small list to choose from: one, or several. */
export const Pick = (props: Props) => (
  <TextField
    select
    size="small"
    fullWidth
    label={props.label}
    disabled={props.disabled}
    helperText={props.helper}
    error={props.error === true}
    value={props.multiple ? [...props.value] : props.value}
    slotProps={{ ...props.slotProps, select: { multiple: props.multiple === true } }}
    onChange={({ target: { value } }) => {
      if (props.multiple) props.onChange(([] as string[]).concat(value));
      else props.onChange(value);
    }}
  >
    {props.options.map((option) => (
      <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal' }}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);
