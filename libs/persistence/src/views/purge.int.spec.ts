import { randomBytes, randomUUID } from 'node:crypto';
import { derived, ERASED, json, personal, view, type View } from '@jurilien/event-sourcing';
import { till, tillKernel, tills } from '../../../../test/support/till.js';
import { openSignals, type ViewChange } from '../database/signals.js';
import { FORGOTTEN_MS, keyVault } from '../keys/key-vault.js';
import { checkpointName } from '../readers/checkpoints.js';
import { projector } from './projector.js';
import { purgeDestroyed, purgeErased } from './purge.js';
import { rebuildView } from './rebuild.js';
import { prepareViews, retireOldViews } from './view-versions.js';

const letters = json<{ first: string; all: string }>();
/** What is made of a name, in columns of several types. */
const made = view(till)({
  name: 'made-of-names',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    holder: 'uuid',
    name: { type: 'text', personal: 'name' },
    letters: personal('text', letters),
    length: derived({ type: 'integer' }),
    marks: derived({ type: 'text[]' }),
    cents: 'integer',
  },
  search: ['name'],
  indexes: [['holder']],
  sealedBy: { holder: 'rest' },
  read: {},
  on: {
    TillOpened: (_row, { data: { name, holder } }) => ({
      ...{ holder, name, letters: { first: name.slice(0, 1), all: name }, length: name.length, marks: [`m:${name}`], cents: 0 },
    }),
    MoneyAdded: (row, e) => row && { ...row, cents: Number(row.cents) + e.data.cents },
  },
});
/** Rows that are nothing but a name. */
const names: View = { ...tills, name: 'only-names', goesWithKey: true, on: { TillOpened: tills.on.TillOpened! } };
const VIEWS = [tills, made, names];
const NAME = 'Zénobie Purgée';
const masterKey = randomBytes(32).toString('base64');
let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel({ views: VIEWS, automations: [] }, { masterKey });
});
afterEach(() => k.close());

async function opened(over: Partial<Record<'holder' | 'name', string>> = {}): Promise<{ tillId: string; holder: string }> {
  const who = { tillId: randomUUID(), holder: randomUUID(), ...over };
  await k.send('OpenTill', { name: NAME, ...who });
  return who;
}
const all = async () =>
  Object.fromEntries(
    await Promise.all(
      ['tills_v1', 'made_of_names_v1', 'only_names_v1'].map(
        async (table) => [table, await k.db.query(`select to_jsonb(t) as row, xmin::text from views.${table} t order by id`)] as const,
      ),
    ),
  );
const rowsOf = (tables: Awaited<ReturnType<typeof all>>) => Object.values(tables).map((rows) => rows.map(({ row }) => row as unknown));
const nameOf = async (tillId: string) =>
  (await k.db.query<{ name: string }>('select name from views.tills_v1 where id = $1', [tillId]))[0]?.name;
/** A key was destroyed so long ago that no process has it open any more. */
const longAgo = () =>
  k.db.query(`update person_keys set destroyed_at = destroyed_at - make_interval(secs => $1::int) where destroyed_at is not null`, [
    FORGOTTEN_MS / 1_000,
  ]);

describe('rows of a key that was destroyed', () => {
  it('keep what is no one’s, whatever type a column has, and those of others stay as they are', async () => {
    const [gone, other] = [await opened(), await opened({ name: 'Quelqu’un d’autre' })];
    await k.send('AddMoney', { tillId: gone.tillId, cents: 5 });
    await k.project();
    await k.vault.destroy(gone.holder);
    await purgeErased(k.db, VIEWS, [gone.holder]);
    const [row] = await k.db.query('select * from views.made_of_names_v1 where id = $1', [gone.tillId]);
    expect(row).toMatchObject({ name: ERASED, letters: null, length: null, marks: null, cents: 5, holder: gone.holder });
    expect(await nameOf(gone.tillId)).toBe(ERASED);
    expect(await k.db.query('select id from views.only_names_v1')).toEqual([{ id: other.tillId }]);
    expect(JSON.stringify(await all())).not.toContain('Purg');
    expect(JSON.stringify(await all())).not.toContain('purg');
    expect(await nameOf(other.tillId)).toBe('Quelqu’un d’autre');
  });

  it('are erased with the key that theirs is a part of', async () => {
    const whole = randomUUID();
    const part = await opened({ holder: `${whole}/words` });
    const beside = await opened({ holder: `${whole}0` });
    await projector(k.db, k.codec, [tills], () => undefined).step();
    await k.vault.destroy(whole);
    await purgeErased(k.db, [tills], [whole]);
    expect([await nameOf(part.tillId), await nameOf(beside.tillId)]).toEqual([ERASED, NAME]);
  });

  it('are not touched again, and the process that shows them is told once', async () => {
    const { tillId, holder } = await opened();
    await k.project();
    await k.vault.destroy(holder);
    const signals = await openSignals(k.db);
    const told: ViewChange[] = [];
    signals.onViews((change) => told.push(change));
    try {
      await purgeErased(k.db, VIEWS, [holder]);
      const once = await all();
      await purgeErased(k.db, VIEWS, [holder]);
      expect(await all()).toEqual(once);
      await k.db.query(`select pg_notify('views', '{"position":0,"changes":[]}')`);
      for (let i = 0; i < 100 && told.length < VIEWS.length + 1; i++) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(told.flatMap(({ changes }) => changes)).toEqual(VIEWS.map(({ name }) => ({ view: name, ids: [tillId] })));
    } finally {
      await signals.close();
    }
  });

  it('are erased although a projector was writing them at that moment: the reader is locked', async () => {
    const { tillId, holder } = await opened();
    await k.project();
    let purged: Promise<void> | undefined;
    await k.db.transaction(async (sql) => {
      await sql.query('select 1 from checkpoints where reader = $1 for update', [checkpointName(tills)]);
      const [before] = await sql.query<{ name: string }>('select name from views.tills_v1 where id = $1', [tillId]);
      await k.vault.destroy(holder);
      purged = purgeErased(k.db, [tills], [holder]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql.query('update views.tills_v1 set name = $2 where id = $1', [tillId, before!.name]);
    });
    await purged;
    expect(await nameOf(tillId)).toBe(ERASED);
  });

  it('do not come back from a process that had the key open: a last look finds them', async () => {
    const { tillId, holder } = await opened();
    await keyVault(k.db, { masterKey, ledger: k.ledger }).destroy(holder);
    await purgeErased(k.db, VIEWS, [holder]);
    // This process has looked at the key a moment ago, and does not know yet.
    await k.project();
    expect(await nameOf(tillId)).toBe(NAME);
    await purgeDestroyed(k.db, VIEWS);
    expect(await nameOf(tillId)).toBe(NAME);

    await longAgo();
    expect(await purgeDestroyed(k.db, VIEWS)).toBe(false);
    expect(await nameOf(tillId)).toBe(ERASED);
    expect(await k.db.query('select 1 from person_keys where destroyed_at is not null and purged_at is null')).toEqual([]);
  });

  it('are as a rebuild makes them, in every view', async () => {
    const { holder } = await opened();
    await opened({ name: 'Quelqu’un d’autre' });
    await k.project();
    await k.vault.destroy(holder);
    await purgeErased(k.db, VIEWS, [holder]);
    const live = rowsOf(await all());
    for (const one of VIEWS) await rebuildView(k.db, k.codec, one);
    expect(rowsOf(await all())).toEqual(live);
  });

  it('are erased in the next version of a view too, which was built while the one of before served', async () => {
    const { tillId, holder } = await opened();
    await k.project();
    const next: View = { ...tills, version: 2 };
    await prepareViews(k.db, k.codec, [next]);
    await k.vault.destroy(holder);
    await purgeErased(k.db, [tills], [holder]);
    await longAgo();
    await purgeDestroyed(k.db, [tills]);
    expect(await retireOldViews(k.db, [next])).toEqual(['tills_v1']);
    expect(await k.db.query('select name from views.tills_v2 where id = $1', [tillId])).toEqual([{ name: ERASED }]);
  });
});
