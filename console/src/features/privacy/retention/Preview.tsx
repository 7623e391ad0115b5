import type { Answer } from '@jurilien/contracts/api';
import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../api/http';
import { ActionButton } from '../../../components/commands/ActionButton';
import { Loaded, Panel } from '../../../components/page/Panel';
import { formatMoment, formatNumber } from '../../../format';
import { useT } from '../../../useT';
import { RowsTable } from './RowsTable';

type Found = Answer<'GET /api/retention/preview'>;

const sum = (found: Found, of: 'gone' | 'held'): number => Object.values(found.rows).reduce((n, row) => n + row[of], 0);

/** What the next run would let go of: counted when someone asks, for it looks at everything that is due; nothing is changed. */
export const Preview = () => {
  const t = useT();
  const query = useQuery({
    queryKey: ['retention-preview'],
    queryFn: ({ signal }) => ask('GET /api/retention/preview', { signal }),
    enabled: false,
    retry: false,
  });
  const found = query.data;
  return (
    <Panel title={t('retention.next')}>
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, maxWidth: '72ch' }}>
        {t('retention.nextHint')}
      </Box>
      <ActionButton variant="outlined" why={query.isFetching ? t('retention.counting') : undefined} onClick={() => void query.refetch()}>
        {t('retention.count')}
      </ActionButton>
      {(found || query.isError || query.isFetching) && (
        <Box sx={{ mt: 4 }} aria-live="polite">
          <Loaded query={query} lines={4}>
            {found && (
              <>
                <Alert severity="info" sx={{ mb: 4 }}>
                  {t('retention.wouldGo', {
                    gone: formatNumber(sum(found, 'gone')),
                    held: formatNumber(sum(found, 'held')),
                    at: formatMoment(found.at),
                    next: formatMoment(found.nextRunAt),
                  })}
                </Alert>
                <RowsTable rows={found.rows} label={t('retention.next')} />
              </>
            )}
          </Loaded>
        </Box>
      )}
    </Panel>
  );
};
