import { entryType, INVARIANTS, type AccountSum, type Proven } from '@jurilien/credits';
import { horizon, readCategory, readStream, type Database, type EventCodec } from '@jurilien/persistence';
import { proveBooks } from '@jurilien/runtime';
import type { Asked } from './arguments.js';

/** What the commands work on. */
export interface Tools {
  readonly db: Database;
  readonly codec: EventCodec;
  readonly print: (line: string) => void;
  readonly progress: (text: string) => void;
}

/** Does what was asked; answers whether the books are as they should be. */
export function run(tools: Tools, asked: Asked): Promise<boolean> {
  switch (asked.command) {
    case 'verify':
      return verify(tools, asked);
    case 'statement':
      return statement(tools, asked);
    case 'trial-balance':
      return trialBalance(tools, asked);
    case 'export':
      return journal(tools, asked);
    default:
      return asked.command satisfies never;
  }
}

const proven = ({ db, codec, progress }: Tools, at: string | undefined): Promise<Proven> =>
  proveBooks({ db, codec }, { ...(at === undefined ? {} : { at }), onRead: (n) => progress(`${n} events`) });

async function verify(tools: Tools, { at, json }: Asked): Promise<boolean> {
  const started = performance.now();
  const found = await proven(tools, at);
  const sound = Object.keys(found.counts).length === 0;
  const seconds = Math.round(performance.now() - started) / 1_000;
  if (json) {
    tools.print(JSON.stringify({ sound, ...(at === undefined ? {} : { at }), seconds, ...found }));
    return sound;
  }
  const { entries, accounts, documents, counts, faults } = found;
  tools.print(
    `${entries} entries of ${accounts} accounts and ${documents} documents were read${at === undefined ? '' : ` as of ${at}`} in ${seconds} s.`,
  );
  for (const id of INVARIANTS) tools.print(`${id.padEnd(4)}${counts[id] ? `BROKEN ${counts[id]} times` : 'holds'}`);
  for (const { invariant, stream, position, what } of faults) tools.print(`${invariant} at position ${position}, ${stream}: ${what}`);
  return sound;
}

const coins = (cc: number): string => (cc / 100).toFixed(2);
const dollars = coins;
const ofUnit = (unit: AccountSum['unit'], n: number): string => (unit === 'cc' ? coins(n) : dollars(n));

async function trialBalance(tools: Tools, { at, json }: Asked): Promise<boolean> {
  const { trialBalance: sums } = await proven(tools, at);
  const off = (unit: AccountSum['unit']): number => sums.reduce((n, s) => (s.unit === unit ? n + s.debit - s.credit : n), 0);
  const even = off('cc') === 0 && off('cents') === 0;
  if (json) tools.print(JSON.stringify({ ...(at === undefined ? {} : { at }), even, accounts: sums }));
  else
    for (const [unit, title] of [
      ['cc', 'coins'],
      ['cents', 'dollars'],
    ] as const) {
      const accounts = sums.filter((s) => s.unit === unit);
      const total = (side: 'debit' | 'credit'): number => accounts.reduce((n, s) => n + s[side], 0);
      tools.print(row(title, 'debit', 'credit', 'balance'));
      for (const s of accounts)
        tools.print(row(s.account, ofUnit(unit, s.debit), ofUnit(unit, s.credit), ofUnit(unit, s.debit - s.credit)));
      tools.print(
        row('total', ofUnit(unit, total('debit')), ofUnit(unit, total('credit')), ofUnit(unit, total('debit') - total('credit'))),
      );
      tools.print('');
    }
  return even;
}

const row = (name: string, ...cells: readonly string[]): string => name.padEnd(26) + cells.map((c) => c.padStart(18)).join('');

async function statement(tools: Tools, { professionalId, at, json }: Asked): Promise<boolean> {
  const events = await readStream(tools.db, tools.codec, `credit-${professionalId}`, at === undefined ? {} : { at });
  const entries = events.filter((e) => 'entryId' in e.data);
  if (entries.length === 0) return nothingOf(tools, professionalId, json);
  for (const e of entries) {
    const { data } = e;
    if (json) {
      tools.print(JSON.stringify({ position: e.position, at: e.occurredAt, type: entryType(e), ...data }));
      continue;
    }
    tools.print(
      `${e.occurredAt}  ${entryType(e).padEnd(20)}${coins(Number(data['cc'])).padStart(12)}  balance ${coins(Number(data['availableAfterCc'])).padStart(12)}  ${String(data['key'])}`,
    );
    for (const side of ['lines', 'money'] as const)
      for (const l of (data[side] as { account: string; debit: number; credit: number }[] | undefined) ?? [])
        tools.print(
          `    ${l.debit > 0 ? 'Dr' : 'Cr'} ${l.account.replace(`${professionalId}.`, 'P.').padEnd(52)}${coins(l.debit || l.credit).padStart(14)}${side === 'money' ? ' $' : ''}`,
        );
  }
  return true;
}

/** An account without an entry, then or ever; one that no one has is reported apart, and is no answer. */
async function nothingOf(tools: Tools, professionalId: string | undefined, json: boolean): Promise<boolean> {
  const known = (await readStream(tools.db, tools.codec, `credit-${professionalId}`)).length > 0;
  if (!json || !known) tools.print(known ? 'There is no entry.' : `There is no account of ${professionalId}.`);
  return known;
}

/** What of an event leaves with the journal: who bought stays sealed in the log. */
const PERSONAL = ['buyer', 'buyerAddress', 'name', 'addressLines'];

async function journal(tools: Tools, { at }: Asked): Promise<boolean> {
  const until = { upTo: await horizon(tools.db), ...(at === undefined ? {} : { at }) };
  for (const category of ['credit', 'purchase', 'invoiceseries'])
    for await (const batch of readCategory(tools.db, tools.codec, category, until))
      for (const { position, stream, version, type, occurredAt, data } of batch)
        tools.print(
          JSON.stringify({
            position,
            stream,
            version,
            type,
            at: occurredAt,
            data: Object.fromEntries(Object.entries(data).filter(([field]) => !PERSONAL.includes(field))),
          }),
        );
  return true;
}
