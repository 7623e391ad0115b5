/** "Send my request": 20 people at once, without a pause and as people do, while the worker does what follows from them. */
import { closedLoop, inTurns, p95, think } from '../../measure.mjs';
import { niches, requestSender } from '../../people.mjs';
import { plainInsert } from '../../plain-insert.mjs';

const EACH = 15;
const EACH_PACED = 5;

export async function intake({ root, env, product, users, runs, quiet, report }) {
  const plain = await plainInsert(env.DATABASE_URL);
  const kinds = await niches(root);
  const send = await requestSender(root, env);
  const submit = (user, n) => send(product.http, kinds[(user * EACH + n) % kinds.length]);
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
