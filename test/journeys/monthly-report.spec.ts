import { ASKED_BY } from '@jurilien/contracts';
import type { TransparencyMonth } from '../../public-site/src/features/figures/report-file';
import { EXCLUSIONS } from '@jurilien/search';
import { PARTS } from '@jurilien/runtime';
import { proWhyTexts } from '../../public-site/src/features/figures/words/pro-why';
import { linesOf, reportFile } from '../../public-site/src/features/figures/report-file';

const codes = [...EXCLUSIONS, 'E21', 'E22', 'queued'];
const month: TransparencyMonth = {
  month: '2026-10',
  complete: true,
  considered: 30,
  outside: 4,
  eligible: 9,
  asked: 5,
  askedBy: { points: 2, fairness: 1, exploration: 1, manual: 1, board: 0 },
  notAsked: codes.map((code) => ({ code, n: 1 })),
  own: Object.fromEntries(PARTS.map((part, i) => [part, i])),
  others: { k: 12, parts: { field: 240 } },
};

describe.each(['fr', 'en'] as const)('the file of the monthly report in %s', (lang) => {
  const lines = linesOf(month, lang);
  it('says every own code, ground and part in words', () => {
    const texts: Readonly<Record<string, string>> = proWhyTexts[lang];
    expect(codes.every((code) => lines.some(([, measure, n]) => measure === texts[code] && n === 1))).toBe(true);
    expect(lines.some(([, measure]) => /^E\d\d$|^queued$|^part_/.test(measure))).toBe(false);
    expect(lines).toHaveLength(4 + ASKED_BY.length + codes.length + PARTS.length + 2);
  });
  it('is one line for each figure of each month, quoted where a sign would split it', () => {
    const file = reportFile([month, { ...month, month: '2026-09', others: null }], lang);
    const rows = file.slice(1).trimEnd().split('\r\n');
    expect(file.startsWith('\uFEFF')).toBe(true);
    expect(rows).toHaveLength(1 + lines.length * 2 - 2);
    expect(rows.every((row) => row.replaceAll(/"[^"]*"/g, '').split(lang === 'fr' ? ';' : ',').length === 4)).toBe(true);
    expect(rows.filter((row) => row.startsWith('2026-09'))).toHaveLength(lines.length - 2);
  });
});
