/**
 * Campaigns: how quickly an audience of 100,000 is written down; how quickly its messages are with the provider, beside bare jobs of the same
 * queue that call the same provider; and what the first text of an offer waits while 100,000 e-mails go out. BENCH_AUDIENCE is another size.
 */
import { randomUUID } from 'node:crypto';
import { startRedisEngine } from '../../support/redis-engine.mjs';
import { shareEvenly } from '../cpu.mjs';
import { until } from '../measure.mjs';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { noReports } from '../stored-wave.mjs';
import { storeAudience } from './campaigns/audience.mjs';
import { freezing } from './campaigns/freezing.mjs';
import { offersMeanwhile } from './campaigns/offers-meanwhile.mjs';
import { sending } from './campaigns/sending.mjs';

const AUDIENCE = 100_000;
/** Regions of Quebec have so many of the audience each: a quick look is taken with the smaller one. */
const QUICK_AUDIENCE = 26_000;
/** A worker takes so long to start at most, on a machine that does other things. */
const STARTED_SECONDS = 600;
const ADMIN = { kind: 'user', id: 'bench', role: 'jurilien_admin' };
/** As quick as it can be configured: neither the throttle of campaigns nor that of the provider's account holds anything up. */
const OPEN = { EMAIL_PER_SECOND: '10000', SMS_PER_SECOND: '10000' };
/** The pace of a provider's account, as it is shipped. */
const PER_SECOND = 250;
const RATES = ['campaign.rate.email', 'campaign.rate.perCarrier'].map((key) => ({ key, scope: {}, value: 60_000 }));

export async function run({ root, engine, say, report, quick }) {
  const count = Number(process.env.BENCH_AUDIENCE ?? (quick ? QUICK_AUDIENCE : AUDIENCE));
  const only = process.env.BENCH_STEPS?.split(',');
  const wanted = (name) => !only || only.includes(name);
  const at = await engine.environment(OPEN);
  const fixtures = await openBenchKernel(root, at.env);
  const redis = await startRedisEngine();
  const started = async (over = {}) => {
    const product = await startProduct({ root, ...at, env: { ...at.env, ...over } }, { names: ['sandbox', 'worker'] });
    Object.values(product.pids).forEach(shareEvenly);
    await until(async () => (await fixtures.kernel.db.query('select 1 from checkpoints limit 1'))[0], 'the worker', STARTED_SECONDS);
    await until(() => noReports(at.sandboxPort).then(Boolean, () => false), 'the provider', STARTED_SECONDS);
    await quiet(fixtures.kernel, 600, 500);
    return product;
  };
  const context = { root, engine, ...at, ...fixtures, say, report, runs: quick ? 2 : 3, count };
  try {
    await fixtures.dispatch('ProposeConfigChange', { changeId: randomUUID(), set: RATES }, { actor: ADMIN, reason: 'bench of campaigns' });
    say(await storeAudience(root, fixtures.kernel, count));
    let region = 1;
    const onRedis = { REDIS_URL: redis.url };
    const paced = { EMAIL_PER_SECOND: String(PER_SECOND) };
    for (const [id, name, over] of [
      ['pg', 'PostgreSQL', {}],
      ['redis', 'Redis', onRedis],
      ['pg.paced', 'PostgreSQL', paced],
      ['redis.paced', 'Redis', { ...onRedis, ...paced }],
    ]) {
      if (!wanted(id)) continue;
      const product = await started(over);
      const perSecond = over.EMAIL_PER_SECOND && PER_SECOND;
      region = await sending({ ...context, product, redisUrl: over.REDIS_URL, perSecond }, { id, name }, region);
      await product.stop();
    }
    if (wanted('freeze') || wanted('offers')) {
      const product = await started();
      if (wanted('freeze')) await freezing(context);
      if (wanted('offers')) await offersMeanwhile(context);
      await product.stop();
    }
  } finally {
    await redis.stop();
    await fixtures.kernel.close();
  }
}
