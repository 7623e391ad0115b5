import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Column } from '../../components/list/LiveList';
import { State } from '../../components/Tone';
import { formatCoins, formatDate, formatDay, formatDuration, formatFull, formatMoment, formatPhone } from '../../format';
import { useRegion } from '../../regions';
import { useNow } from '../../useNow';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { formatShare } from '../figures';
import type { ListedLawyer } from './row';

const Few = ({ words }: { words: string[] }) => (
  <Box component="span" title={words.join(', ')} sx={{ display: 'block', maxWidth: 176, overflow: 'hidden', textOverflow: 'ellipsis' }}>
    {words.length > 2 ? `${words.slice(0, 2).join(', ')} +${words.length - 2}` : words.join(', ') || '–'}
  </Box>
);
/** The state people speak of: one who is approved and takes a break is on a break. */
export const stateOf = (row: Pick<ListedLawyer, 'paused' | 'state'>): string =>
  row.paused && row.state === 'Approved' ? 'Paused' : row.state;
const Under = ({ children }: { children: ReactNode }) => (
  <Box sx={{ fontSize: '.75rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>{children}</Box>
);
const When = ({ at }: { at: string | null | undefined }) =>
  at ? (
    <time dateTime={at} title={formatFull(at)}>
      {formatMoment(at)}
    </time>
  ) : (
    <>–</>
  );

const Licence = ({ row }: { row: ListedLawyer }) => {
  const t = useT();
  const code = useCode();
  const now = useNow();
  const late = Boolean(row.licenceNextCheckAt) && Date.parse(row.licenceNextCheckAt!) < now;
  return (
    <>
      {row.licenceNo ?? '–'}
      <Under>
        {row.licenceCheckedAt
          ? `${code('licenceStates', row.licenceState)}, ${formatDay(row.licenceCheckedAt)}`
          : code('licenceStates', row.licenceState)}
        {late && (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 700 }}>
            {' '}
            · {t('pros.checkDue')}
          </Box>
        )}
      </Under>
    </>
  );
};

/** Who they are and what they practise. */
const useProfileColumns = (): Column<ListedLawyer>[] => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const fields = (row: ListedLawyer) => <Few words={(row.fields ?? []).map((field) => code('lawyerTypes', field))} />;
  return [
    { key: 'name', label: t('lawyers.name'), sort: 'name', cell: () => null },
    { key: 'state', label: t('lawyers.state'), sort: 'state', cell: (row) => <State family="professionalStates" value={stateOf(row)} /> },
    {
      key: 'title',
      label: t('lawyers.kind'),
      sort: 'title',
      cell: (row) => (
        <>
          {code('titles', row.title)} <Under>{row.province}</Under>
        </>
      ),
    },
    { key: 'licence', label: t('lawyers.licence'), sort: 'licenceNextCheckAt', cell: (row) => <Licence row={row} /> },
    { key: 'fields', label: t('lawyers.fields'), from: 'lg', cell: fields },
    { key: 'regions', label: t('lawyers.regions'), hidden: true, cell: (row) => <Few words={(row.regions ?? []).map(region)} /> },
    { key: 'firm', label: t('lawyers.firm'), sort: 'firm', hidden: true, cell: (row) => row.firm ?? '–' },
    {
      key: 'languages',
      label: t('lawyers.languages'),
      hidden: true,
      cell: (row) => <Few words={(row.languages ?? []).map((lang) => code('langs', lang))} />,
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
  ];
};

/** What they have and do. */
const useActivityColumns = (): Column<ListedLawyer>[] => {
  const t = useT();
  return [
    { key: 'balance', label: t('lawyers.balance'), align: 'right', cell: (row) => formatCoins(row.availableCc) },
    {
      key: 'activity',
      label: t('pros.activity'),
      align: 'right',
      cell: (row) => (row.activity ? `${row.activity.offers} / ${row.activity.accepted}` : '–'),
    },
    { key: 'sla', label: t('pros.sla'), align: 'right', cell: (row) => formatShare(row.activity?.slaKeptShare) },
    { key: 'credits', label: t('pros.credits'), align: 'right', hidden: true, cell: (row) => formatShare(row.activity?.creditShare) },
    { key: 'lastSeen', label: t('pros.lastSeen'), from: 'lg', cell: (row) => <When at={row.activity?.lastSeenAt} /> },
  ];
};

/** Their file with the team. */
const useFileColumns = (): Column<ListedLawyer>[] => {
  const t = useT();
  const { nameOf } = useStaff();
  const now = useNow();
  return [
    {
      key: 'applied',
      label: t('pros.application'),
      sort: 'appliedAt',
      cell: (row) => (
        <>
          {formatDay(row.appliedAt)}
          {row.state === 'Applied' && row.appliedAt && (
            <Under>{t('pros.waitingFor', { time: formatDuration(now - Date.parse(row.appliedAt)) })}</Under>
          )}
        </>
      ),
    },
    {
      key: 'manager',
      label: t('pros.manager'),
      sort: 'accountManagerId',
      from: 'lg',
      cell: (row) => (row.accountManagerId ? nameOf(row.accountManagerId) : '–'),
    },
    { key: 'createdAt', label: t('lawyers.since'), sort: 'createdAt', hidden: true, cell: (row) => formatDate(row.createdAt) },
  ];
};

/** X01, column by column. */
export const useLawyerColumns = (): Column<ListedLawyer>[] => [...useProfileColumns(), ...useActivityColumns(), ...useFileColumns()];
