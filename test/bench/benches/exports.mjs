/**
 * A list of 1,000,000 requests as a file: how quickly it is made, what a row costs worker and database in processor time, and what worker and
 * API hold above what they hold idle while it is made and taken. BENCH_ROWS is another number of requests.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds, shareEvenly } from '../cpu.mjs';
import { until } from '../measure.mjs';
import { lib, openBenchKernel, startProduct } from '../product.mjs';
import { filled, storeLeads } from '../stored-leads.mjs';

const ROWS = 1_000_000;
const QUICK_ROWS = 200_000;
/** Folded by the view; the others are their copies under ids and days of their own. */
const FOLDED = 10_000;
const SAMPLE_MS = 200;
/** Files of each format. */
const RUNS = 3;
const SETTLE_MS = 5_000;

/** Resident memory of a process, MB, by the kernel's own count (Linux). */
const residentMb = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** As many rows as asked, of which the first were folded. */
async function store(root, kernel, count) {
  await storeLeads(root, kernel, FOLDED);
  const { tableOf } = await lib(root, 'event-sourcing');
  const view = kernel.registry.views.get('leads');
  const table = `views.${tableOf(view)}`;
  const names = Object.keys(view.columns);
  const list = names.map((name) => `"${name}"`).join();
  const copied = names.map((name) => {
    if (name === 'id') return 'gen_random_uuid()';
    return name === 'createdAt' ? `"createdAt" - $1::int * interval '17 seconds'` : `"${name}"`;
  });
  const ids = (await kernel.db.query(`select id from ${table}`)).map(({ id }) => id);
  await filled(root, kernel, view, async () => {
    // One copy after the other: a statement may not run for ever.
    for (let n = 1; n < count / FOLDED; n++)
      await kernel.db.query(`insert into ${table} (${list}) select ${copied.join()} from ${table} where id = any($2::uuid[])`, [n, ids]);
  });
}

/** The most that a process holds while something is done. */
async function peakDuring(pid, work) {
  let [most, over] = [residentMb(pid), false];
  const sampling = (async () => {
    while (!over) {
      most = Math.max(most, residentMb(pid));
      await pause(SAMPLE_MS);
    }
  })();
  try {
    return { found: await work(), peak: () => most };
  } finally {
    over = true;
    await sampling;
  }
}

const NEWLINE = 0x0a;
/** Takes the file as a browser does, hashes it as it comes, and looks whether its last line is right. */
const taken = (port, path, token) =>
  new Promise((resolve, reject) => {
    const hash = createHash('sha256');
    let [bytes, held] = [0, Buffer.alloc(0)];
    request({ host: '127.0.0.1', port, path, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`the file answered ${response.statusCode}`));
      response.on('data', (chunk) => {
        bytes += chunk.length;
        const all = Buffer.concat([held, chunk]);
        const keep = Math.max(0, all.length - 4_096);
        hash.update(all.subarray(0, keep));
        held = all.subarray(keep);
      });
      response.once('error', reject);
      response.on('end', () => {
        // Found among the bytes: the first of those held may be half a letter.
        const at = held.lastIndexOf(NEWLINE, -2) + 1;
        hash.update(held.subarray(0, at));
        const last = held.subarray(at).toString('utf8');
        resolve({
          bytes,
          rows: Number(/"count":(\d+)|^#[;,]\w+[;,](\d+)/.exec(last)?.slice(1).find(Boolean)),
          whole: last.includes(hash.digest('hex')),
        });
      });
    }).end();
  });

/** Asks for a file of all requests and waits until it is ready. */
async function makeFile({ http }, format) {
  const exportId = randomUUID();
  const names = { commandId: randomUUID(), exportId };
  const asked = { what: 'leads', format, lang: 'fr', filter: { submitted: true }, reason: 'Mesure de la vitesse' };
  await http.must('POST', '/api/exports', { ...names, ...asked });
  const ready = async () => {
    const { body: row } = await http.send('GET', `/api/views/exports/${exportId}`);
    if (row.state === 'Failed') throw new Error('the export failed');
    return row.state === 'Ready';
  };
  await until(ready, 'the export to be made', 900, 200);
  return `/api/exports/${exportId}/file`;
}

/** One file, made and taken: seconds, processor time of each process for a row, and what is held above what was held before. */
async function once({ port, count, staff, pids }, format) {
  await pause(SETTLE_MS);
  const idle = { worker: residentMb(pids.worker), api: residentMb(pids.api) };
  const spent = () => [pids.worker, pids.database].map((pid) => cpuSeconds(pid));
  const [before, started] = [spent(), performance.now()];
  const made = await peakDuring(pids.worker, () => makeFile(staff, format));
  const seconds = (performance.now() - started) / 1_000;
  const [worker, database] = spent().map((now, n) => ((now - before[n]) * 1e6) / count);
  const file = await peakDuring(pids.api, () => taken(port, made.found, staff.token));
  if (!file.found.whole || file.found.rows !== count)
    throw new Error(`the file has ${file.found.rows} rows, and its hash is ${file.found.whole ? 'right' : 'wrong'}`);
  const held = { worker: made.peak() - idle.worker, api: file.peak() - idle.api };
  return { perSecond: count / seconds, cost: { worker, database }, held, idle, bytes: file.found.bytes };
}

export async function run({ root, engine, report, say, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const count = Number(process.env.BENCH_ROWS ?? (quick ? QUICK_ROWS : ROWS));
  const product = await startProduct({ root, ...at });
  try {
    await store(root, fixtures.kernel, count);
    shareEvenly(product.pids.worker);
    const of = { port: at.port, count, pids: { ...product.pids, database: engine.pid } };
    for (const format of ['csv', 'json']) {
      const runs = [];
      for (let n = 0; n < RUNS; n++) {
        runs.push(await once({ ...of, staff: await product.signIn(fixtures) }, format));
        say(`${(runs[n].bytes / 1e6).toFixed(0)} MB taken, count and hash are right; ${Math.round(runs[n].perSecond)} rows a second`);
      }
      const [{ idle }] = runs;
      const note = `${count.toLocaleString('en')} requests, ${format.toUpperCase()}`;
      const figure = (id, unit, own, more = '') => report({ id: `exports.${format}.${id}`, unit, own: runs.map(own), note: note + more });
      figure('rowsPerSecond', '/s', ({ perSecond }) => perSecond);
      for (const name of ['worker', 'database']) figure(`cpu.${name}`, 'µs/row', ({ cost }) => cost[name]);
      for (const name of ['worker', 'api'])
        figure(`${name}AboveIdle_mb`, 'MB', ({ held }) => held[name], `; ${idle[name].toFixed(0)} MB idle before the first`);
    }
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}
