import { HOLDING_KINDS } from '@jurilien/reference';
import type { ErasureRow } from '@jurilien/rows/privacy';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as MuiLink } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LiveList, type Column } from '../../../components/list/LiveList';
import { Facts } from '../../../components/page/Panel';
import { State } from '../../../components/Tone';
import { every } from '../../../every';
import { formatFull, formatMoment } from '../../../format';
import { useCode, useT } from '../../../useT';
import { Holding, holdingOf } from '../Holding';
import { PrivacyTabs } from '../PrivacyTabs';
import { ErasureSteps, STEPS, StuckAt, useCounts } from './ErasureSteps';
import { LegalHolds } from './LegalHolds';

const running = { state: ['Erasing', 'Stuck'] };
const CAUSES = every<ErasureRow['cause']>()('request', 'retention', 'staff');

const useColumns = (): Column<ErasureRow>[] => {
  const t = useT();
  const code = useCode();
  const countsOf = useCounts();
  return [
    { key: 'what', label: t('erasures.what'), sort: 'kind', cell: () => null },
    { key: 'state', label: t('erasures.state'), sort: 'state', cell: (row) => <State family="erasureStates" value={row.state} /> },
    { key: 'steps', label: t('erasures.steps'), cell: (row) => t('erasures.stepsOf', { done: row.done.length, of: STEPS.length }) },
    { key: 'counts', label: t('erasures.counts'), wide: true, cell: (row) => countsOf(row) || '–' },
    { key: 'cause', label: t('erasures.cause'), sort: 'cause', cell: (row) => code('erasureCauses', row.cause) },
    { key: 'startedAt', label: t('erasures.started'), sort: 'startedAt', cell: (row) => formatMoment(row.startedAt) },
    { key: 'completedAt', label: t('erasures.completed'), sort: 'completedAt', cell: (row) => formatMoment(row.completedAt) },
  ];
};

/** One erasure: its steps, what each removed, and when what is stuck is tried again. Nothing says whose it was. */
const ErasureDialog = ({ row, onClose }: { row: ErasureRow; onClose: () => void }) => {
  const t = useT();
  const code = useCode();
  const countsOf = useCounts();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="erasure-title">
      <DialogTitle id="erasure-title">{t('erasures.of', { what: code('holdingKinds', row.kind) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <ErasureSteps row={row} />
        <StuckAt row={row} />
        <Facts
          rows={[
            [t('erasures.what'), <Holding key="what" of={holdingOf(row.id)} gone={row.done.includes('key')} />],
            [t('erasures.cause'), code('erasureCauses', row.cause)],
            ...(row.requestId
              ? [
                  [
                    t('erasures.case'),
                    <MuiLink key="case" component={Link} to={`/privacy/requests/${row.requestId}`} sx={{ lineHeight: '24px' }}>
                      {t('erasures.openCase')}
                    </MuiLink>,
                  ] as [string, ReactNode],
                ]
              : []),
            [t('erasures.counts'), countsOf(row) || '–'],
            [t('erasures.started'), formatFull(row.startedAt)],
            [t('erasures.completed'), formatFull(row.completedAt)],
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** N04: legal holds, and erasures with what each step did; the stuck ones first. */
export default function ErasureList() {
  const t = useT();
  const code = useCode();
  const columns = useColumns();
  const [opened, setOpened] = useState<ErasureRow>();
  return (
    <>
      <LiveList<ErasureRow>
        resource="erasures"
        view="erasures"
        title={t('erasures.title')}
        above={
          <>
            <PrivacyTabs />
            <LegalHolds />
          </>
        }
        columns={columns}
        sort={{ field: 'state', order: 'DESC' }}
        filter={running}
        views={[
          { key: 'running', label: t('erasures.running'), filter: running },
          { key: 'stuck', label: t('erasures.stuck'), filter: { state: ['Stuck'] }, counted: true },
          { key: 'done', label: t('erasures.done'), filter: { state: ['Erased'] } },
          { key: 'all', label: t('erasures.all'), filter: {} },
        ]}
        selects={[
          {
            field: 'kind',
            label: t('erasures.what'),
            options: HOLDING_KINDS.map((value) => ({ value, label: code('holdingKinds', value) })),
          },
          { field: 'cause', label: t('erasures.cause'), options: CAUSES.map((value) => ({ value, label: code('erasureCauses', value) })) },
        ]}
        onOpen={setOpened}
        rowName={(row) => `${code('holdingKinds', row.kind)} ${row.entityId.slice(0, 8)}`}
        empty={t('erasures.empty')}
        emptyText={t('erasures.emptyText')}
        card={(row) => (
          <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
            <Box>
              <State family="erasureStates" value={row.state} /> {t('erasures.stepsOf', { done: row.done.length, of: STEPS.length })}
            </Box>
            <StuckAt row={row} />
          </Box>
        )}
      />
      {opened && <ErasureDialog row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
