import type { OperationRow } from '@jurilien/rows/operations';
import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatMoment, formatNumber } from '../../format';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import type { Machine } from './useMachine';

/** How many are shown; the audit has all of them. */
const SHOWN = 20;

const Outcome = ({ row, settling }: { row: OperationRow } & Pick<Machine, 'settling'>) => {
  const t = useT();
  if (row.state === 'Failed') return <Tag tone="danger">{t('operations.acts.failed')}</Tag>;
  if (row.state === 'Done') return <Tag tone="success">{t('operations.acts.done')}</Tag>;
  const now = settling.find(({ operationId }) => operationId === row.id);
  return (
    <Tag tone="info">{now ? t('operations.acts.runningAt', { settled: formatNumber(now.settled) }) : t('operations.acts.running')}</Tag>
  );
};

const Act = ({ row, settling }: { row: OperationRow } & Pick<Machine, 'settling'>) => {
  const t = useT();
  const { nameOf } = useStaff();
  const { act, view, job, fault, workId, settled, refused, seconds, reason } = row;
  const what = view ?? [job, workId ? workId.slice(0, 8) : fault].filter(Boolean).join(', ');
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
        <strong>{t(`operations.acts.${act ?? 'retry'}`, { what })}</strong>
        <Outcome row={row} settling={settling} />
        {settled !== null && settled !== undefined && <span>{t('operations.acts.came', { settled, refused: refused ?? 0 })}</span>}
        {seconds !== null && seconds !== undefined && <span>{t('operations.acts.took', { seconds: formatNumber(seconds) })}</span>}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
        {t('operations.acts.by', { who: nameOf(row.startedBy), at: formatMoment(row.startedAt) })}
        {reason && ` « ${reason} »`}
      </Box>
    </Box>
  );
};

/** What administrators did here, with what came of it. */
export const Acts = ({ settling }: Pick<Machine, 'settling'>) => {
  const t = useT();
  const query = useGetList<OperationRow>(
    'operations',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'startedAt', order: 'DESC' } },
    { retry: false },
  );
  const rows = query.data ?? [];
  return (
    <Panel title={t('operations.acts.title')}>
      <Loaded query={query} isEmpty={rows.length === 0} empty={t('operations.acts.none')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <Act key={row.id} row={row} settling={settling} />
          ))}
        </Box>
      </Loaded>
    </Panel>
  );
};
