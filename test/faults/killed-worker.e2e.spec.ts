import { patiently, seeded, seedOf } from '../support/faults.js';
import { eventually } from '../support/eventually.js';
import { broken, nothingPending } from '../support/invariants.js';
import { completeJourney, type Journey } from '../support/journey.js';
import { approvedProfessional, ready } from '../support/people.js';
import { testRedis } from '../support/redis.js';
import { call, startSystem, type Backend, type System } from '../support/system.js';

/** Complete journeys that run side by side, so that a kill always hits someone. */
const SIDE_BY_SIDE = 3;
/** How slowly the providers answer: a message taken and not yet acknowledged is what a kill hits worst. */
const ANSWER_MS = 150;
/** How far into its work a worker may get before it is killed, and how often it does not even get to work. */
const LATEST_MS = 2_500;
const KILLED_AT_BIRTH = 0.15;

interface Outcome {
  readonly moments: readonly string[];
  readonly finished: readonly Journey[];
  readonly broken: readonly string[];
}

/** Travels on one backend while its worker is killed again and again; the API dies once as well. */
async function killAgainAndAgain(system: System, kills: number, random: () => number): Promise<Outcome> {
  const pros = await Promise.all(Array.from({ length: 8 }, () => approvedProfessional(system)));
  await ready(system, pros);
  for (const { professionalId } of pros) await system.dispatch('GrantCredits', { professionalId, cc: 50_000 });
  const staff = await system.signIn('admin', patiently);

  let killing = true;
  const finished: Journey[] = [];
  const travel = async (): Promise<void> => {
    while (killing) finished.push(await completeJourney(system, staff, pros));
  };
  const travellers = Promise.all(Array.from({ length: SIDE_BY_SIDE }, travel));
  // Looked at below; a journey that fails must not end the run before the kills are through.
  travellers.catch(() => undefined);

  const moments: string[] = [];
  for (let n = 0; n < kills; n++) {
    const worker = system.processes.worker!;
    const atBirth = random() < KILLED_AT_BIRTH;
    // Mostly short: the first second of a worker is full of what its killed predecessor left.
    const wait = random() ** 2 * LATEST_MS;
    if (!atBirth) await eventually(async () => worker.output().includes('"working"') || !worker.alive(), 'a working worker');
    await new Promise((resolve) => setTimeout(resolve, wait));
    moments.push(`${atBirth ? 'starting' : 'working'}+${Math.round(wait)}ms`);
    if (!worker.alive()) throw new Error(`the worker ended by itself: ${worker.output().slice(-1_000)}`);
    await worker.kill();
    if (n === Math.floor(kills / 2)) {
      await system.processes.api!.kill();
      await system.startProcess('api');
    }
    await system.startProcess('worker');
  }
  killing = false;
  await travellers;
  await nothingPending(system);
  return { moments, finished, broken: await broken(system, finished) };
}

describe('a worker killed at any moment and started again', () => {
  const open: (() => Promise<void>)[] = [];
  const runs = {} as Record<Backend, Promise<Outcome>>;

  // Both backends at once: most of the time is waiting for what a killed worker left behind to be taken up again.
  beforeAll(async () => {
    const seed = seedOf('KILL_SEED');
    const redis = await testRedis();
    open.push(() => redis.stop());
    const start = async (backend: Backend, kills: number): Promise<void> => {
      const system = await startSystem({ redisUrl: backend === 'redis' ? redis.url : undefined, separate: true, answerAfterMs: ANSWER_MS });
      // One of the two never hears what became of a text: it has to look it up at the provider.
      if (backend === 'postgres') await call(system.sandbox.origin, 'PUT', '/api/faults', { callbacks: { mode: 'none' } });
      open.unshift(() => system.close());
      runs[backend] = killAgainAndAgain(system, kills, seeded(seed + kills));
      runs[backend].catch(() => undefined);
    };
    await Promise.all([start('postgres', 10), start('redis', 4)]);
  });
  afterAll(async () => {
    for (const close of open) await close();
  });

  it.each<[Backend, number]>([
    ['postgres', 10],
    ['redis', 4],
  ])('SUITE-4: finishes every journey exactly once, with queues on %s and %s kills', async (backend, kills) => {
    const { moments, finished, broken: wrong } = await runs[backend];
    expect({ moments, wrong }).toEqual({ moments, wrong: [] });
    expect(moments).toHaveLength(kills);
    expect(finished.length).toBeGreaterThanOrEqual(SIDE_BY_SIDE);
    process.stdout.write(`${backend}: ${finished.length} journeys over ${kills} kills\n`);
  });
});
