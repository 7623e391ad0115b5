import { parseArgs } from 'node:util';
import type { Backend } from '../../support/system.js';

/** What the command line asks for. */
export interface Options {
  readonly help: boolean;
  readonly list: boolean;
  readonly json: boolean;
  readonly seed: number;
  readonly backends: readonly Backend[];
  /** Beginnings of names of faults; none means all. */
  readonly only: readonly string[];
  /** When no further round starts; absent where the rounds are counted. */
  readonly minutes: number | undefined;
  /** How many rounds each backend gets; absent where the time is limited. */
  readonly rounds: number | undefined;
  readonly lanes: number;
  /** How many people campaigns go to in a storm; none where people travel instead. */
  readonly campaign: number | undefined;
  /** Workers that are killed over all of it. */
  readonly kills: number;
}

const MINUTES = 5;
export const LANES = 8;
const KILLS = 1_000;

/** @throws Error with a sentence about what is wrong */
export function optionsFrom(args: readonly string[], randomSeed: number): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      list: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      seed: { type: 'string' },
      backend: { type: 'string', default: 'both' },
      only: { type: 'string', default: '' },
      minutes: { type: 'string' },
      rounds: { type: 'string' },
      lanes: { type: 'string' },
      campaign: { type: 'string' },
      kills: { type: 'string' },
    },
  });
  const number = (name: 'seed' | 'minutes' | 'rounds' | 'lanes' | 'campaign' | 'kills', least: number): number | undefined => {
    const given = values[name];
    if (given === undefined) return undefined;
    const n = Number(given);
    if (given.trim() === '' || !Number.isFinite(n) || n < least || (name !== 'minutes' && !Number.isInteger(n)))
      throw new Error(`--${name} takes a number${name === 'minutes' ? '' : ' without a fraction'}, ${least} or more; not "${given}"`);
    return n;
  };
  if (!['postgres', 'redis', 'both'].includes(values.backend))
    throw new Error(`--backend is postgres, redis or both; not "${values.backend}"`);
  const rounds = number('rounds', 1);
  const minutes = number('minutes', 0);
  if (rounds !== undefined && minutes !== undefined) throw new Error('--minutes or --rounds: one of them says when it is enough');
  return {
    help: values.help,
    list: values.list,
    json: values.json,
    seed: number('seed', 0) ?? randomSeed,
    backends: values.backend === 'both' ? ['postgres', 'redis'] : [values.backend as Backend],
    only: values.only
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    minutes: rounds === undefined ? (minutes ?? MINUTES) : undefined,
    rounds,
    lanes: number('lanes', 1) ?? LANES,
    campaign: number('campaign', 10),
    kills: number('kills', 1) ?? KILLS,
  };
}
