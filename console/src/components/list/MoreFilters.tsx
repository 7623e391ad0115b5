import { Box, Button, Popover } from '@mui/material';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useState } from 'react';
import { useT } from '../../useT';
import { Choice, Flag, Range, type MoreFilter } from './FilterFields';
import { without, type Filter } from './filter';
import { useFilter } from './useFilter';

export type { MoreFilter } from './FilterFields';

const END = /_(gte|lte)$/;
/** The filter without any condition on these fields. */
const cleared = (filters: MoreFilter[], filter: Filter): Filter =>
  filters.reduce((rest, { field }) => without(without(without(rest, field), `${field}_gte`), `${field}_lte`), filter);

const Fields = ({ filters, active, onClose }: { filters: MoreFilter[]; active: boolean; onClose: () => void }) => {
  const t = useT();
  const { filter, apply } = useFilter();
  return (
    <>
      {filters.map((one) => {
        if (one.kind === 'flag') return null;
        const common = { filter, apply };
        return one.kind === 'choice' ? <Choice key={one.field} one={one} {...common} /> : <Range key={one.field} one={one} {...common} />;
      })}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: '6px 24px' }}>
        {filters.map((one) => one.kind === 'flag' && <Flag key={one.field} one={one} filter={filter} apply={apply} />)}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Button disabled={!active} onClick={() => apply(cleared(filters, filter))}>
          {t('list.clear')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('help.close')}
        </Button>
      </Box>
    </>
  );
};

/** Every other filter of a list, behind one button that says how many are on. */
export const MoreFilters = ({ filters }: { filters: MoreFilter[] }) => {
  const t = useT();
  const { filter } = useFilter();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const active = Object.keys(filter).filter((key) => filters.some(({ field }) => key === field || key.replace(END, '') === field)).length;
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
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('list.more'),
            sx: { width: 420, maxWidth: '94vw', p: 4, mt: 1, display: 'grid', gap: 3.5, border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Fields filters={filters} active={active > 0} onClose={close} />
      </Popover>
    </>
  );
};
