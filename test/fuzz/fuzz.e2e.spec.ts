import { setAside, takeBack } from '@jurilien/persistence';
import { startSystem, type System } from '../support/system.js';
import { fuzz, send, type Found } from './fuzz.js';
import { openPeople, type People } from './people.js';
import { learned, requestOf } from './requests.js';

/** The same requests in every run of the tests; `npm run fuzz` looks for others, and sends the same and more with this seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? 17);
const REQUESTS = 1_500;

describe(`requests that no honest caller sends (FUZZ_SEED=${seed})`, () => {
  let system: System;
  let people: People;
  beforeAll(async () => {
    system = await startSystem();
    people = await openPeople(system, seed);
  });
  afterAll(() => system?.close());
  const run = (requests: number): Promise<Found> =>
    fuzz(system, people, { seed, requests, until: Date.now() + 300_000, lanes: 8, say: () => undefined });

  it('are all answered, and no command that was accepted stops a reader', async () => {
    const { sent, counts, faults, readers } = await run(REQUESTS);
    expect({ seed, faults, readers }).toEqual({ seed, faults: [], readers: [] });
    expect(sent).toBe(REQUESTS);
    // Enough of them are taken for the readers to have something to read.
    expect((counts['200'] ?? 0) + (counts['done'] ?? 0)).toBeGreaterThan(REQUESTS / 25);
  });

  it('are the same for the same seed, and name every route and command in time', () => {
    const made = (n: number) => requestOf(seed, n, system.kernel.registry, learned());
    expect(made(7)).toEqual(made(7));
    const some = Array.from({ length: 5_000 }, (_, n) => made(n));
    expect(new Set(some.map((a) => a.command?.name).filter(Boolean)).size).toBeGreaterThan(250);
    expect(new Set(some.map((a) => a.route).filter(Boolean)).size).toBeGreaterThan(150);
  });

  it('canary: a reader that set something aside is reported, and so is an answer of 5xx', async () => {
    await setAside(system.kernel.db, 'view:leads_v1', [{ key: 'x', position: 1, because: 'a canary' }]);
    expect((await run(0)).readers).toEqual(['view:leads_v1 set aside position 1 of row x: a canary']);
    await takeBack(system.kernel.db, 'view:leads_v1', { key: 'x' });
    await system.stopApi();
    const gone = await send(system, people, { as: 'anon', method: 'GET', path: '/health/live' });
    expect(gone.status).toBe(599);
  });
});
