import { commandOf, systemActor } from '@jurilien/event-sourcing';
import { followUp } from '@jurilien/follow-ups';
import { type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { offering, unserved } from '@jurilien/lead/testing';
import { placeOf, statement } from '@jurilien/persistence';
import { DAY_MS, plus } from '@jurilien/reference';
import { type Kernel, contexts, stateOf } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { askForMissedLooks } from './ask-for-missed-looks.js';
import { planMissedRenewals } from './plan-missed-renewals.js';

let k: Awaited<ReturnType<typeof testKernel>>;
let kernel: Kernel;
beforeAll(async () => {
  k = await testKernel(contexts);
  const send = (decision: never, input: object, sending: never) => k.dispatch(commandOf(decision, input as never, sending));
  kernel = { ...k, send } as unknown as Kernel;
});
afterAll(() => k.close());

/** A request that came to nothing so many days ago, before anything was planned for it, and before the team was asked to look at any. */
async function before(n: number, days: number, more: Past = []): Promise<string> {
  const [leadId, personId] = [uuidFor(`lead ${n}`), uuidFor(`person ${n}`)];
  const events = [...unserved, ...more].map(([type, data]) => ({
    type,
    data: { ...data, leadId, ...('personId' in data ? { personId } : {}), ...(type === 'LeadSubmitted' ? { code: `C${n}` } : {}) },
  }));
  const command = { name: 'test', commandId: uuidFor(`command ${n}`), input: {}, actor: systemActor('test') };
  const occurredAt = plus(new Date().toISOString(), -days * DAY_MS);
  const streams = [{ ref: { decider: lead, id: leadId }, expectedVersion: 0, events }];
  await k.store.append({ command, occurredAt, config: k.configuration.current(), streams } as never);
  return leadId;
}
/** Looks at a few at a time, until there are no more. */
async function toTheEnd(look: typeof planMissedRenewals): Promise<void> {
  for (let after = await look(kernel, undefined, 4); after !== undefined;) after = await look(kernel, after, 4);
}
const planned = async (leadId: string) => (await stateOf(kernel, lead, leadId)).renewal.planned;

it('requests that came to nothing before there were invitations are planned too, page after page, each once, from now on', async () => {
  const all: string[] = [];
  for (let n = 1; n <= 25; n++) all.push(await before(n, 10));
  const long = await before(30, 100);
  const gone = await before(31, 10, [['LeadWithdrawn', { reason: 'solved', afterAcceptance: false }]]);
  await k.project();
  const start = new Date().toISOString();

  await toTheEnd(planMissedRenewals);
  const plans = await Promise.all(all.map(planned));
  expect(plans.every((plan) => plan?.cause === 'unserved' && plan.dueAt >= start)).toBe(true);
  expect(new Set(plans.map((plan) => plan!.dueAt)).size).toBeGreaterThan(10);
  expect([await planned(long), await planned(gone)]).toEqual([undefined, undefined]);

  // A second look before the lists have followed plans nothing twice, and one after finds nothing left.
  await toTheEnd(planMissedRenewals);
  const counted = async () =>
    (await k.db.query<{ n: number }>("select count(*)::int as n from events where type = 'RenewalPlanned'"))[0]!.n;
  expect(await counted()).toBe(25);
  await k.project();
  expect(await planMissedRenewals(kernel)).toBeUndefined();
  expect(await counted()).toBe(25);
});

it('the team is asked to look at those for which nothing may be planned, once the day for it is over, each once', async () => {
  const unwilling: Past = [['ConsentRecorded', { leadId: '', purpose: 'contact', textVersion: '1', granted: false }]];
  const quiet = await before(40, 20, unwilling);
  const recent = await before(41, 2, unwilling);
  const stopped = await before(42, 20, [offering.at(-1)!, ['LeadOfferingStopped', {}]]);
  const over = await before(43, 20, [['LeadClosed', { closeReason: 'other' }]]);
  const long = await before(44, 100, unwilling);
  await k.project();
  await toTheEnd(planMissedRenewals);
  await k.project();
  const start = new Date().toISOString();

  await toTheEnd(askForMissedLooks);
  const asked = async () =>
    k.db.query<{ stream: string }>(`select stream from events where type = 'FollowUpOpened' and stream like 'followup-requestQuiet:%'`);
  const streams = (await asked()).map(({ stream }) => stream);
  for (const leadId of [quiet, stopped, long]) expect(streams).toContain(`followup-requestQuiet:${leadId}`);
  for (const leadId of [recent, over]) expect(streams).not.toContain(`followup-requestQuiet:${leadId}`);
  const task = await stateOf(kernel, followUp, `requestQuiet:${quiet}`);
  expect(task).toMatchObject({ status: 'Open', leadId: quiet });
  expect(task.dueAt! >= start).toBe(true);

  // Nor by a second look, before the lists have followed or after.
  await toTheEnd(askForMissedLooks);
  await k.project();
  await toTheEnd(askForMissedLooks);
  expect(await asked()).toHaveLength(streams.length);
  // Every live request has its next touch: a day to come, or a task that waits.
  const [leads, tasks] = ['leads', 'follow-ups'].map((name) => placeOf(k.registry.views.get(name)!));
  const alone = await k.db.query(
    statement`select l.id from ${leads!} l where l.state not in ('Closed', 'Withdrawn')
      and (l."nextAt" is null or l."nextAt" < now() - interval '1 hour')
      and not exists (select from ${tasks!} f where f."leadId" = l.id and f.state = 'Open')`,
  );
  expect(alone).toEqual([]);
});
