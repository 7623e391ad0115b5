import { randomUUID } from 'node:crypto';
import { configWith } from '@jurilien/event-sourcing/testing';
import { DAY_MS, localDate, plus, plusMonths } from '@jurilien/reference';
import { contexts, databaseNow, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../../test/support/kernel.js';
import { writeRows } from '../../../../../test/support/rows.js';
import { previewsOf } from './index.js';

let k: Awaited<ReturnType<typeof testKernel>>;
let now: string;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
  now = await databaseNow(k as unknown as Kernel);
});
afterAll(() => k?.close());

type Values = Parameters<typeof configWith>[0];
const previewed = async (values: Values, seen?: readonly string[]) => {
  const set = Object.keys(values).map((key) => ({ key, scope: {} }));
  const { previews, none } = await previewsOf(
    k as unknown as Kernel,
    now,
    { before: configWith({}), after: configWith(values), set },
    seen,
  );
  expect(none).toEqual([]);
  return previews;
};
const only = async (values: Values, seen?: readonly string[]) => (await previewed(values, seen))[0]!;
const figure = ({ figures }: Awaited<ReturnType<typeof only>>, measure: string) => {
  const found = figures.find((f) => f.measure === measure);
  return found && [found.before, found.after];
};
const ago = (days: number): string => plus(now, -days * DAY_MS);

/** A request that stopped. */
async function stopped(days: number): Promise<string> {
  const entityId = randomUUID();
  const of = { kind: 'request', outcome: 'rejected', entityId, owner: entityId, owners: [entityId], province: 'QC' };
  await writeRows(k, 'holdings', { id: `request:${entityId}`, ...of, since: ago(days + 1), endedAt: ago(days) });
  return entityId;
}
const dayOf = (days: number): string => localDate(plus(now, days * DAY_MS), 'QC');

describe('a change of a time of retention', () => {
  it('shows how many requests would go and when, those of a legal hold at its end', async () => {
    for (const days of [10, 50, 55, 80]) await stopped(days);
    const [held, longer] = [await stopped(60), await stopped(60)];
    for (const [id, days] of [
      [held, 20],
      [longer, 60],
    ] as const)
      await k.dispatch({
        name: 'PlaceLegalHold',
        commandId: randomUUID(),
        input: { kind: 'request', id, holdId: randomUUID(), until: plus(now, days * DAY_MS), owners: ['o'] },
        reason: 'a claim before the court',
        actor: { kind: 'user', id: 'first', role: 'jurilien_admin' },
      });
    await k.project();
    const shorter = await only({ 'retention.stoppedDays': 52 });
    expect(shorter).toMatchObject({ name: 'stoppedRequests', days: null, more: false, cases: 4 });
    expect([figure(shorter, 'goes'), figure(shorter, 'goesNow')]).toEqual([
      [2, 4],
      [0, 2],
    ]);
    expect(shorter.parts.map(({ day, figures: [f] }) => [day, f!.before, f!.after])).toEqual([
      [dayOf(0), 0, 2],
      [dayOf(2), 0, 1],
      [dayOf(10), 1, 0],
      [dayOf(20), 0, 1],
      [dayOf(30), 1, 0],
    ]);
    expect((await only({ 'retention.stoppedDays': 52 }, ['QC'])).cases).toBe(0);
  });

  it.each([
    ['retention.detailsMonths', 6, 3, 'requestDetails'],
    ['retention.licenceMonths', 12, 6, 'licenceProofs'],
    ['retention.consentMonths', 36, 48, 'consents'],
    ['retention.incidentMonths', 60, 72, 'incidents'],
    ['retention.privacyRequestMonths', 24, 18, 'privacyRequests'],
  ])('%s holds for what is there: %i or %i months of %s', async (key, shipped, months, name) => {
    // Over by the shorter of both times, and not by the longer one.
    const shorter = Math.min(shipped, months);
    await writeRows(k, 'retained', { id: `${name}:1`, part: name, entityId: randomUUID(), since: plusMonths(ago(1), -shorter) });
    const preview = await only({ [key]: months });
    expect([preview.name, figure(preview, 'goes')]).toEqual([name, shorter === months ? [0, 1] : [1, 0]]);
  });

  it('of the access log shows how much of it would go', async () => {
    await k.db.query(
      `insert into access_log (at, actor_kind, actor, action, subject)
       select statement_timestamp() - interval '7 months', 'user', 'a', 'read', 's' from generate_series(1, 3)`,
    );
    const [log] = await previewed({ 'retention.accessLogMonths': 6 });
    expect([log!.name, figure(log!, 'goes'), figure(log!, 'goesNow')]).toEqual(['accessLog', [0, 3], [0, 3]]);
  });

  it('of message bodies shows messages, conversations and their words beside one another', async () => {
    const message = {
      ...{ contactId: 'c', queuedAt: ago(100), rule: 'R01', channel: 'email', class: 'service', lang: 'fr' },
      ...{ recipientKind: 'client', recipientId: 'p', state: 'Sent', to: 'x', attempts: 1, bodyKept: true, steps: [], version: 1 },
    };
    for (const more of [{}, { bodyKept: false }, { queuedAt: ago(20) }])
      await writeRows(k, 'messages', { id: randomUUID(), ...message, ...more });
    const previews = await previewed({ 'comms.bodyDays': 90 });
    expect(previews.map(({ name }) => name)).toEqual(['enquiries', 'messageBodies', 'conversations']);
    const bodies = previews[1]!;
    expect([bodies.cases, figure(bodies, 'kept'), figure(bodies, 'goesNow')]).toEqual([2, [2, 1], [0, 1]]);
  });
});
