import { DAY_MS } from '@jurilien/reference';
import { Box, Button, Menu, MenuItem, Skeleton, TextField, Typography, useMediaQuery, type Theme } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../components/Pages';
import { ProblemAlert } from '../../components/ProblemAlert';
import { Tag } from '../../components/Tone';
import { useCommand } from '../../components/useCommand';
import { formatFull } from '../../format';
import { useKey } from '../../layout/shortcuts';
import { me, whyNotAs } from '../../roles';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { maskPhone } from '../../components/mask';
import { Bubbles } from './Bubbles';
import { Compose } from './Compose';
import { Context } from './Context';
import { useThread, type Talk } from './useThread';

const HOUR = 9;
/** Instants people mean when they say "later". */
const LATER = {
  tomorrow: () => at((d) => (d.setDate(d.getDate() + 1), d.setHours(HOUR, 0, 0, 0))),
  threeDays: () => at((d) => (d.setDate(d.getDate() + 3), d.setHours(HOUR, 0, 0, 0))),
  monday: () => at((d) => (d.setDate(d.getDate() + ((8 - d.getDay()) % 7 || 7)), d.setHours(HOUR, 0, 0, 0))),
  twoWeeks: () => at((d) => (d.setDate(d.getDate() + 14), d.setHours(HOUR, 0, 0, 0))),
  month: () => at((d) => d.setTime(d.getTime() + 30 * DAY_MS - 60_000)),
};
const at = (move: (d: Date) => unknown): string => {
  const d = new Date();
  move(d);
  return d.toISOString();
};

/** One conversation: what was said, what to do with it, and who it is with. */
export const Conversation = ({ id }: { id: string }) => {
  const query = useThread(id);
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  if (query.error) return <ErrorPanel error={query.error} retry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <Box aria-busy="true" sx={{ p: 4, display: 'grid', gap: 3, alignContent: 'start' }}>
        {[60, 45, 70].map((width, i) => (
          <Skeleton key={width} variant="rounded" height={48} width={`${width}%`} sx={{ justifySelf: i % 2 ? 'end' : 'start' }} />
        ))}
      </Box>
    );
  const talk = query.data;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: wide ? 'minmax(0,1fr) 300px' : 'minmax(0,1fr)',
        minHeight: 0,
        height: wide ? '100%' : 'auto',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0,1fr) auto', minHeight: 0, minWidth: 0 }}>
        <Head talk={talk} />
        <Box
          sx={{ overflowY: 'auto', minHeight: 200, maxHeight: wide ? undefined : '55vh' }}
          tabIndex={0}
          role="log"
          aria-label={maskPhone(talk.thread.from)}
        >
          <Bubbles said={talk.said} />
        </Box>
        <Box sx={{ p: 3, borderTop: 1, borderColor: 'divider' }}>
          <Compose key={talk.thread.id} talk={talk} />
        </Box>
      </Box>
      <Box sx={{ borderLeft: wide ? 1 : 0, borderTop: wide ? 0 : 1, borderColor: 'divider', overflowY: 'auto', minHeight: 0 }}>
        <Context key={talk.thread.id} talk={talk} />
      </Box>
    </Box>
  );
};

const Head = ({ talk }: { talk: Talk }) => {
  const t = useT();
  const staff = useStaff();
  const { run, busy, problem } = useCommand();
  const [params] = useSearchParams();
  const [menu, setMenu] = useState<HTMLElement>();
  const { id: threadId, state, assigneeId, snoozedUntil, awaiting } = talk.thread;
  const role = me().role;
  const may = (command: string) => !busy && !whyNotAs(role, command);
  const act = (command: string, payload: object = {}) => void run(command, { threadId, ...payload }, { quiet: true });
  useKey('i', () => may('AssignThread') && act('AssignThread', { assigneeId: me().id }));
  useKey('c', () => may('CloseThread') && state !== 'Closed' && act('CloseThread'));
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
          {talk.people.professionals[0]?.name ?? talk.people.leads[0]?.code ?? maskPhone(talk.thread.from)}
        </Typography>
        <Tag tone={state === 'Open' ? 'info' : 'neutral'}>
          {snoozedUntil ? t('comms.snoozedUntil', { at: formatFull(snoozedUntil) }) : t(`comms.states.${state}`)}
        </Tag>
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {awaiting > 0 && (
            <Button disabled={!may('ReadThread')} onClick={() => act('ReadThread')}>
              {t('comms.markRead')}
            </Button>
          )}
          <TextField
            select
            label={t('comms.assign')}
            value={assigneeId ?? ''}
            disabled={!may('AssignThread')}
            onChange={(event) => act('AssignThread', { assigneeId: event.target.value || null })}
            sx={{ minWidth: 150 }}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t('comms.nobody')}</MenuItem>
            {staff.options.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          {state === 'Open' ? (
            <>
              <Button
                variant="outlined"
                aria-haspopup="menu"
                disabled={!may('SnoozeThread')}
                onClick={(event) => setMenu(event.currentTarget)}
              >
                {t('comms.snooze')}
              </Button>
              <Button variant="outlined" disabled={!may('CloseThread')} onClick={() => act('CloseThread')}>
                {t('comms.close')}
              </Button>
            </>
          ) : (
            <Button variant="outlined" disabled={!may('ReopenThread')} onClick={() => act('ReopenThread')}>
              {t('comms.reopen')}
            </Button>
          )}
        </Box>
      </Box>
      <ProblemAlert problem={problem} />
      <Menu open={menu !== undefined} anchorEl={menu} onClose={() => setMenu(undefined)}>
        {(Object.keys(LATER) as (keyof typeof LATER)[]).map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              act('SnoozeThread', { until: LATER[name]() });
              setMenu(undefined);
            }}
          >
            {t(`comms.snoozeUntil.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};
