import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { tillKernel } from '../../../../test/support/till.js';
import { recordAccesses } from './access-log.js';
import { sealNewRows } from './audit-seals.js';
import { verifySeals } from './verify-seals.js';
import { countOldAccesses, letGoOfAccesses } from './old-accesses.js';
import { recordAct } from './operator-acts.js';

const masterKey = randomBytes(32).toString('base64');
let k: Awaited<ReturnType<typeof tillKernel>>;
let superuser: pg.Client;
beforeEach(async () => {
  k = await tillKernel({ automations: [] }, { masterKey });
  superuser = new pg.Client({ connectionString: k.url });
  await superuser.connect();
});
afterEach(async () => {
  await superuser.end();
  await k.close();
});

const saw = (subject: string) => ({ actorKind: 'user' as const, actor: randomUUID(), action: 'saw' as const, subject, ageMs: 0 });
/** A till with a name, two looks at it, an operator's act; all of it sealed. */
async function history(): Promise<{ tillId: string; holder: string }> {
  const who = { tillId: randomUUID(), holder: randomUUID() };
  await k.send('OpenTill', { ...who, name: 'Aurélie Tremblay' });
  await k.send('AddMoney', { tillId: who.tillId, cents: 5 });
  await recordAccesses(k.db, [saw(`till-${who.tillId}`), saw(`till-${who.tillId}`)]);
  await recordAct(k.db, { operator: 'marie@office', act: 'skip', subject: 'views', reason: 'a broken row' });
  await sealNewRows(k.db, masterKey);
  return who;
}
/** What a person with every right to the database can do: the triggers are off, the seals are not. */
async function past(sql: string, values: unknown[] = []): Promise<void> {
  await superuser.query(`set session_replication_role = replica`);
  await superuser.query(sql, values);
  await superuser.query(`set session_replication_role = origin`);
}
const verdict = () => verifySeals(k.db, [masterKey]);

// proves: ASVS row 83
describe('the log, the accesses and the acts of operators are append-only', () => {
  it.each(['events', 'access_log', 'operator_acts', 'audit_seals'])('refuses to change, remove or empty rows of %s', async (table) => {
    await history();
    const column = { events: 'type', access_log: 'action', operator_acts: 'act', audit_seals: 'hash' }[table]!;
    for (const sql of [`update ${table} set ${column} = 'x'`, `delete from ${table}`, `truncate ${table}`])
      await expect(k.db.query(sql)).rejects.toThrow(/append-only/);
  });
});

// proves: ASVS row 83
describe('seals over what was written', () => {
  it('hold when nothing was touched, block after block, and count what no block covers yet', async () => {
    await history();
    await recordAccesses(k.db, [saw('view-tills')]);
    expect(await verdict()).toMatchObject({ seals: 3, rows: 5, unsealed: 1 });
    expect((await verdict()).breach).toBeUndefined();
    expect(await sealNewRows(k.db, masterKey)).toHaveLength(1);
    expect(await sealNewRows(k.db, masterKey)).toEqual([]);
    expect(await verdict()).toMatchObject({ seals: 4, rows: 6, unsealed: 0, breach: undefined });
  });

  it('still hold after a person was erased: they cover what is stored, which is ciphertext', async () => {
    const { holder } = await history();
    expect(await k.vault.destroy(holder)).toBe(true);
    expect((await verdict()).breach).toBeUndefined();
  });

  it('name the one event in which one byte was changed', async () => {
    const { tillId } = await history();
    await past(`update events set payload = jsonb_set(payload, '{cents}', '6') where stream = $1 and type = 'MoneyAdded'`, [
      `till-${tillId}`,
    ]);
    const [{ position }] = (await k.db.query<{ position: string }>(`select position from events where type = 'MoneyAdded'`)) as [
      { position: string },
    ];
    expect((await verdict()).breach).toEqual({ seal: 1, log: 'events', row: position, what: 'row-changed' });
  });

  it('cover the version of the configuration', async () => {
    const { tillId } = await history();
    await past('update events set config_version = 3 where stream = $1 and version = 2', [`till-${tillId}`]);
    expect((await verdict()).breach).toMatchObject({ log: 'events', what: 'row-changed' });
  });

  it('hold as they were made before the version of the configuration was a column', async () => {
    await k.send('OpenTill', { tillId: randomUUID(), holder: randomUUID(), name: 'Aurélie Tremblay' });
    await past('update events set config_version = null');
    await sealNewRows(k.db, masterKey);
    const hash = (rest: string) =>
      k.db.query<{ hash: string }>(
        `select encode(sha256(convert_to(jsonb_build_array(position, stream, version, type, schema_version,
                to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor, on_behalf_of, reason, command_id, command_seq,
                correlation_id, causation_id, province, payload, sealed, fingerprint${rest})::text, 'UTF8')), 'hex') as hash from events`,
      );
    const sealed = await k.db.query<{ hash: string }>(`select encode(row_hashes, 'hex') as hash from audit_seals where log = 'events'`);
    expect(sealed).toEqual(await hash(''));
    expect((await verdict()).breach).toBeUndefined();
  });

  it('name ciphertext that was changed', async () => {
    await history();
    await past(`update events set sealed = jsonb_set(sealed, '{0,ct}', '"AAAA"') where type = 'TillOpened'`);
    expect((await verdict()).breach).toMatchObject({ log: 'events', what: 'row-changed' });
  });

  it('name an access that was removed, and one that was slipped in', async () => {
    await history();
    const [row] = await k.db.query<{ id: string }>('select min(id) as id from access_log');
    await past('delete from access_log where id = $1', [row!.id]);
    expect((await verdict()).breach).toEqual({ seal: 2, log: 'access_log', row: row!.id, what: 'row-removed' });
    await past(
      `insert into access_log (id, at, actor_kind, actor, action, subject) overriding system value values (0, now(), 'user', 'x', 'saw', 'x')`,
    );
    await past(
      `insert into access_log (id, at, actor_kind, actor, action, subject) overriding system value values ($1, now(), 'user', 'x', 'saw', 'x')`,
      [row!.id],
    );
    expect((await verdict()).breach).toEqual({ seal: 2, log: 'access_log', row: row!.id, what: 'row-changed' });
  });

  it('name a block that was changed, taken out of the middle, or made without the master key', async () => {
    await history();
    expect((await verifySeals(k.db, [randomBytes(32).toString('base64')])).breach).toEqual({ seal: 3, what: 'not-ours' });
    await past('update audit_seals set row_hashes = set_byte(row_hashes, 0, get_byte(row_hashes, 0) # 1) where seq = 2');
    expect((await verdict()).breach).toEqual({ seal: 2, log: 'access_log', what: 'seal-changed' });
    await past('delete from audit_seals where seq = 2');
    expect((await verdict()).breach).toEqual({ seal: 2, what: 'seal-missing' });
  });

  it('find a tail that was cut off with its seals, by a hash that was written down elsewhere', async () => {
    await history();
    const { head } = await verdict();
    expect((await verifySeals(k.db, [masterKey], { head })).breach).toBeUndefined();
    await past(`delete from audit_seals where seq = 3`);
    await past('delete from operator_acts');
    expect((await verdict()).breach).toBeUndefined();
    expect((await verifySeals(k.db, [masterKey], { head })).breach).toMatchObject({ what: 'head-not-found' });
  });

  it('survive a rotation of the master key: the next block is marked with the new one', async () => {
    await history();
    const next = randomBytes(32).toString('base64');
    expect((await verifySeals(k.db, [next, masterKey])).breach).toBeUndefined();
    await recordAccesses(k.db, [saw('view-tills')]);
    await sealNewRows(k.db, next);
    expect((await verifySeals(k.db, [next])).breach).toBeUndefined();
  });

  it('wait for a row that is being written, so that none slips under a seal', async () => {
    await history();
    await superuser.query('begin');
    await superuser.query(`insert into access_log (at, actor_kind, actor, action, subject) values (now(), 'user', 'slow', 'saw', 'x')`);
    await recordAccesses(k.db, [saw('view-tills')]);
    const sealing = sealNewRows(k.db, masterKey);
    await superuser.query('commit');
    expect((await sealing).map((s) => s.rows)).toEqual([2]);
    expect((await verdict()).breach).toBeUndefined();
  });

  it('are one chain though several workers make them', async () => {
    await history();
    for (let i = 0; i < 5; i++) {
      await recordAccesses(k.db, [saw(`till-${i}`)]);
      await Promise.all(Array.from({ length: 4 }, () => sealNewRows(k.db, masterKey)));
    }
    expect(await verdict()).toMatchObject({ unsealed: 0, breach: undefined });
  });
});

describe('accesses that are older than their time', () => {
  const MONTH = 30 * 86_400_000;
  const ago = (months: number): string => new Date(Date.now() - months * MONTH).toISOString();
  /** A look and an event of so many months ago, each under a block of its time. */
  async function ofThePast(months: number): Promise<void> {
    await recordAccesses(k.db, [saw(`till-${months}`)]);
    await sealNewRows(k.db, masterKey);
    const tillId = randomUUID();
    await k.send('OpenTill', { tillId, holder: randomUUID(), name: 'Aurélie Tremblay' });
    await past('update events set occurred_at = $1 where stream = $2', [ago(months), `till-${tillId}`]);
    await sealNewRows(k.db, masterKey);
    await past('update audit_seals set at = $1 where at > $2', [ago(months), ago(0.1)]);
  }
  const subjects = async () =>
    (await k.db.query<{ subject: string }>('select subject from access_log order by id')).map(({ subject }) => subject);

  it('go in whole sealed blocks, on record, and the chain still holds; younger ones stay', async () => {
    await ofThePast(14);
    await ofThePast(13);
    await ofThePast(3);
    await history();
    expect(await countOldAccesses(k.db, ago(12))).toBe(2);
    expect(await letGoOfAccesses(k.db, ago(12), 1)).toBe(1);
    expect((await verdict()).breach).toBeUndefined();
    expect(await letGoOfAccesses(k.db, ago(12), 100)).toBe(1);
    expect(await letGoOfAccesses(k.db, ago(12), 100)).toBe(0);
    expect((await subjects()).slice(0, 1)).toEqual(['till-3']);
    expect(await k.db.query(`select operator, subject from operator_acts where act = 'let-go'`)).toHaveLength(1);
    await sealNewRows(k.db, masterKey);
    expect((await verdict()).breach).toBeUndefined();
  });

  it('are kept for six months at least, whatever is asked', async () => {
    await ofThePast(5);
    await expect(letGoOfAccesses(k.db, ago(5), 100)).rejects.toThrow(/six months/);
    expect(await letGoOfAccesses(k.db, ago(7), 100)).toBe(0);
    expect(await subjects()).toEqual(['till-5']);
  });

  it('may be missing only where an act says so and the events after them prove their age', async () => {
    await ofThePast(13);
    await ofThePast(3);
    const [{ first, last }] = (await k.db.query<{ first: string; last: string }>(
      'select min(id) as first, max(id) as last from access_log',
    )) as [{ first: string; last: string }];
    await past('delete from access_log where id = $1', [first]);
    expect((await verdict()).breach).toMatchObject({ log: 'access_log', row: first, what: 'row-removed' });
    await recordAct(k.db, { operator: 'retention', act: 'let-go', subject: `access_log up to ${first}`, reason: 'sealed before' });
    expect((await verdict()).breach).toBeUndefined();
    // Who says the same of a younger block is found out by the event after it, and who changed an old row by its seal.
    await past('delete from access_log where id = $1', [last]);
    await recordAct(k.db, { operator: 'retention', act: 'let-go', subject: `access_log up to ${last}`, reason: 'sealed before' });
    expect((await verdict()).breach).toMatchObject({ log: 'access_log', what: 'row-removed' });
  });

  it('still show a change of what is there', async () => {
    await ofThePast(13);
    await letGoOfAccesses(k.db, ago(12), 0);
    await past(`update access_log set subject = 'x'`);
    expect((await verdict()).breach).toMatchObject({ log: 'access_log', what: 'row-changed' });
  });
});
