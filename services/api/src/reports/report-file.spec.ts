import type { Answer } from '@jurilien/contracts/api';
import { FIGURE_NAMES, FIGURE_WORDS, REPORT_WORDS, SPAN_NAMES, SPAN_WORDS, weekdayWords } from '@jurilien/reference';
import { reportLines } from './report-file.js';

type Report = Answer<'GET /api/reports/ops'>;

/** Every figure another number, so that none is taken for another. */
const figures = (first: number) => Object.fromEntries(FIGURE_NAMES.map((name, i) => [name, first + i])) as Report['total'];
const nothing = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as Report['total'];
const [known, held] = [
  { n: 40, median: 95, p90: 600 },
  { n: null, median: null, p90: null },
];
const spans = <T>(of: T) =>
  Object.fromEntries(SPAN_NAMES.map((span) => [span, of])) as Report['periods'][number]['times'] & Record<string, T>;
const acts = { taken: 9, validated: 8, rejected: 7, asked: 6, called: 5, decided: 4, followedUp: 3 };
const rare = { value: '07', few: false, figures: { ...figures(700), retained: null, retainedShare: null } };
const few = { value: 'T', few: true, figures: nothing };
const [none, groups] = [[] as Report['by']['region'], [{ value: '06', few: false, figures: figures(500) }, few, rare]];
const report: Report = {
  ...{ from: '2026-11-01', to: '2026-11-30', few: false, total: figures(100), grain: 'week', at: null, least: 10 },
  counted: '2026-11-30T15:00:00.000Z',
  times: SPAN_NAMES.map((span) => ({ span, wall: known, business: held })),
  before: { from: '2026-10-02', to: '2026-10-31', few: true, total: nothing, times: [] },
  periods: [
    { value: '2026-11-02', few: false, figures: figures(300), times: spans(known) },
    { value: '2026-11-09', few: true, figures: nothing, times: spans(held) },
  ],
  by: {
    ...{ province: none, region: groups, field: none, lang: none, source: none, form: none },
    ...{ variant: none, origin: none, firstOrigin: none, campaign: none, term: none },
  },
  hours: Array.from({ length: 168 }, (_, hour) => (hour === 33 ? 77 : hour === 34 ? null : 0)),
  unserved: [{ reason: 'noEligible', n: null }],
  lost: [{ reason: 'rejected:notLegal', n: 31 }],
  refunds: [{ reason: 'unreachable', n: 12, approved: null }],
  gaps: [{ field: 'housing', region: '07', n: 44, unserved: 33, professionals: 1 }],
  messages: null,
  staff: { people: 1, total: acts, by: [{ staffId: 's-1', ...acts }] },
  waves: [{ wave: 1, n: 41 }],
  offerWaves: [{ wave: 2, offers: 55, claimed: null, accepted: 21 }],
  others: {
    beside: 'region',
    ...{ submitted: 5_000, confirmed: 4_000, validated: 3_600, offered: 3_500, claimed: 3_000, accepted: 2_900, contacted: 2_700 },
    retained: null,
  },
  deciders: [{ staffId: 's-1', decided: 38, kept: 36 }],
  money: null,
  shares: { offers: 2_100, professionals: 60, gini: 0.41, topTen: 0.38, tenths: [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.18, 0.26] },
};

describe.each(['fr', 'en'] as const)('the file of a report (%s)', (lang) => {
  const lines = reportLines(report, lang);
  const cells = (part: string, value: string | null) =>
    lines.filter((line) => line[0] === part && line[1] === value).map(([, , , now, before]) => [now, before]);
  const told = (part: keyof typeof REPORT_WORDS, value: string | null) => cells(REPORT_WORDS[part][lang].label, value).map(([now]) => now);

  it('has a cell for each thing that it names, and a definition in each line', () => {
    expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([6]));
    expect(lines.filter((line) => typeof line[5] !== 'string' || line[5] === '')).toEqual([]);
  });

  it('holds the figures of the whole, of each period and of each part; what is held back says below how many', () => {
    const all = Object.values(figures(100));
    expect(cells(lang === 'fr' ? 'Ensemble' : 'Total', '2026-11-01 – 2026-11-30')).toEqual(all.map((n) => [n, '<10']));
    expect(cells('week', '2026-11-02').map(([now]) => now)).toEqual(Object.values(figures(300)));
    expect(cells('region', '06').map(([now]) => now)).toEqual(Object.values(figures(500)));
    // Of what is always known nothing is told but how few it is; a share may be of none.
    const of07 = FIGURE_NAMES.map((name, i) => [name, cells('region', '07')[i]![0]]);
    expect(Object.fromEntries(of07)).toEqual({ ...figures(700), retained: '<10', retainedShare: null });
    for (const [part, value] of [
      ['week', '2026-11-09'],
      ['region', 'T'],
    ] as const)
      expect(cells(part, value)).toEqual(FIGURE_NAMES.map(() => ['<10', undefined]));
  });

  it('holds the times of the whole and of each period', () => {
    const clock = lang === 'fr' ? ['temps réel', 'temps ouvrable'] : ['elapsed', 'business time'];
    for (const span of SPAN_NAMES) {
      const { label } = SPAN_WORDS[span][lang];
      expect(told('times', `${label}, ${clock[0]}`)).toEqual([40, 95, 600]);
      expect(told('times', `${label}, ${clock[1]}`)).toEqual(['<10', '<10', '<10']);
      expect(told('times', `2026-11-02, ${label}, ${clock[0]}`)).toEqual([40, 95, 600]);
      expect(told('times', `2026-11-09, ${label}, ${clock[0]}`)).toEqual(['<10', '<10', '<10']);
    }
  });

  it('holds what else the page shows', () => {
    expect(told('hours', `${weekdayWords(2, lang)} 9:00`)).toEqual([77]);
    expect(told('hours', `${weekdayWords(2, lang)} 10:00`)).toEqual(['<10']);
    expect(told('hours', `${weekdayWords(1, lang)} 0:00`)).toEqual([0]);
    expect(told('unserved', 'noEligible')).toEqual(['<10']);
    expect(told('refunds', 'unreachable')).toEqual([12, '<10']);
    expect(told('offerWaves', '2')).toEqual([55, '<10', 21]);
    expect(told('team', 's-1')).toEqual(Object.values(acts));
    expect(told('deciders', 's-1')).toEqual([38, 36]);
    expect(told('fairness', null)).toEqual([2_100, 60, 0.41, 0.38]);
    expect(report.shares!.tenths.map((_, i) => told('fairness', `${i + 1}/10`)[0])).toEqual(report.shares!.tenths);
    expect(cells(lang === 'fr' ? 'Ailleurs' : 'Elsewhere', 'region').map(([now]) => now)).toEqual([
      ...[5_000, 4_000, 3_600, 3_500, 3_000, 2_900, 2_700],
      '<10',
    ]);
  });

  it('holds no mark where nothing is held back', () => {
    const open = reportLines({ ...report, least: 0, before: null }, lang);
    expect(open.flat().filter((cell) => typeof cell === 'string' && cell.startsWith('<'))).toEqual([]);
    expect(open.find((line) => String(line[2]).startsWith(FIGURE_WORDS.submitted[lang].label))?.[3]).toBe(100);
  });
});
