import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { CHECKS } from './checks/index.js';
import { KINDS, kindsFor } from './kinds/index.js';
import { optionsFrom } from './options.js';
import { planOf, type Round } from './plan.js';

const first = (n: number, plan: Generator<Round>): Round[] => Array.from({ length: n }, () => plan.next().value as Round);
const NAMES = ['a', 'b', 'c', 'd', 'e'];

describe('a plan of faults', () => {
  it('is the same for the same seed, backend and faults, however often it is made', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('postgres', 'redis'), fc.subarray(NAMES, { minLength: 1 }), (seed, backend, faults) => {
        expect(first(20, planOf(seed, backend, faults))).toEqual(first(20, planOf(seed, backend, faults)));
      }),
    );
  });

  it('is another for another seed, and for another backend', () => {
    const plans = [planOf(1, 'redis', NAMES), planOf(2, 'redis', NAMES), planOf(1, 'postgres', NAMES)].map((p) =>
      JSON.stringify(first(5, p)),
    );
    expect(new Set(plans).size).toBe(3);
  });

  it('causes every fault once before any comes twice, each while journeys are left to start', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const planned = first(10, planOf(seed, 'redis', NAMES));
        for (const { journeys, faults } of planned) for (const { at } of faults) expect([at >= 1, at < journeys]).toEqual([true, true]);
        // The faults of a round start in the order of their moments, those of the bag come in the order they were drawn.
        const seen: string[] = [];
        for (const { faults } of planned) {
          seen.push(...faults.map((f) => f.fault));
          if (seen.length >= NAMES.length) break;
        }
        expect(new Set(seen.slice(0, NAMES.length)).size).toBeGreaterThanOrEqual(NAMES.length - 1);
        expect(new Set(seen)).toEqual(new Set(NAMES));
      }),
    );
  });
});

describe('the faults of a run', () => {
  it('are those of its backend whose names start as asked', () => {
    expect(kindsFor('redis', ['kill', 'redis-flush'])).toEqual(['kill-api', 'kill-worker', 'redis-flush']);
    expect(kindsFor('postgres', ['kill', 'redis-flush'])).toEqual(['kill-api', 'kill-worker']);
    expect(kindsFor('redis', []).length).toBeGreaterThan(5);
    expect(() => kindsFor('redis', ['nothing'])).toThrow('no fault is called "nothing…"');
    expect([...kindsFor('redis', []), ...kindsFor('postgres', [])]).toEqual(expect.arrayContaining(Object.keys(KINDS)));
  });
});

describe('the command line', () => {
  it('runs both backends for five minutes on a random seed unless options state otherwise', () => {
    expect(optionsFrom([], 7)).toMatchObject({ seed: 7, backends: ['postgres', 'redis'], minutes: 5, rounds: undefined, only: [] });
    expect(optionsFrom(['--seed', '42', '--backend', 'redis', '--rounds', '3', '--only', 'kill, redis-flush', '--json'], 7)).toMatchObject({
      seed: 42,
      backends: ['redis'],
      minutes: undefined,
      rounds: 3,
      only: ['kill', 'redis-flush'],
      json: true,
    });
  });
  it('has people travel, unless it has campaigns go to some', () => {
    expect(optionsFrom([], 7).campaign).toBeUndefined();
    expect(optionsFrom(['--campaign', '20000'], 7)).toMatchObject({ campaign: 20_000, kills: 1_000, backends: ['postgres', 'redis'] });
    expect(optionsFrom(['--campaign', '500', '--kills', '20'], 7)).toMatchObject({ campaign: 500, kills: 20 });
  });

  it.each([
    [['--seed', 'x'], '--seed'],
    [['--seed', '1.5'], '--seed'],
    [['--minutes', ''], '--minutes'],
    [['--rounds', '0'], '--rounds'],
    [['--rounds', '1', '--minutes', '1'], 'one of them'],
    [['--backend', 'mysql'], '--backend'],
    [['--onyl', 'kill'], 'onyl'],
    [['--campaign', '9'], '--campaign'],
    [['--campaign', '20', '--kills', 'all'], '--kills'],
  ])('says what is wrong with %j', (args, word) => {
    expect(() => optionsFrom(args, 1)).toThrow(word);
  });
});

describe('docs/faults.md', () => {
  const page = readFileSync(new URL('../../../docs/faults.md', import.meta.url), 'utf8');

  it('has every fault and every check', () => {
    const lines = ['people', 'database', 'redis'];
    const documented = [...page.matchAll(/`([a-z]+(?:-[a-z0-9]+)*)(-…)?`/g)].flatMap(([, name, more]) =>
      more ? lines.map((line) => `${name}-${line}`) : [name],
    );
    expect(Object.keys(KINDS).filter((name) => !documented.includes(name))).toEqual([]);
    expect(Object.keys(CHECKS).filter((name) => !page.includes(`| ${name} |`))).toEqual([]);
  });
});
