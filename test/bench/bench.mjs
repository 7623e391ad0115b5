/** Runs the chosen benches one after another, each on an engine of its own, and says how each figure stands. Answers the exit code: 1 when one did not come to its end. */
import { cpus, loadavg } from 'node:os';
import { writeDocument } from './document.mjs';
import { engine } from './engine.mjs';
import { judged, table } from './report.mjs';

/** In the order of what they matter. */
const BENCHES = [
  'main-job',
  'console',
  'reports',
  'follow-ups',
  'exports',
  'campaigns',
  'append',
  'config',
  'claim-race',
  'ledger',
  'calendar',
  'offers',
  'rules',
  'projection-lag',
  'jobs',
  'dead-letters',
  'replay',
  'matching',
  'identity',
  'privacy',
  'documents',
  'scale',
  'start',
  'site',
  'memory',
];

export async function bench(root, argv) {
  const json = argv.includes('--json');
  const quick = argv.includes('--quick');
  const write = argv.includes('--write');
  const named = argv.filter((a) => !a.startsWith('--'));
  const unknown = named.find((name) => !BENCHES.includes(name));
  if (unknown) throw new Error(`No such bench: ${unknown}. Benches: ${BENCHES.join(', ')}.`);
  const chosen = named.length > 0 ? named : BENCHES;
  const say = (text) => console.error(`  ${text}`);
  const machine = { cores: cpus().length, node: process.versions.node, postgres: '' };
  const results = [];
  for (const name of chosen) {
    console.error(`${name} (load ${loadavg()[0].toFixed(2)})`);
    const { run, withoutEngine } = await import(`./benches/${name}.mjs`);
    const on = withoutEngine ? undefined : await engine(root);
    machine.postgres ||= on?.version ?? '';
    const found = [];
    let failure;
    const report = (figure) => {
      const known = judged(name, { ...figure, load: loadavg()[0] });
      found.push(known);
      say(table([known], false));
    };
    try {
      await run({ root, engine: on, say, report, quick });
    } catch (error) {
      // Whatever the bench left open complains when its database goes; what came first is what is reported. The others still run.
      if (!results.some((r) => r.failure)) process.on('uncaughtException', () => {});
      failure = error.message;
      console.error(error.stack);
    } finally {
      await on?.stop();
    }
    results.push({ bench: name, figures: found, ...(failure ? { failure } : {}) });
  }
  const figures = results.flatMap((r) => r.figures);
  const failures = results.flatMap(({ bench: name, failure }) => (failure ? [{ bench: name, failure }] : []));
  if (write) say(`written: ${await writeDocument(root, { machine, found: results, order: BENCHES })}`);
  if (json)
    console.log(
      JSON.stringify({ bench: named.length === 1 ? named[0] : 'all', machine, figures, ...(failures.length > 0 ? { failures } : {}) }),
    );
  else console.log(`\n${table(figures, true)}`);
  return failures.length === 0 ? 0 : 1;
}
