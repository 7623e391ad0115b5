import type { Calculation } from './answers.js';
import { rounded, type Exact } from './exact.js';
import { isTold, LINE_NAMES, LINE_SUMS, SECTION_NAMES, type FormLine } from './form-lines.js';
import { french } from '../french.js';
import { isAfterQuebecTable } from './quebec-tables.js';
import { percentIn, type Say } from './sheet-format.js';
import type { SheetPart, SheetRow } from './sheet-parts.js';

type Quebec = Extract<Calculation, { model: 'quebec' }>;
/** Lines that a part leads to. */
const SUMS = new Set(['209', '305', '307', '401', '407', '512', '518', '526', '534', '564', '603']);
const OF_DAYS = new Set(['515', '530', '548', '556']);

export function quebecParts({ result }: Quebec, say: Say): readonly SheetPart[] {
  const { t, lang } = say;
  const children = rounded(result.lines.contribution[0]!.all!);
  const rows = (lines: readonly FormLine[]): SheetRow[] => lines.filter(isTold).map((line) => rowOf(line, say, children));
  const section = SECTION_NAMES[result.section]![lang];
  const parts = [
    { title: t('sourcesOfIncome'), rows: rows(result.lines.sources) },
    { title: t('income'), rows: rows(result.lines.income) },
    { title: t('contribution'), rows: rows(result.lines.contribution) },
    { title: `${t('custody')}. ${lang === 'fr' ? french(section) : section}`, rows: rows(result.lines.custody) },
    { title: t('ability'), rows: rows(result.lines.ability) },
  ];
  return parts.filter((part) => part.rows.length > 0);
}

function rowOf(line: FormLine, { t, lang, money }: Say, children: number): SheetRow {
  const { no, unit } = line;
  const shown = (value: Exact): string =>
    unit === 'money' ? money(rounded(value)) : unit === 'percent' ? percentIn(lang, value) : String(rounded(value));
  const count = t(children === 1 ? 'childrenOne' : 'childrenMany', { n: children });
  const sum = LINE_SUMS[no] && (lang === 'fr' ? french(LINE_SUMS[no]) : LINE_SUMS[no].replace(' %', '%'));
  const how = no === '401' ? t('fromTable', { children: count }) : no === '603' ? t('lesser') : OF_DAYS.has(no) ? t('ofDays') : sum;
  return {
    no,
    name: LINE_NAMES[no]![lang],
    ...(how ? { how } : {}),
    ...(line.a ? { a: shown(line.a) } : {}),
    ...(line.b ? { b: shown(line.b) } : {}),
    ...(line.all ? { all: shown(line.all) } : {}),
    ...(SUMS.has(no) ? { sum: true } : {}),
  };
}

export function quebecNotices({ result, date, expensesCents }: Quebec, { t, money }: Say): string[] {
  const { table, capped, aboveTable, payer, expensesShareCents: share } = result;
  const noIncome = result.lines.income.some(({ no, all }) => no === '306' && all?.n === 0n);
  return [
    ...(capped ? [t('capped')] : []),
    ...(aboveTable ? [t('aboveQuebec')] : []),
    ...(isAfterQuebecTable(table, date) ? [t('afterTable', { year: date.slice(0, 4), table: table.from.slice(0, 4) })] : []),
    ...(noIncome ? [t('noIncome')] : []),
    ...(!payer && !noIncome && expensesCents > 0 ? [t('expensesAlone', { a: money(share.a), b: money(share.b) })] : []),
  ];
}
