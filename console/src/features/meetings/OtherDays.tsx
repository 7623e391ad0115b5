import { clockOf } from '@jurilien/reference';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useT } from '../../useT';
import { type Days, type Hours, spanOf } from './hours';
import { TimeSpan } from './TimeSpan';

type Broken = (path: string) => string | undefined;
interface OneProps {
  readonly days: Days;
  readonly title: string;
  readonly broken: Broken;
  readonly onChange: (days: Days) => void;
  readonly onRemove: () => void;
}

/** Some days: the first and the last of them, and their hours; without any they are off. */
const SomeDays = ({ days, title, broken, onChange, onRemove }: OneProps) => {
  const t = useT();
  const { blocks } = days;
  const date = (part: 'from' | 'until', label: string, hint?: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={days[part]}
      error={Boolean(broken(part))}
      helperText={broken(part) ?? hint}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={(event) => onChange({ ...days, [part]: event.target.value })}
    />
  );
  return (
    <Box role="group" aria-label={title} sx={{ display: 'grid', gap: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {date('from', t('meetings.otherDays.first'))}
        {date('until', t('meetings.otherDays.last'), t('meetings.otherDays.lastHint'))}
      </Box>
      {blocks.length === 0 && (
        <Typography color="text.secondary" sx={{ fontSize: '.8125rem' }}>
          {t('meetings.otherDays.isOff')}
        </Typography>
      )}
      {blocks.map((block, at) => (
        <Box key={at} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <TimeSpan
            span={block}
            broken={(part) => broken(`blocks.${at}.${part}`)}
            removes={t('meetings.removeBlock', { day: title, from: clockOf(block.from) })}
            onChange={(changed) => onChange({ ...days, blocks: blocks.with(at, changed) })}
            onRemove={() => onChange({ ...days, blocks: blocks.filter((_, other) => other !== at) })}
          />
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => onChange({ ...days, blocks: [...blocks, spanOf(blocks)] })}>
          {t('meetings.otherDays.addHours')}
        </Button>
        <Button size="small" aria-label={t('meetings.otherDays.removeOf', { days: title })} onClick={onRemove}>
          {t('meetings.otherDays.remove')}
        </Button>
      </Box>
    </Box>
  );
};

interface Props {
  readonly days: Hours['exceptions'];
  readonly broken: Broken;
  readonly onChange: (days: Hours['exceptions']) => void;
}

/** Days on which the week does not hold: off, or with other hours. */
export const OtherDays = ({ days, broken, onChange }: Props) => {
  const t = useT();
  return (
    <Box component="section" aria-label={t('meetings.otherDays.title')} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" sx={{ fontSize: '.875rem', fontWeight: 700 }}>
        {t('meetings.otherDays.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ fontSize: '.8125rem' }}>
        {t('meetings.otherDays.text')}
      </Typography>
      {days.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
          {days.map((some, at) => (
            <li key={at}>
              <SomeDays
                days={some}
                title={t('meetings.otherDays.nth', { n: at + 1 })}
                broken={(path) => broken(`exceptions.${at}.${path}`)}
                onChange={(changed) => onChange(days.with(at, changed))}
                onRemove={() => onChange(days.filter((_, other) => other !== at))}
              />
            </li>
          ))}
        </Box>
      )}
      <Box>
        <Button size="small" onClick={() => onChange([...days, { from: '', until: '', blocks: [] }])}>
          {t('meetings.otherDays.add')}
        </Button>
      </Box>
    </Box>
  );
};
