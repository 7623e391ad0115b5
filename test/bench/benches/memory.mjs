/**
 * What API and worker hold after half an hour of work: visitors who ask, staff who look and validate, messages that go out, at the pace
 * of a hundred times today's day. BENCH_MINUTES is another length.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { median, THINK_MS } from '../measure.mjs';
import { many, niches, professional, requestInValidation, requestSender } from '../people.mjs';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 30);
const VISITORS = 4;
const STAFF = 4;
const PROFESSIONALS = 40;
const SAMPLE_MS = 5_000;
const RENEW_MS = 600_000;

/** Resident memory of a process, MB, by the kernel's own count (Linux). */
const residentMb = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const product = await startProduct({ root, ...at });
  try {
    const staff = await product.signIn(fixtures);
    const kinds = (await niches(root)).slice(0, PROFESSIONALS);
    await many(kinds.length, (i) => professional(root, fixtures, kinds[i]));
    await quiet(fixtures.kernel);
    const minutes = quick ? Math.min(MINUTES, 1) : MINUTES;
    say(`${minutes} minutes of ${VISITORS} visitors and ${STAFF} members of the staff`);
    const until = Date.now() + minutes * 60_000;
    const send = await requestSender(root, at.env);
    const done = { asked: 0, validated: 0, looked: 0 };
    const samples = { api: [], worker: [] };
    await Promise.all([
      ...Array.from({ length: VISITORS }, () => visitor({ product, send, kinds, until, done })),
      ...Array.from({ length: STAFF }, () => member({ fixtures, staff, kinds, until, done })),
      signedIn({ staff, until }),
      sampled({ pids: product.pids, until, samples }),
    ]);
    const note = `${minutes} min: ${done.asked} requests sent, ${done.validated} validated and offered, ${done.looked} pages of staff`;
    for (const [name, all] of Object.entries(samples)) {
      const third = Math.ceil(all.length / 3);
      const last = all.slice(-third);
      report({ id: `memory.${name}_mb`, unit: 'MB', own: [Math.max(...last)], note });
      report({
        id: `memory.${name}.drift`,
        unit: 'MB',
        own: [median(last)],
        anchor: { name: 'the third before it, median', runs: [median(all.slice(third, 2 * third))] },
        asRatio: true,
        note: 'last third of the time',
      });
    }
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}

/** Sends one request after another, each as another person from another address. */
async function visitor({ product, send, kinds, until, done }) {
  while (Date.now() < until) {
    await send(product.http, kinds[done.asked % kinds.length]);
    done.asked++;
    await pause(THINK_MS);
  }
}

/** Validates a request, so that offers and messages follow, and looks at lists between. */
async function member({ fixtures, staff, kinds, until, done }) {
  while (Date.now() < until) {
    const { leadId, validate } = await requestInValidation(fixtures, staff.id, kinds[done.validated % kinds.length]);
    for (let i = 0; i < 4; i++) {
      await staff.http.must('GET', `/api/views/leads?page=${1 + i}&perPage=25&sort=createdAt&order=desc`);
      done.looked++;
      await pause(THINK_MS / 2);
    }
    await staff.http.must('POST', '/api/commands/ValidateLead', { commandId: randomUUID(), payload: validate });
    // On a full machine its row may still be on the way.
    await staff.http.send('GET', `/api/views/lead-details/${leadId}`);
    done.validated++;
    done.looked++;
  }
}

/** Half an hour is longer than a token lives. */
async function signedIn({ staff, until }) {
  for (let left = until - Date.now(); left > RENEW_MS; left = until - Date.now()) {
    await pause(RENEW_MS);
    await staff.renew();
  }
}

async function sampled({ pids, until, samples }) {
  while (Date.now() < until) {
    await pause(Math.min(SAMPLE_MS, Math.max(1, until - Date.now())));
    for (const [name, all] of Object.entries(samples)) all.push(residentMb(pids[name]));
  }
}
