import { Box, FormControlLabel, Switch, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { weekdayWords, type WeeklyHours } from '@jurilien/reference';
import { locale } from '../../locale';
import { useT } from '../../useT';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const MINUTES_AN_HOUR = 60;
const DAY = 24 * MINUTES_AN_HOUR;
const two = (n: number): string => String(n).padStart(2, '0');
const clockOf = (minutes: unknown): string =>
  typeof minutes === 'number' ? `${two(Math.floor((minutes % DAY) / MINUTES_AN_HOUR))}:${two(minutes % MINUTES_AN_HOUR)}` : '';

interface ClockProps {
  readonly label: string;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly broken: string | undefined;
  /** Midnight is the end of the day, not its beginning. */
  readonly isEnd: boolean;
  /** Empty text while what is typed is no time. */
  readonly onChange: (minutes: number | '') => void;
}

/** A time of day, in minutes after midnight. */
const Clock = ({ label, value, disabled, broken, isEnd, onChange }: ClockProps) => {
  const read = (typed: string) => {
    const [hours = Number.NaN, minutes = Number.NaN] = typed.split(':').map(Number);
    const at = hours * MINUTES_AN_HOUR + minutes;
    onChange(Number.isNaN(at) ? '' : at === 0 && isEnd ? DAY : at);
  };
  return (
    <TextField
      type="time"
      size="small"
      label={label}
      value={clockOf(value)}
      disabled={disabled}
      error={Boolean(broken)}
      helperText={broken}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 140 }}
      onChange={(event) => read(event.target.value)}
    />
  );
};

interface Props {
  readonly label: string;
  readonly value: WeeklyHours | null | undefined;
  readonly disabled?: boolean;
  /** What is wrong with a part of them. */
  readonly brokenAt?: (part: 'from' | 'to') => string | undefined;
  /** A time that is not whole yet is empty text, which no one keeps. */
  readonly onChange: (hours: WeeklyHours) => void;
}

/** Opening hours of a week: its days, from when to when, and holidays. */
export const WeekHours = ({ label, value, disabled = false, brokenAt = () => undefined, onChange }: Props) => {
  const t = useT();
  const put = (part: object) => onChange({ ...value, ...part } as WeeklyHours);
  const clock = (part: 'from' | 'to', name: string) => (
    <Clock
      label={name}
      value={value?.[part]}
      disabled={disabled}
      broken={brokenAt(part)}
      isEnd={part === 'to'}
      onChange={(minutes) => put({ [part]: minutes })}
    />
  );
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        size="small"
        value={[...(value?.days ?? [])]}
        disabled={disabled}
        aria-label={t('hours.days')}
        onChange={(_, chosen: number[]) => put({ days: [...chosen].sort((a, b) => a - b) })}
      >
        {WEEKDAYS.map((day) => (
          <ToggleButton key={day} value={day} aria-label={weekdayWords(day, locale)} sx={{ minWidth: { xs: 40, sm: 44 }, minHeight: 40 }}>
            {weekdayWords(day, locale, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {clock('from', t('hours.opens'))}
      {clock('to', t('hours.closes'))}
      <FormControlLabel
        label={t('hours.holidaysClosed')}
        control={<Switch checked={value?.holidaysClosed === true} disabled={disabled} onChange={(_, on) => put({ holidaysClosed: on })} />}
      />
    </Box>
  );
};
