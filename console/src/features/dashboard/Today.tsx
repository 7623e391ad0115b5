import { clockWords, dateWords, FIGURE_WORDS } from '@jurilien/reference';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { locale } from '../../locale';
import { useT } from '../../useT';
import { Defined } from '../reports';
import type { DashboardAnswer } from './useDashboard';

type Day = NonNullable<DashboardAnswer['day']>;
type Figure = Day['figures'][number];

const cell = { py: 1.5, px: 1.5, borderTop: 1, borderColor: 'divider', textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
const shown = (value: number | null): string => (value === null ? '–' : formatNumber(value));

/** How far a figure is from what is usual. */
const useDifference = () => {
  const t = useT();
  return ({ today, usual }: Figure): string => {
    if (today === null || usual === null) return '–';
    if (today === usual) return t('dashboard.asUsual');
    const difference = today - usual;
    return `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`;
  };
};

/** The day as a bar, with a line where it would usually be; the same stands beside it in numbers. */
const Bar = ({ figure: { today, usual }, most }: { figure: Figure; most: number }) => {
  const width = (value: number | null) => `${Math.round((100 * (value ?? 0)) / most)}%`;
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 12, bgcolor: 'action.hover', borderRadius: '3px', minWidth: 60 }}>
      <Box sx={{ width: width(today), height: '100%', bgcolor: 'primary.main', borderRadius: '3px' }} />
      {usual !== null && (
        <Box sx={{ position: 'absolute', insetBlock: -3, left: width(usual), width: 2, ml: '-1px', bgcolor: 'text.primary' }} />
      )}
    </Box>
  );
};

const Rows = ({ figures }: { figures: readonly Figure[] }) => {
  const difference = useDifference();
  const most = Math.max(1, ...figures.flatMap(({ today, usual }) => [today ?? 0, usual ?? 0]));
  return (
    <tbody>
      {figures.map((figure) => {
        const { label, definition } = FIGURE_WORDS[figure.name][locale];
        return (
          <tr key={figure.name}>
            <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left', pl: 0, fontWeight: 400 }}>
              <Defined label={label} definition={definition} />
            </Box>
            <Box component="td" sx={{ ...cell, width: '40%', display: { xs: 'none', sm: 'table-cell' } }}>
              <Bar figure={figure} most={most} />
            </Box>
            <Box component="td" sx={{ ...cell, fontWeight: 750 }}>
              {shown(figure.today)}
            </Box>
            <Box component="td" sx={cell}>
              {shown(figure.usual)}
            </Box>
            <Box component="td" sx={{ ...cell, pr: 0, color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {difference(figure)}
            </Box>
          </tr>
        );
      })}
    </tbody>
  );
};

/** How today goes, beside the same weekday of the weeks before up to the same time. */
export const Today = ({ day, at }: { day: Day; at: string }) => {
  const t = useT();
  const weekday = dateWords(at, locale, { weekday: 'long' }, day.zone);
  const time = clockWords(at, locale, day.zone);
  const isUsual = day.figures.some(({ usual }) => usual !== null);
  const head = { ...cell, borderTop: 0, color: 'text.secondary', fontWeight: 600 };
  return (
    <Panel
      title={t('dashboard.today', { weekday })}
      aside={
        <MuiLink component={Link} to={`/ops-report?${new URLSearchParams({ from: day.day, to: day.day })}`} sx={{ fontSize: '.8125rem' }}>
          {t('dashboard.openReport')}
        </MuiLink>
      }
    >
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '.8125rem' }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...head, textAlign: 'left', pl: 0 }}>
              {t('dashboard.step')}
            </Box>
            <Box component="td" sx={{ ...head, display: { xs: 'none', sm: 'table-cell' } }} />
            <Box component="th" scope="col" sx={head}>
              {t('dashboard.now')}
            </Box>
            <Box component="th" scope="col" sx={head}>
              {t('dashboard.usual')}
            </Box>
            <Box component="th" scope="col" sx={{ ...head, pr: 0 }}>
              {t('dashboard.difference')}
            </Box>
          </tr>
        </thead>
        <Rows figures={day.figures} />
      </Box>
      <Typography color="text.secondary" sx={{ fontSize: '.75rem', mt: 2 }}>
        {isUsual ? t('dashboard.method', { weekday, time, weeks: day.weeks }) : t('dashboard.noUsual', { weekday, time })}
        {day.least > 0 && ` ${t('dashboard.few', { n: day.least })}`}
      </Typography>
    </Panel>
  );
};
