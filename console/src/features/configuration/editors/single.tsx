import { Checkbox, FormControlLabel, FormHelperText, InputAdornment, Box, MenuItem, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useCode, useT } from '../../../useT';
import { figureWords, storedOf, typedOf } from '../values/measures';
import { EVERYONE, optionWords } from '../values/parts';
import { useBrokenRule, type Editing } from './editing';

/** A figure in what people count it in, its range beside it. */
const Figure = (editing: Editing) => {
  const t = useT();
  const broken = useBrokenRule()(editing);
  const { shape, measure, label, value, disabled, onChange } = editing;
  const [typed, setTyped] = useState(() => typedOf(value, measure));
  if (shape.is !== 'whole' && shape.is !== 'number') return null;
  const range = t('config.between', { min: figureWords(shape.min, measure, t), max: figureWords(shape.max, measure, t) });
  const unit = measure.shown === 'plain' || measure.shown === 'clock' ? undefined : t(`config.short.${measure.shown}`);
  return (
    <TextField
      size="small"
      label={label}
      // What was typed stands as long as it says what is kept: « 1, » is on its way to 1,5.
      value={storedOf(typed, measure) === value ? typed : typedOf(value, measure)}
      disabled={disabled}
      error={Boolean(broken)}
      helperText={broken ?? range}
      sx={{ minWidth: 150, maxWidth: 240 }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(storedOf(event.target.value, measure));
      }}
    />
  );
};

/** How many are asked in a wave, or everyone who is left. */
const WaveSize = (editing: Editing) => {
  const t = useT();
  const { value, disabled, onChange } = editing;
  const everyone = typeof value === 'number' && value >= EVERYONE;
  return (
    <Box>
      {!everyone && <Figure {...editing} />}
      <FormControlLabel
        label={t('config.everyone')}
        control={<Checkbox size="small" checked={everyone} disabled={disabled} onChange={(_, on) => onChange(on ? EVERYONE : 1)} />}
      />
    </Box>
  );
};

const Flag = ({ label, value, disabled, onChange }: Editing) => {
  const t = useT();
  const on = value === true;
  return (
    <FormControlLabel
      label={t(on ? 'config.on' : 'config.off')}
      control={
        <Switch checked={on} disabled={disabled} slotProps={{ input: { 'aria-label': label } }} onChange={(_, next) => onChange(next)} />
      }
    />
  );
};

const Choice = (editing: Editing) => {
  const t = useT();
  const code = useCode();
  const broken = useBrokenRule()(editing);
  const { shape, label, value, disabled, onChange } = editing;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      disabled={disabled}
      error={Boolean(broken)}
      helperText={broken}
      sx={{ minWidth: 150 }}
      onChange={(event) => onChange(event.target.value)}
    >
      {shape.is === 'one-of' &&
        shape.options.map((option) => (
          <MenuItem key={option} value={option}>
            {optionWords(option, { t, code })}
          </MenuItem>
        ))}
    </TextField>
  );
};

/** A line of text, or a day. */
const Words = (editing: Editing) => {
  const broken = useBrokenRule()(editing);
  const { shape, label, value, path, disabled, onChange } = editing;
  const lang = { fr: 'fr-CA', en: 'en-CA' }[path.split('.').at(-1) ?? ''];
  return (
    <TextField
      size="small"
      type={shape.is === 'day' ? 'date' : 'text'}
      label={label}
      value={value ?? ''}
      disabled={disabled}
      error={Boolean(broken)}
      helperText={broken}
      slotProps={{
        ...(shape.is === 'day' ? { inputLabel: { shrink: true } } : {}),
        htmlInput: { ...(shape.is === 'text' ? { maxLength: shape.max } : {}), ...(lang ? { lang } : {}) },
      }}
      sx={{ minWidth: 120 }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

/** The editor of a value of one part; nothing for one that has several. */
export const Single = (editing: Editing) => {
  const { shape, measure } = editing;
  switch (shape.is) {
    case 'whole':
    case 'number':
      return measure.shown === 'offers' && shape.max >= EVERYONE ? <WaveSize {...editing} /> : <Figure {...editing} />;
    case 'flag':
      return <Flag {...editing} />;
    case 'one-of':
      return <Choice {...editing} />;
    case 'text':
    case 'day':
      return <Words {...editing} />;
    case 'list':
    case 'record':
      return null;
  }
};

/** What is wrong with a value as a whole, under its editor. */
export const Broken = ({ editing }: { editing: Editing }) => {
  const broken = useBrokenRule()(editing);
  return broken ? <FormHelperText error>{broken}</FormHelperText> : null;
};
