import type { Answer } from '@jurilien/contracts/api';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/http';
import { ActionButton } from '../../components/commands/ActionButton';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand } from '../../components/commands/useCommand';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatList, formatMoment } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';

type Calendars = Answer<'GET /api/calendars'>;
type Own = 'SetCalendarFeed' | 'SetExternalCalendar' | 'RemoveExternalCalendar';
const AGAIN_MS = 60_000;

/** One's own calendars are changed by their owner alone: the sender names no one else. */
const useOwn = (owner: Calendars['owner']) => {
  const t = useT();
  const { run, problem, busy } = useCommand();
  return {
    problem,
    send: async (command: Own, payload: object, done: string): Promise<boolean> =>
      (await run(command, { ...owner, ...payload }, { done })).ok,
    why: (command: Own) => (busy === undefined ? whyNotAs(me().role, command) : t('actions.sending')),
  };
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h3" sx={{ fontSize: '.875rem', fontWeight: 700 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
const Small = ({ children }: { children: ReactNode }) => (
  <Typography color="text.secondary" sx={{ fontSize: '.8125rem' }}>
    {children}
  </Typography>
);

/** The private address: hidden until it is asked for, as anyone who has it reads the calendar. */
const Address = ({ address }: { address: string }) => {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('copied'),
      () => setCopied('copyFailed'),
    );
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button size="small" onClick={() => void copy()}>
          {t('meetings.feed.copy')}
        </Button>
        <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'meetings.feed.hide' : 'meetings.feed.show')}
        </Button>
        <Typography component="span" role="status" color="text.secondary" sx={{ fontSize: '.8125rem' }}>
          {copied && t(`meetings.feed.${copied}`)}
        </Typography>
      </Box>
      {shown && <Typography sx={{ fontSize: '.8125rem', overflowWrap: 'anywhere' }}>{address}</Typography>}
    </>
  );
};

const Feed = ({ owner, feed: { address } }: Calendars) => {
  const t = useT();
  const { send, why, problem } = useOwn(owner);
  const press = (label: string, payload: object, done: string) => (
    <ActionButton size="small" why={why('SetCalendarFeed')} onClick={() => void send('SetCalendarFeed', { on: true, ...payload }, done)}>
      {label}
    </ActionButton>
  );
  return (
    <Part title={t('meetings.feed.title')}>
      <Small>{t('meetings.feed.text')}</Small>
      <ProblemAlert problem={problem} />
      {address === undefined ? (
        <Box>{press(t('meetings.feed.on'), {}, t('meetings.feed.isOn'))}</Box>
      ) : (
        <>
          <Small>{t('meetings.feed.keep')}</Small>
          <Address address={address} />
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            {press(t('meetings.feed.renew'), { renew: true }, t('meetings.feed.renewed'))}
            {press(t('meetings.feed.off'), { on: false }, t('meetings.feed.isOff'))}
          </Box>
        </>
      )}
    </Part>
  );
};

/** How the other calendar was last read, what is old, and which zones no one knows. */
const Reading = ({ external: { host, reading, readAt, stale, unknownZones } }: Pick<Calendars, 'external'>) => {
  const t = useT();
  const code = useCode();
  return (
    <>
      {host && <Typography sx={{ fontSize: '.875rem' }}>{t('meetings.elsewhere.from', { host })}</Typography>}
      <Small>
        {reading ? code('calendarReadings', reading) : t('meetings.elsewhere.notYet')}
        {readAt && ` · ${t('meetings.elsewhere.readAt', { when: formatMoment(readAt) })}`}
      </Small>
      {stale && <Alert severity="warning">{t('meetings.elsewhere.stale')}</Alert>}
      {unknownZones.length > 0 && (
        <Alert severity="warning">{t('meetings.elsewhere.unknownZones', { zones: formatList([...unknownZones]) })}</Alert>
      )}
    </>
  );
};

const External = ({ owner, external }: Calendars) => {
  const t = useT();
  const { send, why, problem } = useOwn(owner);
  const [url, setUrl] = useState('');
  const atField = problem?.detail === 'calendar-url' || problem?.errors?.some(({ field }) => field.endsWith('url'));
  const add = async () => {
    if (await send('SetExternalCalendar', { url }, t('meetings.elsewhere.added'))) setUrl('');
  };
  return (
    <Part title={t('meetings.elsewhere.title')}>
      <Small>{t('meetings.elsewhere.text')}</Small>
      {!atField && <ProblemAlert problem={problem} />}
      {external.on && (
        <>
          <Reading external={external} />
          <Box>
            <ActionButton
              size="small"
              why={why('RemoveExternalCalendar')}
              onClick={() => void send('RemoveExternalCalendar', {}, t('meetings.elsewhere.removed'))}
            >
              {t('meetings.elsewhere.remove')}
            </ActionButton>
          </Box>
        </>
      )}
      {external.offered && (
        <>
          <TextField
            size="small"
            type="url"
            label={t(external.on ? 'meetings.elsewhere.another' : 'meetings.elsewhere.url')}
            value={url}
            error={Boolean(atField)}
            helperText={t(atField ? 'refusals.detail.calendar-url' : 'meetings.elsewhere.urlHint')}
            onChange={(event) => setUrl(event.target.value)}
          />
          <Box>
            <ActionButton size="small" why={why('SetExternalCalendar')} onClick={() => void add()}>
              {t('meetings.elsewhere.add')}
            </ActionButton>
          </Box>
        </>
      )}
    </Part>
  );
};

/** The reader's meetings in a calendar program of theirs, and another calendar of theirs whose busy times count here. */
export const CalendarsElsewhere = () => {
  const t = useT();
  const query = useQuery({
    queryKey: ['availabilities', 'calendars'],
    queryFn: ({ signal }) => ask('GET /api/calendars', { signal }),
    refetchInterval: AGAIN_MS,
  });
  const calendars = query.data;
  return (
    <Panel title={t('meetings.calendars')}>
      <Loaded query={query}>
        {calendars && (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Feed {...calendars} />
            {(calendars.external.offered || calendars.external.on) && <External {...calendars} />}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
};
