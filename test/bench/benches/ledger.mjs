/**
 * The ledger: coins held while 32 callers hold at once, against the plain transaction one would write by hand; a page of a long
 * statement; and the proof of a million entries.
 */
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import pg from 'pg';
import { closedLoop, inTurns, p95, timed } from '../measure.mjs';
import { lib, openBenchKernel } from '../product.mjs';
import { storeBooks } from '../stored-books.mjs';

const IN_FLIGHT = 32;
const SYSTEM = { kind: 'system', id: 'bench' };

/** SELECT … FOR UPDATE of a balance, its update and an entry, in a transaction of its own, through the same driver. */
async function plainHolds(url, accounts) {
  const pool = new pg.Pool({ connectionString: url, max: IN_FLIGHT, min: 1 });
  await pool.query('create table if not exists balances (id integer primary key, cc bigint not null)');
  await pool.query(
    'create table if not exists entries (id bigint generated always as identity primary key, account integer not null, payload jsonb not null)',
  );
  await pool.query('truncate balances, entries');
  await pool.query('insert into balances select n, 1000000000 from generate_series(0, $1::int - 1) n', [accounts]);
  const payload = JSON.stringify({ key: `hold:${randomUUID()}`, words: 'x'.repeat(540) });
  return {
    async hold(n) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query({
          name: 'lock',
          text: 'select cc from balances where id = $1 for update',
          values: [n % accounts],
        });
        if (Number(rows[0].cc) < 1) throw new Error('no coins');
        await client.query({ name: 'take', text: 'update balances set cc = cc - 1 where id = $1', values: [n % accounts] });
        await client.query({
          name: 'enter',
          text: 'insert into entries (account, payload) values ($1, $2)',
          values: [n % accounts, payload],
        });
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** The product's own rule for a hold, decided and appended by the product's own kernel; nothing of a search around it. */
async function holder(root, kernel) {
  const { decision, execute, streamOf } = await lib(root, 'event-sourcing');
  const { z } = await import('zod');
  const { creditAccount, holdCredits } = await lib(root, 'credits');
  const holding = decision({
    name: 'BenchHold',
    input: z.object({ professionalId: z.string(), claimId: z.string(), cc: z.number() }),
    streams: (i) => ({ account: streamOf(creditAccount, i.professionalId) }),
    decide: ({ claimId, cc }, { account }, ctx) => ({
      account: holdCredits(account, { entryId: ctx.newId(), now: ctx.now, claimId, leadId: claimId, cc }),
    }),
  });
  const counts = { again: 0 };
  return {
    counts,
    /** Held for good: a caller that lost three times against others asks again, and the time it took counts. */
    async hold(professionalId) {
      const command = {
        name: 'BenchHold',
        input: { professionalId, claimId: randomUUID(), cc: 1 },
        commandId: randomUUID(),
        actor: SYSTEM,
      };
      for (;;)
        try {
          return await execute(kernel.store, kernel.secrets, holding, command);
        } catch (error) {
          if (error.code !== 'STALE_VERSION') throw error;
          counts.again++;
        }
    },
  };
}

export async function run({ root, engine, say, report, quick }) {
  const { env } = await engine.environment();
  const { kernel, dispatch } = await openBenchKernel(root, env);
  const own = await holder(root, kernel);
  const runs = quick ? 3 : 5;
  const open = async () => {
    const professionalId = randomUUID();
    await dispatch('OpenCreditAccount', { professionalId, province: 'QC' }, { reason: 'bench account' });
    await dispatch('GrantCredits', { professionalId, cc: 100_000 }, { reason: 'bench coins' });
    return professionalId;
  };
  for (const [accounts, each, id] of [
    [1, quick ? 10 : 40, 'hold.hot.vsForUpdate'],
    [1_000, quick ? 60 : 150, 'hold.1000.vsForUpdate'],
  ]) {
    const people = [];
    for (let i = 0; i < accounts; i += 50) people.push(...(await Promise.all(Array.from({ length: Math.min(50, accounts - i) }, open))));
    const plain = await plainHolds(await engine.database(), accounts);
    const measured = await inTurns(
      runs,
      async () => (await closedLoop(IN_FLIGHT, each, (user, n) => own.hold(people[(user * each + n * 37) % accounts]))).perSecond,
      async () => (await closedLoop(IN_FLIGHT, each, (user, n) => plain.hold(user * each + n * 37))).perSecond,
    );
    report({
      id,
      unit: '/s',
      own: measured.own,
      anchor: { name: 'SELECT … FOR UPDATE, update, insert, same driver', runs: measured.anchor },
      asRatio: true,
      note: `${accounts === 1 ? 'one account' : `${accounts} accounts`}, ${IN_FLIGHT} in flight; ${own.counts.again} asked again`,
    });
    own.counts.again = 0;
    await plain.close();
  }

  // A statement of 100,000 entries: any page of it, the first as well as the last.
  const long = quick ? 20_000 : 100_000;
  const [person] = await storeBooks(kernel, { accounts: 1, each: long });
  const view = kernel.registry.views.get('ledger-entries');
  const { createViewTable, saveRows, readStream, placeOf, statement } = await lib(root, 'persistence');
  const { foldRows, stepsOf } = await lib(root, 'persistence', 'views/view-folding');
  await createViewTable(kernel.db, view);
  await createViewTable(kernel.db, kernel.registry.views.get('credit-accounts'));
  const log = await readStream(kernel.db, kernel.codec, `credit-${person}`);
  for (let from = 0; from < log.length; from += 5_000)
    await saveRows(kernel.db, view, foldRows(view, stepsOf(view, log.slice(from, from + 5_000)), new Map()));
  await kernel.db.query(statement`vacuum analyze ${placeOf(view)}`);
  const { statementOf } = await import(pathToFileURL(join(root, 'dist/services/api/src/books/statement.js')).href);
  const last = log.at(-1).position;
  const pages = [];
  for (let run = 0; run <= runs; run++) {
    const { durations } = await closedLoop(1, quick ? 50 : 200, async (_user, n) => {
      const before = last + 1 - Math.floor((((n * 7_919) % 1_000) / 1_000) * log.length);
      const { lines } = await statementOf(kernel, person, { before, limit: 25 });
      if (lines.length === 0) throw new Error('an empty page');
    });
    if (run > 0) pages.push(p95(durations));
  }
  report({
    id: 'ledger.statementPage.p95Ms',
    unit: 'ms',
    own: pages,
    note: `25 of ${log.length.toLocaleString('en')} entries, anywhere in them`,
  });

  // The proof of everything.
  const { env: fresh } = await engine.environment();
  const { kernel: books } = await openBenchKernel(root, fresh);
  const [accounts, each] = quick ? [100, 1_000] : [1_000, 1_000];
  say(`storing ${(accounts * each).toLocaleString('en')} entries`);
  await storeBooks(books, { accounts, each });
  const { proveBooks } = await lib(root, 'runtime');
  const seconds = [];
  let proven;
  for (let run = 0; run < (quick ? 1 : 3); run++) {
    globalThis.gc?.();
    seconds.push((await timed(async () => (proven = await proveBooks(books)))) / 1_000);
  }
  if (Object.keys(proven.counts).length > 0)
    throw new Error(`the stored books are not sound: ${JSON.stringify(proven.faults.slice(0, 3))}`);
  report({
    id: 'ledger.verify1M_s',
    unit: 's',
    own: seconds.map((s) => (s * 1_000_000) / proven.entries),
    note: `${proven.entries.toLocaleString('en')} entries of ${proven.accounts} accounts and ${proven.documents} documents, per million; all twelve invariants`,
  });
  await books.close();
  await kernel.close();
}
