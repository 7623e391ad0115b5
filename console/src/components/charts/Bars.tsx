import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import { ChartFrame } from './ChartFrame';
import { useChartLook } from './look';

const LETTERS = 20;
const LINE = 13;
/** As high as its longest name is when it is written over several lines, so that none is cut. */
const heightOf = (rows: readonly { readonly name: string }[]): number =>
  Math.max(34, ...rows.map(({ name }) => Math.ceil(name.length / LETTERS) * LINE + 8));

/** One bar per thing, longest names first to be read: for a funnel or a list of reasons. */
export const Bars = ({
  label,
  hint,
  file,
  rows,
  columns,
  tone = 'main',
}: {
  label: string;
  hint?: string;
  file: string;
  rows: readonly { name: string; n: number; of?: string }[];
  columns: readonly [string, string];
  tone?: 'main' | 'soft' | 'accent';
}) => {
  const look = useChartLook();
  const data = rows.map(({ name, n, of }) => ({ name, n, shown: of ? `${n} · ${of}` : String(n) }));
  return (
    <ChartFrame
      figures={{ label, columns, rows: rows.map(({ name, n }) => [name, n]) }}
      hint={hint}
      file={file}
      height={Math.max(60, rows.length * heightOf(rows) + 8)}
    >
      <BarChart
        data={data}
        layout="vertical"
        margin={{ top: 0, right: 86, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barCategoryGap={8}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="name"
          width={132}
          tick={{ ...look.tick, width: 126 }}
          tickLine={false}
          axisLine={false}
          interval={0}
        />
        <Bar dataKey="n" fill={look.colours[tone]} radius={[0, 4, 4, 0]} minPointSize={2} maxBarSize={22} isAnimationActive={false}>
          <LabelList dataKey="shown" position="right" style={look.label} fill={look.label.fill} />
        </Bar>
      </BarChart>
    </ChartFrame>
  );
};
