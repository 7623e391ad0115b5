import { Alert, Box } from '@mui/material';
import { useT } from '../../useT';
import type { Effect } from './effect-of-command';
import { Facts } from '../page/Panel';

/** Read out again when an amount is changed: the balance after it is the point of the form. */
export const EffectSummary = ({ effect: { rows, next } }: { effect: Effect }) => {
  const t = useT();
  return (
    <Box role="group" aria-label={t('effects.title')} aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
      <Facts rows={rows} />
      <Alert severity="info" variant="outlined">
        {next}
      </Alert>
    </Box>
  );
};
