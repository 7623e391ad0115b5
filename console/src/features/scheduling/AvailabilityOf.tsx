import { minuteWords, wallTimeOf, weekdayWords, zoneWords } from '@jurilien/reference';
import type { AvailabilityRow } from '@jurilien/rows/scheduling';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { ask } from '../../api/http';
import { Facts, Loaded, Panel } from '../../components/page/Panel';
import { formatDate, formatList, formatMoment } from '../../format';
import { locale } from '../../locale';
import { mayRead, me } from '../../roles';
import { serverNow } from '../../session/session';
import { useCode, useT, type Translate } from '../../useT';

const SHOWN = 12;

/** The hours of each day of the week that has some. */
const weekLines = (weekly: NonNullable<AvailabilityRow['weekly']>, t: Translate): string[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const spans = weekly
      .filter((block) => block.weekday === weekday)
      .sort((a, b) => a.from - b.from)
      .map(({ from, until }) => t('scheduling.span', { from: minuteWords(from, locale), until: minuteWords(until % 1_440, locale) }));
    return spans.length ? [t('scheduling.day', { day: weekdayWords(weekday, locale), hours: formatList(spans) })] : [];
  });

const Week = ({ row }: { row: AvailabilityRow }) => {
  const t = useT();
  const lines = weekLines(row.weekly ?? [], t);
  if (lines.length === 0) return <>{t('scheduling.noHours')}</>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 4 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
};

const PlanFacts = ({ row }: { row: AvailabilityRow }) => {
  const t = useT();
  const code = useCode();
  const now = serverNow();
  const today = wallTimeOf(new Date(now).toISOString(), row.zone!).slice(0, 10);
  const yes = (value: boolean | null | undefined) => t(value ? 'scheduling.yes' : 'scheduling.no');
  return (
    <Facts
      rows={[
        [t('scheduling.week'), <Week key="week" row={row} />],
        [t('scheduling.exceptions'), String((row.exceptions ?? []).filter(({ until }) => until >= today).length)],
        [t('scheduling.zone'), zoneWords(row.zone!, locale, now)],
        [t('scheduling.slotMinutes'), t('scheduling.minutes', { n: row.slotMinutes ?? 0 })],
        [t('scheduling.buffer'), t('scheduling.minutes', { n: row.bufferMinutes ?? 0 })],
        [t('scheduling.notice'), t('scheduling.hours', { n: row.minNoticeHours ?? 0 })],
        [t('scheduling.offers'), yes(row.offersBooking)],
        [t('scheduling.auto'), yes(row.autoConfirm)],
        [t('scheduling.setAt'), formatDate(row.setAt)],
        ...(row.external
          ? ([
              [
                t('scheduling.external'),
                row.reading
                  ? t('scheduling.externalRead', { state: code('calendarReadings', row.reading), when: formatMoment(row.readAt) })
                  : '–',
              ],
              ...(row.unknownZones?.length ? [[t('scheduling.unknownZones'), formatList([...row.unknownZones])]] : []),
            ] as [string, string][])
          : []),
      ]}
    />
  );
};

const NextFree = ({ professionalId }: { professionalId: string }) => {
  const t = useT();
  const query = useQuery({
    queryKey: ['availabilities', 'free', professionalId],
    queryFn: ({ signal }) => ask('GET /api/scheduling/free-slots', { query: { owner: professionalId }, signal }),
  });
  const slots = query.data?.slots ?? [];
  return (
    <Box component="section" aria-label={t('scheduling.nextFree')} sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ fontSize: '.875rem', fontWeight: 700, mb: 1 }}>
        {t('scheduling.nextFree')}
      </Typography>
      <Loaded query={query} isEmpty={slots.length === 0} empty={t('scheduling.noFree')} lines={1}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', gap: 2, flexWrap: 'wrap', fontSize: '.8125rem' }}>
          {slots.slice(0, SHOWN).map(({ startsAt }) => (
            <Box component="li" key={startsAt} sx={{ px: 2, py: 0.5, border: 1, borderColor: 'divider', borderRadius: '6px' }}>
              {formatMoment(startsAt)}
            </Box>
          ))}
        </Box>
      </Loaded>
    </Box>
  );
};

/** X02: when a professional can be met, and their next free times. */
export const AvailabilityOf = ({ professionalId }: { professionalId: string }) => {
  const t = useT();
  // Who never set any has no row.
  const query = useGetOne<AvailabilityRow>('availabilities', { id: professionalId }, { retry: false, onError: () => undefined });
  if (!mayRead(me().role, 'availabilities')) return null;
  const missing = (query.error as { status?: number } | null)?.status === 404;
  const row = query.data;
  return (
    <Panel title={t('scheduling.availability')}>
      <Loaded
        query={missing ? { ...query, error: null, isPending: false } : query}
        isEmpty={!row?.setAt}
        empty={t('scheduling.noAvailability')}
        lines={5}
      >
        {row?.setAt && (
          <>
            <PlanFacts row={row} />
            <NextFree professionalId={professionalId} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};
