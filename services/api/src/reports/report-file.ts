import type { CsvCell } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { FIGURE_NAMES, FIGURE_WORDS, FIGURES, REPORT_WORDS, SPAN_WORDS } from '@jurilien/reference';

type Report = Answer<'GET /api/reports/ops'>;
type Lang = 'fr' | 'en';

const HEAD = {
  fr: ['Partie', 'Valeur', 'Mesure', 'Période', 'Avant', 'Définition'],
  en: ['Part', 'Value', 'Measure', 'Period', 'Before', 'Definition'],
} as const;
const PARTS = {
  fr: { total: 'Ensemble', wall: 'temps réel', business: 'temps ouvrable', median: 'médiane (min)', p90: 'p90 (min)', n: 'demandes' },
  en: { total: 'Total', wall: 'elapsed', business: 'business time', median: 'median (min)', p90: 'p90 (min)', n: 'requests' },
} as const;

const figureLines = (lang: Lang, part: string, value: string, of: Report['total'], before?: Report['total']): CsvCell[][] =>
  FIGURE_NAMES.map((name) => [
    part,
    value,
    `${FIGURE_WORDS[name][lang].label} (${FIGURES[name].unit})`,
    of[name],
    before?.[name] ?? null,
    FIGURE_WORDS[name][lang].definition,
  ]);

const timeLines = ({ times, before }: Report, lang: Lang): CsvCell[][] =>
  times.flatMap(({ span, wall, business }) =>
    (['wall', 'business'] as const).flatMap((clock) =>
      (['n', 'median', 'p90'] as const).map((what): CsvCell[] => [
        REPORT_WORDS.times[lang].label,
        `${SPAN_WORDS[span][lang].label}, ${PARTS[lang][clock]}`,
        PARTS[lang][what],
        { wall, business }[clock][what],
        before?.times.find((one) => one.span === span)?.[clock][what] ?? null,
        `${SPAN_WORDS[span][lang].definition} ${REPORT_WORDS.times[lang].definition}`,
      ]),
    ),
  );

const shareLines = ({ shares }: Report, lang: Lang): CsvCell[][] =>
  shares
    ? (['offers', 'professionals', 'gini', 'topTen'] as const).map((name) => [
        REPORT_WORDS.fairness[lang].label,
        null,
        name,
        shares[name],
        null,
        REPORT_WORDS.fairness[lang].definition,
      ])
    : [];

/** What is counted besides the figures: a part, a code, a measure, a number. */
function otherLines(report: Report, lang: Lang): CsvCell[][] {
  const { n } = PARTS[lang];
  const line = (part: string, value: string | null, measure: string, count: number | null): CsvCell[] => [
    part,
    value,
    measure,
    count,
    null,
    null,
  ];
  return [
    ...(['unserved', 'lost', 'refunds'] as const).flatMap((part) => report[part].map((one) => line(part, one.reason, n, one.n))),
    ...report.gaps.map(({ field, region, unserved }) => line('gaps', `${field} ${region}`, n, unserved)),
    ...(report.messages ?? []).flatMap(({ channel, ...counts }) =>
      Object.entries(counts).map(([name, count]) => line('messages', channel, name, count)),
    ),
    ...Object.entries(report.staff?.total ?? {}).map(([name, count]) => line('staff', null, name, count)),
  ];
}

/** A report as lines of a file: each figure once more with what it means, the parts by the codes they are stored under. */
export const reportLines = (report: Report, lang: Lang): CsvCell[][] => [
  [...HEAD[lang]],
  ...figureLines(lang, PARTS[lang].total, `${report.from} – ${report.to}`, report.total, report.before?.total),
  ...timeLines(report, lang),
  ...report.periods.flatMap((one) => figureLines(lang, report.grain, one.value ?? '', one.figures)),
  ...Object.entries(report.by).flatMap(([part, groups]) => groups.flatMap((one) => figureLines(lang, part, one.value ?? '–', one.figures))),
  ...otherLines(report, lang),
  ...shareLines(report, lang),
];
