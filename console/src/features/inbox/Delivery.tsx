import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow, useTheme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Answer } from '@jurilien/contracts/api';
import { ask } from '../../api/http';
import { download } from '../../components/charts/csv';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatDay, formatFull, formatNumber } from '../../format';
import { useT, type Key } from '../../useT';
import { CommsTabs } from './CommsTabs';

type Figures = Answer<'GET /api/delivery'>;
type Day = Figures['days'][number];
const COLUMNS = ['sent', 'delivered', 'undelivered', 'suppressed', 'segments'] as const;
const PERIODS = [7, 30, 90] as const;
/** Noon, so that no time zone moves it to another day. */
const instant = (day: string) => `${day}T12:00:00`;

/** SM6: how texts arrive, what carriers refused and why, drawn and as a table. */
export default function Delivery() {
  const t = useT();
  const [period, setPeriod] = useState<number>(30);
  const query = useQuery({
    queryKey: ['delivery', period],
    queryFn: ({ signal }) => ask('GET /api/delivery', { query: { days: period }, signal }),
    refetchInterval: 60_000,
  });
  return (
    <>
      <PageHeader title={t('delivery.title')} />
      <CommsTabs />
      <Box role="group" aria-label={t('delivery.title')} sx={{ display: 'flex', gap: 1, mb: 3 }}>
        {PERIODS.map((n) => (
          <Button key={n} variant={n === period ? 'contained' : 'outlined'} aria-pressed={n === period} onClick={() => setPeriod(n)}>
            {t('delivery.period', { n })}
          </Button>
        ))}
      </Box>
      <Loaded query={query} lines={6}>
        {query.data && <Shown figures={query.data} />}
      </Loaded>
    </>
  );
}

const Totals = ({ figures }: { figures: Figures }) => {
  const t = useT();
  const sum = (name: (typeof COLUMNS)[number]) => figures.days.reduce((total, each) => total + each[name], 0);
  const ended = sum('delivered') + sum('undelivered');
  const facts: [string, string, string?][] = [
    [t('delivery.sent'), formatNumber(sum('sent'))],
    [t('delivery.rate'), ended ? `${formatNumber(Math.round((1000 * sum('delivered')) / ended) / 10)} %` : '–'],
    [t('delivery.segments'), formatNumber(sum('segments'))],
    [t('delivery.optedOut'), formatNumber(figures.optedOut), t('delivery.optedOutLately', { n: figures.optedOutLately })],
    [t('delivery.unreachable'), formatNumber(figures.unreachable)],
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
      {facts.map(([label, value, more]) => (
        <Box key={label} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 3 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '.75rem', fontWeight: 650 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 800, fontVariantNumeric: 'tabular-nums' }}>
            {value}
            {more && <Box sx={{ color: 'text.secondary', fontSize: '.75rem', fontWeight: 550 }}>{more}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const Codes = ({ codes }: Pick<Figures, 'codes'>) => {
  const t = useT();
  return (
    <Panel title={t('delivery.codes')}>
      {codes.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('delivery.noCodes')}</Box>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('delivery.code')}</TableCell>
              <TableCell>{t('delivery.meaning')}</TableCell>
              <TableCell align="right">{t('delivery.number')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {codes.map(({ code, n }) => (
              <TableRow key={code}>
                <TableCell>{code === 'other' ? '–' : code}</TableCell>
                <TableCell>{t(`delivery.codesOf.${code}` as Key, { _: code })}</TableCell>
                <TableCell align="right">{formatNumber(n)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
};

const UnknownReports = ({ reports }: { reports: Figures['unknownReports'] }) => {
  const t = useT();
  return (
    <Panel title={t('delivery.unknown', { n: reports.total })}>
      <Box>{t('delivery.unknownText')}</Box>
      {reports.parked > 0 && <Box>{t('delivery.parked', { n: reports.parked })}</Box>}
      <Box component="ul" sx={{ m: 0, mt: 2, pl: 5 }}>
        {reports.newest.map((each) => (
          <li key={each.eventId}>
            <code>{each.eventId}</code> · {formatFull(each.receivedAt)}
          </li>
        ))}
      </Box>
    </Panel>
  );
};

const Shown = ({ figures }: { figures: Figures }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {figures.carrierFilter.alarm && (
        <Alert severity="error" role="alert">
          {t('delivery.alarm', { n: figures.carrierFilter.n })}
        </Alert>
      )}
      <Totals figures={figures} />
      <ByDay days={figures.days} />
      <Codes codes={figures.codes} />
      {(figures.unknownReports.total > 0 || figures.unknownReports.parked > 0) && <UnknownReports reports={figures.unknownReports} />}
    </Box>
  );
};

const DayChart = ({ days }: { days: readonly Day[] }) => {
  const t = useT();
  const { palette } = useTheme();
  return (
    <Box aria-hidden sx={{ height: 240 }}>
      <ResponsiveContainer>
        <BarChart data={days} margin={{ left: -20 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => formatDay(instant(day))}
            tick={{ fill: palette.text.secondary, fontSize: 12 }}
            tickLine={false}
          />
          <YAxis allowDecimals={false} tick={{ fill: palette.text.secondary, fontSize: 12 }} tickLine={false} axisLine={false} />
          <Tooltip
            labelFormatter={(day) => formatDay(instant(String(day)))}
            contentStyle={{ background: palette.background.paper, border: `1px solid ${palette.divider}`, borderRadius: 8 }}
          />
          <Bar dataKey="delivered" stackId="a" name={t('delivery.delivered')} fill={palette.primary.main} isAnimationActive={false} />
          <Bar dataKey="undelivered" stackId="a" name={t('delivery.undelivered')} fill={palette.error.main} isAnimationActive={false} />
          <Bar dataKey="suppressed" stackId="a" name={t('delivery.suppressed')} fill={palette.text.disabled} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Box>
  );
};

const DayTable = ({ days }: { days: readonly Day[] }) => {
  const t = useT();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('delivery.byDay')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('delivery.day')}</TableCell>
            {COLUMNS.map((name) => (
              <TableCell key={name} align="right">
                {t(`delivery.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...days].reverse().map((each) => (
            <TableRow key={each.day}>
              <TableCell component="th" scope="row">
                {formatDay(instant(each.day))}
              </TableCell>
              {COLUMNS.map((name) => (
                <TableCell key={name} align="right">
                  {formatNumber(each[name])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const ByDay = ({ days }: { days: readonly Day[] }) => {
  const t = useT();
  const [table, setTable] = useState(false);
  const csv = () =>
    download(`textos-${days[0]?.day ?? ''}.csv`, [
      [t('delivery.day'), ...COLUMNS.map((c) => t(`delivery.${c}`))],
      ...days.map((d) => [d.day, ...COLUMNS.map((c) => d[c])]),
    ]);
  return (
    <Panel
      title={t('delivery.byDay')}
      aside={
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button aria-expanded={table} onClick={() => setTable(!table)}>
            {t(table ? 'delivery.hideTable' : 'delivery.table')}
          </Button>
          <Button onClick={csv}>{t('delivery.csv')}</Button>
        </Box>
      }
    >
      <DayChart days={days} />
      {table && <DayTable days={days} />}
    </Panel>
  );
};
