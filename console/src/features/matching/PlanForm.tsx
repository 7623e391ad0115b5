import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import type { FormEvent } from 'react';
import { lawyerTypes } from '../../codes';
import { useCode, useT } from '../../useT';
import type { Plan, Wave } from './useSimulation';

const MOST_WAVES = 6;
const LONGEST = 1_440;
const LARGEST = 50;
export const PERIODS = [30, 60, 90] as const;
const within = (value: string, least: number, most: number) => Math.min(most, Math.max(least, Math.round(Number(value)) || least));

interface LineProps {
  wave: Wave;
  /** Its number, from 1. */
  n: number;
  onChange: (part: Partial<Wave>) => void;
  /** The only wave stays. */
  onRemove?: () => void;
}
const WaveLine = ({ wave, n, onChange, onRemove }: LineProps) => {
  const t = useT();
  const name = t('simulator.wave', { n });
  return (
    <Box component="li" sx={{ display: 'flex', gap: { xs: 1.5, sm: 3 }, alignItems: 'center' }}>
      <Box sx={{ fontWeight: 700, fontSize: '.8125rem', minWidth: { xs: 56, sm: 64 } }}>{name}</Box>
      <TextField
        type="number"
        label={t('simulator.size')}
        value={wave.size}
        slotProps={{ htmlInput: { min: 1, max: LARGEST, 'aria-label': `${name}, ${t('simulator.size')}` } }}
        onChange={(event) => onChange({ size: within(event.target.value, 1, LARGEST) })}
        sx={{ width: { xs: 80, sm: 104 } }}
      />
      <TextField
        type="number"
        label={t('simulator.minutes')}
        value={wave.minutes}
        slotProps={{ htmlInput: { min: 5, max: LONGEST, step: 5, 'aria-label': `${name}, ${t('simulator.minutes')}` } }}
        onChange={(event) => onChange({ minutes: within(event.target.value, 1, LONGEST) })}
        sx={{ width: { xs: 88, sm: 112 } }}
      />
      {onRemove && (
        <IconButton aria-label={t('simulator.remove', { n })} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

interface ChoiceProps {
  label: string;
  value: string | number | undefined;
  options: { value: string | number; label: string }[];
  width: number;
  onChange: (value: string) => void;
}
const Choice = ({ label, value, options, width, onChange }: ChoiceProps) => (
  <TextField select label={label} value={value} onChange={(event) => onChange(String(event.target.value))} sx={{ minWidth: width }}>
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);

/** Which past requests the plan is tried on. */
const Over = ({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) => {
  const t = useT();
  const code = useCode();
  const any = { value: '', label: t('list.any') };
  return (
    <>
      <Choice
        label={t('simulator.days')}
        value={plan.days}
        width={120}
        options={PERIODS.map((days) => ({ value: days, label: t('figures.days', { count: days }) }))}
        onChange={(days) => onChange({ ...plan, days: Number(days) })}
      />
      <Choice
        label={t('list.province')}
        value={plan.province ?? ''}
        width={140}
        options={[any, ...['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) }))]}
        onChange={(province) => onChange({ ...plan, province: (province || undefined) as Plan['province'] })}
      />
      <Choice
        label={t('list.lawyerType')}
        value={plan.lawyerType ?? ''}
        width={160}
        options={[any, ...lawyerTypes.map((value) => ({ value, label: code('lawyerTypes', value) }))]}
        onChange={(lawyerType) => onChange({ ...plan, lawyerType: lawyerType || undefined })}
      />
    </>
  );
};

interface Props {
  plan: Plan;
  busy: boolean;
  onChange: (plan: Plan) => void;
  onRun: () => void;
}
const USUAL: Wave = { size: 3, minutes: 30 };

/** Waves one after the other, and which past requests they are tried on. */
export const PlanForm = ({ plan, busy, onChange, onRun }: Props) => {
  const t = useT();
  const { waves } = plan;
  const set = (next: Wave[]) => onChange({ ...plan, waves: next });
  const run = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <Box component="form" onSubmit={run} sx={{ display: 'grid', gap: 4 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {waves.map((wave, index) => (
          <WaveLine
            key={index}
            wave={wave}
            n={index + 1}
            onChange={(part) => set(waves.map((each, at) => (at === index ? { ...each, ...part } : each)))}
            onRemove={waves.length > 1 ? () => set(waves.filter((_, at) => at !== index)) : undefined}
          />
        ))}
      </Box>
      {waves.length < MOST_WAVES && (
        <Box>
          <Button onClick={() => set([...waves, { ...(waves.at(-1) ?? USUAL) }])}>+ {t('simulator.add')}</Button>
        </Box>
      )}
      <Box role="group" aria-label={t('simulator.over')} sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <Over plan={plan} onChange={onChange} />
        <Button type="submit" variant="contained" disabled={busy} sx={{ minHeight: 38, ml: { sm: 'auto' } }}>
          {t(busy ? 'simulator.running' : 'simulator.run')}
        </Button>
      </Box>
    </Box>
  );
};
