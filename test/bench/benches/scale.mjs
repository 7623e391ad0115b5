/**
 * Several processes side by side: what two and four APIs, two and four workers do in the time of one, and how busy the machine is
 * meanwhile. Where it is busy with one already, more of them can only share it: `…cpu` is that proof, 1 is every core in use.
 */
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../services/launcher/ports.mjs';
import { cpuSeconds, shareEvenly } from '../cpu.mjs';
import { closedLoop, inTurns, timed, until } from '../measure.mjs';
import { niches, professional, requestSender } from '../people.mjs';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { alike, inThePast, noReports, wave } from '../stored-wave.mjs';

const COUNTS = [2, 4];
const USERS = 32;
const OFFERS = 200;

export async function run(context) {
  await apis(context);
  await workers(context);
}

/** Processor time of all these in cores, while `work` runs. */
async function busy(pids, work) {
  const spent = () => pids.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0), 0);
  const before = spent();
  const ms = await timed(work);
  return { ms, cores: ((spent() - before) * 1_000) / ms };
}

/** Requests sent to one, two and four APIs in front of one database, the same users dealt out among them. */
async function apis({ root, engine, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const kinds = await niches(root);
  const send = await requestSender(root, at.env);
  const apis = [await startProduct({ root, ...at })];
  try {
    while (apis.length < Math.max(...COUNTS)) {
      const port = await freePort();
      apis.push(await startProduct({ root, dataDir: at.dataDir, port, env: { ...at.env, PORT: String(port) } }, { names: ['api'] }));
    }
    const pids = [process.pid, engine.pid, apis[0].pids.worker, ...apis.map((a) => a.pids.api)];
    const each = quick ? 10 : 30;
    const cores = new Map();
    const sentTo = (count) => async () => {
      let rate;
      const used = await busy(pids, async () => {
        const loop = await closedLoop(USERS, each, (user, n) => send(apis[user % count].http, kinds[(user * each + n) % kinds.length]));
        rate = loop.perSecond;
      });
      cores.set(count, [...(cores.get(count) ?? []), used.cores / cpus().length]);
      await quiet(fixtures.kernel);
      return rate;
    };
    for (const count of COUNTS) {
      const { own, anchor } = await inTurns(quick ? 3 : 5, sentTo(count), sentTo(1));
      report({
        id: `scale.${count}api`,
        unit: '/s',
        own,
        anchor: { name: 'one API', runs: anchor },
        asRatio: true,
        note: `requests sent by ${USERS} users without a pause`,
      });
    }
    report({ id: 'scale.1api.cpu', unit: 'of all cores', own: cores.get(1), note: 'database, API, worker and the users themselves' });
  } finally {
    for (const api of apis.reverse()) await api.stop();
    await fixtures.kernel.close();
  }
}

/** The messages of a wave, handed over by one, two and four workers. */
async function workers({ root, engine, report, quick }) {
  const at = await engine.environment();
  const { kernel, dispatch } = await openBenchKernel(root, at.env);
  const past = inThePast({ kernel, dispatch });
  const [kind] = await niches(root);
  const people = await alike(root, kernel, await professional(root, past, kind, 1_000), OFFERS, past.at);
  const processes = [await startProduct({ root, ...at }, { names: ['sandbox'] })];
  await until(
    () =>
      fetch(`http://127.0.0.1:${at.sandboxPort}/`).then(
        () => true,
        () => false,
      ),
    'the providers',
  );
  await noReports(at.sandboxPort);
  const running = () => processes.slice(1);
  const resize = async (count) => {
    while (running().length > count) await processes.pop().stop();
    while (running().length < count) processes.push(await startProduct({ root, ...at }, { names: ['worker'] }));
    for (const { pids } of processes) Object.values(pids).forEach(shareEvenly);
    await quiet(kernel);
    // The first sweep of a new worker is behind it.
    await pause(2_000);
  };
  try {
    const cores = [];
    const sentBy = (count) => async () => {
      await resize(count);
      const [{ from }] = await kernel.db.query('select coalesce(max(position), 0) as from from events');
      await wave(past, kind, people);
      const pids = [engine.pid, ...processes.flatMap((p) => Object.values(p.pids))];
      const used = await busy(pids, () =>
        until(
          async () =>
            Number((await kernel.db.query(`select count(*) as n from events where position > $1 and type = 'MessageSent'`, [from]))[0].n) >=
            OFFERS * 2,
          'the offers to be with the provider',
          240,
          100,
        ),
      );
      if (count === 1) cores.push(used.cores / cpus().length);
      await quiet(kernel, 300, 200);
      return (OFFERS * 2 * 1_000) / used.ms;
    };
    for (const count of COUNTS) {
      const { own, anchor } = await inTurns(quick ? 2 : 5, sentBy(count), sentBy(1));
      report({
        id: `scale.${count}worker`,
        unit: '/s',
        own,
        anchor: { name: 'one worker', runs: anchor },
        asRatio: true,
        note: `texts and e-mails of a wave of ${OFFERS} offers`,
      });
    }
    report({ id: 'scale.1worker.cpu', unit: 'of all cores', own: cores, note: 'database, worker and providers' });
  } finally {
    for (const p of processes.reverse()) await p.stop();
    await kernel.close();
  }
}
