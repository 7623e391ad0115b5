import type { AppointmentRow } from '@jurilien/rows/scheduling';
import { Box } from '@mui/material';
import { useState } from 'react';
import { Countdown } from '../../components/Countdown';
import { LiveList, type Column } from '../../components/list/LiveList';
import { State, Tag } from '../../components/Tone';
import { every } from '../../every';
import { formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import { AppointmentDialog } from './AppointmentDialog';
import { BookFor } from './BookFor';
import { ProfessionalLink } from './ProfessionalLink';
import { SchedulingTabs } from './SchedulingTabs';

const toConfirm = { state: ['Requested', 'Proposing'] };
const OVER = every<Exclude<AppointmentRow['state'], 'Requested' | 'Confirmed' | 'Proposing'>>()(
  'Held',
  'ClientNoShow',
  'ProfessionalNoShow',
  'Cancelled',
  'Lapsed',
  'Unknown',
);

/** The deadline for an answer. */
const AnswerBy = ({ row }: { row: AppointmentRow }) => {
  if (row.state === 'Requested') return <Countdown at={row.confirmBy} />;
  return row.state === 'Proposing' ? <Countdown at={row.proposedUntil} /> : <>–</>;
};

const useColumns = (): Column<AppointmentRow>[] => {
  const t = useT();
  const code = useCode();
  return [
    { key: 'code', label: t('scheduling.code'), sort: 'code', cell: () => null },
    {
      key: 'state',
      label: t('scheduling.state'),
      sort: 'state',
      cell: (row) => (
        <>
          <State family="appointmentStates" value={row.state} /> {row.disputed && <Tag tone="danger">{t('scheduling.disputed')}</Tag>}
        </>
      ),
    },
    { key: 'startsAt', label: t('scheduling.when'), sort: 'startsAt', cell: (row) => formatMoment(row.startsAt) },
    { key: 'answerBy', label: t('scheduling.confirmBy'), sort: 'confirmBy', cell: (row) => <AnswerBy row={row} /> },
    { key: 'professional', label: t('scheduling.professional'), cell: (row) => <ProfessionalLink id={row.professionalId} /> },
    { key: 'kind', label: t('scheduling.kind'), sort: 'kind', cell: (row) => code('appointmentKinds', row.kind) },
    { key: 'mode', label: t('scheduling.mode'), sort: 'mode', cell: (row) => code('meetingModes', row.mode) },
    { key: 'requestedBy', label: t('scheduling.askedBy'), hidden: true, cell: (row) => code('appointmentSides', row.requestedBy) },
    { key: 'province', label: t('scheduling.province'), hidden: true, cell: (row) => code('provinces', row.province) },
  ];
};

/** X17: appointments that wait for an answer, those to come, and what came of the others. */
export default function AppointmentList() {
  const t = useT();
  const code = useCode();
  const [opened, setOpened] = useState<AppointmentRow>();
  const columns = useColumns();
  return (
    <>
      <LiveList<AppointmentRow>
        resource="appointments"
        view="appointments"
        title={t('scheduling.title')}
        aside={<BookFor />}
        above={<SchedulingTabs />}
        search={t('scheduling.search')}
        columns={columns}
        sort={{ field: 'startsAt', order: 'ASC' }}
        filter={toConfirm}
        views={[
          { key: 'confirm', label: t('scheduling.views.confirm'), filter: toConfirm, counted: true },
          { key: 'ahead', label: t('scheduling.views.ahead'), filter: { state: ['Confirmed'] } },
          { key: 'disputed', label: t('scheduling.views.disputed'), filter: { disputed: true }, counted: true },
          { key: 'over', label: t('scheduling.views.over'), filter: { state: OVER } },
          { key: 'all', label: t('scheduling.views.all'), filter: {} },
        ]}
        selects={[
          {
            field: 'kind',
            label: t('scheduling.kind'),
            options: every<AppointmentRow['kind']>()('first', 'consultation', 'followUp').map((value) => ({
              value,
              label: code('appointmentKinds', value),
            })),
          },
          {
            field: 'province',
            label: t('scheduling.province'),
            options: ['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) })),
          },
        ]}
        onOpen={setOpened}
        rowName={(row) => row.code}
        empty={t('scheduling.empty')}
        emptyText={t('scheduling.emptyText')}
        card={(row) => (
          <Box sx={{ fontSize: '.8125rem', display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <State family="appointmentStates" value={row.state} />
            {row.disputed && <Tag tone="danger">{t('scheduling.disputed')}</Tag>}
            {formatMoment(row.startsAt)} · {code('meetingModes', row.mode)}
          </Box>
        )}
      />
      {opened && <AppointmentDialog row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
