import type { ErasureRow } from '@jurilien/rows/privacy';
import { Alert, Box } from '@mui/material';
import { Tag } from '../../../components/Tone';
import { every } from '../../../every';
import { COLON, formatList, formatMoment, formatNumber } from '../../../format';
import { useConfig } from '../../../in-force/useConfig';
import { useCode, useT } from '../../../useT';
import { nextTry } from './next-try';

/** The steps of an erasure in their order. */
export const STEPS = every<ErasureRow['done'][number]>()('endMatters', 'key', 'rows', 'files', 'processors');

/** What the steps found and removed: `files deleted: 3`. */
export const useCounts = () => {
  const code = useCode();
  return ({ counts }: ErasureRow): string =>
    formatList(
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([name, count]) => `${code('erasureCounts', name)}${COLON} ${formatNumber(count)}`),
    );
};

/** Why a step is stuck, and when it is tried again by itself. */
export const StuckAt = ({ row }: { row: ErasureRow }) => {
  const t = useT();
  const code = useCode();
  const config = useConfig();
  if (row.state !== 'Stuck') return null;
  const next = nextTry(row, config);
  return (
    <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
      {t('erasures.stuckAt', { step: code('erasureSteps', row.stuckStep), attempts: row.attempts ?? 0, error: row.stuckError ?? '–' })}{' '}
      {next ? t('erasures.nextTry', { when: formatMoment(next) }) : t('erasures.noNextTry')}
    </Alert>
  );
};

/** Each step of an erasure, done or not. */
export const ErasureSteps = ({ row }: { row: ErasureRow }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box component="ol" sx={{ m: 0, pl: 4, display: 'grid', gap: 1, fontSize: '.8125rem' }}>
      {STEPS.map((step) => (
        <li key={step}>
          {code('erasureSteps', step)}{' '}
          {row.done.includes(step) ? (
            <Tag tone="success">{t('erasures.stepDone')}</Tag>
          ) : row.stuckStep === step ? (
            <Tag tone="danger">{t('erasures.stepStuck')}</Tag>
          ) : (
            <Tag>{t('erasures.stepWaits')}</Tag>
          )}
        </li>
      ))}
    </Box>
  );
};
