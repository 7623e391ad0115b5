import { simulation, type PastLead, type Simulated, type Trial } from '@jurilien/search';
import { poolOf, type Kernel } from '@jurilien/runtime';
import { pastBars } from './past-bars.js';
import { recordedBehaviour } from './past.js';

/** Whom past requests are played with: people, how they answered, and whom a block or the blacklist keeps away. */
export async function castOf(
  kernel: Kernel,
  provinces: readonly string[],
): Promise<Pick<Trial, 'people' | 'behaviours'> & { readonly barsOf: NonNullable<Trial['barsOf']> }> {
  const [pools, behaviours, barsOf] = await Promise.all([
    Promise.all(provinces.map((province) => poolOf(kernel).of(province))),
    recordedBehaviour(kernel),
    pastBars(kernel),
  ]);
  return { people: pools.flatMap((pool) => [...pool.byId.values()]), behaviours, barsOf };
}

/** Plays past requests under other waves; other requests to this process have their turn between two of them. */
export async function playedOver(leads: readonly PastLead[], trial: Omit<Trial, 'chance'>): Promise<Simulated> {
  const { play, simulated } = simulation({ ...trial, chance });
  for (const lead of leads) {
    play(lead);
    await new Promise(setImmediate);
  }
  return simulated;
}

/** A number in [0, 1) of a text (FNV-1a with a last stir): the same on every machine, so that an answer can be had again. */
function chance(key: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}
