/** The levels in their order: the quick and the certain first, what needs a database and a browser last. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from './audit.mjs';
import { stopGroup } from '../services/launcher/pids.mjs';
import { interruption, run, stoppable } from './child.mjs';

const passed = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A program that ends with 0 or not: one check. */
const program =
  (script, ...args) =>
  async (root) =>
    passed((await run(root, [join(root, script), ...args])).code === 0);

/** A program that counts for itself and ends with `N passed, N failed`. */
const counting = (script) => async (root) => {
  const { code, tail } = await run(root, ['--no-warnings', join(root, script)]);
  const found = /(\d+) passed, (\d+) failed\s*$/.exec(tail);
  if (!found) return { passed: 0, failed: 1 };
  const counts = { passed: Number(found[1]), failed: Number(found[2]) };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

/** Jest's own count; a suite that could not even be read counts as one failure. */
const jest =
  (project, { inBand = true } = {}) =>
  async (root) => {
    const folder = mkdtempSync(join(tmpdir(), 'jurilien-jest-'));
    const results = join(folder, 'results.json');
    try {
      const args = [
        '--experimental-vm-modules',
        '--no-warnings',
        join(root, 'node_modules/jest/bin/jest.js'),
        '--selectProjects',
        project,
        '--json',
        `--outputFile=${results}`,
      ];
      const { code } = await run(root, [...args, ...(inBand ? ['--runInBand'] : [])]);
      if (!existsSync(results)) return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 };
      const found = JSON.parse(readFileSync(results, 'utf8'));
      const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
      return {
        passed: found.numPassedTests,
        failed: failed === 0 && code !== 0 ? 1 : failed,
        skipped: found.numPendingTests + found.numTodoTests,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

/** Services and front ends, each built only when what it is made from changed. */
async function build(root) {
  const { buildServices } = await import('../services/launcher/build.mjs');
  const { buildFrontend, staleFrontends } = await import('../services/launcher/frontends.mjs');
  const steps = [
    ['services', () => buildServices(root)],
    ...staleFrontends(root).map((frontend) => [frontend.name, () => frontendBuilt(root, frontend, buildFrontend)]),
  ];
  const counts = { passed: 0, failed: 0 };
  for (const [name, step] of steps) {
    try {
      await step();
      counts.passed += 1;
      console.log(`${name}: built`);
    } catch (error) {
      counts.failed += 1;
      console.log(`${name}: could not be built\n${error.details?.detail ?? error.message}`);
    }
  }
  return counts;
}

function frontendBuilt(root, frontend, buildFrontend) {
  let leader;
  const work = buildFrontend(root, frontend, (pid) => {
    leader = pid;
  });
  return stoppable(() => stopGroup(leader), work);
}

const LEVELS = [
  ['build', build],
  ['lint', program('node_modules/eslint/bin/eslint.js', '.')],
  ['lint', program('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
  ['i18n', counting('test/architecture/i18n.mjs')],
  ['typecheck', program('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit')],
  ['typecheck', program('node_modules/typescript/bin/tsc', '-p', 'public-site/tsconfig.json', '--noEmit')],
  ['typecheck', program('node_modules/typescript/bin/tsc', '-p', 'console/tsconfig.json', '--noEmit')],
  ['arch', counting('test/architecture/run.mjs')],
  ['audit', audit],
  ['unit', jest('unit', { inBand: false })],
  ['int', jest('int')],
  // Each journey runs on both queue backends by itself.
  ['e2e', jest('e2e')],
];

/** The levels a command line names, those it invents, and all there are. */
export function levelsNamed(args) {
  const names = [...new Set(LEVELS.map(([name]) => name))];
  return { chosen: args, unknown: args.filter((name) => !names.includes(name)), names };
}

/** Runs the chosen levels (all when none is named); answers whether nothing failed. A run cut short has failed. */
export async function runLevels(root, chosen, levels = LEVELS) {
  const rows = [];
  for (const [title, level] of levels.filter(([name]) => chosen.length === 0 || chosen.includes(name))) {
    console.log(`\n=== ${title}`);
    const started = Date.now();
    const counts = await level(root).catch((error) => {
      console.error(error.stack);
      return { passed: 0, failed: 1 };
    });
    const cut = interruption() ? { failed: Math.max(1, counts.failed), note: 'interrupted' } : {};
    rows.push({ title, seconds: (Date.now() - started) / 1000, ...counts, ...cut });
    if (interruption()) break;
  }
  return report(rows);
}

function report(rows) {
  console.log('');
  for (const { title, passed: ok, failed, skipped, note, seconds } of rows) {
    const extra = [skipped ? `${skipped} skipped` : '', note ?? '', ok + failed === 0 && !note ? 'nothing to run' : '']
      .filter(Boolean)
      .join(', ');
    console.log(
      `${failed > 0 ? 'FAIL' : 'ok  '} ${title.padEnd(12)} ${String(ok).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s${extra ? `  (${extra})` : ''}`,
    );
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
