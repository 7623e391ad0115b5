/**
 * `npm run security-checklist`: writes docs/security-checklist.md, each row of the checklist beside the specs that prove it. A
 * spec says so itself, in a comment above the `describe` or `it` it means: `proves: ASVS row 4, 6`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../../services/launcher/hashes.mjs';
import { ROWS } from './security-rows.mjs';

const FILE = 'docs/security-checklist.md';
const MARK = /^[ \t]*\/\/ proves: ASVS rows? ([\d, ]+)$/gm;
/** The title of the first test after a mark: of a plain one, or of a table of them. */
const TITLE = /(?:\b(?:describe|it)\(|\)\(|\]\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/s;

/** Every mark of the specs: which rows, in which file, on which test. */
export function proofs(root) {
  const specs = ['libs', 'services', 'console/src', 'public-site/src', 'test']
    .filter((room) => existsSync(join(root, room)))
    .flatMap((room) => filesUnder(join(root, room)))
    .filter((path) => path.endsWith('.spec.ts'))
    .sort();
  return specs.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const file = relative(root, path).split(sep).join('/');
    return [...text.matchAll(MARK)].map((mark) => ({
      file,
      rows: mark[1].split(',').map(Number),
      title: TITLE.exec(text.slice(mark.index + mark[0].length))?.[2]?.replaceAll(/\s+/g, ' '),
    }));
  });
}

/** Marks that mean nothing: rows that do not exist, or no test after them. */
export const emptyMarks = (root) =>
  proofs(root).flatMap(({ file, rows, title }) => [
    ...rows.filter((n) => !ROWS.some(([known]) => known === n)).map((n) => `${file}: there is no row ${n}`),
    ...(title ? [] : [`${file}: no test after "proves: ASVS row ${rows.join(', ')}"`]),
  ]);

const cell = (text) => text.replaceAll('|', '\\|');
const proofOf = ({ file, title }) => `[${cell(title ?? '?')}](../${file})`;

/** The checklist as it should be. */
export function checklist(root) {
  const all = proofs(root);
  const of = new Map(ROWS.map(([n]) => [n, all.filter((p) => p.rows.includes(n))]));
  const proven = ROWS.filter(([n]) => of.get(n).length > 0).length;
  const lines = [
    '# Security checklist',
    '',
    'OWASP ASVS 5.0 level 2, tailored to this product, each row beside the specs that prove it. Written by',
    '`npm run security-checklist` from marks in the specs (`// proves: ASVS row 4, 6`); `npm run arch` fails when it is stale.',
    '',
    `**${proven} of ${ROWS.length} rows are proven by a test.**`,
  ];
  let section;
  for (const [n, title, source, control] of ROWS) {
    if (title !== section) lines.push('', `## ${title}`, '', '| # | ASVS, law | Control | Proven by |', '|---|---|---|---|');
    section = title;
    const found = of.get(n);
    lines.push(`| ${n} | ${source} | ${control} | ${found.length > 0 ? found.map(proofOf).join('<br>') : '**missing**'} |`);
  }
  return `${lines.join('\n')}\n`;
}

/** Whether the stored checklist says what the specs say. */
export const isStale = (root) => !existsSync(join(root, FILE)) || readFileSync(join(root, FILE), 'utf8') !== checklist(root);

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..');
  writeFileSync(join(root, FILE), checklist(root));
  const missing = ROWS.filter(([n]) => !proofs(root).some((p) => p.rows.includes(n)));
  console.log(`${FILE}: ${ROWS.length - missing.length} of ${ROWS.length} rows are proven.`);
  for (const [n, , , control] of missing) console.log(`  ${n} missing: ${control}`);
}
