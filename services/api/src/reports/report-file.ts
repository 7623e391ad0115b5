import type { CsvCell } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import {
  ACT_WORDS,
  ACTS,
  type Defined,
  deliveredShare,
  FIGURE_NAMES,
  FIGURE_WORDS,
  FIGURES,
  MESSAGE_COUNTS,
  MESSAGE_WORDS,
  MONEY_FIGURES,
  MONEY_WORDS,
  REPORT_WORDS,
  SPAN_NAMES,
  SPAN_WORDS,
  STEPS,
  weekdayWords,
} from '@jurilien/reference';

type Report = Answer<'GET /api/reports/ops'>;
type Lang = 'fr' | 'en';

const HEAD = {
  fr: ['Partie', 'Valeur', 'Mesure', 'Période', 'Avant', 'Définition'],
  en: ['Part', 'Value', 'Measure', 'Period', 'Before', 'Definition'],
} as const;
const PARTS = {
  fr: {
    total: 'Ensemble',
    wall: 'temps réel',
    business: 'temps ouvrable',
    median: 'médiane (min)',
    p90: 'p90 (min)',
    n: 'demandes',
    elsewhere: 'Ailleurs',
  },
  en: {
    total: 'Total',
    wall: 'elapsed',
    business: 'business time',
    median: 'median (min)',
    p90: 'p90 (min)',
    n: 'requests',
    elsewhere: 'Elsewhere',
  },
} as const;

/** What is held back is not none: it says below how many. Of who may see the rows nothing is. */
const heldAs = (least: number): CsvCell => (least > 0 ? `<${least}` : null);

const COUNTED: ReadonlySet<string> = new Set(['requests', 'credits']);
interface Part {
  readonly few: boolean;
  readonly figures: Report['total'];
}
const figureLines = (lang: Lang, part: string, value: string, least: number, of: Part, before?: Part): CsvCell[][] =>
  FIGURE_NAMES.map((name) => {
    // A number of requests is always known: where there is none of it, few stand behind it.
    const shown = ({ few, figures }: Part): CsvCell =>
      few ? heldAs(least) : (figures[name] ?? (COUNTED.has(FIGURES[name].unit) ? heldAs(least) : null));
    const measure = `${FIGURE_WORDS[name][lang].label} (${FIGURES[name].unit})`;
    return [part, value, measure, shown(of), before && shown(before), FIGURE_WORDS[name][lang].definition];
  });

type Lasting = Report['times'][number]['wall'];
const DURATION = ['n', 'median', 'p90'] as const;
const lasted = (what: (typeof DURATION)[number], of: Lasting | undefined, least: number): CsvCell =>
  of && (of.n === null ? heldAs(least) : of[what]);

const timeLines = ({ times, before, least }: Report, lang: Lang): CsvCell[][] =>
  times.flatMap(({ span, wall, business }) =>
    (['wall', 'business'] as const).flatMap((clock) =>
      DURATION.map((what): CsvCell[] => [
        REPORT_WORDS.times[lang].label,
        `${SPAN_WORDS[span][lang].label}, ${PARTS[lang][clock]}`,
        PARTS[lang][what],
        lasted(what, { wall, business }[clock], least),
        lasted(what, before?.times.find((one) => one.span === span)?.[clock], least),
        `${SPAN_WORDS[span][lang].definition} ${REPORT_WORDS.times[lang].definition}`,
      ]),
    ),
  );

/** Durations of each period. */
const periodTimes = ({ periods, least }: Report, lang: Lang): CsvCell[][] =>
  periods.flatMap(({ value, times }) =>
    SPAN_NAMES.flatMap((span) =>
      DURATION.map((what): CsvCell[] => [
        REPORT_WORDS.times[lang].label,
        `${value}, ${SPAN_WORDS[span][lang].label}, ${PARTS[lang].wall}`,
        PARTS[lang][what],
        lasted(what, times[span], least),
        null,
        `${SPAN_WORDS[span][lang].definition} ${REPORT_WORDS.times[lang].definition}`,
      ]),
    ),
  );

const shareLines = ({ shares }: Report, lang: Lang): CsvCell[][] => {
  if (!shares) return [];
  const { label, definition } = REPORT_WORDS.fairness[lang];
  return [
    ...(['offers', 'professionals', 'gini', 'topTen'] as const).map((name): CsvCell[] => [
      label,
      null,
      name,
      shares[name],
      null,
      definition,
    ]),
    ...shares.tenths.map((share, i): CsvCell[] => [label, `${i + 1}/10`, 'share', share, null, definition]),
  ];
};

const HOURS_OF_DAY = 24;
/** Submissions by weekday and hour. */
const hourLines = ({ hours, least }: Report, lang: Lang): CsvCell[][] =>
  hours.map((n, i) => [
    REPORT_WORDS.hours[lang].label,
    `${weekdayWords(Math.floor(i / HOURS_OF_DAY) + 1, lang)} ${i % HOURS_OF_DAY}:00`,
    PARTS[lang].n,
    n ?? heldAs(least),
    null,
    REPORT_WORDS.hours[lang].definition,
  ]);

/** How far the requests came that one filter alone leaves out. */
const elsewhereLines = ({ others, least }: Report, lang: Lang): CsvCell[][] =>
  others
    ? STEPS.map((step) => [
        PARTS[lang].elsewhere,
        others.beside,
        FIGURE_WORDS[step][lang].label,
        others[step] ?? heldAs(least),
        null,
        FIGURE_WORDS[step][lang].definition,
      ])
    : [];

/** What is counted besides the figures: a part, a code, a measure, a number, and what it means. */
function otherLines(report: Report, lang: Lang): CsvCell[][] {
  const { n } = PARTS[lang];
  const held = heldAs(report.least);
  type Named = Exclude<keyof typeof REPORT_WORDS, 'times' | 'standsOut'>;
  const line = (part: Named, value: string | null, measure: string, count: CsvCell, of?: Defined): CsvCell[] => [
    REPORT_WORDS[part][lang].label,
    value,
    of ? of[lang].label : measure,
    count,
    null,
    of ? of[lang].definition : REPORT_WORDS[part][lang].definition,
  ];
  const { messages, money, staff, deciders } = report;
  return [
    ...(['unserved', 'lost', 'refunds'] as const).flatMap((part) => report[part].map((one) => line(part, one.reason, n, one.n ?? held))),
    ...report.refunds.map((one) => line('refunds', one.reason, 'approved', one.approved ?? held)),
    ...report.waves.map(({ wave, n: accepted }) => line('waves', String(wave), n, accepted ?? held)),
    ...report.offerWaves.flatMap(({ wave, ...of }) =>
      Object.entries(of).map(([name, count]) => line('offerWaves', wave === null ? '–' : String(wave), name, count ?? held)),
    ),
    ...report.gaps.flatMap(({ field, region, ...of }) =>
      Object.entries(of).map(([name, count]) => line('gaps', `${field} ${region}`, name, count)),
    ),
    ...(messages ?? []).flatMap((of) => [
      ...MESSAGE_COUNTS.map((name) => line('messages', of.channel, name, of[name], MESSAGE_WORDS[name])),
      line('messages', of.channel, 'deliveredShare', deliveredShare(of), MESSAGE_WORDS.deliveredShare),
      line('messages', of.channel, 'costCents', of.costCents, MESSAGE_WORDS.costCents),
    ]),
    ...(staff ? ACTS.map((name) => line('team', null, name, staff.total[name], ACT_WORDS[name])) : []),
    ...(staff?.by ?? []).flatMap((of) => ACTS.map((name) => line('team', of.staffId, name, of[name], ACT_WORDS[name]))),
    ...deciders.flatMap(({ staffId, ...of }) => Object.entries(of).map(([name, count]) => line('deciders', staffId, name, count))),
    ...(money ?? []).flatMap((of) =>
      MONEY_FIGURES.map((name) => line('money', `${of.month} ${of.province}`, name, of[name], MONEY_WORDS[name])),
    ),
  ];
}

/** A report as lines of a file: each figure once more with what it means, the parts by the codes they are stored under. */
export const reportLines = (report: Report, lang: Lang): CsvCell[][] => {
  const { least, before, grain } = report;
  const whole = ({ few, total }: Pick<Report, 'few' | 'total'>): Part => ({ few, figures: total });
  return [
    [...HEAD[lang]],
    ...figureLines(lang, PARTS[lang].total, `${report.from} – ${report.to}`, least, whole(report), before ? whole(before) : undefined),
    ...timeLines(report, lang),
    ...report.periods.flatMap((one) => figureLines(lang, grain, one.value ?? '', least, one)),
    ...periodTimes(report, lang),
    ...Object.entries(report.by).flatMap(([part, groups]) =>
      groups.flatMap((one) => figureLines(lang, part, one.value ?? '–', least, one)),
    ),
    ...elsewhereLines(report, lang),
    ...hourLines(report, lang),
    ...otherLines(report, lang),
    ...shareLines(report, lang),
  ];
};
