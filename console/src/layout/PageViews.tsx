import { maskedPath, MEASURING_PATH, type Measuring } from '@jurilien/contracts';
import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { toneSx } from '../theme';
import { useT } from '../useT';

/** The answer of the person who uses this browser, which the server wrote into the page: its cookie is not to be read by scripts. */
const measuring = document.documentElement.dataset['measuring'] as Measuring | undefined;

/** Each change of route is counted by its path, with a star for whose it is, once this browser's user agreed (00 section 2). */
export const PageViews = () => {
  const t = useT();
  const { pathname } = useLocation();
  useEffect(() => {
    if (measuring !== 'yes') return;
    void fetch('/api/public/page-views', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page_path: maskedPath(window.location.pathname) }),
    }).catch(() => undefined);
  }, [pathname]);
  if (measuring !== 'ask') return null;
  return (
    <Box
      component="form"
      method="post"
      action={MEASURING_PATH}
      aria-label={t('measuring.title')}
      sx={[{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, py: 1.5, fontSize: '.8125rem' }, toneSx('info')]}
    >
      <input type="hidden" name="back" value={window.location.pathname + window.location.search} />
      <Box component="span" sx={{ flex: '1 1 280px' }}>
        {t('measuring.text')}
      </Box>
      <Button size="small" type="submit" name="agreed" value="yes">
        {t('measuring.yes')}
      </Button>
      <Button size="small" type="submit" name="agreed" value="no">
        {t('measuring.no')}
      </Button>
    </Box>
  );
};
