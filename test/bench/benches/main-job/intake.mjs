/** "Send my request": 20 people at once, each without a pause, while the worker does what follows from them. */
import { randomUUID } from 'node:crypto';
import { closedLoop, inTurns, p95 } from '../../measure.mjs';
import { niches, requestFields } from '../../people.mjs';
import { plainInsert } from '../../plain-insert.mjs';

const EACH = 15;

export async function intake({ root, env, product, users, runs, visitor, quiet, report }) {
  const plain = await plainInsert(env.DATABASE_URL);
  const kinds = await niches(root);
  const submit = (user, n) => {
    const leadId = randomUUID();
    const body = {
      leadId,
      form: 'request',
      lang: 'fr',
      website: '',
      consents: { sharing: true, contact: true },
      fields: requestFields(kinds[(user * EACH + n) % kinds.length]),
    };
    return product.http.must('POST', '/api/public/requests', body, visitor());
  };
  const { own, anchor } = await inTurns(
    runs,
    async () => {
      const { durations } = await closedLoop(users, EACH, submit);
      await quiet();
      return p95(durations);
    },
    () => plain.p95(users, 50),
  );
  report({
    id: 'intake.p95Ms',
    unit: 'ms',
    own,
    anchor: { name: `plain insert p95, ${users} at once`, runs: anchor },
    note: `${users} users without a pause, worker busy`,
  });
  await plain.close();
}
