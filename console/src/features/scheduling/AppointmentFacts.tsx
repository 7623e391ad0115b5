import { zoneWords } from '@jurilien/reference';
import type { AppointmentRow } from '@jurilien/rows/scheduling';
import { Box } from '@mui/material';
import { Facts } from '../../components/page/Panel';
import { formatFull, formatList, formatMoment } from '../../format';
import { locale } from '../../locale';
import { useCode, useT } from '../../useT';
import { ProfessionalLink } from './ProfessionalLink';

type Fact = [label: string, value: React.ReactNode];

/** What each side stated of how it went. */
const useSaid = (row: AppointmentRow): string[] => {
  const t = useT();
  const code = useCode();
  return (
    [
      ['client', row.clientStated],
      ['professional', row.professionalStated],
      ['staff', row.staffStated],
    ] as const
  ).flatMap(([side, outcome]) =>
    outcome ? [t('scheduling.saidBy', { side: code('appointmentSides', side), outcome: code('appointmentOutcomes', outcome) })] : [],
  );
};

const Lines = ({ of }: { of: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 4 }}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);

const useOpenFacts = (row: AppointmentRow): Fact[] => {
  const t = useT();
  const proposed = row.state === 'Proposing' ? (row.proposals ?? []).map(({ startsAt }) => formatMoment(startsAt)) : [];
  const late = [row.clientLate && t('scheduling.clientLate'), row.professionalLate && t('scheduling.professionalLate')].filter(
    (side): side is string => side !== false,
  );
  return [
    ...(row.state === 'Requested' ? ([[t('scheduling.confirmBy'), formatMoment(row.confirmBy)]] as Fact[]) : []),
    ...(proposed.length
      ? ([
          [t('scheduling.proposals'), <Lines key="proposals" of={proposed} />],
          [t('scheduling.proposedUntil'), formatMoment(row.proposedUntil)],
        ] as Fact[])
      : []),
    ...(late.length ? ([[t('scheduling.late'), formatList(late)]] as Fact[]) : []),
  ];
};

const useEndFacts = (row: AppointmentRow): Fact[] => {
  const t = useT();
  const code = useCode();
  const said = useSaid(row);
  const notes = [row.note, row.proposalNote, row.cancelNote].filter((note): note is string => Boolean(note));
  return [
    ...(said.length ? ([[t('scheduling.said'), <Lines key="said" of={said} />]] as Fact[]) : []),
    ...(row.cancelReason
      ? ([
          [
            t('scheduling.cancelled'),
            t('scheduling.cancelledBy', { side: code('actors', row.cancelledBy), reason: code('appointmentReasons', row.cancelReason) }),
          ],
        ] as Fact[])
      : []),
    ...(notes.length ? ([[t('scheduling.note'), <Lines key="notes" of={notes} />]] as Fact[]) : []),
  ];
};

/** Everything that is known of one appointment, on the clocks of all. */
export const AppointmentFacts = ({ row }: { row: AppointmentRow }) => {
  const t = useT();
  const code = useCode();
  const open = useOpenFacts(row);
  const end = useEndFacts(row);
  return (
    <Facts
      rows={[
        [t('scheduling.when'), formatFull(row.startsAt)],
        [t('scheduling.theirTime'), `${row.wallTime.replace('T', ' ')} (${zoneWords(row.zone, locale, row.startsAt)})`],
        [t('scheduling.clientZone'), zoneWords(row.clientZone, locale, row.startsAt)],
        [t('scheduling.professional'), <ProfessionalLink key="professional" id={row.professionalId} />],
        [t('scheduling.kind'), code('appointmentKinds', row.kind)],
        [t('scheduling.mode'), code('meetingModes', row.mode)],
        [t('scheduling.askedBy'), code('appointmentSides', row.requestedBy)],
        ...open,
        ...end,
      ]}
    />
  );
};
