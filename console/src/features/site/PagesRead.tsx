import { calendarDay } from '@jurilien/reference';
import { Box, Button, Link, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api/http';
import { Columns } from '../../components/charts/Columns';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatDay, formatNumber } from '../../format';
import { useT } from '../../useT';
import { Scroll } from '../../components/list/Scroll';
import { byPage, mondays } from './weeks';

/** Weeks that stand beside each other in the table; the chart shows them all. */
const BESIDE = 4;
const SHOWN = 25;
/** Noon, so that no time zone moves it to another day. */
const weekName = (monday: string): string => formatDay(`${monday}T12:00:00`);

const PagesTable = ({ weeks, pages }: { weeks: readonly string[]; pages: ReturnType<typeof byPage> }) => {
  const t = useT();
  return (
    <Scroll label={t('site.pages')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('site.page')}</TableCell>
          <TableCell align="right">{t('site.total')}</TableCell>
          {weeks.slice(0, BESIDE).map((week) => (
            <TableCell key={week} align="right">
              {weekName(week)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {pages.map(({ path, total, byWeek }) => (
          <TableRow key={path}>
            <TableCell component="th" scope="row" sx={{ minWidth: 176, overflowWrap: 'anywhere' }}>
              {path.includes('*') ? path : <Link href={path}>{path}</Link>}
            </TableCell>
            <TableCell align="right">{formatNumber(total)}</TableCell>
            {byWeek.slice(0, BESIDE).map((n, i) => (
              <TableCell key={weeks[i]} align="right">
                {formatNumber(n)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Scroll>
  );
};

/** How often each page was read, by week: of visitors who agreed to be counted, and of no one in particular. */
export const PagesRead = ({ weeks }: { weeks: number }) => {
  const t = useT();
  const [all, setAll] = useState(false);
  const query = useQuery({
    queryKey: ['page-views', weeks],
    queryFn: ({ signal }) => ask('GET /api/page-views', { query: { weeks }, signal }),
    refetchInterval: 60_000,
  });
  const starts = mondays(weeks, calendarDay(Date.now()));
  const rows = byPage(query.data?.data ?? [], starts);
  return (
    <Panel title={t('site.pages')}>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 3 }}>{t('site.pagesHint')}</Box>
      <Loaded
        query={query}
        isEmpty={rows.length === 0}
        empty={t(query.data?.counted === false ? 'site.notCounted' : 'site.noPages')}
        lines={6}
      >
        <Box sx={{ mb: 4 }}>
          <Columns
            label={t('site.byWeek')}
            file="jurilien-pages"
            first={t('site.week')}
            series={[{ key: 'views', name: t('site.views'), tone: 'main' }]}
            rows={starts.map((week, i) => ({ name: weekName(week), views: rows.reduce((sum, row) => sum + row.byWeek[i]!, 0) })).reverse()}
          />
        </Box>
        <PagesTable weeks={starts} pages={all ? rows : rows.slice(0, SHOWN)} />
        {rows.length > SHOWN && (
          <Button variant="outlined" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 2 }}>
            {all ? t('lead.less') : t('site.more', { count: rows.length - SHOWN })}
          </Button>
        )}
      </Loaded>
    </Panel>
  );
};
