import type { Kernel } from '../kernel/kernel.js';
import { partsIn, readCode, seatedIn, type OwnCode } from './explanations.js';
import { type Built, statement } from '@jurilien/persistence';

/** A wave as it concerned one person. */
export interface OwnWave extends OwnCode {
  readonly leadId: string;
  readonly round: number;
  readonly wave: number;
  readonly at: string;
}
type Parts = Readonly<Record<string, number>>;
/** Own points beside those of the others who were asked for the same requests. */
export interface Beside {
  readonly own: Parts | null;
  readonly k: number;
  readonly others: Parts | null;
}

/** Own codes of every wave that was sent since an instant, oldest first. */
export async function ownWavesSince(kernel: Kernel, professionalId: string, since: string, matchings: Built): Promise<OwnWave[]> {
  const me = await numberOf(kernel, professionalId);
  if (me === undefined) return [];
  const rows = await kernel.db.prepared<{ lead_id: string; round: number; wave: number; at: string; byte: number }>(
    statement`select e.lead_id, e.round, e.wave, m.at, get_byte(e.codes, ${me}) as byte
       from matching_explanations e
       join ${matchings} m on m."leadId" = e.lead_id and m.round = e.round and m.wave = e.wave and m."inputsHash" = e.inputs_hash
      where m.at >= ${since} and length(e.codes) > ${me}
      order by m.at, e.round, e.wave`,
  );
  return rows.flatMap((r) => {
    const own = readCode(r.byte);
    return own ? [{ leadId: r.lead_id, round: r.round, wave: r.wave, at: new Date(r.at).toISOString(), ...own }] : [];
  });
}

/** So many rankings are in memory at once, however many a month has. */
const AT_ONCE = 100;

/** Someone’s own average of some waves, and that of the others who were asked in them. */
export async function besideOthers(
  kernel: Kernel,
  professionalId: string,
  waves: readonly Pick<OwnWave, 'leadId' | 'round' | 'wave'>[],
  matchings: Built,
): Promise<Beside> {
  const me = await numberOf(kernel, professionalId);
  const sums = averaging(me ?? 0);
  for (let i = 0; i < waves.length; i += AT_ONCE) {
    const some = waves.slice(i, i + AT_ONCE);
    const rows = await kernel.db.prepared<{ ranked: Buffer }>(
      statement`select e.ranked
         from unnest(${some.map((w) => w.leadId)}::uuid[], ${some.map((w) => w.round)}::int[], ${some.map((w) => w.wave)}::int[]) as w(lead_id, round, wave)
         join matching_explanations e using (lead_id, round, wave)
         join ${matchings} m on m."leadId" = e.lead_id and m.round = e.round and m.wave = e.wave and m."inputsHash" = e.inputs_hash`,
    );
    for (const { ranked } of rows) sums.add(ranked);
  }
  return sums.result();
}

async function numberOf(kernel: Kernel, professionalId: string): Promise<number | undefined> {
  const [row] = await kernel.db.prepared<{ n: number }>('select n from matching_people where professional_id = $1', [professionalId]);
  return row?.n;
}

interface Sum {
  times: number;
  readonly parts: Record<string, number>;
}
const add = (sum: Sum, parts: Parts): void => {
  sum.times++;
  for (const [name, n] of Object.entries(parts)) sum.parts[name] = (sum.parts[name] ?? 0) + n;
};
const mean = ({ times, parts }: Sum): Parts => Object.fromEntries(Object.entries(parts).map(([name, n]) => [name, n / times]));
const rounded = (parts: Parts): Parts => Object.fromEntries(Object.entries(parts).map(([name, n]) => [name, Math.round(n)]));

/** Adds rankings up. Each other person weighs the same, however often they were asked, so that no one stands out of the average. */
export function averaging(me: number): { add: (ranked: Buffer) => void; result: () => Beside } {
  const own: Sum = { times: 0, parts: {} };
  const others = new Map<number, Sum>();
  return {
    add(ranked) {
      const mine = partsIn(ranked, me);
      if (mine) add(own, mine.parts);
      for (const { n, parts } of seatedIn(ranked)) {
        if (n === me) continue;
        const sum = others.get(n) ?? { times: 0, parts: {} };
        others.set(n, sum);
        add(sum, parts);
      }
    },
    result() {
      const all: Sum = { times: 0, parts: {} };
      for (const sum of others.values()) add(all, mean(sum));
      return { own: own.times === 0 ? null : rounded(mean(own)), k: others.size, others: all.times === 0 ? null : rounded(mean(all)) };
    },
  };
}
