/** E-mails of a campaign to the people of a region, until each is with the provider; and bare jobs that hand over as many. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPostgresBackend, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { cpuSeconds } from '../../cpu.mjs';
import { inTurns, timed, until } from '../../measure.mjs';
import { lib, quiet } from '../../product.mjs';
import { beginCampaign, secondsBetween, WORDS } from './audience.mjs';

/** As many as the worker hands over side by side. */
const CONCURRENCY = 24;
const BULK = 200;
const SENT = `select count(*)::int as sent, extract(epoch from max(m.occurred_at) - min(began.occurred_at))::float8 as seconds
  from events m, (select position, occurred_at from events where stream = $1 and type = 'CampaignStarted') began
 where m.position > began.position and m.type = 'MessageSent'`;

/** @returns the first region that no campaign has gone to yet */
export async function sending(context, { id, name }, firstRegion) {
  const { root, engine, kernel, product, perSecond, runs, report, say } = context;
  const processes = { worker: product.pids.worker, database: engine.pid, providers: product.pids.sandbox };
  /** Milliseconds of processor that each process spends on a message while work goes on. */
  const spentBy = async (of, work) => {
    const spent = () => Object.values(of).map((pid) => cpuSeconds(pid));
    const before = spent();
    await work();
    const after = spent();
    return Object.fromEntries(Object.keys(of).map((name, i) => [name, ((after[i] - before[i]) * 1_000) / messages]));
  };
  const costs = { own: [], bare: [] };
  let region = firstRegion;
  let messages = 0;
  const own = async (run) => {
    const campaignId = await beginCampaign(root, context, { region: String(region++).padStart(2, '0') });
    ({ n: messages } = await secondsBetween(context, campaignId, 'CampaignPreparationStarted', 'CampaignAudienceFrozen'));
    let seconds;
    const cost = await spentBy(processes, async () => {
      ({ seconds } = await until(
        async () => {
          const [found] = await kernel.db.query(SENT, [`campaign-${campaignId}`]);
          return found.sent >= messages && found;
        },
        'the campaign to be with the provider',
        300,
        500,
      ));
      await quiet(kernel, 300, 500);
    });
    say(`${messages} e-mails in ${seconds.toFixed(1)} s`);
    if (run >= 0) costs.own.push(cost);
    return messages / seconds;
  };
  const bareUrl = await engine.database();
  const anchor = async (run) => {
    let rate;
    const cost = await spentBy({ ...processes, worker: process.pid }, async () => {
      rate = await bare(context, bareUrl, messages);
    });
    if (run >= 0) costs.bare.push(cost);
    return rate;
  };
  const measured = await inTurns(runs, own, anchor);
  report({
    id: `campaigns.send.${id}.vsBullmq`,
    unit: '/s',
    own: measured.own,
    anchor: {
      name: `bare BullMQ on ${name}, added in bulk, ${CONCURRENCY} at once, the same mailer${perSecond ? `, ${perSecond} a second at most` : ''}`,
      runs: measured.anchor,
    },
    asRatio: true,
    note: `campaign started → the last of ${messages} e-mails taken by the provider`,
  });
  if (perSecond) return region;
  const together = (cost) => Object.values(cost).reduce((a, b) => a + b, 0);
  const inCpu = {
    id: `campaigns.send.${id}.cpu`,
    unit: 'ms/message',
    note: 'worker, database and provider; of ours from the frozen audience to rest',
  };
  report({ ...inCpu, own: costs.own.map(together), anchor: { name: 'bare BullMQ', runs: costs.bare.map(together) } });
  for (const of of Object.keys(processes))
    report({
      ...inCpu,
      id: `${inCpu.id}.${of}`,
      note: '',
      own: costs.own.map((c) => c[of]),
      anchor: { name: 'bare BullMQ', runs: costs.bare.map((c) => c[of]) },
    });
  return region;
}

/** An e-mail of the campaign, as the product writes it. */
async function written(root, kernel) {
  const { renderWritten } = await lib(root, 'notifications');
  const { senderOf } = await lib(root, 'runtime');
  const sender = senderOf(kernel);
  const link = `${sender.origin}/preferences/${'x'.repeat(43)}`;
  const to = { lang: 'fr', messageClass: 'marketing', audience: 'client', name: '', sender, preferencesUrl: link };
  return { ...renderWritten('email', to, WORDS.fr), class: 'marketing', unsubscribeUrl: link, senderName: sender.name };
}

/** Jobs that hold one e-mail each and hand it over, and nothing else. */
async function bare({ root, env, kernel, redisUrl, perSecond }, databaseUrl, count) {
  const { readSettings } = await lib(root, 'runtime');
  const { gatewaysOf } = await import(pathToFileURL(join(root, 'dist/services/worker/src/work/gateways.js')).href);
  const gateways = gatewaysOf(readSettings({ ...env, NODE_ENV: 'test' }));
  const { text, html, subject, ...others } = await written(root, kernel);
  const connections = [];
  const connection = () => {
    if (!redisUrl) return { connectionString: databaseUrl, schema: 'bullmq', migrate: true, max: CONCURRENCY + 2 };
    connections.push(new Redis(redisUrl, { maxRetriesPerRequest: null }));
    return connections.at(-1);
  };
  const backend = redisUrl ? [] : [createPostgresBackend];
  const options = { removeOnComplete: true, removeOnFail: true };
  const queue = new Queue('bare', { connection: connection(), defaultJobOptions: options }, ...backend);
  let done;
  const all = new Promise((resolve) => (done = resolve));
  let [left, failed] = [count, 0];
  const worker = new Worker(
    'bare',
    async ({ data }) => {
      await gateways.email.send(data).catch(() => failed++);
      if (--left === 0) done();
    },
    { connection: connection(), concurrency: CONCURRENCY, ...(perSecond ? { limiter: { max: perSecond / 10, duration: 100 } } : {}) },
    ...backend,
  );
  await worker.waitUntilReady();
  const ms = await timed(async () => {
    for (let n = 0; n < count; n += BULK)
      await queue.addBulk(
        Array.from({ length: Math.min(BULK, count - n) }, () => {
          const messageId = randomUUID();
          return {
            name: 'bare',
            data: { messageId, to: `nue-${messageId}@exemple.test`, subject, text, html, ...others },
            opts: { jobId: messageId },
          };
        }),
      );
    await all;
  });
  await worker.close();
  await queue.close();
  gateways.email.close();
  for (const c of connections) c.disconnect();
  if (failed > 0) throw new Error(`${failed} of ${count} bare e-mails were not taken`);
  return (count * 1_000) / ms;
}
