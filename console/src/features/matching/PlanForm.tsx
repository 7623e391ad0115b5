import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import { lawyerTypes } from '../../codes';
import { useCode, useT } from '../../useT';
import type { Plan, Wave } from './useSimulation';

const MOST_WAVES = 6;
const LONGEST = 1_440;
const LARGEST = 50;
export const PERIODS = [30, 60, 90] as const;
const within = (value: string, least: number, most: number) => Math.min(most, Math.max(least, Math.round(Number(value)) || least));

/** Waves one after the other, and which past requests they are tried on. */
export const PlanForm = ({
  plan,
  busy,
  onChange,
  onRun,
}: {
  plan: Plan;
  busy: boolean;
  onChange: (plan: Plan) => void;
  onRun: () => void;
}) => {
  const t = useT();
  const code = useCode();
  const put = (at: number, part: Partial<Wave>) =>
    onChange({ ...plan, waves: plan.waves.map((wave, index) => (index === at ? { ...wave, ...part } : wave)) });
  const { waves } = plan;
  const last = waves.at(-1) ?? { size: 3, minutes: 30 };
  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        onRun();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {waves.map((wave, index) => (
          <Box component="li" key={index} sx={{ display: 'flex', gap: { xs: 1.5, sm: 3 }, alignItems: 'center' }}>
            <Box sx={{ fontWeight: 700, fontSize: '.8125rem', minWidth: { xs: 56, sm: 64 } }}>{t('simulator.wave', { n: index + 1 })}</Box>
            <TextField
              type="number"
              label={t('simulator.size')}
              value={wave.size}
              slotProps={{
                htmlInput: { min: 1, max: LARGEST, 'aria-label': `${t('simulator.wave', { n: index + 1 })}, ${t('simulator.size')}` },
              }}
              onChange={(event) => put(index, { size: within(event.target.value, 1, LARGEST) })}
              sx={{ width: { xs: 80, sm: 104 } }}
            />
            <TextField
              type="number"
              label={t('simulator.minutes')}
              value={wave.minutes}
              slotProps={{
                htmlInput: {
                  min: 5,
                  max: LONGEST,
                  step: 5,
                  'aria-label': `${t('simulator.wave', { n: index + 1 })}, ${t('simulator.minutes')}`,
                },
              }}
              onChange={(event) => put(index, { minutes: within(event.target.value, 1, LONGEST) })}
              sx={{ width: { xs: 88, sm: 112 } }}
            />
            {waves.length > 1 && (
              <IconButton
                aria-label={t('simulator.remove', { n: index + 1 })}
                onClick={() => onChange({ ...plan, waves: waves.filter((_, at) => at !== index) })}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {waves.length < MOST_WAVES && (
        <Box>
          <Button onClick={() => onChange({ ...plan, waves: [...waves, { ...last }] })}>+ {t('simulator.add')}</Button>
        </Box>
      )}
      <Box role="group" aria-label={t('simulator.over')} sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <TextField
          select
          label={t('simulator.days')}
          value={plan.days}
          onChange={(event) => onChange({ ...plan, days: Number(event.target.value) })}
          sx={{ minWidth: 120 }}
        >
          {PERIODS.map((days) => (
            <MenuItem key={days} value={days}>
              {t('figures.days', { count: days })}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('list.province')}
          value={plan.province ?? ''}
          onChange={(event) => onChange({ ...plan, province: (event.target.value || undefined) as Plan['province'] })}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="">{t('list.any')}</MenuItem>
          {['QC', 'ON'].map((value) => (
            <MenuItem key={value} value={value}>
              {code('provinces', value)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('list.lawyerType')}
          value={plan.lawyerType ?? ''}
          onChange={(event) => onChange({ ...plan, lawyerType: event.target.value || undefined })}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value="">{t('list.any')}</MenuItem>
          {lawyerTypes.map((value) => (
            <MenuItem key={value} value={value}>
              {code('lawyerTypes', value)}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained" disabled={busy} sx={{ minHeight: 38, ml: { sm: 'auto' } }}>
          {t(busy ? 'simulator.running' : 'simulator.run')}
        </Button>
      </Box>
    </Box>
  );
};
