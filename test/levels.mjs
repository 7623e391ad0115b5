/** The levels in their order: the quick and the certain first, what needs a database and a browser last, and beside it what reads the tree. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { audit } from './audit.mjs';
import { stopGroup } from '../services/launcher/processes/pids.mjs';
import { cpuSeconds, interruption, run, stoppable } from './child.mjs';

/** A program that ends with 0 or not: one check. */
const program =
  (script, ...args) =>
  async (root, out, how) => {
    const { code, cpu } = await run(root, [join(root, script), ...args], { out, ...how });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, cpu };
  };

/** A program that counts for itself and ends with `N passed, N failed`. */
const counting = (script) => async (root, out, how) => {
  const { code, tail, cpu } = await run(root, ['--no-warnings', join(root, script)], { out, ...how });
  const found = /(\d+) passed, (\d+) failed\s*$/.exec(tail);
  if (!found) return { passed: 0, failed: 1, cpu };
  const counts = { passed: Number(found[1]), failed: Number(found[2]), cpu };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

/** What processes and threads of the tests load is compiled by the first of them. */
const COMPILED_ONCE = { NODE_COMPILE_CACHE: join(tmpdir(), 'jurilien-test-compile-cache') };

/** Megabytes for what is young: specs make much that is soon over, and collecting it in small portions takes a twelfth of their time. */
const ROOM_FOR_THE_NEW = '--max-semi-space-size=64';

/** What a complaint says, without where in the libraries it was raised: all that is known of a run that no one watched. */
const beginning = (why) =>
  stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*node_modules/.test(line))
    .slice(0, 30)
    .map((line) => `     ${line.slice(0, 400)}`)
    .join('\n');

/** What failed, by file and name, each with how its complaint begins; a suite that could not be read is its file alone. */
const namesOfFailed = (root, suites) =>
  suites
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const said = failed.map(({ fullName, failureMessages }) => [fullName, failureMessages[0]]);
      return (said.length > 0 ? said : [['could not be run', message]]).map(
        ([title, why = '']) => `${relative(root, name)} › ${title}\n${beginning(why)}`,
      );
    });

/** Jest's own count; a suite that could not even be read counts as one failure. */
const jest =
  (project, { workers = '1' } = {}) =>
  async (root) => {
    const folder = mkdtempSync(join(tmpdir(), 'jurilien-jest-'));
    const results = join(folder, 'results.json');
    try {
      const args = [
        ROOM_FOR_THE_NEW,
        '--experimental-vm-modules',
        '--no-warnings',
        join(root, 'node_modules/jest/bin/jest.js'),
        '--selectProjects',
        project,
        '--json',
        `--outputFile=${results}`,
      ];
      const { code, cpu } = await run(root, [...args, `--maxWorkers=${workers}`], { env: COMPILED_ONCE });
      if (!existsSync(results)) return code === 0 ? { passed: 0, failed: 0, cpu } : { passed: 0, failed: 1, cpu };
      const found = JSON.parse(readFileSync(results, 'utf8'));
      const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
      return {
        passed: found.numPassedTests,
        failed: failed === 0 && code !== 0 ? 1 : failed,
        skipped: found.numPendingTests + found.numTodoTests,
        names: namesOfFailed(root, found.testResults),
        cpu,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

/** Services and front ends, each built only when what it is made from changed. */
async function build(root) {
  const { buildServices } = await import('../services/launcher/builders/build.mjs');
  const { buildFrontend, staleFrontends } = await import('../services/launcher/builders/frontends.mjs');
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

/** Only reads the tree: runs beside its neighbours that do the same, and beside one that waits. */
const READS = { beside: true };
/** Waits as well as it computes: these run one after another, and leave their neighbours the processor that they do not need. */
const WAITS = { beside: true, leads: true };

const LEVELS = [
  ['build', build],
  // Writes its canaries into the tree, where the others would trip over them.
  ['arch', counting('test/architecture/run.mjs')],
  ['unit', jest('unit', { workers: '100%' }), WAITS],
  ['unit', jest('component', { workers: '100%' }), WAITS],
  ['unit', jest('site', { workers: '100%' }), WAITS],
  ['int', jest('int', { workers: '2' }), WAITS],
  // Three at a time: a journey waits for timers, and for processes that were killed, as long as it computes.
  ['e2e', jest('e2e', { workers: '3' }), WAITS],
  // The longest of its neighbours starts first.
  ['arch', counting('test/architecture/exercise/run.mjs'), READS],
  ['lint', program('node_modules/eslint/bin/eslint.js', '.'), READS],
  ['lint', program('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'), READS],
  // One program of types for their errors and for the rules that read them.
  ['typecheck', program('node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '.'), READS],
  ['i18n', counting('test/architecture/i18n.mjs'), READS],
  ['content', counting('test/architecture/content.mjs'), READS],
  ['audit', audit, READS],
];

/** The levels a command line names, those it invents, and all there are. */
export function levelsNamed(args) {
  const names = [...new Set(LEVELS.map(([name]) => name))];
  return { chosen: args, unknown: args.filter((name) => !names.includes(name)), names };
}

/** Runs the chosen levels (all when none is named); answers whether nothing failed. A run cut short has failed. */
export async function runLevels(root, chosen, levels = LEVELS) {
  const rows = [];
  for (const batch of batches(levels.filter(([name]) => chosen.length === 0 || chosen.includes(name)))) {
    rows.push(...(await sideBySide(root, batch)));
    if (interruption()) break;
  }
  return report(rows);
}

/** Neighbours that may run beside each other are one batch; any other level is a batch of its own. */
function batches(levels) {
  const found = [];
  for (const level of levels) {
    const last = found.at(-1);
    if (last && last[0][2]?.beside && level[2]?.beside) last.push(level);
    else found.push([level]);
  }
  return found;
}

/**
 * As many at a time as there are processors, two at the least. What one of several says is shown in one piece, when it is done, but for
 * those that lead, one after another: what they say is shown at once, and as long as they run the others only get the processor that is left.
 */
async function sideBySide(root, batch) {
  const rows = [];
  const held = batch.length > 1;
  const leads = ([, [, , how]]) => Boolean(how?.leads);
  const leaders = [...batch.entries()].filter(leads);
  const waiting = [...batch.entries()].filter((entry) => !leads(entry));
  let led = leaders.length === 0;
  const lane = async () => {
    for (let next = waiting.shift(); next && !interruption(); next = waiting.shift())
      rows[next[0]] = await one(root, next[1], { held, behind: !led });
  };
  const lead = async () => {
    for (const [at, level] of leaders) if (!interruption()) rows[at] = await one(root, level);
    led = true;
    await lane();
  };
  const lanes = Math.min(batch.length, Math.max(2, availableParallelism()));
  await Promise.all([lead(), ...Array.from({ length: lanes - 1 }, lane)]);
  return rows.filter(Boolean);
}

async function one(root, [title, level], { held = false, behind = false } = {}) {
  const lines = [];
  const out = held ? (text) => lines.push(text) : (text) => process.stdout.write(text);
  if (!held) console.log(`\n=== ${title}`);
  const started = Date.now();
  const before = cpuSeconds();
  const { cpu: own, ...counts } = await level(root, out, { behind }).catch((error) => {
    out(`${error.stack}\n`);
    return { passed: 0, failed: 1 };
  });
  if (held) process.stdout.write(`\n=== ${title}\n${lines.join('')}`);
  const cut = interruption() ? { failed: Math.max(1, counts.failed), note: 'interrupted' } : {};
  // The build alone does not count for itself, and runs alone.
  const cpu = own ?? (held ? undefined : cpuSeconds() - before);
  return { title, seconds: (Date.now() - started) / 1000, cpu, ...counts, ...cut };
}

function report(rows) {
  console.log('');
  for (const { title, passed: ok, failed, skipped, note, seconds, cpu } of rows) {
    const extra = [skipped ? `${skipped} skipped` : '', note ?? '', ok + failed === 0 && !note ? 'nothing to run' : '']
      .filter(Boolean)
      .join(', ');
    const load = cpu > 0 ? `${cpu.toFixed(1).padStart(8)} s CPU` : '';
    console.log(
      `${failed > 0 ? 'FAIL' : 'ok  '} ${title.padEnd(12)} ${String(ok).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s${load}${extra ? `  (${extra})` : ''}`,
    );
  }
  // A long run is read from its end.
  for (const { title, names = [] } of rows) for (const name of names) console.log(`FAIL ${title}: ${name}`);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
