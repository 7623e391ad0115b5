import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Link, useSearchParams } from 'react-router-dom';
import { maskAddress } from '../../components/text/mask';
import { LaterMenu } from '../../components/commands/LaterMenu';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { Tag } from '../../components/Tone';
import { useCommand, type Undo } from '../../components/commands/useCommand';
import { formatFull } from '../../format';
import { useKey } from '../../layout/shortcuts';
import { me, whyNotAs } from '../../roles';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import type { Talk } from './useThread';

/** What takes an act on a conversation back; no one outside hears of any of them. */
const undoOf = (command: string, { id: threadId, assigneeId, snoozedUntil }: Talk['thread']): Undo | undefined => {
  if (command === 'AssignThread') return { command, payload: { threadId, assigneeId: assigneeId ?? null } };
  if (command === 'SnoozeThread' && snoozedUntil) return { command, payload: { threadId, until: snoozedUntil } };
  if (command === 'SnoozeThread' || command === 'CloseThread') return { command: 'ReopenThread', payload: { threadId } };
  return undefined;
};

/** What can be done with a conversation, by button and by key. */
const useActs = ({ thread }: Talk) => {
  const { run, busy, problem } = useCommand();
  const { id: threadId, state } = thread;
  const may = (command: string) => !busy && !whyNotAs(me().role, command);
  const act = (command: string, payload: object = {}) =>
    void run(command, { threadId, ...payload }, { quiet: true, undo: undoOf(command, thread) });
  useKey('i', () => may('AssignThread') && act('AssignThread', { assigneeId: me().id }));
  useKey('c', () => may('CloseThread') && state !== 'Closed' && act('CloseThread'));
  return { may, act, problem };
};
interface Part extends Pick<ReturnType<typeof useActs>, 'may' | 'act'> {
  thread: Talk['thread'];
}

const Assign = ({ thread, may, act }: Part) => {
  const t = useT();
  const staff = useStaff();
  return (
    <TextField
      select
      label={t('comms.assign')}
      value={thread.assigneeId ?? ''}
      disabled={!may('AssignThread')}
      onChange={(event) => act('AssignThread', { assigneeId: event.target.value || null })}
      sx={{ minWidth: 150 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('comms.noOne')}</MenuItem>
      {staff.options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};

const Snooze = ({ may, act }: Part) => {
  const t = useT();
  return (
    <LaterMenu onPick={(until) => act('SnoozeThread', { until })}>
      {(open) => (
        <Button variant="outlined" aria-haspopup="menu" disabled={!may('SnoozeThread')} onClick={open}>
          {t('comms.snooze')}
        </Button>
      )}
    </LaterMenu>
  );
};

const Acts = (part: Part) => {
  const t = useT();
  const { may, act, thread } = part;
  return (
    <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {thread.awaiting > 0 && (
        <Button disabled={!may('ReadThread')} onClick={() => act('ReadThread')}>
          {t('comms.markRead')}
        </Button>
      )}
      <Assign {...part} />
      {thread.state === 'Open' && <Snooze {...part} />}
      {thread.state === 'Open' ? (
        <Button variant="outlined" disabled={!may('CloseThread')} onClick={() => act('CloseThread')}>
          {t('comms.close')}
        </Button>
      ) : (
        <Button variant="outlined" disabled={!may('ReopenThread')} onClick={() => act('ReopenThread')}>
          {t('comms.reopen')}
        </Button>
      )}
    </Box>
  );
};

/** Who a conversation is with, how it stands, and what to do with it. */
export const ConversationHead = ({ talk }: { talk: Talk }) => {
  const t = useT();
  const [params] = useSearchParams();
  const { may, act, problem } = useActs(talk);
  const { thread, people } = talk;
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          component={Link}
          to={{ pathname: '/comms', search: params.toString() }}
          startIcon={<BackIcon />}
          sx={{ display: { md: 'none' } }}
        >
          {t('comms.back')}
        </Button>
        <Typography variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {people.professionals[0]?.name ?? people.leads[0]?.code ?? maskAddress(thread.from)}
        </Typography>
        <Tag tone={thread.state === 'Open' ? 'info' : 'neutral'}>
          {thread.snoozedUntil ? t('comms.snoozedUntil', { at: formatFull(thread.snoozedUntil) }) : t(`comms.states.${thread.state}`)}
        </Tag>
        <Acts thread={thread} may={may} act={act} />
      </Box>
      <ProblemAlert problem={problem} />
    </Box>
  );
};
