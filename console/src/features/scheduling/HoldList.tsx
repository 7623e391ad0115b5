import type { ReservationRow } from '@jurilien/rows/scheduling';
import { Box } from '@mui/material';
import { useState } from 'react';
import { Countdown } from '../../components/Countdown';
import { LiveList, type Column } from '../../components/list/LiveList';
import { State } from '../../components/Tone';
import { every } from '../../every';
import { formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import { BookFor } from './BookFor';
import { HoldDialog } from './HoldDialog';
import { HoldFigures } from './HoldFigures';
import { ProfessionalLink } from './ProfessionalLink';
import { SchedulingTabs } from './SchedulingTabs';

const live = { state: ['Held'] };

const End = ({ row }: { row: ReservationRow }) => (row.state === 'Held' ? <Countdown at={row.until} /> : <>{formatMoment(row.endedAt)}</>);

const useColumns = (): Column<ReservationRow>[] => {
  const t = useT();
  const code = useCode();
  return [
    { key: 'code', label: t('scheduling.code'), sort: 'code', cell: () => null },
    { key: 'state', label: t('scheduling.state'), sort: 'state', cell: (row) => <State family="reservationStates" value={row.state} /> },
    { key: 'until', label: t('scheduling.ends'), sort: 'until', cell: (row) => <End row={row} /> },
    { key: 'startsAt', label: t('scheduling.when'), sort: 'startsAt', cell: (row) => formatMoment(row.startsAt) },
    { key: 'professional', label: t('scheduling.professional'), cell: (row) => <ProfessionalLink id={row.professionalId} /> },
    { key: 'by', label: t('scheduling.heldBy'), sort: 'by', cell: (row) => code('appointmentSides', row.by) },
    { key: 'extended', label: t('scheduling.extended'), cell: (row) => t(row.extended ? 'scheduling.yes' : 'scheduling.no') },
    { key: 'heldAt', label: t('scheduling.heldAt'), sort: 'heldAt', cell: (row) => formatMoment(row.heldAt) },
    { key: 'province', label: t('scheduling.province'), hidden: true, cell: (row) => code('provinces', row.province) },
  ];
};

/** X17: slots that are held now and what became of others. */
export default function HoldList() {
  const t = useT();
  const code = useCode();
  const [opened, setOpened] = useState<ReservationRow>();
  const columns = useColumns();
  return (
    <>
      <LiveList<ReservationRow>
        resource="reservations"
        view="reservations"
        title={t('scheduling.tabs.holds')}
        aside={<BookFor />}
        above={
          <>
            <SchedulingTabs />
            <HoldFigures />
          </>
        }
        search={t('scheduling.search')}
        columns={columns}
        sort={{ field: 'heldAt', order: 'DESC' }}
        filter={live}
        views={[
          { key: 'live', label: t('scheduling.holdViews.live'), filter: live, counted: true },
          { key: 'expired', label: t('scheduling.holdViews.expired'), filter: { state: ['Expired'] } },
          { key: 'converted', label: t('scheduling.holdViews.converted'), filter: { state: ['Converted'] } },
          { key: 'released', label: t('scheduling.holdViews.released'), filter: { state: ['Released'] } },
          { key: 'all', label: t('scheduling.holdViews.all'), filter: {} },
        ]}
        selects={[
          {
            field: 'by',
            label: t('scheduling.heldBy'),
            options: every<ReservationRow['by']>()('client', 'staff').map((value) => ({ value, label: code('appointmentSides', value) })),
          },
          {
            field: 'province',
            label: t('scheduling.province'),
            options: ['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) })),
          },
        ]}
        onOpen={setOpened}
        rowName={(row) => row.code}
        empty={t('scheduling.noHolds')}
        emptyText={t('scheduling.noHoldsText')}
        card={(row) => (
          <Box sx={{ fontSize: '.8125rem', display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <State family="reservationStates" value={row.state} /> {formatMoment(row.startsAt)} <End row={row} />
          </Box>
        )}
      />
      {opened && <HoldDialog row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
