import type { MeetingKind } from '@jurilien/reference';
import type { MeetingRow } from '@jurilien/rows/scheduling';
import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { Loaded, Panel } from '../../components/page/Panel';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';
import type { Invitee } from './commands';
import { InviteToMeeting } from './InviteToMeeting';
import { MeetingLine } from './MeetingLine';

const SHOWN = 10;

interface Props {
  readonly subjectId: string;
  readonly invitee: Invitee;
  /** What the person can be invited to as they stand; nothing more when empty. */
  readonly kinds: readonly MeetingKind[];
}

/** Meetings of the person of a page with the team, the latest first, and the way to invite them to another. */
export const MeetingsOf = ({ subjectId, invitee, kinds }: Props) => {
  const t = useT();
  const query = useGetList<MeetingRow>('meetings', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'invitedAt', order: 'DESC' },
    filter: { subjectId },
  });
  if (!mayRead(me().role, 'meetings')) return null;
  const rows = query.data ?? [];
  return (
    <Panel title={t('meetings.title')} aside={<InviteToMeeting kinds={kinds} invitee={invitee} />}>
      <Loaded query={query} isEmpty={rows.length === 0} empty={t('meetings.none')} lines={2}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <MeetingLine key={row.id} row={row} />
          ))}
        </Box>
      </Loaded>
    </Panel>
  );
};
