import type { LeadRow } from '@jurilien/rows/processes';
import { LEAD_STATES } from '@jurilien/contracts';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { LiveList, type Column, type SavedView } from '../../components/LiveList';

import { State } from '../../components/Tone';
import { formatCoins, formatFull, formatMoment, formatPhone } from '../../format';
import { closeReasons, lawyerTypes } from '../../codes';
import { useRegion, useRegionOptions } from '../../regions';
import { isManager, me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { ByPhone } from './ByPhone';
import { ListOrBoard } from './ListOrBoard';
import { Marks, Next } from '../lead/marks';

/** Forms that were begun and never sent do not stand between requests: they have a view of their own. */
const SUBMITTED = { submitted: true };

/** X13: every request, dense, live, by saved view. */
export default function LeadList() {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const regions = [...useRegionOptions('QC'), ...useRegionOptions('ON')];
  const { options: staff, nameOf } = useStaff();
  const manager = isManager(me().role);
  // The clock is part of an address: it moves with each visit, not with each tick.
  const minute = useMemo(() => `${new Date().toISOString().slice(0, 16)}:00.000Z`, []);
  const views: SavedView[] = [
    { key: 'all', label: t('leads.views.all'), filter: SUBMITTED },
    { key: 'toValidate', label: t('leads.views.toValidate'), filter: { state: ['ToValidate', 'InValidation'] }, counted: true },
    { key: 'awaiting', label: t('leads.views.awaiting'), filter: { state: ['AwaitingConfirmation'] }, counted: true },
    { key: 'waiting', label: t('leads.views.waiting'), filter: { state: ['AwaitingInfo', 'OnHold'] } },
    { key: 'offering', label: t('leads.views.offering'), filter: { state: ['Ready', 'Offering', 'SelfServe'] }, counted: true },
    { key: 'accepted', label: t('leads.views.accepted'), filter: { state: ['Accepted', 'InService'] } },
    { key: 'mine', label: t('leads.views.mine'), filter: { assigneeId: me().id } },
    { key: 'contactMissed', label: t('leads.views.contactMissed'), filter: { state: ['Accepted'], nextAt_lte: minute }, counted: true },
    { key: 'noTaker', label: t('leads.views.noTaker'), filter: { state: ['Unserved'] }, counted: true },
    ...(manager ? [{ key: 'proposed', label: t('leads.views.proposed'), filter: { proposed: true }, counted: true }] : []),
    { key: 'aj', label: t('leads.views.aj'), filter: { juridicalHelp: true } },
    { key: 'mp', label: t('leads.views.mp'), filter: { smallMandate: true } },
    { key: 'super', label: t('leads.views.super'), filter: { superLead: true } },
    { key: 'tagged', label: t('leads.views.tagged'), filter: { tagged: true } },
    { key: 'blocked', label: t('leads.views.blocked'), filter: { state: ['Blocked'] } },
    { key: 'drafts', label: t('leads.views.drafts'), filter: { submitted: false } },
  ];
  const columns: Column<LeadRow>[] = [
    { key: 'code', label: t('leads.code'), sort: 'code', cell: () => null },
    { key: 'state', label: t('leads.state'), sort: 'state', cell: (row) => <State family="states" value={row.state} /> },
    { key: 'next', label: t('leads.next'), sort: 'nextAt', cell: (row) => <Next lead={row} /> },
    { key: 'matter', label: t('leads.matter'), sort: 'lawyerType', cell: (row) => code('lawyerTypes', row.lawyerType) },
    { key: 'marks', label: t('leads.marks'), from: 'md', cell: (row) => <Marks lead={row} /> },
    { key: 'client', label: t('leads.client'), from: 'lg', cell: (row) => row.clientName ?? '–' },
    {
      key: 'contact',
      label: t('leads.contact'),
      hidden: true,
      cell: (row) => (
        <>
          {formatPhone(row.phoneNumber)}
          <br />
          {row.email}
        </>
      ),
    },
    {
      key: 'place',
      label: t('leads.place'),
      sort: 'region',
      from: 'md',
      cell: (row) => (
        <span title={region(row.region)}>{[row.city ?? region(row.region), row.province].filter(Boolean).join(', ') || '–'}</span>
      ),
    },
    { key: 'lang', label: t('leads.lang'), sort: 'lang', from: 'lg', cell: (row) => row.lang?.toUpperCase() },
    { key: 'price', label: t('leads.price'), sort: 'priceCc', align: 'right', cell: (row) => formatCoins(row.priceCc) },
    {
      key: 'offers',
      label: t('leads.offers'),
      sort: 'offersOpen',
      align: 'right',
      hidden: true,
      cell: (row) => (row.offersOpen ? t('leads.offersOpen', { count: row.offersOpen }) : '–'),
    },
    {
      key: 'assignee',
      label: t('leads.assignee'),
      sort: 'assigneeId',
      hidden: true,
      cell: (row) => (row.assigneeId ? nameOf(row.assigneeId) : '–'),
    },
    {
      key: 'createdAt',
      label: t('leads.created'),
      sort: 'createdAt',
      cell: (row) => (
        <time dateTime={row.createdAt} title={formatFull(row.createdAt)}>
          {formatMoment(row.createdAt)}
        </time>
      ),
    },
    {
      key: 'updatedAt',
      label: t('leads.updated'),
      sort: 'updatedAt',
      hidden: true,
      cell: (row) => (
        <time dateTime={row.updatedAt} title={formatFull(row.updatedAt)}>
          {formatMoment(row.updatedAt)}
        </time>
      ),
    },
  ];
  return (
    <LiveList<LeadRow>
      resource="leads"
      view="leads"
      title={t('leads.title')}
      search={t('list.searchLeads')}
      aside={
        <>
          <ByPhone />
          <ListOrBoard />
        </>
      }
      views={views}
      columns={columns}
      filter={SUBMITTED}
      sort={{ field: 'createdAt', order: 'DESC' }}
      selects={[
        {
          field: 'state',
          label: t('list.state'),
          many: true,
          options: LEAD_STATES.map((value) => ({ value, label: code('states', value) })),
        },
        {
          field: 'province',
          label: t('list.province'),
          options: ['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) })),
        },
        {
          field: 'lawyerType',
          label: t('list.lawyerType'),
          options: lawyerTypes.map((value) => ({ value, label: code('lawyerTypes', value) })),
        },
        { field: 'lang', label: t('list.lang'), options: ['fr', 'en'].map((value) => ({ value, label: code('langs', value) })) },
      ]}
      more={[
        { kind: 'choice', field: 'region', label: t('fields.region'), options: regions },
        { kind: 'choice', field: 'assigneeId', label: t('leads.assignee'), options: staff },
        { kind: 'day', field: 'createdAt', label: t('leads.created') },
        { kind: 'number', field: 'priceCc', label: t('leads.price'), scale: 100 },
        ...(
          [
            'urgent',
            'superLead',
            'juridicalHelp',
            'smallMandate',
            'consult',
            'mediator',
            'paralegal',
            'commercial',
            'clientReady',
            'tagged',
            'renewed',
            'claimLive',
            'confirmed',
          ] as const
        ).map((field) => ({ kind: 'flag' as const, field, label: t(`leads.flagNames.${field}`) })),
      ]}
      bulk={[
        {
          command: 'TagLead',
          label: t('actions.TagLead'),
          reason: false,
          field: { name: 'note', label: 'actions.form.note', optional: true },
          payload: (row, note) => ({ leadId: row.id, tagged: true, ...(note ? { note } : {}) }),
        },
        ...(manager
          ? [
              {
                command: 'AssignLead',
                label: t('actions.AssignLead'),
                reason: true,
                field: { name: 'assigneeId', label: 'actions.form.assignee' as const, options: staff },
                payload: (row: { id: unknown }, assigneeId: string) => ({ leadId: row.id, assigneeId }),
              },
              {
                command: 'CloseLead',
                label: t('actions.CloseLead'),
                reason: true,
                danger: true,
                field: {
                  name: 'closeReason',
                  label: 'actions.form.closeReason' as const,
                  options: closeReasons.map((value) => ({ value, label: code('closeReasons', value) })),
                },
                payload: (row: { id: unknown }, closeReason: string) => ({ leadId: row.id, closeReason }),
              },
            ]
          : []),
      ]}
      href={(row) => `/leads/${row.id}`}
      rowName={(row) => row.code ?? '····'}
      emphasis={(row) => row.urgent === true}
      empty={t('leads.empty')}
      emptyText={t('leads.emptyText')}
      card={(row) => (
        <Box sx={{ display: 'grid', gap: 1.5, fontSize: '.8125rem' }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <State family="states" value={row.state} />
            <Next lead={row} />
          </Box>
          <Box>
            {code('lawyerTypes', row.lawyerType)} · {[row.city, row.province].filter(Boolean).join(', ')} · {row.clientName ?? '–'}
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color: 'text.secondary' }}>
            <Marks lead={row} all />
            <span>{formatMoment(row.createdAt)}</span>
          </Box>
        </Box>
      )}
    />
  );
}
