/** "Send my request": 20 people at once, without a pause and as people do, while the worker does what follows from them. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closedLoop, inTurns, p95, think } from '../../measure.mjs';
import { niches, requestFields } from '../../people.mjs';
import { plainInsert } from '../../plain-insert.mjs';

const EACH = 15;
const EACH_PACED = 5;

export async function intake({ root, env, product, users, runs, visitor, quiet, report }) {
  const plain = await plainInsert(env.DATABASE_URL);
  const kinds = await niches(root);
  const { challengeOf } = await import(pathToFileURL(join(root, 'dist', 'services', 'api', 'src', 'public', 'proof-of-work.js')).href);
  // A browser has done its work before anybody presses "send": here it is so easy that it is done at once.
  const done = (id) => `${challengeOf(env.SITE_KEY, { form: 'request', id }, 0, Date.now())}.0`;
  const submit = (user, n) => {
    const leadId = randomUUID();
    const body = {
      leadId,
      form: 'request',
      lang: 'fr',
      website: '',
      work: done(leadId),
      consents: { sharing: true, contact: true },
      fields: requestFields(kinds[(user * EACH + n) % kinds.length]),
    };
    return product.http.must('POST', '/api/public/requests', body, visitor());
  };
  const paced = [];
  const { own, anchor } = await inTurns(
    runs,
    async (run) => {
      const { durations } = await closedLoop(users, EACH, submit);
      await quiet();
      const { durations: asPeople } = await closedLoop(users, EACH_PACED, submit, think);
      await quiet();
      if (run >= 0) paced.push(p95(asPeople));
      return p95(durations);
    },
    () => plain.p95(users, 50),
  );
  const beside = { name: `plain insert p95, ${users} at once`, runs: anchor };
  report({ id: 'intake.p95Ms', unit: 'ms', own, anchor: beside, note: `${users} users without a pause, worker busy` });
  report({
    id: 'intake.paced.p95Ms',
    unit: 'ms',
    own: paced,
    anchor: beside,
    note: `${users} users, a second between two requests of one`,
  });
  await plain.close();
}
