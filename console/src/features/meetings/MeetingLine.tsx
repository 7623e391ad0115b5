import type { MeetingRow } from '@jurilien/rows/scheduling';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { ShortLine } from '../../components/list/ShortLine';
import { State } from '../../components/Tone';
import { formatDay, formatTime } from '../../format';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';

/** One meeting in a short list: when, what, with whom of the team. */
export const MeetingLine = ({ row }: { row: MeetingRow }) => {
  const t = useT();
  const code = useCode();
  const staff = useStaff();
  const kind = [code('meetingKinds', row.kind), row.code].filter(Boolean).join(' · ');
  return (
    <ShortLine
      head={
        <>
          <MuiLink component={Link} to={`/meeting/${row.id}`} sx={{ fontWeight: 650 }}>
            {row.startsAt ? `${formatTime(row.startsAt)} · ${kind}` : kind}
          </MuiLink>
          <State family="meetingStates" value={row.state} />
        </>
      }
    >
      {[
        row.staffId ? staff.nameOf(row.staffId) : t('meetings.noOneYet'),
        code('meetingModes', row.mode),
        row.state === 'Invited' ? t('meetings.until', { day: formatDay(row.until) }) : '',
      ]
        .filter(Boolean)
        .join(' · ')}
    </ShortLine>
  );
};
