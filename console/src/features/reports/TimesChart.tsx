import { type Span, SPAN_WORDS } from '@jurilien/reference';
import { Box } from '@mui/material';
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartFrame } from '../../components/charts/ChartFrame';
import { useChartLook } from '../../components/charts/look';
import { formatDay } from '../../format';
import { locale } from '../../locale';
import { useT } from '../../useT';
import type { Report } from './asked';
import { lastingText } from './shown';

const HEIGHT = 240;

/** One span over the periods: the median as a line, up to the ninth tenth as a band; nothing is drawn over periods where none is known. */
export const TimesChart = ({ report, span }: { report: Pick<Report, 'grain' | 'periods'>; span: Span }) => {
  const t = useT();
  const look = useChartLook();
  const label = t('reports.timeChart', { span: SPAN_WORDS[span][locale].label });
  const rows = report.periods.map(({ value, times }) => {
    const { median, p90 } = times[span];
    return {
      name: value ? formatDay(`${value}T12:00:00`) : '–',
      median,
      p90,
      band: median === null || p90 === null ? null : [median, p90],
    };
  });
  if (rows.every(({ median }) => median === null)) return <Box sx={{ color: 'text.secondary', mt: 3 }}>{t('reports.noTimes')}</Box>;
  return (
    <ChartFrame
      figures={{
        label,
        columns: [t(`reports.grain.${report.grain}`), t('reports.medianMinutes'), t('reports.p90Minutes')],
        rows: rows.map(({ name, median, p90 }) => [name, median, p90]),
      }}
      hint={t('reports.timeChartHint')}
      file={`jurilien-${span}`}
      height={HEIGHT}
    >
      <ComposedChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 8 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} {...look.grid} />
        <XAxis dataKey="name" tick={look.tick} tickLine={false} axisLine={look.axisLine} interval="preserveStartEnd" minTickGap={14} />
        <YAxis tick={look.tick} tickLine={false} axisLine={false} width={72} tickFormatter={(value: number) => lastingText(value)} />
        <Tooltip
          {...look.tooltip}
          formatter={(value) =>
            Array.isArray(value) ? value.map((one) => lastingText(Number(one))).join(' – ') : lastingText(Number(value))
          }
        />
        <Area dataKey="band" name={t('reports.band')} stroke="none" fill={look.colours.soft} fillOpacity={0.35} isAnimationActive={false} />
        <Line
          dataKey="median"
          name={t('reports.medianMinutes')}
          stroke={look.colours.main}
          strokeWidth={2}
          // A period whose neighbours are unknown has no line: its dot is all that is drawn of it.
          dot={{ r: 2, strokeWidth: 0, fill: look.colours.main }}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ChartFrame>
  );
};
