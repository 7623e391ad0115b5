/** The main job through HTTP, against the product's own processes, with 100,000 leads in the list. */
import { randomUUID } from 'node:crypto';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { storeLeads } from '../stored-leads.mjs';
import { accept } from './main-job/accept.mjs';
import { firstSms } from './main-job/first-sms.mjs';
import { intake } from './main-job/intake.mjs';
import { leadsList } from './main-job/leads-list.mjs';
import { live } from './main-job/live.mjs';

const LEADS = 100_000;
const STEPS = { list: leadsList, intake, 'first-sms': firstSms, accept, live };

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const stored = await storeLeads(root, fixtures.kernel, LEADS);
  say(stored);
  const product = await startProduct({ root, ...at });
  const staff = await product.signIn(fixtures);
  const only = process.env.BENCH_STEPS?.split(',');
  const context = {
    root,
    ...at,
    ...fixtures,
    product,
    staff,
    stored,
    say,
    report,
    runs: quick ? 3 : 5,
    users: 20,
    quiet: () => quiet(fixtures.kernel),
    bare: () => engine.database(),
    /** One visitor of the public site, which vouches for the address; every one another, so that no limit is met. */
    visitor: () => ({
      'x-site-key': at.env.SITE_KEY,
      'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
    }),
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
