/**
 * `node services/launcher/child-support-tables.mjs <federal|quebec> <file.csv> <first day> [deduction]`: turns a new official table of
 * child support into `libs/reference/src/child-support/<which>-<first day>.data.ts`, and refuses one that cannot be right.
 * The columns, one row a line, the first line names them:
 *   federal: province,children,income_from,income_to,basic_amount,percent,… (Schedule I of SOR/97-175, dollars a month)
 *   quebec:  disposable_income_from,disposable_income_to,children_1 … children_6 (r. 12, Schedule I, dollars a year);
 *            `deduction` is the basic deduction of line 301 in dollars
 * Then name the new file in `federal-data.ts` or `quebec-tables.ts`: one line.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [which, file, from, deduction] = process.argv.slice(2);
const stop = (why) => {
  console.error(why);
  process.exit(1);
};
if (!['federal', 'quebec'].includes(which) || !file || !/^\d{4}-\d\d-\d\d$/.test(from ?? ''))
  stop('Usage: node services/launcher/child-support-tables.mjs <federal|quebec> <file.csv> <first day, as 2027-01-01> [deduction]');

const BAND = 1_000;
const COLUMNS = [1, 2, 3, 4, 5, 6];
const rows = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(','));
const whole = (text, where) => (/^\d+$/.test(text) ? Number(text) : stop(`${where}: « ${text} » is not a whole number.`));

/** Bands of one column, in hundredths of a percent. What a band starts with is what the one before ends with, so it is not stored. */
function federalColumn(place, children) {
  const where = `${place}, ${children}`;
  const bands = rows.filter((r) => r[0] === place && r[1] === String(children)).map((r) => [whole(r[2], where), whole(r[4], where), r[5]]);
  let reached = 0;
  const percents = bands.map(([start, base, percent], i) => {
    if (start !== bands[0][0] + i * BAND) stop(`${where}: the band of ${start} does not follow the one before.`);
    if (base !== Math.round(reached))
      stop(`${where}: the band of ${start} starts at ${base}, the one before ends at ${reached.toFixed(2)}.`);
    const hundredths = Math.round(Number(percent) * 100);
    if (!(hundredths >= 0) || Math.abs(hundredths - Number(percent) * 100) > 1e-6) stop(`${where}: « ${percent} » is no percentage.`);
    reached = base + (hundredths * BAND) / 10_000;
    return hundredths;
  });
  return { first: bands[0]?.[0], percents };
}

function federal() {
  const places = [...new Set(rows.map((r) => r[0]))];
  const columns = places.flatMap((place) => COLUMNS.map((children) => ({ place, children, ...federalColumn(place, children) })));
  const [{ first, percents }] = columns;
  for (const c of columns)
    if (c.first !== first || c.percents.length !== percents.length) stop(`${c.place}, ${c.children}: not the same bands as the others.`);
  return `/**
 * Federal child support tables in force from ${from} (SOR/97-175, Schedule I), by services/launcher/child-support-tables.mjs: place,
 * number of children (6: or more), then the percentage of each band of $1,000 in hundredths, the last one without end.
 */
export const FEDERAL_${from.replaceAll('-', '_')} = {
  from: '${from}',
  firstIncome: ${first},
  rows: \`${columns.map((c) => `${c.place} ${c.children} ${c.percents.join(' ')}`).join('\n')}\`,
} as const;
`;
}

function quebec() {
  const amount = whole(deduction ?? '', 'deduction');
  let last = Array(COLUMNS.length + 1).fill(0);
  const lines = rows.map((cells) => {
    const [start, ...row] = cells.map((cell) => whole(cell, `row ${cells[0]}`));
    if (start !== last[0] + 1) stop(`The row of ${start} does not follow the one that ends at ${last[0]}.`);
    if (row.length !== COLUMNS.length + 1) stop(`The row of ${start} has not six amounts.`);
    if (row.some((n, i) => n < last[i] || (i > 1 && n < row[i - 1]))) stop(`The row of ${start} falls, with income or with children.`);
    last = row;
    return row.join(' ');
  });
  return `/**
 * Basic parental contribution of Quebec from ${from} (CQLR c. C-25.01, r. 12, Schedule I), by
 * services/launcher/child-support-tables.mjs: up to which disposable income of both parents, then dollars a year for 1 to 6 children.
 */
export const QUEBEC_${from.replaceAll('-', '_')} = {
  from: '${from}',
  basicDeduction: ${amount},
  rows: \`${lines.join('\n')}\`,
} as const;
`;
}

const out = fileURLToPath(new URL(`../../libs/reference/src/child-support/${which}-${from}.data.ts`, import.meta.url));
writeFileSync(out, which === 'federal' ? federal() : quebec());
console.log(`${out}: ${rows.length} rows.`);
