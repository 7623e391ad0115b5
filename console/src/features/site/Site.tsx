import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { PageHeader } from '../../components/page/PageHeader';
import { useT } from '../../useT';
import { PagesRead } from './PagesRead';
import { Votes } from './Votes';

/** Weeks that can be looked at: a month, a quarter, a year. */
const SPANS = [4, 13, 52] as const;

/** The public site as its readers use it: which pages are read, by who agreed to be counted, and which answers help. */
export default function Site() {
  const t = useT();
  const [weeks, setWeeks] = useState<number>(SPANS[0]);
  return (
    <>
      <PageHeader title={t('site.title')} />
      <Box role="group" aria-label={t('site.span')} sx={{ display: 'flex', gap: 1, mb: 3, flexWrap: 'wrap' }}>
        {SPANS.map((n) => (
          <Button key={n} variant={n === weeks ? 'contained' : 'outlined'} aria-pressed={n === weeks} onClick={() => setWeeks(n)}>
            {t('site.weeks', { n })}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <PagesRead weeks={weeks} />
        <Votes />
      </Box>
    </>
  );
}
