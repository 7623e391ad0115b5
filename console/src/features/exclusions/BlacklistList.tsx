import type { BlacklistRow } from '@jurilien/rows/exclusions';
import { Box } from '@mui/material';
import { LiveList, type Column } from '../../components/list/LiveList';
import { State } from '../../components/Tone';
import { useUsualSelects } from '../../components/list/Filters';
import { every } from '../../every';
import { formatDate, formatList } from '../../format';
import { useCode, useT } from '../../useT';
import { AddEntry } from './EntryLine';

const inForce = { state: ['Active', 'UnderReview'] };

/** Where an entry applies, in words: its scopes and its provinces. */
const useReach = () => {
  const t = useT();
  const code = useCode();
  return {
    scopes: (row: BlacklistRow) => formatList((row.scope ?? []).map((scope) => code('blacklistScopes', scope))),
    reach: (row: BlacklistRow) => (row.province ? code('provinces', row.province) : t('blacklist.bothProvinces')),
  };
};

const useColumns = (): Column<BlacklistRow>[] => {
  const t = useT();
  const code = useCode();
  const { scopes, reach } = useReach();
  return [
    { key: 'label', label: t('blacklist.what'), cell: () => null },
    { key: 'kind', label: t('blacklist.kind'), sort: 'kind', cell: (row) => code('blacklistKinds', row.kind) },
    { key: 'state', label: t('blacklist.state'), sort: 'state', cell: (row) => <State family="blacklistStates" value={row.state} /> },
    { key: 'scope', label: t('blacklist.scope'), wide: true, cell: scopes },
    { key: 'blockType', label: t('blacklist.reason'), cell: (row) => code('blacklistReasons', row.blockType) },
    { key: 'province', label: t('blacklist.province'), cell: reach },
    { key: 'until', label: t('blacklist.until'), sort: 'until', cell: (row) => formatDate(row.until) },
    { key: 'reviewAt', label: t('blacklist.review'), sort: 'reviewAt', hidden: true, cell: (row) => formatDate(row.reviewAt) },
    { key: 'createdAt', label: t('blacklist.created'), sort: 'createdAt', cell: (row) => formatDate(row.createdAt) },
  ];
};

const Card = ({ row }: { row: BlacklistRow }) => {
  const t = useT();
  const code = useCode();
  const { scopes, reach } = useReach();
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
      <Box>
        <State family="blacklistStates" value={row.state} /> {code('blacklistKinds', row.kind)} · {reach(row)}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t('blacklist.scope')} {scopes(row)} · {code('blacklistReasons', row.blockType)}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t('blacklist.until')} {formatDate(row.until)}
      </Box>
    </Box>
  );
};

/** X04: who is not served any more, for how long and why. */
export default function BlacklistList() {
  const t = useT();
  const code = useCode();
  const { province } = useUsualSelects();
  const columns = useColumns();
  return (
    <LiveList<BlacklistRow>
      resource="blacklist"
      view="blacklist"
      title={t('blacklist.title')}
      search={t('blacklist.search')}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filter={inForce}
      aside={<AddEntry from={{}} main />}
      views={[
        { key: 'active', label: t('blacklist.active'), filter: inForce },
        { key: 'proposed', label: t('blacklist.proposed'), filter: { state: ['Proposed'] }, counted: true },
        { key: 'appeals', label: t('blacklist.appeals'), filter: { state: ['UnderReview'] }, counted: true },
        { key: 'due', label: t('blacklist.due'), filter: { ...inForce, reviewAt_lte: new Date(Date.now()).toISOString().slice(0, 10) } },
        { key: 'ended', label: t('blacklist.ended'), filter: { state: ['Lifted', 'Expired'] } },
        { key: 'all', label: t('blacklist.all'), filter: {} },
      ]}
      selects={[
        {
          field: 'kind',
          label: t('blacklist.kind'),
          options: every<BlacklistRow['kind']>()('person', 'phone', 'email', 'address', 'ip', 'professional', 'pair').map((value) => ({
            value,
            label: code('blacklistKinds', value),
          })),
        },
        province,
      ]}
      href={(row) => `/blacklist/${row.id}`}
      rowName={(row) => row.label ?? '–'}
      empty={t('blacklist.empty')}
      emptyText={t('blacklist.emptyText')}
      card={(row) => <Card row={row} />}
    />
  );
}
