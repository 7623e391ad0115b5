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
  SPAN_WORDS,
} from '@jurilien/reference';

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

/** What is counted besides the figures: a part, a code, a measure, a number, and what it means. */
function otherLines(report: Report, lang: Lang): CsvCell[][] {
  const { n } = PARTS[lang];
  type Part = Exclude<keyof typeof REPORT_WORDS, 'times' | 'standsOut'>;
  const line = (part: Part, value: string | null, measure: string, count: number | null, of?: Defined): CsvCell[] => [
    REPORT_WORDS[part][lang].label,
    value,
    of ? of[lang].label : measure,
    count,
    null,
    of ? of[lang].definition : REPORT_WORDS[part][lang].definition,
  ];
  const { messages, money, staff } = report;
  return [
    ...(['unserved', 'lost', 'refunds'] as const).flatMap((part) => report[part].map((one) => line(part, one.reason, n, one.n))),
    ...report.waves.map(({ wave, n: accepted }) => line('waves', String(wave), n, accepted)),
    ...report.offerWaves.flatMap(({ wave, ...of }) =>
      Object.entries(of).map(([name, count]) => line('offerWaves', wave === null ? '–' : String(wave), name, count)),
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
    ...(money ?? []).flatMap((of) =>
      MONEY_FIGURES.map((name) => line('money', `${of.month} ${of.province}`, name, of[name], MONEY_WORDS[name])),
    ),
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
