import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { brackets, lawyerTypes, rates } from '../../codes';
import { useRegionOptions } from '../../regions';
import { useCode, useT } from '../../useT';
import type { Criteria } from './useMatching';

const flags = ['acceptDistance', 'juridicalHelp', 'mediator', 'paralegal', 'smallMandate', 'consult', 'superLead'] as const;
export const usual: Criteria = { province: 'QC', region: '06', lawyerType: 'family', lang: 'fr', rate: '3', budget: 0, experience: 0 };

/** The first half of a postal code. */
const AREA = /^[A-Z]\d[A-Z]$/;

/** A request that is only imagined: what matching would look at, and nothing else. */
export const CriteriaForm = ({ value, onChange }: { value: Criteria; onChange: (value: Criteria) => void }) => {
  const t = useT();
  const code = useCode();
  const regions = useRegionOptions(value.province);
  const put = (part: Partial<Criteria>) => onChange({ ...value, ...part });
  const choice = (label: string, current: string, options: { value: string; label: string }[], choose: (value: string) => void) => (
    <TextField select label={label} value={current} onChange={(event) => choose(event.target.value)}>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
  const wrongArea = value.postalCode?.length === 3 && !AREA.test(value.postalCode);
  const words = (family: Parameters<typeof code>[0], values: readonly string[]) =>
    values.map((each) => ({ value: each, label: code(family, each) }));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0,1fr))' } }}>
        {choice(t('list.province'), value.province, words('provinces', ['QC', 'ON']), (province) =>
          put({ province: province as 'QC' | 'ON', region: province === 'QC' ? '06' : 'T', postalCode: undefined }),
        )}
        {choice(t('fields.region'), regions.some((region) => region.value === value.region) ? value.region : '', regions, (region) =>
          put({ region }),
        )}
        {choice(t('list.lawyerType'), value.lawyerType, words('lawyerTypes', lawyerTypes), (lawyerType) => put({ lawyerType }))}
        {choice(t('list.lang'), value.lang, words('langs', ['fr', 'en']), (lang) => put({ lang: lang as 'fr' | 'en' }))}
        {choice(t('finder.rate'), value.rate, words('rates', rates), (rate) => put({ rate: rate as Criteria['rate'] }))}
        {choice(t('finder.budget'), String(value.budget), words('budgets', brackets), (budget) => put({ budget: Number(budget) }))}
        <TextField
          type="number"
          label={t('finder.experience')}
          value={value.experience}
          slotProps={{ htmlInput: { min: 0, max: 40 } }}
          onChange={(event) => put({ experience: Math.min(40, Math.max(0, Math.round(Number(event.target.value)))) })}
        />
        <TextField
          label={t('finder.postal')}
          value={value.postalCode ?? ''}
          error={wrongArea}
          helperText={wrongArea ? t('finder.postalWrong') : undefined}
          slotProps={{ htmlInput: { maxLength: 3 } }}
          onChange={(event) => put({ postalCode: event.target.value.toUpperCase() || undefined })}
        />
      </Box>
      <Box role="group" aria-label={t('finder.flags')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {flags.map((flag) => (
          <FormControlLabel
            key={flag}
            label={t(`finder.flag.${flag}`)}
            control={<Checkbox size="small" checked={value[flag] === true} onChange={(_, on) => put({ [flag]: on || undefined })} />}
            sx={{ '& .MuiFormControlLabel-label': { fontSize: '.8125rem' } }}
          />
        ))}
      </Box>
    </Box>
  );
};
