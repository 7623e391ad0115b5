/** What the report of a year takes beside the year before, counted as it stood at the same age: requests of both years are read. */
import { inTurns, p95, timed } from '../../measure.mjs';
import { openBenchKernel, quiet, startProduct } from '../../product.mjs';
import { storeFacts } from '../../stored-facts.mjs';
import { EACH, question } from './question.mjs';

/** Two years that end some days ago. */
const DAYS = 760;

export async function measureCompared({ root, engine, count, say, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const product = await startProduct({ root, ...at });
  try {
    const staff = await product.signIn(fixtures);
    await quiet(fixtures.kernel);
    const stored = await storeFacts(root, fixtures.kernel, count, DAYS);
    say(stored);
    let asked = 0;
    const ask = (more) => staff.http.must('GET', question(asked++, undefined, more));
    const { total, before } = await ask({ compare: 'year' });
    if (!(total.submitted > 0 && before.total.submitted > 0)) throw new Error('a comparison with nothing is quick');
    const times = (more) => async () => {
      const durations = [];
      for (let i = 0; i < EACH; i++) durations.push(await timed(() => ask(more)));
      return p95(durations);
    };
    const turns = await inTurns(quick ? 3 : 5, times({ compare: 'year' }), times({}));
    report({
      id: 'reports.compared.p95Ms',
      unit: 'ms',
      own: turns.own,
      anchor: { name: 'the same without comparison', runs: turns.anchor },
      note: `12 months and the 12 before at the same age, of ${stored}`,
    });
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}
