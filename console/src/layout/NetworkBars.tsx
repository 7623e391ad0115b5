import { Box } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useLiveStatus } from '../live';
import { toneSx } from '../theme';
import { useT } from '../useT';

const subscribe = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Says at the top when the page may be out of date. */
export const NetworkBars = () => {
  const t = useT();
  const online = useOnline();
  const live = useLiveStatus();
  const text = !online ? t('state.offline') : !live ? t('state.liveLost') : '';
  return (
    <Box role="status" aria-live="polite">
      {text && (
        <Box
          sx={[
            { px: 4, py: 1.5, fontSize: '.8125rem', fontWeight: 650, borderWidth: '0 0 1px !important' },
            toneSx(online ? 'warning' : 'danger'),
          ]}
        >
          {text}
        </Box>
      )}
    </Box>
  );
};
