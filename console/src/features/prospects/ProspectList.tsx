import type { ProspectRow } from '@jurilien/rows/prospects';
import { Box } from '@mui/material';
import { LiveList, type Column } from '../../components/list/LiveList';
import { formatDate, formatMoment } from '../../format';
import { me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { NewProspect } from './NewProspect';
import { ProspectNav } from './ProspectNav';
import { STAGES } from './stages';

const MEMBERS = ['applied', 'approved', 'firstPurchase', 'active', 'atRisk'];

const useColumns = (): Column<ProspectRow>[] => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const basis = (row: ProspectRow) =>
    row.basis
      ? [t(`prospects.bases.${row.basis}`), row.basisUntil && t('prospects.basisUntil', { day: formatDate(row.basisUntil) })]
          .filter(Boolean)
          .join(', ')
      : t('prospects.noBasis');
  return [
    { key: 'name', label: t('prospects.name'), cell: () => null },
    { key: 'firm', label: t('prospects.firm'), sort: 'firm', cell: (row) => row.firm ?? '–' },
    { key: 'stage', label: t('prospects.stage'), sort: 'stage', cell: (row) => t(`prospects.stages.${row.stage}`) },
    { key: 'basis', label: t('prospects.basis'), sort: 'basis', wide: true, cell: basis },
    { key: 'ownerId', label: t('prospects.owner'), cell: (row) => (row.ownerId ? nameOf(row.ownerId) : t('prospects.noOwner')) },
    { key: 'province', label: t('prospects.province'), sort: 'province', cell: (row) => code('provinces', row.province) },
    { key: 'stageAt', label: t('prospects.since'), sort: 'stageAt', cell: (row) => formatMoment(row.stageAt) },
    { key: 'title', label: t('prospects.professionTitle'), hidden: true, cell: (row) => t(`prospects.titles.${row.title}`) },
    { key: 'createdAt', label: t('prospects.created'), sort: 'createdAt', hidden: true, cell: (row) => formatMoment(row.createdAt) },
  ];
};

/** X19 as a list: to search, sort and narrow prospects. */
export default function ProspectList() {
  const t = useT();
  const code = useCode();
  const { people } = useStaff();
  const columns = useColumns();
  return (
    <LiveList<ProspectRow>
      resource="prospects"
      view="prospects"
      title={t('prospects.title')}
      aside={<NewProspect />}
      above={<ProspectNav />}
      search={t('prospects.search')}
      columns={columns}
      sort={{ field: 'stageAt', order: 'DESC' }}
      views={[
        { key: 'all', label: t('prospects.all'), filter: {} },
        { key: 'early', label: t('prospects.early'), filter: { stage: ['prospect', 'contacted', 'meeting'] }, counted: true },
        { key: 'members', label: t('prospects.members'), filter: { stage: MEMBERS } },
        { key: 'lost', label: t('prospects.lost'), filter: { stage: ['lost'] } },
        { key: 'mine', label: t('prospects.mine'), filter: { ownerId: me().id } },
      ]}
      selects={[
        { field: 'stage', label: t('prospects.stage'), options: STAGES.map((value) => ({ value, label: t(`prospects.stages.${value}`) })) },
        {
          field: 'province',
          label: t('prospects.province'),
          options: ['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) })),
        },
        { field: 'ownerId', label: t('prospects.owner'), options: people },
      ]}
      rowName={(row) => row.name ?? '–'}
      empty={t('prospects.empty')}
      emptyText={t('prospects.emptyText')}
      card={(row) => (
        <Box sx={{ fontSize: '.8125rem' }}>
          {t(`prospects.stages.${row.stage}`)} · {row.firm ?? code('provinces', row.province)}
        </Box>
      )}
    />
  );
}
