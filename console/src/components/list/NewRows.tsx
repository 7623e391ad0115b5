import { Box, Button } from '@mui/material';
import { useT } from '../../useT';

/** How many rows have come: a button where they wait above, words for a screen reader where they are already shown. */
export const NewRows = ({ waiting, arrived, onShow }: { waiting: number; arrived: number; onShow: () => void }) => {
  const t = useT();
  return (
    <Box
      role="status"
      aria-live="polite"
      sx={{ position: 'sticky', top: 8, zIndex: 4, display: 'grid', justifyItems: 'center', height: 0 }}
    >
      {waiting > 0 && (
        <Button variant="contained" color="secondary" onClick={onShow} sx={{ borderRadius: 5, boxShadow: 8 }}>
          {t('state.newRows', { count: waiting })} · {t('state.showNew')}
        </Button>
      )}
      {waiting === 0 && arrived > 0 && (
        <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          {t('state.newRows', { count: arrived })}
        </Box>
      )}
    </Box>
  );
};
