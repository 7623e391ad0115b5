/**
 * `npm run compliance`: writes docs/compliance.md, each rule of test/compliance/rules.ts beside the test that proves it. A test says so in
 * its title: `it('ID: …')`. Most stand in test/compliance; where the proof is a long journey, its title begins with the id there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SECTIONS } from '../compliance/rules.ts';
import { sources } from './sources.mjs';

const FILE = 'docs/compliance.md';
const IDS = SECTIONS.flatMap(([, rules]) => rules.map(([id]) => id));
const PREFIXES = [...new Set(IDS.map((id) => id.split('-')[0]))].join('|');
/** The title of a test: of a plain one, or of a table of them. */
const TITLE = new RegExp(String.raw`(?:\bit\(|\)\()\s*(['"${'`'}])((?:${PREFIXES})-\d+): ((?:\\.|(?!\1)[^\\])+)\1`, 'gs');

/** Every test that bears an id. @param more further files to read, as `{ path, text }` */
export function compliantTests(root, more = []) {
  const texts = [...sources(root), ...more].filter(({ path }) => /\.tsx?$/.test(path));
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(TITLE)].map(([, , id, title]) => ({ id, file: path, title: title.replaceAll(/\s+/g, ' ').replaceAll("\\'", "'") })),
  );
}

/** What is wrong with the tests of section 5: an id without one or with two, a test without a rule. */
export function complianceFaults(root, more = []) {
  const tests = compliantTests(root, more);
  const of = (id) => tests.filter((test) => test.id === id);
  return [
    ...IDS.filter((id) => of(id).length === 0).map((id) => `${id} has no test`),
    ...IDS.filter((id) => of(id).length > 1).map(
      (id) =>
        `${id} has several tests: ${of(id)
          .map(({ file }) => file)
          .join(', ')}`,
    ),
    ...tests.filter(({ id }) => !IDS.includes(id)).map(({ id, file }) => `${file}: there is no rule ${id}`),
  ];
}

const cell = (text) => text.replaceAll('|', '\\|');

/** The page as it should be. */
export function compliancePage(root) {
  const tests = compliantTests(root);
  const proven = IDS.filter((id) => tests.some((test) => test.id === id)).length;
  const row = ([id, rule, behaviour]) => {
    const test = tests.find((found) => found.id === id);
    return `| ${id} | ${rule} | ${behaviour} | ${test ? `[${cell(test.title)}](../${test.file}) | tested` : '– | **missing**'} |`;
  };
  const lines = [
    '# Compliance',
    '',
    'What laws, professional orders and carriers ask of the product, what it does about it, and the test that proves it: one test per',
    'rule, found by its id. Product constraints, not legal advice. Written by `npm run compliance` from `test/compliance/rules.ts` and the',
    'titles of the tests; `npm run arch` fails when it is stale, or when a rule has no test or two.',
    '',
    `**${proven} of ${IDS.length} rules are proven by a test.**`,
    ...SECTIONS.flatMap(([title, rules]) => [
      '',
      `## ${title}`,
      '',
      '| Id | Rule | What the product does | Test | State |',
      '|---|---|---|---|---|',
      ...rules.map(row),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Whether the stored page says what the tests say. */
export const isStale = (root) => !existsSync(join(root, FILE)) || readFileSync(join(root, FILE), 'utf8') !== compliancePage(root);

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..');
  writeFileSync(join(root, FILE), compliancePage(root));
  const faults = complianceFaults(root);
  console.log(`${FILE}: ${IDS.length} rules.`);
  for (const fault of faults) console.log(`  ${fault}`);
}
