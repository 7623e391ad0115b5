import type { RetentionRunRow } from '@jurilien/rows/privacy';
import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { PageHeader } from '../../../components/page/PageHeader';
import { Loaded, Panel } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import { formatDate, formatMoment, formatNumber } from '../../../format';
import { useT } from '../../../useT';
import { PrivacyTabs } from '../PrivacyTabs';
import { Preview } from './Preview';
import { RowsTable } from './RowsTable';

/** How many nights are shown. */
const NIGHTS = 14;

const State = ({ run }: { run: RetentionRunRow }) => {
  const t = useT();
  if (!run.completedAt) return <Tag tone="info">{t('retention.running')}</Tag>;
  return run.failed > 0 ? <Tag tone="danger">{t('retention.someFailed')}</Tag> : <Tag tone="success">{t('retention.completed')}</Tag>;
};

const Night = ({ run, open }: { run: RetentionRunRow; open: boolean }) => {
  const t = useT();
  const { gone, held, failed } = run;
  return (
    <Box component="details" open={open} sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 40, display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {formatDate(run.id)}
        </Box>
        <State run={run} />
        <span>{t('retention.summary', { gone: formatNumber(gone), held: formatNumber(held), failed: formatNumber(failed) })}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatMoment(run.completedAt ?? run.startedAt)}
        </Box>
      </Box>
      <RowsTable rows={run.rows ?? {}} label={t('retention.of', { day: formatDate(run.id) })} />
    </Box>
  );
};

/** N04: what each night let go of, row by row of the table of retention, what is held, and what the next night would find. */
export default function RetentionRuns() {
  const t = useT();
  const query = useGetList<RetentionRunRow>(
    'retention-runs',
    { pagination: { page: 1, perPage: NIGHTS }, sort: { field: 'id', order: 'DESC' } },
    { retry: false },
  );
  const runs = query.data ?? [];
  return (
    <>
      <PageHeader title={t('retention.title')} />
      <PrivacyTabs />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('retention.hint')}
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Preview />
        <Panel title={t('retention.runs')}>
          <Loaded query={query} isEmpty={runs.length === 0} empty={t('retention.none')} lines={6}>
            {runs.map((run, i) => (
              <Night key={run.id} run={run} open={i === 0} />
            ))}
          </Loaded>
        </Panel>
      </Box>
    </>
  );
}
