import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartFrame } from './ChartFrame';
import { useChartLook } from './look';

type Tone = 'main' | 'soft' | 'accent' | 'quiet';
export interface Series {
  key: string;
  name: string;
  tone: Tone;
  stack?: string;
}

/** Upright bars over an axis of days, hours or classes; several series side by side or stacked. */
export const Columns = ({
  label,
  hint,
  file,
  first,
  series,
  rows,
  height = 220,
  amount,
}: {
  label: string;
  hint?: string;
  file: string;
  /** What the axis counts: the name of the first column. */
  first: string;
  series: readonly Series[];
  rows: readonly ({ name: string } & Record<string, number | string | null>)[];
  height?: number;
  /** What is counted is money: how it is written, at the axis and when pointed at. */
  amount?: (value: number) => string;
}) => {
  const look = useChartLook();
  return (
    <ChartFrame
      figures={{
        label,
        columns: [first, ...series.map(({ name }) => name)],
        rows: rows.map((row) => [row.name, ...series.map(({ key }) => row[key] ?? null)]),
      }}
      hint={hint}
      file={file}
      height={height}
    >
      <BarChart data={[...rows]} margin={{ top: 4, right: 4, bottom: 0, left: amount ? 0 : -22 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} {...look.grid} />
        <XAxis dataKey="name" tick={look.tick} tickLine={false} axisLine={look.axisLine} interval="preserveStartEnd" minTickGap={14} />
        <YAxis
          allowDecimals={false}
          tick={look.tick}
          tickLine={false}
          axisLine={false}
          {...(amount && { tickFormatter: amount, width: 72 })}
        />
        <Tooltip {...look.tooltip} {...(amount && { formatter: (value: unknown) => amount(Number(value)) })} />
        {series.length > 1 && <Legend {...look.legend} formatter={(value) => <span style={{ color: look.label.fill }}>{value}</span>} />}
        {series.map(({ key, name, tone, stack }) => (
          <Bar key={key} dataKey={key} name={name} stackId={stack} fill={look.colours[tone]} maxBarSize={30} isAnimationActive={false} />
        ))}
      </BarChart>
    </ChartFrame>
  );
};
