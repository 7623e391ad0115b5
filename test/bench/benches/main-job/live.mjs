/** From a command's event to its row read back by a page that listens to the console's live stream. */
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import pg from 'pg';
import { inTurns, median } from '../../measure.mjs';
import { niches, requestInValidation } from '../../people.mjs';

const EACH = 20;

export async function live(context) {
  const { root, env, port, kernel, staff, runs, quiet, report } = context;
  const [kind] = await niches(root);
  const { leadId, staff: by } = await requestInValidation(context, staff.id, kind);
  await quiet();
  const page = await openPage(port, staff.token, leadId);
  let tagged = false;
  const one = async () => {
    tagged = !tagged;
    const seen = page.next(async () => (await staff.http.must('GET', `/api/views/leads/${leadId}`)).tagged === tagged);
    const answer = await context.dispatch('TagLead', { leadId, tagged }, by);
    const at = await seen;
    const [row] = await kernel.db.query('select extract(epoch from occurred_at) * 1000 as ms from events where position = $1', [
      answer.position,
    ]);
    return at - Number(row.ms);
  };
  const listener = new pg.Client({ connectionString: env.DATABASE_URL });
  await listener.connect();
  await listener.query('listen bench');
  const several = (measure) => async () => {
    const times = [];
    for (let i = 0; i < EACH; i++) times.push(await measure());
    return median(times);
  };
  const { own, anchor } = await inTurns(
    runs,
    several(one),
    several(async () => {
      const heard = new Promise((done) => listener.once('notification', () => done(performance.now())));
      const at = performance.now();
      await kernel.db.query(`select pg_notify('bench', $1)`, [randomUUID()]);
      return (await heard) - at;
    }),
  );
  page.close();
  await listener.end();
  report({
    id: 'console.liveMs',
    unit: 'ms',
    own,
    anchor: { name: 'NOTIFY to LISTEN of the same database', runs: anchor },
    note: 'event → change on the stream → row read back over HTTP',
  });
}

/** The stream as a browser reads it; after each change of the lead the row is read until it is new. */
async function openPage(port, token, leadId) {
  let check;
  const response = await new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path: '/api/live', headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' } },
      resolve,
    ).once('error', reject);
  });
  let rest = '';
  response.setEncoding('utf8').on('data', (chunk) => {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop();
    if (parts.some((part) => part.includes('"leads"') && (part.includes(leadId) || part.includes('"ids":[]')))) void check?.();
  });
  return {
    next: (isNew) =>
      new Promise((done, fail) => {
        check = () =>
          isNew().then((yes) => {
            if (yes) {
              check = undefined;
              done(Date.now());
            }
          }, fail);
      }),
    close: () => response.destroy(),
  };
}
