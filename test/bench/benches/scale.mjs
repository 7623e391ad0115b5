/**
 * Several processes side by side: what two and four APIs, two and four workers do in the time of one.
 *
 * One of them without a limit may keep a small machine busy by itself; more can then only share it. So each process is given the same
 * share of a core (`scale.2api`), as it would have a machine's own, and what two do more than one is limited by them and not by the machine.
 * `….unlimited` is the same without shares, and `….perCoreSecond` what a second of processor does, database included: near 1, nothing is
 * lost between the processes; each commits smaller groups than one alone would. Where shares cannot be given, only the unlimited figures are there, under the plain names.
 */
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../services/launcher/processes/ports.mjs';
import { cpuSeconds, shareEvenly } from '../cpu.mjs';
import { closedLoop, median, timed, until } from '../measure.mjs';
import { niches, professional, requestSender } from '../people.mjs';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { haveQuotas, quota } from '../quota.mjs';
import { alike, inThePast, noReports, wave } from '../stored-wave.mjs';

const COUNTS = [4, 2];
/** Code that never ran is slow: what is new goes through this many rounds before any is measured. */
const WARM_UP = 6;
const USERS = 32;
/** Of one core, for each process: four of them fit into two cores with their database and those who ask. A worker has more to do when idle. */
const SHARE = { api: 0.15, worker: 0.25 };

export async function run(context) {
  await apis(context);
  await workers(context);
}

/** With shares and without; the plain names belong to the shares where there are any. */
const measures = async (kind) => ((await haveQuotas()) ? [{ share: SHARE[kind], suffix: '' }, { suffix: '.unlimited' }] : [{ suffix: '' }]);

/** Processor time by kind of process, in cores, while `work` runs. */
async function busy(kinds, work) {
  const spent = () => Object.entries(kinds).map(([kind, pids]) => [kind, pids.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0), 0)]);
  const before = Object.fromEntries(spent());
  const ms = await timed(work);
  return { ms, cores: Object.fromEntries(spent().map(([kind, seconds]) => [kind, ((seconds - before[kind]) * 1_000) / ms])) };
}

/**
 * Two and four beside one, in turns.
 * @param {(count: number) => Promise<{ rate: number, cores: Record<string, number> }>} measure how many per second, and the cores by kind
 */
async function compare({ report, kind, suffix, share, runs, note, ours }, measure) {
  const counts = [...COUNTS, 1];
  const seen = new Map(counts.map((count) => [count, []]));
  for (let run = 0; run < runs; run++)
    for (const count of counts) {
      globalThis.gc?.();
      seen.get(count).push(await measure(count));
    }
  const each = share === undefined ? '' : `, each with ${share} of a core`;
  const rate = (found) => found.rate;
  const perCoreSecond = (found) => found.rate / ours.reduce((sum, name) => sum + found.cores[name], 0);
  const beside = (count, of) => ({
    own: seen.get(count).map(of),
    anchor: { name: `one ${kind}`, runs: seen.get(1).map(of) },
    asRatio: true,
  });
  for (const count of COUNTS.toReversed()) {
    report({ id: `scale.${count}${kind}${suffix}`, unit: '/s', ...beside(count, rate), note: `${note}${each}` });
    report({
      id: `scale.${count}${kind}${suffix}.perCoreSecond`,
      unit: '/core s',
      ...beside(count, perCoreSecond),
      note: `${note}, for each second of processor of ${ours.join(' and ')}`,
    });
  }
  const ones = seen.get(1);
  const spent = Object.keys(ones[0].cores).map((name) => `${name} ${median(ones.map(({ cores }) => cores[name])).toFixed(2)}`);
  report({
    id: `scale.1${kind}${suffix}.cpu`,
    unit: 'of all cores',
    own: ones.map(({ cores }) => Object.values(cores).reduce((sum, n) => sum + n, 0) / cpus().length),
    note: `cores: ${spent.join(', ')}`,
  });
}

/** Requests sent to one, two and four APIs in front of one database, the same users dealt out among them. */
async function apis({ root, engine, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const kinds = await niches(root);
  const send = await requestSender(root, at.env);
  const processes = [await startProduct({ root, ...at })];
  const groups = [];
  try {
    while (processes.length < Math.max(...COUNTS)) {
      const port = await freePort();
      processes.push(await startProduct({ root, dataDir: at.dataDir, port, env: { ...at.env, PORT: String(port) } }, { names: ['api'] }));
    }
    const pids = {
      database: [engine.pid],
      API: processes.map((p) => p.pids.api),
      worker: [processes[0].pids.worker],
      users: [process.pid],
    };
    const ask = async (count, each) => {
      const task = (user, n) => send(processes[user % count].http, kinds[(user * each + n) % kinds.length]);
      return (await closedLoop(USERS, each, task)).perSecond;
    };
    for (let n = 0; n < WARM_UP; n++) await ask(processes.length, 20);
    await quiet(fixtures.kernel);
    // Without shares first: a process that was given one keeps it.
    for (const { share, suffix } of (await measures('api')).reverse()) {
      for (const pid of share === undefined ? [] : pids.API) {
        const group = quota(share);
        groups.push(group);
        group.add(pid);
      }
      const each = (share === undefined ? 3 : 1) * (quick ? 4 : 10);
      await compare(
        {
          report,
          kind: 'api',
          suffix,
          share,
          runs: quick ? 2 : 5,
          note: `requests sent by ${USERS} users without a pause`,
          ours: ['database', 'API', 'worker'],
        },
        async (count) => {
          let rate;
          const { cores } = await busy(pids, async () => {
            rate = await ask(count, each);
          });
          await quiet(fixtures.kernel);
          return { rate, cores };
        },
      );
    }
  } finally {
    for (const p of processes.reverse()) await p.stop();
    for (const group of groups) await group.remove();
    await fixtures.kernel.close();
  }
}

/** The messages of a wave, handed over by one, two and four workers. */
async function workers({ root, engine, report, quick }) {
  const at = await engine.environment();
  const { kernel, dispatch } = await openBenchKernel(root, at.env);
  const past = inThePast({ kernel, dispatch });
  const [kind] = await niches(root);
  const sandbox = await startProduct({ root, ...at }, { names: ['sandbox'] });
  const answers = () =>
    fetch(`http://127.0.0.1:${at.sandboxPort}/`).then(
      () => true,
      () => false,
    );
  await until(answers, 'the providers');
  await noReports(at.sandboxPort);
  const running = [];
  const stopOne = async () => {
    const { product, group } = running.pop();
    await product.stop();
    await group?.remove();
  };
  const handOver = async (people) => {
    const [{ from }] = await kernel.db.query('select coalesce(max(position), 0) as from from events');
    await wave(past, kind, people);
    const sent = async () => {
      const [{ n }] = await kernel.db.query(`select count(*) as n from events where position > $1 and type = 'MessageSent'`, [from]);
      return Number(n) >= people.length * 2;
    };
    const pids = { database: [engine.pid], worker: running.map(({ product }) => product.pids.worker), providers: [sandbox.pids.sandbox] };
    const { ms, cores } = await busy(pids, () => until(sent, 'the offers to be with the provider', 240, 50));
    await quiet(kernel, 300, 200);
    return { rate: (people.length * 2 * 1_000) / ms, cores };
  };
  const resize = async (count, share, people) => {
    // All of one age: a worker that was there before the others would be the quicker one.
    const grows = running.length < count;
    while (running.length > (grows ? 0 : count)) await stopOne();
    while (running.length < count) {
      const product = await startProduct({ root, ...at }, { names: ['worker'] });
      const group = share === undefined ? undefined : quota(share);
      running.push({ product, group });
      shareEvenly(product.pids.worker);
    }
    await quiet(kernel);
    // The first sweep of a new worker is behind it; it starts and warms up with all the machine has.
    await pause(2_000);
    for (let n = 0; grows && n < WARM_UP; n++) await handOver(people);
    for (const { product, group } of running) group?.add(product.pids.worker);
  };
  try {
    const most = quick ? 60 : 200;
    const all = await alike(root, kernel, await professional(root, past, kind, 1_000), most, past.at);
    for (const { share, suffix } of await measures('worker')) {
      const offers = share === undefined ? most : most / 2;
      const people = all.slice(0, offers);
      await compare(
        {
          report,
          kind: 'worker',
          suffix,
          share,
          runs: quick ? 2 : 5,
          note: `texts and e-mails of a wave of ${offers} offers`,
          ours: ['database', 'worker'],
        },
        async (count) => {
          await resize(count, share, all);
          return handOver(people);
        },
      );
      while (running.length > 0) await stopOne();
    }
  } finally {
    while (running.length > 0) await stopOne();
    await sandbox.stop();
    await kernel.close();
  }
}
