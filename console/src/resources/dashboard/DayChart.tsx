import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, useTheme } from '@mui/material';
import { useMemo, useState } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '../../format';
import { useT } from '../../useT';
import type { Overview } from './Dashboard';

const DAYS = 14;
const outcomes = ['accepted', 'live', 'unserved', 'ended'] as const;
type Outcome = (typeof outcomes)[number];
type Day = { day: string; label: string } & Record<Outcome, number>;

const outcomeOf = (state: string): Outcome => {
  if (state === 'Accepted' || state === 'InService') return 'accepted';
  if (state === 'Unserved') return 'unserved';
  return ['Closed', 'Rejected', 'Blocked', 'Withdrawn', 'Merged', 'Referred'].includes(state) ? 'ended' : 'live';
};

/** Requests of each day by what became of them, empty days included. */
export const byDay = ({ today, days }: Pick<Overview, 'today' | 'days'>): Day[] => {
  const noon = Date.parse(`${today}T12:00:00`);
  const all = Array.from({ length: DAYS }, (_, index): Day => {
    const at = new Date(noon - (DAYS - 1 - index) * 86_400_000);
    return {
      day: new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10),
      label: formatDay(at.getTime()),
      accepted: 0,
      live: 0,
      unserved: 0,
      ended: 0,
    };
  });
  const found = new Map(all.map((day) => [day.day, day]));
  for (const { day, value, n } of days) {
    const one = found.get(day);
    if (one) one[outcomeOf(value)] += n;
  }
  return all;
};

/** Stacked bars with the same figures as a table and as a file. */
export default function DayChart({ overview }: { overview: Overview }) {
  const t = useT();
  const { palette } = useTheme();
  const [table, setTable] = useState(false);
  const days = useMemo(() => byDay(overview), [overview]);
  const dark = palette.mode === 'dark';
  const colours: Record<Outcome, string> = {
    accepted: palette.primary.main,
    live: dark ? '#6f5bb8' : '#b3a1e6',
    unserved: dark ? '#ff8a5c' : '#ff7043',
    ended: dark ? '#6b6185' : '#cfc8de',
  };
  const words: Record<Outcome, string> = {
    accepted: t('dashboard.outcome.accepted'),
    live: t('dashboard.outcome.live'),
    unserved: t('dashboard.outcome.unserved'),
    ended: t('dashboard.outcome.ended'),
  };
  const csv = () => {
    const lines = [
      [t('dashboard.day'), ...outcomes.map((outcome) => words[outcome])],
      ...days.map((day) => [day.day, ...outcomes.map((outcome) => day[outcome])]),
    ];
    const url = URL.createObjectURL(
      new Blob([`\ufeff${lines.map((line) => line.join(';')).join('\r\n')}`], { type: 'text/csv;charset=utf-8' }),
    );
    Object.assign(document.createElement('a'), { href: url, download: 'jurilien.csv' }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <Box>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>{t('dashboard.chartHint')}</Box>
      <Box aria-hidden sx={{ height: 264, overflow: 'clip' }}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={days} margin={{ top: 4, right: 4, bottom: 0, left: -22 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke={palette.divider} />
            <XAxis
              dataKey="label"
              tick={{ fontSize: 12, fill: palette.text.secondary }}
              tickLine={false}
              axisLine={{ stroke: palette.divider }}
              interval="preserveStartEnd"
              minTickGap={18}
            />
            <YAxis allowDecimals={false} tick={{ fontSize: 12, fill: palette.text.secondary }} tickLine={false} axisLine={false} />
            <Tooltip
              cursor={{ fill: palette.action.hover }}
              contentStyle={{ background: palette.background.paper, border: `1px solid ${palette.divider}`, borderRadius: 8, fontSize: 13 }}
            />
            <Legend
              iconType="square"
              iconSize={10}
              wrapperStyle={{ fontSize: 12, paddingTop: 8 }}
              formatter={(value) => <span style={{ color: palette.text.primary }}>{value}</span>}
            />
            {outcomes.map((outcome) => (
              <Bar
                key={outcome}
                dataKey={outcome}
                name={words[outcome]}
                stackId="day"
                fill={colours[outcome]}
                maxBarSize={30}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        <Button variant="outlined" aria-expanded={table} onClick={() => setTable(!table)}>
          {t(table ? 'dashboard.hideTable' : 'dashboard.table')}
        </Button>
        <Button onClick={csv}>{t('dashboard.download')}</Button>
      </Box>
      {table && (
        <Box sx={{ overflowX: 'auto', mt: 2 }} tabIndex={0} role="group" aria-label={t('dashboard.chart')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('dashboard.day')}</TableCell>
                {outcomes.map((outcome) => (
                  <TableCell key={outcome} align="right">
                    {words[outcome]}
                  </TableCell>
                ))}
                <TableCell align="right">{t('dashboard.total')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {days.map((day) => (
                <TableRow key={day.day}>
                  <TableCell component="th" scope="row">
                    {day.label}
                  </TableCell>
                  {outcomes.map((outcome) => (
                    <TableCell key={outcome} align="right">
                      {day[outcome]}
                    </TableCell>
                  ))}
                  <TableCell align="right">{outcomes.reduce((sum, outcome) => sum + day[outcome], 0)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  );
}
