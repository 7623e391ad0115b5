import type { LeadRow } from '@jurilien/rows/processes';
import type { Column } from '../../components/list/LiveList';
import { State } from '../../components/Tone';
import { formatCoins, formatFull, formatMoment, formatPhone } from '../../format';
import { useRegion } from '../../regions';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { Marks, Next } from '../lead';

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatFull(at)}>
    {formatMoment(at)}
  </time>
);
const Reach = ({ row }: { row: LeadRow }) => (
  <>
    {formatPhone(row.phoneNumber)}
    <br />
    {row.email}
  </>
);
const Place = ({ row }: { row: LeadRow }) => {
  const region = useRegion();
  return <span title={region(row.region)}>{[row.city ?? region(row.region), row.province].filter(Boolean).join(', ') || '–'}</span>;
};

/** The columns of the list of requests. */
export const useLeadColumns = (): Column<LeadRow>[] => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  return [
    { key: 'code', label: t('leads.code'), sort: 'code', cell: () => null },
    { key: 'state', label: t('leads.state'), sort: 'state', cell: (row) => <State family="states" value={row.state} /> },
    { key: 'next', label: t('leads.next'), sort: 'nextAt', cell: (row) => <Next lead={row} /> },
    { key: 'matter', label: t('leads.matter'), sort: 'lawyerType', cell: (row) => code('lawyerTypes', row.lawyerType) },
    { key: 'marks', label: t('leads.marks'), from: 'md', cell: (row) => <Marks lead={row} /> },
    { key: 'client', label: t('leads.client'), from: 'lg', cell: (row) => row.clientName ?? '–' },
    { key: 'contact', label: t('leads.contact'), hidden: true, cell: (row) => <Reach row={row} /> },
    { key: 'place', label: t('leads.place'), sort: 'region', from: 'md', cell: (row) => <Place row={row} /> },
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
    { key: 'createdAt', label: t('leads.created'), sort: 'createdAt', cell: (row) => <Moment at={row.createdAt} /> },
    { key: 'updatedAt', label: t('leads.updated'), sort: 'updatedAt', hidden: true, cell: (row) => <Moment at={row.updatedAt} /> },
  ];
};
