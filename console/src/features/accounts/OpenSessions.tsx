import type { AccountRow, SessionRow } from '@jurilien/rows/identity';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { serverNow } from '../../session/session';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { useActions } from '../../components/commands/useActions';
import { COLON, formatList, formatMoment } from '../../format';
import { useStaff } from '../../useStaff';
import { useCode, useT, type Translate } from '../../useT';

const deviceOf = (session: SessionRow, t: Translate): string => session.device ?? t('users.unknownDevice');

const OpenSession = ({ session, why, onEnd }: { session: SessionRow; why?: string; onEnd: () => void }) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const device = deviceOf(session, t);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '.8125rem',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{device}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t('users.since', { date: formatMoment(session.startedAt) })}, {t('users.seen', { date: formatMoment(session.lastSeenAt) })}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{formatList((session.methods ?? []).map((method) => code('proofs', method)))}</Box>
        {session.kind === 'impersonation' && <Tag tone="accent">{t('users.lookedAs', { name: nameOf(session.by) })}</Tag>}
      </Box>
      <ActionButton variant="outlined" color="error" why={why} aria-label={`${t('users.endOne')}${COLON} ${device}`} onClick={onEnd}>
        {t('users.endOne')}
      </ActionButton>
    </Box>
  );
};

/** Where someone is signed in now, and the way to end each. */
export const OpenSessions = ({ row, endAll }: { row: AccountRow; endAll: { why?: string; open: () => void } }) => {
  const t = useT();
  const [ending, setEnding] = useState<SessionRow>();
  const [now] = useState(serverNow);
  const query = useGetList<SessionRow>('sessions', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'startedAt', order: 'DESC' },
    filter: { userId: row.id, state: 'live', expiresAt_gte: new Date(now).toISOString() },
  });
  const whyNot = useActions('sessions', query.data?.map(({ id }) => id) ?? []);
  return (
    <Panel
      title={t('users.sessions')}
      aside={
        <ActionButton variant="outlined" why={endAll.why} onClick={endAll.open}>
          {t('actions.RevokeAllSessions')}
        </ActionButton>
      }
    >
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('users.noSessions')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {query.data?.map((session) => (
            <OpenSession key={session.id} session={session} why={whyNot(session.id, 'RevokeSession')} onEnd={() => setEnding(session)} />
          ))}
        </Box>
      </Loaded>
      {ending && (
        <CommandDialog
          command={{
            command: 'RevokeSession',
            label: `${t('actions.RevokeSession')} · ${deviceOf(ending, t)}`,
            reason: true,
            note: t('users.endOneNote'),
            fields: [],
            payload: () => ({ sessionId: ending.id }),
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Panel>
  );
};
