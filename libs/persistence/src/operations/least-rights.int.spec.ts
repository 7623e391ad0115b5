import { randomBytes, randomUUID } from 'node:crypto';
import { execute } from '@jurilien/event-sourcing';
import { till, tillKernel, tills } from '../../../../test/support/till.js';
import { recordAccesses } from '../audit/access-log.js';
import { sealNewRows } from '../audit/audit-seals.js';
import { verifySeals } from '../audit/verify-seals.js';
import { letGoOfAccesses } from '../audit/old-accesses.js';
import { openDatabase, type Database } from '../database/database.js';
import { eventCodec } from '../log/event-codec.js';
import { readStream } from '../log/event-feed.js';
import { eventStore } from '../log/event-store.js';
import { keyVault } from '../keys/key-vault.js';
import { rebuildView } from '../views/rebuild.js';
import { projector } from '../views/projector.js';
import { purgeDestroyed, purgeErased } from '../views/purge.js';

const masterKey = randomBytes(32).toString('base64');
const role = `least_${randomBytes(4).toString('hex')}`;
let k: Awaited<ReturnType<typeof tillKernel>>;
let app: Database;
beforeAll(async () => {
  k = await tillKernel({ automations: [] }, { masterKey });
  await k.db.query(`create role ${role} login password '${role}' noinherit`);
  await k.db.query('select grant_application($1)', [role]);
  const url = new URL(k.url);
  [url.username, url.password] = [role, role];
  app = await openDatabase(url.href, { max: 4 });
});
afterAll(async () => {
  await app?.close();
  await k.db.query(`drop owned by ${role} cascade`);
  await k.db.query(`drop role ${role}`);
  await k.close();
});

// proves: ASVS row 83
describe('a role that owns nothing', () => {
  it('does all that the product does', async () => {
    const vault = keyVault(app, { masterKey, ledger: k.ledger });
    const codec = eventCodec(k.registry.events, vault, k.configuration);
    const store = eventStore(app, codec, vault, () => undefined);
    const [tillId, holder] = [randomUUID(), randomUUID()];
    await execute({ ...k, store }, k.registry.decisions.get('OpenTill')!, {
      name: 'OpenTill',
      commandId: randomUUID(),
      input: { tillId, holder, name: 'Aurélie' },
      actor: { kind: 'system', id: 'test' },
    });
    expect(await readStream(app, codec, `${till.category}-${tillId}`)).toHaveLength(1);
    const views = projector(app, codec, [tills], () => undefined);
    while (await views.step());
    await rebuildView(app, codec, tills);
    expect(await vault.destroy(holder)).toBe(true);
    await purgeErased(app, [tills], [holder]);
    expect(await purgeDestroyed(app, [tills])).toBe(false);
    await recordAccesses(app, [{ actorKind: 'user', actor: 'marie', action: 'saw', subject: `till-${tillId}`, ageMs: 0 }]);
    expect((await sealNewRows(app, masterKey)).length).toBeGreaterThan(0);
    expect((await verifySeals(app, [masterKey])).breach).toBeUndefined();
    // Old accesses go by a function with the owner's rights, which knows how old is old.
    expect(await letGoOfAccesses(app, '2020-01-01T00:00:00.000Z', 100)).toBe(0);
  });

  it.each(['events', 'access_log', 'audit_seals', 'operator_acts'])('takes no row of %s back, and switches no guard off', async (table) => {
    const column = { events: 'type', access_log: 'action', audit_seals: 'hash', operator_acts: 'act' }[table]!;
    for (const sql of [
      `update ${table} set ${column} = 'x'`,
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable trigger all`,
      `drop table ${table}`,
      'set session_replication_role = replica',
    ])
      await expect(app.query(sql)).rejects.toThrow(/permission denied|must be owner/);
  });
});
