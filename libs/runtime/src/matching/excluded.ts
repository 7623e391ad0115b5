import { readCode, type Explained } from './explanations.js';
import type { Kernel } from '../kernel/kernel.js';
import { type Built, statement } from '@jurilien/persistence';

/** Who a wave left out, each with the first rule that stood in the way, in the order of the rules backwards: who nearly fitted comes first. */
export async function excludedIn(
  kernel: Kernel,
  { leadId, round, wave }: Omit<Explained, 'inputsHash'>,
  matchings: Built,
): Promise<{ readonly professionalId: string; readonly code: string }[]> {
  const [kept] = await kernel.db.prepared<{ codes: Buffer }>(
    statement`select e.codes from matching_explanations e
       join ${matchings} m on m."leadId" = e.lead_id and m.round = e.round and m.wave = e.wave and m."inputsHash" = e.inputs_hash
      where e.lead_id = ${leadId} and e.round = ${round} and e.wave = ${wave}`,
  );
  if (!kept) return [];
  const codes = [...kept.codes].flatMap((byte, n) => {
    const own = readCode(byte);
    return own && !own.eligible ? [{ n, code: own.code! }] : [];
  });
  const people = await kernel.db.prepared<{ n: number; id: string }>(
    'select n, professional_id as id from matching_people where n = any($1::int[])',
    [codes.map(({ n }) => n)],
  );
  const idOf = new Map(people.map(({ n, id }) => [n, id]));
  return codes
    .flatMap(({ n, code }) => (idOf.has(n) ? [{ professionalId: idOf.get(n)!, code }] : []))
    .sort((a, b) => b.code.localeCompare(a.code) || a.professionalId.localeCompare(b.professionalId));
}
