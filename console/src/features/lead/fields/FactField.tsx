import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import type { Fact } from '../lead';
import { brackets, lawyerTypes, rates } from '../../../codes';
import { useCode, useT } from '../../../useT';
import type { LeadField } from './fields';
import { useOpenProvinces } from './useOffered';

const codeLists: Record<string, readonly string[]> = {
  lawyerTypes,
  provinces: ['QC', 'ON'],
  langs: ['fr', 'en'],
  rates,
  budgets: brackets,
  revenues: brackets,
};

interface Props {
  field: LeadField;
  value: Fact;
  onChange: (value: Fact) => void;
  /** Regions of the province, for the field that asks it. */
  regions: { value: string; label: string }[];
  disabled?: boolean;
  required?: boolean;
  error?: string;
  help?: string;
}

/** One fact of a request as staff write it. */
export const FactField = ({ field, value, onChange, regions, disabled, required, error, help }: Props) => {
  const t = useT();
  const code = useCode();
  const isOpen = useOpenProvinces(value);
  if (field.kind === 'flag')
    return (
      <FormControlLabel
        disabled={disabled}
        label={t(field.label)}
        control={<Checkbox size="small" checked={value === true} onChange={(_, checked) => onChange(checked)} />}
      />
    );
  const list =
    field.kind === 'region'
      ? regions
      : field.codes
        ? (codeLists[field.codes] ?? [])
            .filter((each) => field.codes !== 'provinces' || isOpen(each))
            .map((each) => ({ value: each, label: code(field.codes!, each) }))
        : undefined;
  const many = field.kind === 'codes';
  const written = (given: unknown): Fact => {
    if (many) return given as string[];
    if (given === '') return null;
    return field.kind === 'number' || field.numeric ? Number(given) : String(given);
  };
  return (
    <TextField
      label={t(field.label)}
      disabled={disabled}
      required={required}
      error={Boolean(error)}
      helperText={error ?? help}
      select={Boolean(list?.length)}
      type={field.kind === 'number' ? 'number' : field.kind === 'date' ? 'date' : 'text'}
      value={many ? (Array.isArray(value) ? value : []) : field.kind === 'date' ? String(value ?? '').slice(0, 10) : String(value ?? '')}
      slotProps={{ inputLabel: field.kind === 'date' ? { shrink: true } : {}, select: { multiple: many } }}
      onChange={(event) => onChange(written(event.target.value))}
    >
      {list?.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};
