import { Box, Button, MenuItem, TextField } from '@mui/material';
import { DELAY_UNITS } from '@jurilien/contracts';
import { useT } from '../../useT';
import type { Delay } from './useRules';
import { useDelayWords } from './useSentence';

/** As many messages as one occurrence makes at most. */
const MOST = 5;

const Amount = ({ delay, onChange }: { delay: Extract<Delay, { amount: number }>; onChange: (d: Delay) => void }) => {
  const t = useT();
  return (
    <>
      <TextField
        size="small"
        type="number"
        label={t('rules.delay.amount')}
        value={delay.amount}
        onChange={(event) => onChange({ ...delay, amount: Number(event.target.value) })}
        sx={{ width: 120 }}
      />
      <TextField
        size="small"
        select
        label={t('rules.delay.unit')}
        value={delay.unit}
        onChange={(event) => onChange({ ...delay, unit: event.target.value as Delay['unit'] })}
        sx={{ minWidth: 180 }}
      >
        {DELAY_UNITS.map((unit) => (
          <MenuItem key={unit} value={unit}>
            {t(`rules.unitNames.${unit}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};

/** When the messages of an occurrence are due: one line each, an own figure or the setting that says it. */
export const Delays = ({ delays, onChange }: { delays: readonly Delay[]; onChange: (delays: Delay[]) => void }) => {
  const t = useT();
  const words = useDelayWords();
  const put = (n: number, delay: Delay) => onChange(delays.map((old, at) => (at === n ? delay : old)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {delays.map((delay, n) => (
        <Box key={n} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          {'key' in delay ? (
            <>
              <Box component="span">{words(delay)}</Box>
              <Button size="small" onClick={() => put(n, { unit: delay.unit, amount: 0 })}>
                {t('rules.delay.own')}
              </Button>
            </>
          ) : (
            <Amount delay={delay} onChange={(d) => put(n, d)} />
          )}
          {delays.length > 1 && (
            <Button size="small" onClick={() => onChange(delays.filter((_d, at) => at !== n))}>
              {t('rules.delay.remove')}
            </Button>
          )}
        </Box>
      ))}
      {delays.length < MOST && (
        <Box>
          <Button size="small" onClick={() => onChange([...delays, { unit: 'hours', amount: 24 }])}>
            {t('rules.delay.add')}
          </Button>
        </Box>
      )}
    </Box>
  );
};
