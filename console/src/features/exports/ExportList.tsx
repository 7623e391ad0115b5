import type { ExportRow } from '@jurilien/rows/exports';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useActions } from '../../components/commands/useActions';
import { useCommand } from '../../components/commands/useCommand';
import { LiveList, type Column } from '../../components/list/LiveList';
import { Tag } from '../../components/Tone';
import { formatMoment } from '../../format';
import type { ToneName } from '../../tokens';
import { useT } from '../../useT';
import { ExportButton } from './ExportButton';
import { ExportDetails } from './ExportDetails';
import { FileCell, type Acts } from './FileCell';

const TONES: Readonly<Record<ExportRow['state'], ToneName>> = {
  Requested: 'neutral',
  Building: 'info',
  Ready: 'success',
  Cancelled: 'neutral',
  Failed: 'danger',
  Ended: 'neutral',
};
const OVER = ['Cancelled', 'Failed', 'Ended'];
const HELD = ['Requested', 'Building', 'Ready'];
const SORT = { field: 'requestedAt', order: 'DESC' } as const;

const StateOf = ({ row }: { row: ExportRow }) => {
  const t = useT();
  return <Tag tone={TONES[row.state]}>{t(`exports.states.${row.state}`)}</Tag>;
};

/** What is in it, and what the list was narrowed by. */
const Contents = ({ row }: { row: ExportRow }) => {
  const t = useT();
  const kind = row.figures ? 'figures' : row.full ? 'full' : 'masked';
  return (
    <>
      {t(`exports.contentsOf.${kind}`)} · {row.format.toUpperCase()}
      {row.columns.length > 0 && (
        <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{t('exports.filtered', { columns: row.columns.join(', ') })}</Box>
      )}
    </>
  );
};

/** What can be done with the files that are there or on their way. */
const useActs = (): Acts & { readonly cells: string } => {
  const { data = [] } = useGetList<ExportRow>('exports', { pagination: { page: 1, perPage: 100 }, sort: SORT, filter: { state: HELD } });
  const whyNot = useActions(
    'exports',
    data.map(({ id }) => id),
  );
  const { run } = useCommand();
  return { whyNot, run, cells: data.map(({ id }) => whyNot(id, 'CancelExport') ?? '').join() };
};

const useColumns = (acts: Acts): Column<ExportRow>[] => {
  const t = useT();
  return [
    { key: 'what', label: t('exports.what'), sort: 'what', cell: () => null },
    { key: 'state', label: t('exports.state'), sort: 'state', cell: (row) => <StateOf row={row} /> },
    { key: 'file', label: t('exports.file'), wide: true, cell: (row) => <FileCell row={row} acts={acts} /> },
    { key: 'contents', label: t('exports.contents'), wide: true, cell: (row) => <Contents row={row} /> },
    { key: 'purpose', label: t('exports.purpose'), wide: true, from: 'lg', cell: (row) => row.purpose ?? '–' },
    { key: 'requestedAt', label: t('exports.requested'), sort: 'requestedAt', cell: (row) => formatMoment(row.requestedAt) },
    { key: 'until', label: t('exports.until'), sort: 'until', from: 'md', cell: (row) => (row.until ? formatMoment(row.until) : '–') },
    { key: 'downloads', label: t('exports.downloads'), sort: 'downloads', align: 'right', from: 'lg', cell: (row) => row.downloads },
  ];
};

/** Lists that someone asked for as files, with how far each is. */
export default function ExportList() {
  const t = useT();
  const acts = useActs();
  const columns = useColumns(acts);
  const [shown, setShown] = useState<ExportRow>();
  return (
    <>
      <LiveList<ExportRow>
        resource="exports"
        view="exports"
        title={t('exports.title')}
        above={
          <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
            {t('exports.hint')}
          </Box>
        }
        aside={<ExportButton />}
        columns={columns}
        cells={acts.cells}
        sort={SORT}
        views={[
          { key: 'all', label: t('exports.views.all'), filter: {} },
          { key: 'open', label: t('exports.views.open'), filter: { state: HELD } },
          { key: 'over', label: t('exports.views.over'), filter: { state: OVER } },
        ]}
        selects={[
          {
            field: 'what',
            label: t('exports.what'),
            options: (['leads', 'professionals', 'messages', 'ledger', 'recipients'] as const).map((value) => ({
              value,
              label: t(`exports.of.${value}`),
            })),
          },
        ]}
        rowName={(row) => t(`exports.of.${row.what}`)}
        onOpen={setShown}
        empty={t('exports.empty')}
        emptyText={t('exports.emptyText')}
        card={(row) => (
          <Box sx={{ display: 'grid', gap: 1.5, fontSize: '.8125rem' }}>
            <Box>
              <StateOf row={row} />
            </Box>
            <FileCell row={row} acts={acts} />
            <Box>
              <Contents row={row} />
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{formatMoment(row.requestedAt)}</Box>
          </Box>
        )}
      />
      {shown && <ExportDetails row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
