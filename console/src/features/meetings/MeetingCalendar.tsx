import type { EventInput } from '@fullcalendar/core';
import frLocale from '@fullcalendar/core/locales/fr-ca';
import dayGrid from '@fullcalendar/daygrid';
import list from '@fullcalendar/list';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import type { MeetingRow } from '@jurilien/rows/scheduling';
import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography, useMediaQuery, useTheme } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useGetList, useInfiniteGetList } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded, Panel } from '../../components/page/Panel';
import { basename, locale } from '../../locale';
import { me } from '../../roles';
import { useCode, useT } from '../../useT';
import { CalendarsElsewhere } from './CalendarsElsewhere';
import { hoursShown } from './calendar-span';
import { MeetingHours } from './MeetingHours';
import { MeetingLine } from './MeetingLine';
import { trustMeasures } from './trusted-markup';

/** Meetings are read by pages, and drawn up to as many as a browser still draws at once. */
const A_PAGE = 100;
const MOST_PAGES = 5;
const WAITING = 20;

type Span = { readonly from: string; readonly until: string };
type Whose = 'all' | 'mine';

trustMeasures();

/** The calendar draws itself anew for each option that is another object: these stay the same. */
const PLUGINS = [dayGrid, timeGrid, list];
const NARROW = { left: 'prev,next', center: '', right: 'timeGridDay,listWeek' };
const WIDE = { left: 'prev,next today', center: 'title', right: 'timeGridDay,timeGridWeek,dayGridMonth,listWeek' };
const BELOW = { center: 'title' };

/** A day is called by what stands in it, its date first; the calendar would call it by its date alone. */
const nameByContent = ({ el }: { el: HTMLElement }): void => el.removeAttribute('aria-labelledby');

/** The days that were shown before, where they are the same: the calendar tells them again whenever it draws itself. */
const sameOr = (before: Span | undefined, now: Span): Span => (before?.from === now.from && before.until === now.until ? before : now);

const mineOnly = (whose: Whose) => (whose === 'mine' ? { staffId: me().id } : {});

/** Meetings of the days that are shown, page by page, and how many more there are. */
const useMeetings = (span: Span | undefined, whose: Whose): { rows: readonly MeetingRow[]; notShown: number } => {
  const { data, total, hasNextPage, isFetching, fetchNextPage } = useInfiniteGetList<MeetingRow>(
    'meetings',
    {
      pagination: { page: 1, perPage: A_PAGE },
      sort: { field: 'startsAt', order: 'ASC' },
      filter: { state: ['Scheduled', 'Held', 'NoShow', 'Lapsed'], startsAt_gte: span?.from, startsAt_lte: span?.until, ...mineOnly(whose) },
    },
    { enabled: span !== undefined },
  );
  const pages = data?.pages;
  const read = pages?.length ?? 0;
  const goesOn = hasNextPage === true && !isFetching && read < MOST_PAGES;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, read, fetchNextPage]);
  const rows = useMemo(() => (pages ?? []).flatMap((page) => page.data), [pages]);
  return { rows, notShown: goesOn || isFetching ? 0 : (total ?? 0) - rows.length };
};

/** Meetings as the calendar draws them: each is a link to its page. */
const useEvents = (rows: readonly MeetingRow[]): EventInput[] => {
  const code = useCode();
  const { palette } = useTheme();
  return useMemo(
    () =>
      rows.map((row) => ({
        id: row.id,
        title: [code('meetingKinds', row.kind), row.code].filter(Boolean).join(' · '),
        start: row.startsAt ?? undefined,
        end: row.endsAt ?? undefined,
        url: `${basename}/meeting/${row.id}`,
        color: row.state === 'Scheduled' ? palette.primary.main : palette.text.secondary,
        textColor: palette.primary.contrastText,
      })),
    [rows, palette, code],
  );
};

const Calendar = ({ whose }: { whose: Whose }) => {
  const t = useT();
  const navigate = useNavigate();
  const narrow = useMediaQuery('(max-width: 700px)');
  // An address may ask for today alone.
  const day = useSearchParams()[0].get('view') === 'day';
  const [span, setSpan] = useState<Span>();
  const { rows, notShown } = useMeetings(span, whose);
  const events = useEvents(rows);
  const { slotMinTime, slotMaxTime } = useMemo(() => hoursShown(rows), [rows]);
  return (
    <Box
      component="section"
      aria-label={t('meetings.calendar')}
      sx={{
        '& .fc .fc-toolbar-title': { fontSize: '1.125rem' },
        // Days of the months beside are read like all others.
        '& .fc .fc-day-other .fc-daygrid-day-top': { opacity: 1 },
        minWidth: 0,
      }}
    >
      {notShown > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('meetings.moreThere', { n: notShown })}
        </Alert>
      )}
      <FullCalendar
        key={String(narrow)}
        plugins={PLUGINS}
        initialView={day ? 'timeGridDay' : narrow ? 'listWeek' : 'timeGridWeek'}
        headerToolbar={narrow ? NARROW : WIDE}
        footerToolbar={narrow ? BELOW : false}
        locale={locale === 'fr' ? frLocale : 'en-ca'}
        firstDay={1}
        height="auto"
        allDaySlot={false}
        slotMinTime={slotMinTime}
        slotMaxTime={slotMaxTime}
        nowIndicator
        buttonIcons={false}
        dayCellDidMount={nameByContent}
        eventDisplay="block"
        events={events}
        datesSet={({ start, end }) => setSpan((before) => sameOr(before, { from: start.toISOString(), until: end.toISOString() }))}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          void navigate(`/meeting/${event.id}`);
        }}
      />
    </Box>
  );
};

const Waiting = () => {
  const t = useT();
  const query = useGetList<MeetingRow>('meetings', {
    pagination: { page: 1, perPage: WAITING },
    sort: { field: 'until', order: 'ASC' },
    filter: { state: ['Invited'] },
  });
  const rows = query.data ?? [];
  return (
    <Panel title={t('meetings.waiting')}>
      <Loaded query={query} isEmpty={rows.length === 0} empty={t('meetings.noOneWaits')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <MeetingLine key={row.id} row={row} />
          ))}
        </Box>
        {(query.total ?? 0) > rows.length && (
          <Typography color="text.secondary" sx={{ fontSize: '.8125rem', mt: 2 }}>
            {t('meetings.moreWait', { n: query.total! - rows.length })}
          </Typography>
        )}
      </Loaded>
    </Panel>
  );
};

/** X15: meetings of the team by day, week and month, who still has to choose a time, one’s own hours and calendars. */
export default function MeetingCalendar() {
  const t = useT();
  const [whose, setWhose] = useState<Whose>('all');
  return (
    <>
      <PageHeader
        title={t('meetings.title')}
        aside={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={whose}
            aria-label={t('meetings.whose')}
            onChange={(_, to: Whose | null) => to && setWhose(to)}
          >
            <ToggleButton value="all">{t('meetings.all')}</ToggleButton>
            <ToggleButton value="mine">{t('meetings.mine')}</ToggleButton>
          </ToggleButtonGroup>
        }
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 360px' }, alignItems: 'start' }}>
        <Calendar whose={whose} />
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Waiting />
          <MeetingHours />
          <CalendarsElsewhere />
        </Box>
      </Box>
    </>
  );
}
