import type { AppointmentRow } from '@jurilien/rows/scheduling';
import { Box, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Loaded, Panel } from '../../components/page/Panel';
import { ShortLine } from '../../components/list/ShortLine';
import { State, Tag } from '../../components/Tone';
import { formatMoment } from '../../format';
import { mayRead, me } from '../../roles';
import { useCode, useT } from '../../useT';
import { AppointmentDialog } from './AppointmentDialog';
import { BookFor } from './BookFor';
import { ProfessionalLink } from './ProfessionalLink';

const SHOWN = 20;

/** Whose appointments: those of a request, or of a professional. */
type About = { readonly leadId: string } | { readonly professionalId: string };

const Line = ({ row, named, open }: { row: AppointmentRow; named: boolean; open: () => void }) => {
  const t = useT();
  const code = useCode();
  return (
    <ShortLine
      head={
        <>
          <MuiLink component="button" type="button" onClick={open} sx={{ fontWeight: 650, fontSize: 'inherit' }}>
            {t('scheduling.pair', { code: row.code, name: formatMoment(row.startsAt) })}
          </MuiLink>
          <State family="appointmentStates" value={row.state} />
          {row.disputed && <Tag tone="danger">{t('scheduling.disputed')}</Tag>}
        </>
      }
    >
      {code('appointmentKinds', row.kind)} · {code('meetingModes', row.mode)}
      {named && (
        <>
          {' '}
          · <ProfessionalLink id={row.professionalId} />
        </>
      )}
    </ShortLine>
  );
};

/** X14, X02: appointments of a request or of a professional, the latest first, and the way to book another. */
export const AppointmentsOf = ({ about }: { about: About }) => {
  const t = useT();
  const [opened, setOpened] = useState<AppointmentRow>();
  const query = useGetList<AppointmentRow>('appointments', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'startsAt', order: 'DESC' },
    filter: about,
  });
  if (!mayRead(me().role, 'appointments')) return null;
  const rows = query.data ?? [];
  return (
    <Panel title={t('scheduling.title')} aside={<BookFor about={about} />}>
      <Loaded query={query} isEmpty={rows.length === 0} empty={t('scheduling.none')} lines={2}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <Line key={row.id} row={row} named={'leadId' in about} open={() => setOpened(row)} />
          ))}
        </Box>
      </Loaded>
      {opened && <AppointmentDialog row={opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
};
