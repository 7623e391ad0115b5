/** From the validator's answer in the log to the provider's answer about the first text message, by the database's clock. */
import { randomUUID } from 'node:crypto';
import { inTurns, median, until } from '../../measure.mjs';
import { niches, professional, requestInValidation } from '../../people.mjs';
import { lib } from '../../product.mjs';

const EACH = 6;
const SPAN = `select extract(epoch from min(sent.occurred_at) - (select occurred_at from events where stream = $1 and type = 'LeadValidated')) * 1000 as ms
  from events queued join events sent on sent.stream = queued.stream and sent.type = 'MessageSent'
 where queued.type = 'MessageQueued' and queued.payload ->> 'leadId' = $2 and queued.payload ->> 'rule' = 'R10' and queued.payload ->> 'channel' = 'sms'`;

export async function firstSms(context) {
  const { root, env, kernel, staff, runs, quiet, report } = context;
  const { openQueue, openWorker, readSettings } = await lib(root, 'runtime');
  const kinds = (await niches(root)).slice(-(runs + 1));
  for (const kind of kinds) await professional(root, context, kind);
  await quiet();
  let turn = 0;
  const own = async () => {
    const kind = kinds[turn++];
    const times = [];
    for (let i = 0; i < EACH; i++) {
      const { leadId, validate } = await requestInValidation(context, staff.id, kind);
      await quiet();
      await staff.http.must('POST', '/api/commands/ValidateLead', { commandId: randomUUID(), payload: validate });
      times.push(
        await until(
          async () => {
            const [row] = await kernel.db.query(SPAN, [`lead-${leadId}`, leadId]);
            return row.ms === null ? undefined : Number(row.ms);
          },
          'the text',
          30,
        ),
      );
      await quiet();
    }
    return median(times);
  };

  // The least that a job can take here: one on an idle queue of its own, from its addition to its handler.
  const settings = readSettings({ ...env, DATABASE_URL: await context.bare() });
  const queue = openQueue(settings);
  const started = new Map();
  const worker = openWorker(
    settings,
    async (job) => {
      started.get(job.data.ids[0])?.(performance.now());
    },
    { concurrency: 8, onError: () => {} },
  );
  const anchor = async () => {
    const times = [];
    for (let i = 0; i < EACH; i++) {
      const id = randomUUID();
      const at = performance.now();
      const began = new Promise((done) => started.set(id, done));
      await queue.add([{ id: `work-${id}`, data: { kind: 'work', ids: [id] } }]);
      times.push((await began) - at);
    }
    return median(times);
  };
  const measured = await inTurns(runs, own, anchor);
  await worker.close();
  await queue.close();
  report({
    id: 'offer.firstSmsMs',
    unit: 'ms',
    own: measured.own,
    anchor: { name: 'one job on an idle queue, added → started', runs: measured.anchor },
    note: 'validated → provider answered; four jobs and two automations apart',
  });
}
