import { clockOf, minutesOf } from '@jurilien/reference';
import { Button, TextField } from '@mui/material';
import { useT } from '../../useT';

/** Minutes after midnight. */
interface Span {
  readonly from: number;
  readonly until: number;
}
interface Props<T extends Span> {
  readonly span: T;
  /** What is wrong with a part of it. */
  readonly broken: (part: keyof Span) => string | undefined;
  /** What its button to remove it is called. */
  readonly removes: string;
  readonly onChange: (span: T) => void;
  readonly onRemove: () => void;
}

/** From when until when, and the button that takes it away. */
export function TimeSpan<T extends Span>({ span, broken, removes, onChange, onRemove }: Props<T>) {
  const t = useT();
  const time = (part: keyof Span, label: string) => (
    <TextField
      type="time"
      size="small"
      label={label}
      value={clockOf(span[part])}
      error={Boolean(broken(part))}
      helperText={broken(part)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 116 }}
      onChange={(event) => onChange({ ...span, [part]: minutesOf(event.target.value, part === 'until') ?? span[part] })}
    />
  );
  return (
    <>
      {time('from', t('meetings.from'))}
      {time('until', t('meetings.to'))}
      <Button size="small" aria-label={removes} onClick={onRemove}>
        ×
      </Button>
    </>
  );
}
