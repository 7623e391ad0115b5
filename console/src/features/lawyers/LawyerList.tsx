import { DAY_MS } from '@jurilien/reference';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { LiveList, type BulkAction, type MoreFilter, type SavedView, type SelectFilter } from '../../components/list/LiveList';
import { State } from '../../components/Tone';
import { useUsualSelects } from '../../components/list/Filters';
import { lawyerTypes } from '../../codes';
import { every } from '../../every';
import { formatCoins } from '../../format';
import { useRegionOptions } from '../../regions';
import { isManager, me } from '../../roles';
import { licenceSoonDays } from '../../in-force/soon';
import { useConfig } from '../../in-force/useConfig';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { ExportButton } from '../exports';
import { BulkMessage } from './BulkMessage';
import { stateOf, useLawyerColumns } from './columns';
import type { ListedLawyer } from './row';

/** The day, not the moment, so that the same view has the same address all day. */
const inDays = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T00:00:00.000Z`;

const useViews = (): SavedView[] => {
  const t = useT();
  const config = useConfig();
  const soon = useMemo(() => inDays(licenceSoonDays(config)), [config]);
  return [
    { key: 'all', label: t('lawyers.views.all'), filter: {} },
    { key: 'toApprove', label: t('lawyers.views.toApprove'), filter: { state: ['Applied'] }, counted: true },
    {
      key: 'checkDue',
      label: t('pros.views.checkDue'),
      filter: { state: ['Approved', 'Suspended'], licenceNextCheckAt_lte: soon },
      counted: true,
    },
    { key: 'atRisk', label: t('pros.views.atRisk'), filter: { watch: 'at-risk' }, counted: true },
    { key: 'lowSupply', label: t('pros.views.lowSupply'), filter: { watch: 'low-supply' } },
    { key: 'mine', label: t('pros.views.mine'), filter: { accountManagerId: me().id } },
    { key: 'approved', label: t('lawyers.views.approved'), filter: { state: ['Approved'] } },
    { key: 'paused', label: t('lawyers.views.paused'), filter: { paused: true } },
    { key: 'suspended', label: t('lawyers.views.suspended'), filter: { state: ['Suspended'] } },
  ];
};

const useSelects = (): SelectFilter[] => {
  const t = useT();
  const code = useCode();
  const { province } = useUsualSelects();
  return [
    province,
    {
      field: 'title',
      label: t('lawyers.kind'),
      options: every<ListedLawyer['title']>()('lawyer', 'notary', 'paralegal', 'mediator').map((value) => ({
        value,
        label: code('titles', value),
      })),
    },
    {
      field: 'fields',
      label: t('list.lawyerType'),
      many: true,
      options: lawyerTypes.map((value) => ({ value, label: code('lawyerTypes', value) })),
    },
  ];
};

const useMoreFilters = (): MoreFilter[] => {
  const t = useT();
  const code = useCode();
  const { options: staff } = useStaff();
  const regions = [...useRegionOptions('QC'), ...useRegionOptions('ON')];
  return [
    { kind: 'choice', field: 'regions', label: t('fields.region'), options: regions },
    {
      kind: 'choice',
      field: 'languages',
      label: t('lawyers.languages'),
      options: ['fr', 'en'].map((value) => ({ value, label: code('langs', value) })),
    },
    { kind: 'choice', field: 'accountManagerId', label: t('pros.manager'), options: staff },
    { kind: 'day', field: 'licenceNextCheckAt', label: t('lawyers.nextCheck') },
    { kind: 'day', field: 'appliedAt', label: t('pros.application') },
    { kind: 'flag', field: 'paused', label: t('pros.paused') },
  ];
};

/** What a manager may do with several at once. */
const useBulk = (): BulkAction[] | undefined => {
  const t = useT();
  const { options: staff } = useStaff();
  return isManager(me().role)
    ? [
        {
          command: 'AssignAccountManager',
          label: t('actions.AssignAccountManager'),
          reason: false,
          field: { name: 'managerId', label: 'pros.manager', options: staff },
          payload: (row, managerId) => ({ professionalId: row.id, managerId }),
          undo: (row) => ({
            command: 'AssignAccountManager',
            payload: { professionalId: row.id, managerId: row.accountManagerId ?? null },
          }),
        },
        {
          command: 'WriteToMember',
          label: t('lawyerMessage.action'),
          dialog: (rows, onClose) => <BulkMessage ids={rows.map((row) => String(row.id))} onClose={onClose} />,
        },
      ]
    : undefined;
};

const Card = ({ row }: { row: ListedLawyer }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
      <Box>
        <State family="professionalStates" value={stateOf(row)} /> {code('titles', row.title)} · {row.province}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{(row.fields ?? []).map((field) => code('lawyerTypes', field)).join(', ') || '–'}</Box>
      <Box>
        {[
          row.availableCc === null || row.availableCc === undefined ? '' : formatCoins(row.availableCc),
          row.activity ? t('pros.inCard', { offers: row.activity.offers, accepted: row.activity.accepted }) : '',
        ]
          .filter(Boolean)
          .join(' · ') || '–'}
      </Box>
    </Box>
  );
};

/** X01: professionals of both provinces. */
export default function LawyerList() {
  const t = useT();
  const columns = useLawyerColumns();
  const { options: staff } = useStaff();
  return (
    <LiveList<ListedLawyer>
      resource="lawyers"
      view="professionals"
      cells={staff.length}
      title={t('lawyers.title')}
      search={t('list.searchLawyers')}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      aside={({ filter }) => <ExportButton what="professionals" filter={filter} />}
      views={useViews()}
      selects={useSelects()}
      more={useMoreFilters()}
      bulk={useBulk()}
      href={(row) => `/lawyers/${row.id}`}
      rowName={(row) => row.name ?? '–'}
      empty={t('lawyers.empty')}
      emptyText={t('lawyers.emptyText')}
      card={(row) => <Card row={row} />}
    />
  );
}
