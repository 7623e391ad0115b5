/** The main job through HTTP, against the product's own processes, with 100,000 leads in the list. */
import { visitorHeaders } from '../people.mjs';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { storeLeads } from '../stored-leads.mjs';
import { accept } from './main-job/accept.mjs';
import { firstSms } from './main-job/first-sms.mjs';
import { intake } from './main-job/intake.mjs';
import { live } from './main-job/live.mjs';

const LEADS = 100_000;
const STEPS = { intake, 'first-sms': firstSms, accept, live };

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  say(await storeLeads(root, fixtures.kernel, LEADS));
  const product = await startProduct({ root, ...at });
  const staff = await product.signIn(fixtures);
  const only = process.env.BENCH_STEPS?.split(',');
  const context = {
    root,
    ...at,
    ...fixtures,
    product,
    staff,
    say,
    report,
    runs: quick ? 3 : 5,
    users: 20,
    quiet: () => quiet(fixtures.kernel),
    bare: () => engine.database(),
    visitor: () => visitorHeaders(at.env),
  };
  try {
    for (const [name, step] of Object.entries(STEPS)) {
      if (only && !only.includes(name)) continue;
      await step(context);
      await context.quiet();
    }
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}
