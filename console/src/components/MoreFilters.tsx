import { Box, Button, MenuItem, Popover, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useState } from 'react';
import { useT } from '../useT';
import { without, type Filter } from './filter';

export type MoreFilter = { field: string; label: string } & (
  { kind: 'flag' } | { kind: 'choice'; options: { value: string; label: string }[] } | { kind: 'day' | 'number'; scale?: number }
);

const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();
const dayOf = (instant: unknown) => {
  const at = new Date(String(instant));
  return Number.isNaN(at.getTime()) ? '' : new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** From and to of one field; kept as two conditions of the address. */
const Range = ({
  one,
  filter,
  apply,
}: {
  one: MoreFilter & { kind: 'day' | 'number' };
  filter: Filter;
  apply: (filter: Filter) => void;
}) => {
  const t = useT();
  const scale = one.scale ?? 1;
  const ends = (['gte', 'lte'] as const).map((end) => {
    const key = `${one.field}_${end}`;
    const raw = filter[key];
    const value = raw === undefined ? '' : one.kind === 'day' ? dayOf(raw) : String(Number(raw) / scale);
    const put = (typed: string) =>
      apply(
        typed === ''
          ? without(filter, key)
          : {
              ...filter,
              [key]:
                one.kind === 'number'
                  ? Number(typed) * scale
                  : end === 'lte'
                    ? endOfDay(typed)
                    : new Date(`${typed}T00:00:00`).toISOString(),
            },
      );
    return (
      <TextField
        key={key}
        type={one.kind === 'day' ? 'date' : 'number'}
        label={t(end === 'gte' ? 'list.from' : 'list.to')}
        value={value}
        onChange={(event) => put(event.target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            'aria-label': `${one.label}, ${t(end === 'gte' ? 'list.from' : 'list.to')}`,
            ...(one.kind === 'number' ? { min: 0, step: 0.5 } : {}),
          },
        }}
        sx={{ flex: 1 }}
      />
    );
  });
  return (
    <Box role="group" aria-label={one.label}>
      <Typography variant="caption" color="text.secondary" component="div" sx={{ mb: 1.5 }}>
        {one.label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>{ends}</Box>
    </Box>
  );
};

/** Every other filter of a list, behind one button that says how many are on. */
export const MoreFilters = ({ filters, filter, apply }: { filters: MoreFilter[]; filter: Filter; apply: (filter: Filter) => void }) => {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const flags = filters.filter((one) => one.kind === 'flag');
  const active = Object.keys(filter).filter((key) =>
    filters.some(({ field }) => key === field || key.replace(/_(gte|lte)$/, '') === field),
  ).length;
  return (
    <>
      <Button
        variant="outlined"
        color={active ? 'primary' : 'inherit'}
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 38 }}
      >
        {t('list.more')}
        {active > 0 && ` (${active})`}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('list.more'),
            sx: { width: 420, maxWidth: '94vw', p: 4, mt: 1, display: 'grid', gap: 3.5, border: 1, borderColor: 'divider' },
          },
        }}
      >
        {filters.map((one) =>
          one.kind === 'choice' ? (
            <TextField
              key={one.field}
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
          ) : one.kind === 'flag' ? null : (
            <Range key={one.field} one={one} filter={filter} apply={apply} />
          ),
        )}
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: '6px 24px' }}>
          {flags.map((one) => (
            <Box key={one.field} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
              <Box component="span" id={`flag-${one.field}`} sx={{ fontSize: '.8125rem' }}>
                {one.label}
              </Box>
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-labelledby={`flag-${one.field}`}
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
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Button
            disabled={!active}
            onClick={() =>
              apply(filters.reduce((rest, { field }) => without(without(without(rest, field), `${field}_gte`), `${field}_lte`), filter))
            }
          >
            {t('list.clear')}
          </Button>
          <Button variant="contained" onClick={() => setAnchor(null)}>
            {t('help.close')}
          </Button>
        </Box>
      </Popover>
    </>
  );
};
