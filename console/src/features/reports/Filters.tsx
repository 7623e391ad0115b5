import { Box, Button, MenuItem, TextField } from '@mui/material';
import { LAWYER_TYPES, PROVINCES } from '@jurilien/reference';
import { locale } from '../../locale';
import { useRegionOptions } from '../../regions';
import { useT, type Key } from '../../useT';
import { type Asked, asksInstants, type Filter, FILTERS, type Report } from './asked';
import { useValueName } from './shown';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One choice out of several, kept in the address; without any, everything or the days before. */
const Choose = ({ asked, of, label, choices, none }: ChooseProps) => {
  const t = useT();
  const usual = none ? 'all' : 'previous';
  return (
    <TextField
      select
      label={t(label)}
      value={asked.get(of) || usual}
      sx={{ minWidth: 150 }}
      // A region is of one province.
      onChange={({ target }) =>
        asked.want({ [of]: target.value === usual ? '' : target.value, ...(of === 'province' ? { region: '' } : {}) })
      }
    >
      {none && <MenuItem value="all">{t(none)}</MenuItem>}
      {choices.map(({ value, label: text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
};
interface ChooseProps {
  readonly asked: Asked;
  readonly of: Filter | 'compare';
  readonly label: Key;
  readonly choices: readonly Choice[];
  readonly none?: Key;
}

/** What may be chosen of each filter. */
const useChoices = (asked: Asked, report: Report | undefined): Readonly<Record<Filter, readonly Choice[]>> => {
  const name = useValueName();
  const region = useRegionOptions(asked.get('province'));
  const chosen = asked.get('source');
  const sources = [...new Set([...(report?.by.source.flatMap(({ value }) => value ?? []) ?? []), ...(chosen ? [chosen] : [])])];
  return {
    province: PROVINCES.map((province) => ({ value: province.code, label: province[locale] })),
    region,
    field: LAWYER_TYPES.map((type) => ({ value: type.code, label: type[locale] })),
    source: sources.map((value) => ({ value, label: name('source', value) })),
  };
};

/** The period, what it is compared with, and which requests: all of it in the address. */
export const Filters = ({ asked, report }: { asked: Asked; report: Report | undefined }) => {
  const t = useT();
  const choices = useChoices(asked, report);
  const { get, want } = asked;
  const day = (of: 'from' | 'to', label: Key) => (
    <TextField
      type="date"
      label={t(label)}
      value={asked[of]}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: of === 'to' ? { min: asked.from } : { max: asked.to } }}
      onChange={({ target }) => target.value && want({ [of]: target.value })}
    />
  );
  const comparisons = [
    { value: 'previous', label: t('reports.comparePrevious') },
    { value: 'year', label: t('reports.compareYear') },
    { value: 'none', label: t('reports.compareNone') },
  ];
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center', mb: 3, displayPrint: 'none' }}>
      {day('from', 'reports.from')}
      {day('to', 'reports.to')}
      <Choose asked={asked} of="compare" label="reports.compare" choices={comparisons} />
      {FILTERS.map((of) => (
        <Choose key={of} asked={asked} of={of} label={`reports.by.${of}`} choices={choices[of]} none={`reports.all.${of}`} />
      ))}
      {asksInstants() && (
        <TextField
          type="datetime-local"
          label={t('reports.at')}
          value={get('at')}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => want({ at: target.value })}
        />
      )}
      {FILTERS.some((one) => get(one)) && (
        <Button onClick={() => want(Object.fromEntries(FILTERS.map((one) => [one, ''])))}>{t('reports.clear')}</Button>
      )}
    </Box>
  );
};
