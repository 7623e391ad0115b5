import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useT } from '../../useT';
import { without, type Filter } from './filter';

type Flagged = { kind: 'flag' };
type Chosen = { kind: 'choice'; options: { value: string; label: string }[] };
type Ranged = { kind: 'day' | 'number'; scale?: number };
interface Named {
  field: string;
  label: string;
}
export type MoreFilter = Named & (Flagged | Chosen | Ranged);
interface Props<Kind> {
  one: Named & Kind;
  filter: Filter;
  apply: (filter: Filter) => void;
}

const dayOf = (instant: unknown) => {
  const at = new Date(String(instant));
  return Number.isNaN(at.getTime()) ? '' : new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};
const BOUNDS = { gte: { label: 'list.from', time: '00:00:00' }, lte: { label: 'list.to', time: '23:59:59.999' } } as const;
type Bound = keyof typeof BOUNDS;

/** One end of a range, as it is typed and as the address keeps it: a day by its first or last moment, a number by its scale. */
const typedOf = ({ kind, scale = 1 }: Ranged, kept: unknown): string =>
  kept === undefined ? '' : kind === 'day' ? dayOf(kept) : String(Number(kept) / scale);
const keptOf = ({ kind, scale = 1 }: Ranged, end: Bound, typed: string): number | string =>
  kind === 'number' ? Number(typed) * scale : new Date(`${typed}T${BOUNDS[end].time}`).toISOString();

const End = ({ one, end, filter, apply }: Props<Ranged> & { end: Bound }) => {
  const t = useT();
  const key = `${one.field}_${end}`;
  const put = (typed: string) => apply(typed === '' ? without(filter, key) : { ...filter, [key]: keptOf(one, end, typed) });
  return (
    <TextField
      type={one.kind === 'day' ? 'date' : 'number'}
      label={t(BOUNDS[end].label)}
      value={typedOf(one, filter[key])}
      onChange={(event) => put(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': `${one.label}, ${t(BOUNDS[end].label)}`, ...(one.kind === 'number' ? { min: 0, step: 0.5 } : {}) },
      }}
      sx={{ flex: 1 }}
    />
  );
};

/** From and to of one field; kept as two conditions of the address. */
export const Range = (props: Props<Ranged>) => (
  <Box role="group" aria-label={props.one.label}>
    <Typography variant="caption" color="text.secondary" component="div" sx={{ mb: 1.5 }}>
      {props.one.label}
    </Typography>
    <Box sx={{ display: 'flex', gap: 2 }}>
      <End {...props} end="gte" />
      <End {...props} end="lte" />
    </Box>
  </Box>
);

/** One value of several, or any. */
export const Choice = ({ one, filter, apply }: Props<Chosen>) => {
  const t = useT();
  return (
    <TextField
      select
      label={one.label}
      value={String(filter[one.field] ?? '')}
      onChange={(event) => apply(event.target.value ? { ...filter, [one.field]: event.target.value } : without(filter, one.field))}
    >
      <MenuItem value="">{t('list.any')}</MenuItem>
      {one.options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Yes, no, or either. */
export const Flag = ({ one, filter, apply }: Props<Flagged>) => {
  const t = useT();
  const id = `flag-${one.field}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <Box component="span" id={id} sx={{ fontSize: '.8125rem' }}>
        {one.label}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={filter[one.field] === undefined ? '' : String(filter[one.field])}
        onChange={(_, value: string | null) =>
          apply(value === null ? without(filter, one.field) : { ...filter, [one.field]: value === 'true' })
        }
      >
        {(['true', 'false'] as const).map((value) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{
              px: 2,
              py: 0.25,
              fontSize: '.75rem',
              textTransform: 'none',
              fontWeight: 650,
              '&.Mui-selected': { color: 'primary.main' },
            }}
          >
            {t(value === 'true' ? 'list.yes' : 'list.no')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
