import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { CreditAccountRow, ProfessionalRow } from '../../api/rows';
import { LiveList, type Column } from '../../components/LiveList';
import { State } from '../../components/Tone';
import { lawyerTypes } from '../../codes';
import { formatCoins, formatDate, formatPhone } from '../../format';
import { useRegion } from '../../regions';
import { mayRead, me } from '../../roles';
import { useCode, useT } from '../../useT';

const Balance = ({ accounts, id }: { accounts: Map<unknown, CreditAccountRow>; id: string }) => (
  <>{formatCoins(accounts.get(id)?.availableCc)}</>
);
const few = (words: string[]) => (words.length > 3 ? `${words.slice(0, 3).join(', ')} +${words.length - 3}` : words.join(', ') || '–');

/** X01: professionals of both provinces. */
export default function LawyerList() {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  // Balances live in their own view: one read covers every page of this list.
  const { data, dataUpdatedAt } = useGetList<CreditAccountRow>(
    'credit-accounts',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: mayRead(me().role, 'ledger') },
  );
  const accounts = useMemo(() => new Map((data ?? []).map((account) => [account.id as unknown, account])), [data]);
  const columns: Column<ProfessionalRow>[] = [
    { key: 'name', label: t('lawyers.name'), sort: 'name', cell: () => null },
    {
      key: 'state',
      label: t('lawyers.state'),
      sort: 'state',
      cell: (row) => <State family="professionalStates" value={row.paused && row.state === 'Approved' ? 'Paused' : row.state} />,
    },
    { key: 'title', label: t('lawyers.kind'), sort: 'title', cell: (row) => code('titles', row.title) },
    { key: 'firm', label: t('lawyers.firm'), sort: 'firm', cell: (row) => row.firm ?? '–' },
    { key: 'province', label: t('lawyers.province'), sort: 'province', cell: (row) => row.province },
    { key: 'licence', label: t('lawyers.licence'), cell: (row) => row.licenceNo ?? '–' },
    {
      key: 'fields',
      label: t('lawyers.fields'),
      wide: true,
      cell: (row) => few((row.fields ?? []).map((field) => code('lawyerTypes', field))),
    },
    { key: 'regions', label: t('lawyers.regions'), hidden: true, wide: true, cell: (row) => few((row.regions ?? []).map(region)) },
    {
      key: 'languages',
      label: t('lawyers.languages'),
      hidden: true,
      cell: (row) => few((row.languages ?? []).map((lang) => code('langs', lang))),
    },
    {
      key: 'contact',
      label: t('lawyers.contact'),
      hidden: true,
      cell: (row) => (
        <>
          {formatPhone(row.phoneNumber)}
          <br />
          {row.email}
        </>
      ),
    },
    { key: 'balance', label: t('lawyers.balance'), align: 'right', cell: (row) => <Balance accounts={accounts} id={row.id} /> },
    { key: 'createdAt', label: t('lawyers.since'), sort: 'createdAt', cell: (row) => formatDate(row.createdAt) },
  ];
  return (
    <LiveList<ProfessionalRow>
      resource="lawyers"
      view="professionals"
      cells={dataUpdatedAt}
      title={t('lawyers.title')}
      search={t('list.searchLawyers')}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      views={[
        { key: 'all', label: t('lawyers.views.all'), filter: {} },
        { key: 'toApprove', label: t('lawyers.views.toApprove'), filter: { state: ['Applied'] }, counted: true },
        { key: 'approved', label: t('lawyers.views.approved'), filter: { state: ['Approved'] } },
        { key: 'paused', label: t('lawyers.views.paused'), filter: { paused: true } },
        { key: 'suspended', label: t('lawyers.views.suspended'), filter: { state: ['Suspended'] } },
      ]}
      selects={[
        {
          field: 'province',
          label: t('list.province'),
          options: ['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) })),
        },
        {
          field: 'title',
          label: t('lawyers.kind'),
          options: ['lawyer', 'notary', 'paralegal', 'mediator'].map((value) => ({ value, label: code('titles', value) })),
        },
        {
          field: 'fields',
          label: t('list.lawyerType'),
          many: true,
          options: lawyerTypes.map((value) => ({ value, label: code('lawyerTypes', value) })),
        },
      ]}
      href={(row) => `/lawyers/${row.id}`}
      rowName={(row) => row.name ?? '–'}
      empty={t('lawyers.empty')}
      emptyText={t('lawyers.emptyText')}
      card={(row) => (
        <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
          <Box>
            <State family="professionalStates" value={row.state} /> {code('titles', row.title)} · {row.province}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{few((row.fields ?? []).map((field) => code('lawyerTypes', field)))}</Box>
          <Box>
            <Balance accounts={accounts} id={row.id} />
          </Box>
        </Box>
      )}
    />
  );
}
