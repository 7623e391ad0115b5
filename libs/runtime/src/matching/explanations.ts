import { DAY_MS, matchingExplanationDays, plus, type Config } from '@jurilien/reference';
import type { Matching, Ranked } from '@jurilien/search';
import { type Built, statement } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';

/** Which wave of which search, and what it was computed from. */
export interface Explained {
  readonly leadId: string;
  readonly round: number;
  readonly wave: number;
  readonly inputsHash: string;
}

/** Parts of the ranking in the order in which they are kept, one byte each. */
export const PARTS = ['field', 'territory', 'needs', 'answering', 'contactSla', 'rotation', 'exploration'] as const;
const RECORD = 4 + 1 + PARTS.length;

/** What a byte of `codes` says: 1 to 20 excluded, 21 and 22 put off, above those eligible. Nothing = was no member then. */
const ELIGIBLE = 100;
const SEAT = 101;
const FAIR_SEAT = 102;
const codeOf = (r: Ranked, seated: boolean): number =>
  r.deferred ? Number(r.deferred.slice(1)) : !seated ? ELIGIBLE : r.fairness ? FAIR_SEAT : SEAT;

/** What one wave meant for one person. */
export interface OwnCode {
  readonly code?: string;
  readonly eligible: boolean;
  readonly seat: boolean;
  readonly fairness: boolean;
}
export const readCode = (byte: number): OwnCode | undefined => {
  if (byte === 0) return undefined;
  if (byte < ELIGIBLE) return { code: `E${String(byte).padStart(2, '0')}`, eligible: byte > 20, seat: false, fairness: false };
  return { eligible: true, seat: byte > ELIGIBLE, fairness: byte === FAIR_SEAT };
};

/** Numbers of people, as `matching_people` gives them out. */
async function numbersOf(kernel: Kernel, ids: readonly string[]): Promise<Map<string, number>> {
  const known = numbers.get(kernel) ?? new Map<string, number>();
  numbers.set(kernel, known);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    await kernel.db.prepared(
      'insert into matching_people (professional_id) select unnest($1::uuid[]) on conflict (professional_id) do nothing',
      [missing],
    );
    const rows = await kernel.db.prepared<{ n: number; id: string }>(
      'select n, professional_id as id from matching_people where professional_id = any($1::uuid[])',
      [missing],
    );
    for (const { n, id } of rows) known.set(id, n);
  }
  return known;
}
const numbers = new WeakMap<Kernel, Map<string, number>>();

/** Codes of everybody and parts of every candidate, packed. */
export function packed(matching: Matching, size: number, numberOf: (id: string) => number): { codes: Buffer; ranked: Buffer } {
  const all = [...matching.excludedById.keys(), ...matching.ranked.map((r) => r.professionalId)].map(numberOf);
  const codes = Buffer.alloc(1 + all.reduce((max, n) => Math.max(max, n), 0));
  const ranked = Buffer.alloc(matching.ranked.length * RECORD);
  for (const [id, code] of matching.excludedById) codes[numberOf(id)] = Number(code.slice(1));
  for (const [i, r] of matching.ranked.entries()) {
    const n = numberOf(r.professionalId);
    codes[n] = codeOf(r, i < size);
    ranked.writeUInt32LE(n, i * RECORD);
    ranked[i * RECORD + 4] = codes[n]!;
    for (const [j, part] of PARTS.entries()) ranked[i * RECORD + 5 + j] = r.parts[part] ?? 0;
  }
  return { codes, ranked };
}

/** Numbers of all candidates, in their order. */
export const rankedNumbers = (ranked: Buffer): number[] =>
  Array.from({ length: ranked.length / RECORD }, (_, i) => ranked.readUInt32LE(i * RECORD));

/** Parts of everybody who had a seat: they stand first. */
export function seatedIn(ranked: Buffer): { readonly n: number; readonly parts: Record<string, number> }[] {
  const seated = [];
  for (let at = 0; at < ranked.length && ranked[at + 4]! >= SEAT; at += RECORD)
    seated.push({ n: ranked.readUInt32LE(at), parts: partsAt(ranked, at) });
  return seated;
}
const partsAt = (ranked: Buffer, at: number): Record<string, number> =>
  Object.fromEntries(PARTS.map((part, j) => [part, ranked[at + 5 + j]!]));

/** Parts and place of one candidate; nothing when they were none. */
export function partsIn(ranked: Buffer, n: number): { readonly place: number; readonly parts: Record<string, number> } | undefined {
  for (let at = 0; at < ranked.length; at += RECORD)
    if (ranked.readUInt32LE(at) === n) return { place: 1 + at / RECORD, parts: partsAt(ranked, at) };
  return undefined;
}

/** Kept before the wave is sent, under the hash that its event names; whatever is older than `matching.explanationDays` goes. */
export async function keepExplanation(kernel: Kernel, of: Explained, matching: Matching, size: number): Promise<void> {
  const known = await numbersOf(kernel, [...matching.excludedById.keys(), ...matching.ranked.map((r) => r.professionalId)]);
  const { codes, ranked } = packed(matching, size, (id) => known.get(id)!);
  await kernel.db.prepared(
    `insert into matching_explanations (lead_id, round, wave, inputs_hash, config_version, codes, ranked)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [of.leadId, of.round, of.wave, of.inputsHash, matching.configVersion, codes, ranked],
  );
  await sweepExplanations(kernel);
}

const keptDays = (config: Config): number => config.value(matchingExplanationDays);
/** Until when the explanation of a wave is kept. */
export const explanationKeptUntil = (at: string, config: Config): string => plus(at, keptDays(config) * DAY_MS);

/**
 * Takes away what is older than it is kept; a little at a time, so that no wave waits for it.
 * @returns how many went; fewer than `most` when there are no more
 */
export async function sweepExplanations(kernel: Kernel, most = 100): Promise<number> {
  const gone = await kernel.db.prepared(
    `delete from matching_explanations where ctid in (
       select ctid from matching_explanations where at < statement_timestamp() - make_interval(days => $1) order by at limit $2)
     returning 1`,
    [keptDays(kernel.configuration.current()), most],
  );
  return gone.length;
}
/** How many a sweep would take away. */
export async function countOldExplanations(kernel: Kernel): Promise<number> {
  const [old] = await kernel.db.prepared<{ n: number }>(
    'select count(*)::int as n from matching_explanations where at < statement_timestamp() - make_interval(days => $1)',
    [keptDays(kernel.configuration.current())],
  );
  return old!.n;
}

/** One line of a professional's own explanations. */
export interface OwnLine extends OwnCode {
  readonly leadId: string;
  readonly round: number;
  readonly wave: number;
  readonly at: string;
  readonly place?: number;
  readonly parts?: Readonly<Record<string, number>>;
}

/** What the waves since an instant meant for one person; only waves that were really sent count. */
export async function explanationsOf(kernel: Kernel, professionalId: string, since: string, matchings: Built): Promise<OwnLine[]> {
  const [me] = await kernel.db.prepared<{ n: number }>('select n from matching_people where professional_id = $1', [professionalId]);
  if (!me) return [];
  const rows = await kernel.db.prepared<{ lead_id: string; round: number; wave: number; at: string; byte: number; ranked: Buffer | null }>(
    statement`select e.lead_id, e.round, e.wave, m.at, get_byte(e.codes, ${me.n}) as byte,
            case when get_byte(e.codes, ${me.n}) > 20 then e.ranked end as ranked
       from matching_explanations e
       join ${matchings} m on m."leadId" = e.lead_id and m.round = e.round and m.wave = e.wave and m."inputsHash" = e.inputs_hash
      where m.at >= ${since} and length(e.codes) > ${me.n}
      order by m.at desc limit 5000`,
  );
  return rows.flatMap((r) => {
    const own = readCode(r.byte);
    if (!own) return [];
    const found = r.ranked ? partsIn(r.ranked, me.n) : undefined;
    return [{ leadId: r.lead_id, round: r.round, wave: r.wave, at: new Date(r.at).toISOString(), ...own, ...found }];
  });
}
