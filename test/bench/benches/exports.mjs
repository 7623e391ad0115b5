/** A list of 1,000,000 requests as a file: how quickly it is made and taken, and what worker and API hold meanwhile above what they hold idle. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../measure.mjs';
import { lib, openBenchKernel, startProduct } from '../product.mjs';
import { storeLeads } from '../stored-leads.mjs';

const ROWS = 1_000_000;
const QUICK_ROWS = 200_000;
/** Folded by the view; the others are their copies under ids and days of their own. */
const FOLDED = 10_000;
const SAMPLE_MS = 200;
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
  // One copy after the other: a statement may not run for ever.
  for (let n = 1; n < count / FOLDED; n++)
    await kernel.db.query(`insert into ${table} (${list}) select ${copied.join()} from ${table} where id = any($2::uuid[])`, [n, ids]);
  await kernel.db.query(`vacuum analyze ${table}`);
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
        const text = held.toString('utf8').trimEnd();
        const at = Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1));
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

export async function run({ root, engine, report, say, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const count = quick ? QUICK_ROWS : ROWS;
  const product = await startProduct({ root, ...at });
  try {
    const staff = await product.signIn(fixtures);
    await store(root, fixtures.kernel, count);
    const { worker, api } = product.pids;
    for (const format of ['csv', 'json']) {
      await pause(SETTLE_MS);
      const idle = { worker: residentMb(worker), api: residentMb(api) };
      const exportId = randomUUID();
      const body = {
        commandId: randomUUID(),
        exportId,
        what: 'leads',
        format,
        lang: 'fr',
        filter: { submitted: true },
        reason: 'Mesure de la vitesse',
      };
      const started = performance.now();
      const made = await peakDuring(worker, async () => {
        await staff.http.must('POST', '/api/exports', body);
        await until(
          async () => {
            const { body: row } = await staff.http.send('GET', `/api/views/exports/${exportId}`);
            if (row.state === 'Failed') throw new Error('the export failed');
            return row.state === 'Ready';
          },
          'the export to be made',
          900,
          200,
        );
        return (performance.now() - started) / 1_000;
      });
      const note = `${count.toLocaleString('en')} requests, ${format.toUpperCase()}`;
      report({ id: `exports.${format}.rowsPerSecond`, unit: '/s', own: [count / made.found], note });
      report({
        id: `exports.${format}.workerAboveIdle_mb`,
        unit: 'MB',
        own: [made.peak() - idle.worker],
        note: `${note}; ${idle.worker.toFixed(0)} MB idle`,
      });
      const file = await peakDuring(api, () => taken(at.port, `/api/exports/${exportId}/file`, staff.token));
      if (!file.found.whole || file.found.rows !== count)
        throw new Error(`the file has ${file.found.rows} rows, and its hash is ${file.found.whole ? 'right' : 'wrong'}`);
      say(`${(file.found.bytes / 1e6).toFixed(0)} MB taken, count and hash are right`);
      report({
        id: `exports.${format}.apiAboveIdle_mb`,
        unit: 'MB',
        own: [file.peak() - idle.api],
        note: `${note}; ${idle.api.toFixed(0)} MB idle`,
      });
    }
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}
