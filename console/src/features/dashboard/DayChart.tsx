import { LEAD_ENDS } from '@jurilien/contracts';
import { DAY_MS } from '@jurilien/reference';
import { useMemo } from 'react';
import { Columns } from '../../components/charts/Columns';
import { formatDay } from '../../format';
import { useT } from '../../useT';
import type { Overview } from './overview';

const DAYS = 14;
const outcomes = ['accepted', 'live', 'unserved', 'ended'] as const;
type Outcome = (typeof outcomes)[number];
type Day = { day: string; label: string } & Record<Outcome, number>;

const outcomeOf = (state: string): Outcome => {
  if (state === 'Accepted' || state === 'InService') return 'accepted';
  if (state === 'Unserved') return 'unserved';
  return (LEAD_ENDS as readonly string[]).includes(state) ? 'ended' : 'live';
};

/** Requests of each day by what became of them, empty days included. */
const byDay = ({ today, days }: Pick<Overview, 'today' | 'days'>): Day[] => {
  const noon = Date.parse(`${today}T12:00:00`);
  const all = Array.from({ length: DAYS }, (_, index): Day => {
    const at = new Date(noon - (DAYS - 1 - index) * DAY_MS);
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

const tones = { accepted: 'main', live: 'soft', unserved: 'accent', ended: 'quiet' } as const;

/** Stacked bars with the same figures as a table and as a file. */
export default function DayChart({ overview }: { overview: Overview }) {
  const t = useT();
  const days = useMemo(() => byDay(overview), [overview]);
  return (
    <Columns
      label={t('dashboard.chart')}
      hint={t('dashboard.chartHint')}
      file="jurilien"
      first={t('dashboard.day')}
      height={264}
      series={outcomes.map((key) => ({ key, name: t(`dashboard.outcome.${key}`), tone: tones[key], stack: 'day' }))}
      rows={days.map(({ label, day: _, ...counts }) => ({ name: label, ...counts }))}
    />
  );
}
