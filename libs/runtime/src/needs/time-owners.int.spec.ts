import { randomBytes, randomUUID } from 'node:crypto';
import { acceptance } from '@jurilien/acceptance';
import { type AnyDecision, execute, Refused, registryOf, type Actor } from '@jurilien/event-sourcing';
import { at, unchanging } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { submitted } from '@jurilien/lead/testing';
import { erasureLedger, eventCodec, eventStore, keyVault, openDatabase } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { availability, calendar, type Entry, reservation } from '@jurilien/scheduling';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planOf } from '../../../processes/src/lives/appointments.testing.js';
import { member, offeredLead, pro } from '../../../processes/src/claims.testing.js';
import { testKernel } from '../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../test/support/past.js';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import { contexts } from '../start/contexts.js';
import { supplied } from './needs.js';

const MASTER_KEY = randomBytes(32).toString('base64');
type Process = Pick<Kernel, 'store' | 'secrets' | 'configuration' | 'registry'>;
let k: Awaited<ReturnType<typeof testKernel>>;
let second: Process;
let close: (() => Promise<void>) | undefined;

/** Another process on the same database: a log reader, a cache and keys of its own. */
async function another(): Promise<void> {
  const db = await openDatabase(k.url, { max: 16 });
  const erasures = await mkdtemp(join(tmpdir(), 'jurilien-erasures-'));
  const vault = keyVault(db, { masterKey: MASTER_KEY, ledger: erasureLedger(erasures, 'test-key-of-at-least-32-characters!!') });
  const registry = registryOf(contexts);
  const codec = eventCodec(registry.events, vault, unchanging());
  second = { registry, secrets: k.secrets, configuration: unchanging(), store: eventStore(db, codec, vault, () => undefined) } as Process;
  close = async () => {
    await db.close();
    await rm(erasures, { recursive: true });
  };
}
beforeAll(async () => {
  k = await testKernel(contexts, { masterKey: MASTER_KEY });
  await another();
});
afterAll(async () => {
  await close?.();
  await k.close();
});

interface Booking {
  readonly acceptanceId: string;
  readonly leadId: string;
}
const [DRAFT, SUBMITTED] = submitted;
const OFFERED = offeredLead.at(-1)!;
const client: Actor = { kind: 'token', id: 'whoever-holds-the-link' };
/** Clients, each with a request and an address of their own, whom one professional accepted; as many as are needed. */
async function clients(n: number, professionalId: string, email = (i: number) => `client${i}@exemple.ca`): Promise<Booking[]> {
  return Promise.all(
    Array.from({ length: n }, async (_, i) => {
      const of = { acceptanceId: randomUUID(), leadId: randomUUID() };
      const said = { leadId: of.leadId, personId: randomUUID(), email: email(i) };
      await happenedBefore(
        k,
        lead,
        of.leadId,
        [DRAFT!, SUBMITTED!, OFFERED].map(([type, data]) => [type, { ...data, ...said }] as const),
      );
      await happenedBefore(k, acceptance, of.acceptanceId, [
        ['AcceptanceOpened', { ...of, professionalId, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }],
      ]);
      return of;
    }),
  );
}
async function lawyer(n: number): Promise<string> {
  await happenedBefore(k, professional, pro(n), member(n));
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 }));
  await happenedBefore(k, availability, pro(n), planOf(pro(n), { weekly, minNoticeHours: 0 }));
  return pro(n);
}
const send = (process: Process, name: string, input: object, now: string, actor = client) => {
  const decision = process.registry.decisions.get(name) as AnyDecision;
  return supplied(process as Kernel, decision, input as Record<string, unknown>, (given) =>
    execute(process, decision, { name, commandId: randomUUID(), input: given, actor, at: now }),
  );
};
/** What came of it: `held`, or the refusal with its fields. */
const outcome = (asked: Promise<unknown>): Promise<'held' | Refused> =>
  asked.then(
    () => 'held' as const,
    (error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    },
  );
const overlaps = (entries: readonly Entry[]): string[] =>
  entries.flatMap((a, n) =>
    entries.slice(n + 1).flatMap((b) => (a.busyFrom < b.busyUntil && b.busyFrom < a.busyUntil ? [`${a.startsAt}/${b.startsAt}`] : [])),
  );
const entriesOf = async (id: string): Promise<Entry[]> => Object.values((await stateOf(k as unknown as Kernel, calendar, id)).entries);

describe('a hundred clients who book one professional at once, in two processes', () => {
  it.each([
    ['2027-03-14', 1],
    ['2027-11-07', 2],
  ])('SUITE-3: overlap nowhere over the night of %s, and the losers hear of three free times', async (night, n) => {
    const professionalId = await lawyer(n);
    const evening = `${night}T03:00:00.000Z`;
    const now = at(-1_440, evening);
    const booking = await clients(100, professionalId, (i) => `c${n}-${i}@exemple.ca`);
    // Twelve half hours over the change of the clock, for a hundred people.
    const said = await Promise.all(
      booking.map((of, i) =>
        outcome(
          send(
            i % 2 ? (k as unknown as Process) : second,
            'HoldSlot',
            { ...of, reservationId: randomUUID(), startsAt: at(30 * (i % 12), evening) },
            now,
          ),
        ),
      ),
    );
    const lost = said.filter((each) => each !== 'held');
    const entries = await entriesOf(professionalId);
    expect(overlaps(entries)).toEqual([]);
    // With ten minutes before and after, every other half hour is taken.
    expect(entries.length).toBe(said.length - lost.length);
    expect(entries.length).toBeGreaterThanOrEqual(4);
    expect([...new Set(lost.map((each) => each.message))]).toEqual(['SLOT_TAKEN: slot-taken']);
    for (const each of lost)
      expect(each.fields.map(({ field, message }) => [field, message.startsWith('free:')])).toEqual(Array(3).fill(['startsAt', true]));
    // Who lost takes one of the times that were named, if no one was faster.
    const [, again] = lost[0]!.fields[0]!.message.split(/free:/);
    expect(Date.parse(again!)).not.toBeNaN();
  });
});

it('a hold whose worker died is free at its end; its late timer takes nothing from who came after', async () => {
  const professionalId = await lawyer(3);
  const [first, next] = await clients(2, professionalId, (i) => `d${i}@exemple.ca`);
  const startsAt = '2027-02-01T15:00:00.000Z';
  const now = '2027-01-31T15:00:00.000Z';
  const [one, two] = [randomUUID(), randomUUID()];
  const kernel = k as unknown as Process;
  await send(kernel, 'HoldSlot', { ...first, reservationId: one, startsAt }, now);
  // No timer runs: nothing but the clock says that it is over.
  expect(await outcome(send(second, 'HoldSlot', { ...next, reservationId: two, startsAt }, at(9, now)))).toMatchObject({
    code: 'SLOT_TAKEN',
  });
  expect(await outcome(send(second, 'HoldSlot', { ...next, reservationId: two, startsAt }, at(10, now)))).toBe('held');
  await send(kernel, 'ExpireHold', { reservationId: one }, at(30, now), { kind: 'system', id: 'timer' });
  expect(await stateOf(k as unknown as Kernel, reservation, one)).toMatchObject({ status: 'Expired' });
  expect((await entriesOf(professionalId)).map(({ refId }) => refId)).toEqual([two]);
});

it('one person with two requests has one calendar, and never says whose calendar it is', async () => {
  const [a, b] = [await lawyer(4), await lawyer(5)];
  const [mine] = await clients(1, a, () => 'Meme@exemple.ca');
  const [other] = await clients(1, b, () => 'meme@exemple.ca ');
  const [now, startsAt] = ['2027-01-31T15:00:00.000Z', '2027-02-01T15:00:00.000Z'];
  await send(second, 'HoldSlot', { ...mine, reservationId: randomUUID(), startsAt, clientId: 'a-stranger', professionalId: b }, now);
  expect(await entriesOf(b)).toEqual([]);
  expect(await entriesOf('a-stranger')).toEqual([]);
  expect(await outcome(send(second, 'HoldSlot', { ...other, reservationId: randomUUID(), startsAt }, now))).toMatchObject({
    code: 'SLOT_TAKEN',
  });
});

it('two tabs of one client end with one hold', async () => {
  const professionalId = await lawyer(6);
  const [of] = await clients(1, professionalId, () => 'tabs@exemple.ca');
  const now = '2027-01-31T15:00:00.000Z';
  const said = await Promise.all(
    [0, 2, 4, 6].map((n) =>
      outcome(
        send(
          n % 4 ? second : (k as unknown as Process),
          'HoldSlot',
          { ...of, reservationId: randomUUID(), startsAt: at(30 * n, '2027-02-01T15:00:00.000Z') },
          now,
        ),
      ),
    ),
  );
  expect(said.filter((each) => each === 'held').length).toBeGreaterThanOrEqual(1);
  expect(await entriesOf(professionalId)).toHaveLength(1);
});
