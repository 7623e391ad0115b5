import { type Rotation, rotationOf } from '@jurilien/search';
import { placeOf, statement } from '@jurilien/persistence';
import { DAY_MS } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { rankedNumbers } from './explanations.js';

const DAYS = 30;

interface Wave {
  readonly leadId: string;
  readonly round: number;
  readonly wave: number;
  readonly at: string;
  readonly inputsHash: string;
  readonly eligible: number;
  readonly seats: number;
  readonly ids: readonly string[];
  readonly position: string;
}
interface Round {
  readonly at: string;
  readonly seats: Map<number, number>;
  first: number;
  ids: readonly string[];
}

/** The rotation of the last thirty days as one process knows it: read once, then only the waves that came since. */
export interface Expectations {
  at(now: string): Promise<{ readonly rotation: Rotation; readonly fingerprint: string }>;
}

export function expectationsOf(kernel: Kernel): Expectations {
  const found = known.get(kernel) ?? newExpectations(kernel);
  known.set(kernel, found);
  return found;
}
const known = new WeakMap<Kernel, Expectations>();

function newExpectations(kernel: Kernel): Expectations {
  const view = kernel.registry.views.get('matchings')!;
  const rotation = rotationOf();
  const rounds = new Map<string, Round>();
  /** One text per person, however many rounds name them. */
  const names = new Map<string, string>();
  let position = -1;
  let turn: Promise<void> = Promise.resolve();
  const shared = (id: string): string => {
    const name = names.get(id) ?? id;
    names.set(id, name);
    return name;
  };

  const refresh = async (now: string): Promise<void> => {
    const since = new Date(Date.parse(now) - DAYS * DAY_MS).toISOString();
    const waves = await kernel.db.prepared<Wave>(
      statement`select "leadId", round, wave, at, "inputsHash", eligible, seats, ids, position from ${placeOf(view)}
        where position > ${position} and at > ${since} order by position`,
    );
    for (const w of waves) {
      position = Math.max(position, Number(w.position));
      const key = `${w.leadId}:${w.round}`;
      const round = rounds.get(key) ?? { at: new Date(w.at).toISOString(), seats: new Map(), first: w.wave, ids: [] };
      rounds.set(key, round);
      round.seats.set(w.wave, w.seats);
      if (w.wave <= round.first && (round.ids.length === 0 || w.wave < round.first)) {
        round.first = w.wave;
        round.ids = (await everybody(kernel, w)).map(shared);
      }
      rotation.learn(
        key,
        round.at,
        [...round.seats.values()].reduce((a, b) => a + b, 0),
        round.ids,
      );
    }
    rotation.advance(now);
    for (const [key, round] of rounds) if (round.at <= since) rounds.delete(key);
  };

  return {
    async at(now) {
      const mine = turn.then(() => refresh(now));
      turn = mine.catch(() => undefined);
      await mine;
      return { rotation, fingerprint: `${position}` };
    },
  };
}

/** Everybody who was eligible: the event names up to 200 of them, the kept explanation all. */
async function everybody(kernel: Kernel, w: Wave): Promise<readonly string[]> {
  if (w.ids.length >= w.eligible) return w.ids;
  const [row] = await kernel.db.prepared<{ ranked: Buffer }>(
    'select ranked from matching_explanations where lead_id = $1 and round = $2 and wave = $3 and inputs_hash = $4',
    [w.leadId, w.round, w.wave, w.inputsHash],
  );
  if (!row) return w.ids;
  const people = await kernel.db.prepared<{ id: string }>('select professional_id as id from matching_people where n = any($1::int[])', [
    rankedNumbers(row.ranked),
  ]);
  return people.map((p) => p.id);
}
