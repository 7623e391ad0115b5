import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { quiet } from '../../components/text/who';
import { useT } from '../../useT';
import type { RuleText } from './useRules';

/** What a reminder begins with: an hour before at the latest, half an hour after the announcement at the earliest. */
const USUAL = { leastMinutes: 60, restMinutes: 30 };
const FIELDS = [
  ['leastMinutes', 'least', 1],
  ['restMinutes', 'rest', 0],
] as const;
const DAY_MINUTES = 1_440;

/** Whether it reminds of an appointment or a meeting: then it goes earlier, and not later, where hours are in its way. */
export const Reminds = ({ reminds, onChange }: { reminds: RuleText['reminds']; onChange: (reminds: RuleText['reminds']) => void }) => {
  const t = useT();
  return (
    <Box>
      <FormControlLabel
        label={t('rules.reminds.on')}
        control={<Switch checked={reminds !== undefined} onChange={(_event, on) => onChange(on ? USUAL : undefined)} />}
      />
      {reminds && (
        <>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 1 }}>
            {FIELDS.map(([name, label, min]) => (
              <TextField
                key={name}
                size="small"
                type="number"
                label={t(`rules.reminds.${label}`)}
                value={reminds[name]}
                slotProps={{ htmlInput: { min, max: DAY_MINUTES } }}
                onChange={(event) => onChange({ ...reminds, [name]: Number(event.target.value) })}
                sx={{ minWidth: 280 }}
              />
            ))}
          </Box>
          <Box sx={{ ...quiet, mt: 1 }}>{t('rules.reminds.hint')}</Box>
        </>
      )}
    </Box>
  );
};
