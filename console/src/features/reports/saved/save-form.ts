import { PERIOD_WORDS, REPORT_PERIODS, type ReportPeriod } from '@jurilien/reference';
import type { Command, Values } from '../../../components/form/command';
import { formatDate } from '../../../format';
import { locale } from '../../../locale';
import { me } from '../../../roles';
import type { Translate } from '../../../useT';
import type { Asked } from '../asked';
import { lookOf, movingPeriod, type Saved } from './saved';

const FIXED = 'fixed';
const isPeriod = (value: unknown): value is ReportPeriod => REPORT_PERIODS.some((period) => period === value);
const dayText = (day: string): string => formatDate(`${day}T12:00:00`);

/** Which days: some that move with today, or those that are shown. */
const periodOf = ({ period }: Values, { from, to }: Asked) => (isPeriod(period) ? period : { from, to });

const fields = (t: Translate, asked: Asked, begun: Pick<Saved, 'name' | 'shared' | 'look'> | undefined): Command['fields'] => {
  const kept = begun?.look.period;
  // Someone who has chosen no days has not chosen those of today either.
  const usual = movingPeriod(asked) ?? (asked.get('from') ? FIXED : 'last30');
  return [
    { name: 'name', label: 'reports.saved.name', initial: begun?.name ?? '' },
    {
      name: 'period',
      label: 'reports.saved.period',
      kind: 'select',
      options: [
        ...REPORT_PERIODS.map((period) => ({ value: period, label: PERIOD_WORDS[period][locale] })),
        { value: FIXED, label: t('reports.saved.fixed', { from: dayText(asked.from), to: dayText(asked.to) }) },
      ],
      initial: typeof kept === 'string' && movingPeriod(asked) === kept ? kept : usual,
    },
    { name: 'shared', label: 'reports.saved.share', kind: 'check', initial: begun?.shared ?? false },
  ];
};

/** Keeps what is looked at under a name. @param onKept with the report as it is kept */
export function saveForm(t: Translate, asked: Asked, onKept: (report: Pick<Saved, 'id' | 'look'>) => void): Command {
  const reportId = crypto.randomUUID();
  return {
    command: 'SaveReport',
    label: t('reports.saved.save'),
    fields: fields(t, asked, undefined),
    reason: false,
    ...(asked.get('at') ? { note: t('reports.saved.withoutInstant') } : {}),
    done: t('reports.saved.kept'),
    payload: (values) => ({
      ...{ reportId, userId: me().id, name: String(values.name).trim(), shared: values.shared === true },
      look: lookOf(asked, periodOf(values, asked)),
    }),
    onAnswer: (_, values) => onKept({ id: reportId, look: lookOf(asked, periodOf(values, asked)) }),
  };
}

/** Calls a report otherwise, shares it or takes it back, and makes it of what is looked at now. */
export const changeForm = (t: Translate, asked: Asked, report: Saved): Command => ({
  command: 'ChangeReport',
  label: t('reports.saved.change'),
  fields: fields(t, asked, report),
  reason: false,
  note: t('reports.saved.asShown'),
  done: t('reports.saved.changed'),
  payload: (values) => ({
    ...{ reportId: report.id, name: String(values.name).trim(), shared: values.shared === true },
    look: lookOf(asked, periodOf(values, asked)),
  }),
});

export const deleteForm = (t: Translate, report: Saved, onGone: () => void): Command => ({
  command: 'DeleteReport',
  label: t('reports.saved.delete'),
  fields: [],
  reason: false,
  danger: true,
  note: t(report.mail ? 'reports.saved.deleteMailed' : 'reports.saved.deleteNote', { name: report.name }),
  done: t('reports.saved.deleted'),
  payload: () => ({ reportId: report.id }),
  onAnswer: onGone,
});
