import { randomBytes, randomUUID } from 'node:crypto';
import { currentState, decider, ERASED, streamOf } from '@jurilien/event-sourcing';
import { till, tillKernel, tills } from '../../../../test/support/till.js';
import { eventCodec } from '../log/event-codec.js';
import { readStream } from '../log/event-feed.js';
import { keyVault, type Sealed } from './key-vault.js';
import { rebuildView } from '../views/rebuild.js';
import { getRow } from '../views/view-reader.js';

const NAME = 'Zénobie Unique-Canari';
const masterKey = randomBytes(32).toString('base64');
let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel({}, { masterKey });
});
afterEach(() => k.close());

const nameIn = async (tillId: string, codec = k.codec): Promise<unknown> => (await readStream(k.db, codec, `till-${tillId}`))[0]!.data.name;
async function opened(name = NAME): Promise<{ tillId: string; holder: string }> {
  const who = { tillId: randomUUID(), holder: randomUUID() };
  await k.send('OpenTill', { ...who, name });
  return who;
}

/** Every row of every table of the database, as text. */
async function everything(): Promise<string> {
  const tables = await k.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = [];
  for (const { name } of tables)
    texts.push((await k.db.query<{ text: string | null }>(`select string_agg(t::text, E'\\n') as text from ${name} t`))[0]!.text);
  return texts.join('\n');
}

describe('sealed personal data', () => {
  // proves: ASVS row 74
  it('is readable through the kernel and nowhere in the log', async () => {
    const { tillId } = await opened();
    expect(await nameIn(tillId)).toBe(NAME);
    const [raw] = await k.db.query<{ text: string }>('select e::text as text from events e where stream = $1', [`till-${tillId}`]);
    expect(raw!.text).not.toContain('Canari');
    expect(raw!.text).not.toContain(Buffer.from(NAME).toString('base64').slice(0, 12));
  });

  // proves: ASVS row 74
  it('cannot be moved to another stream: the ciphertext is bound to its place', async () => {
    const { tillId } = await opened();
    const other = randomUUID();
    await k.db.query(
      `insert into events (stream, version, type, schema_version, occurred_at, actor, command_id, command_seq, correlation_id, payload, sealed)
       select $2, 1, type, schema_version, occurred_at, actor, gen_random_uuid(), 1, correlation_id, payload, sealed from events where stream = $1 and type = 'TillOpened'`,
      [`till-${tillId}`, `till-${other}`],
    );
    await expect(nameIn(other)).rejects.toThrow(/event TillOpened/);
  });

  it('opens many more people than the cache of keys holds', async () => {
    const owners = Array.from({ length: 200 }, (_, i) => `many-${i}`);
    await k.vault.prepare(owners, true);
    const sealed = owners.map((owner) => k.vault.seal(owner, owner, 'aad'));
    const again = keyVault(k.db, { masterKey, ledger: k.ledger, cacheSize: 50 });
    await again.prepare(owners.slice(0, 100), false);
    await again.prepare(owners, false);
    expect(sealed.every((s, i) => again.open(s, 'aad') === owners[i])).toBe(true);
  });
});

// proves: ASVS row 76
describe('an erased person', () => {
  it('reads as [erased] in streams and rebuilt views, in another process too, and is nowhere in the database', async () => {
    const name = `Erased ${randomUUID()}`;
    const { tillId, holder } = await opened(name);
    const other = await opened('Quelqu’un d’autre');
    await k.project();
    expect((await getRow(k.db, tills, tillId))!.name).toBe(name);
    expect(await everything()).toContain(name);

    expect(await k.vault.destroy(holder)).toBe(true);
    expect(await k.vault.destroy(holder)).toBe(false);
    expect(await nameIn(tillId)).toBe(ERASED);
    expect(await nameIn(tillId, eventCodec(k.registry.events, keyVault(k.db, { masterKey, ledger: k.ledger }), k.configuration))).toBe(
      ERASED,
    );
    await rebuildView(k.db, k.codec, tills);
    expect((await getRow(k.db, tills, tillId))!.name).toBe(ERASED);
    expect((await getRow(k.db, tills, other.tillId))!.name).toBe('Quelqu’un d’autre');
    expect(await everything()).not.toContain(name);
  });

  it('is not known any more to commands of a process that had just looked', async () => {
    const { tillId, holder } = await opened();
    const named = decider<string, typeof till.events>({
      ...till,
      initial: '',
      evolve: (name, e) => (e.type === 'TillOpened' ? e.data.name : name),
    });
    const look = (): Promise<unknown> => currentState(k.store, streamOf(named, tillId));
    expect([await look(), await look()]).toEqual([NAME, NAME]);
    await k.vault.destroy(holder);
    expect([await look(), await look()]).toEqual([ERASED, ERASED]);
  });

  it('takes the parts of the key along, which can go alone before and are never made after', async () => {
    const owner = randomUUID();
    const [first, second] = [`${owner}/a`, `${owner}/b`];
    const opens = async (part: string, sealed: Sealed): Promise<unknown> => {
      const elsewhere = keyVault(k.db, { masterKey, ledger: k.ledger });
      await elsewhere.prepare([part], false);
      return elsewhere.open(sealed, 'aad');
    };
    await k.vault.prepare([owner, first, second], true);
    const [whole, one, two] = [owner, first, second].map((part) => k.vault.seal(part, part, 'aad')) as [Sealed, Sealed, Sealed];
    expect(await k.vault.destroy(first)).toBe(true);
    expect([await opens(owner, whole), await opens(first, one), await opens(second, two)]).toEqual([owner, undefined, second]);
    expect(await k.vault.destroy(owner)).toBe(true);
    expect([await opens(owner, whole), await opens(second, two)]).toEqual([undefined, undefined]);
    await k.vault.prepare([`${owner}/c`], true);
    expect(() => k.vault.seal(`${owner}/c`, 'late', 'aad')).toThrow('person-erased');
  });

  it('keeps the state that is not personal, and can be acted on', async () => {
    const { tillId, holder } = await opened();
    await k.send('AddMoney', { tillId, cents: 30 });
    await k.vault.destroy(holder);
    await k.send('MoveMoney', { from: tillId, to: randomUUID(), cents: 30 });
    expect(await readStream(k.db, k.codec, `till-${tillId}`)).toHaveLength(3);
  });

  it('never gets a new key: sealing anything more for them is refused', async () => {
    const { holder } = await opened();
    await k.vault.destroy(holder);
    await expect(k.send('OpenTill', { tillId: randomUUID(), holder, name: 'Encore' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
      detail: 'person-erased',
    });
  });
});

describe('a new master key', () => {
  // proves: ASVS row 75
  it('opens what the earlier one wrapped, wraps it again, and then does without it; the erased stay erased', async () => {
    const { tillId } = await opened();
    const gone = await opened();
    await k.vault.destroy(gone.holder);
    const next = randomBytes(32).toString('base64');
    const codecOf = (vault: ReturnType<typeof keyVault>) => eventCodec(k.registry.events, vault, k.configuration);
    await expect(nameIn(tillId, codecOf(keyVault(k.db, { masterKey: next, ledger: k.ledger })))).rejects.toThrow(
      'MASTER_KEY is not the one',
    );

    const both = keyVault(k.db, { masterKey: next, earlier: [masterKey], ledger: k.ledger });
    expect(await nameIn(tillId, codecOf(both))).toBe(NAME);
    expect(await both.rewrap(1_000)).toBe(1);
    expect(await both.rewrap(1_000)).toBe(0);
    const alone = codecOf(keyVault(k.db, { masterKey: next, ledger: k.ledger }));
    expect(await nameIn(tillId, alone)).toBe(NAME);
    expect(await nameIn(gone.tillId, alone)).toBe(ERASED);
  });
});
