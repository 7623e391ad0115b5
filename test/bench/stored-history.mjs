/** A long log of everything that happens here: the demo's sixty days, repeated under other names until it is long enough. */
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runOnce } from '../../services/launcher/processes/children.mjs';
import { lib } from './product.mjs';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Commands of one statement. */
const AT_ONCE = 200;

/** The demo, played by its own program into an empty database; answers its events, opened. */
async function demoHistory({ root, at, kernel }) {
  const logFile = join(at.dataDir, 'demo.log');
  const env = { ...at.env, NODE_ENV: 'development', ALLOW_SHIFTED_CLOCK: 'true', DEMO_PASSWORD: randomUUID() };
  const code = await runOnce({ script: join(root, 'dist/services/worker/src/demo/main.js'), node: process.execPath, env, root, logFile });
  if (code !== 0) throw new Error(`the demo ended with ${code}: see ${logFile}`);
  const { horizon, readEvents } = await lib(root, 'persistence');
  const events = [];
  for (let from = 0, some; (some = await readEvents(kernel.db, kernel.codec, from, await horizon(kernel.db), 5_000)).length > 0;) {
    events.push(...some);
    from = some.at(-1).position;
  }
  return events;
}

/** The same id for the same id of the demo, another one in each telling. */
const renamed = (text, telling) =>
  text.replace(UUID, (id) => {
    const hash = createHash('sha1').update(`${telling} ${id}`).digest('hex');
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  });

/**
 * Fills an empty database with at least `count` events of every kind the demo has, sealed as ever. What belongs to no one (a series
 * of numbers) is in the first telling alone.
 * @returns how many events the log holds
 */
export async function storeHistory({ root, at, kernel }, count) {
  const first = await demoHistory({ root, at, kernel });
  const again = JSON.stringify(first.filter(({ stream }) => stream.match(UUID)));
  let stored = first.length;
  for (let telling = 1; stored < count; telling++) {
    const events = JSON.parse(renamed(again, telling));
    const commands = [...Map.groupBy(events, ({ commandId }) => commandId).values()];
    for (let n = 0; n < commands.length; n += AT_ONCE) stored += await append(kernel, commands.slice(n, n + AT_ONCE));
  }
  await kernel.db.query('vacuum analyze events');
  return stored;
}

/** Commands one on another, as one bundle: what each stream was at is asked of the first of them alone. */
async function append({ db, codec, vault }, commands) {
  const events = commands.flat();
  await vault.prepare(
    events.flatMap((e) => codec.ownersOf(e)),
    true,
  );
  const seen = new Set();
  const groups = commands.map((batch) => ({
    b: 0,
    c: randomUUID(),
    at: batch[0].occurredAt,
    actor: batch[0].actor,
    corr: batch[0].correlationId,
    p: batch[0].province,
    x: batch.flatMap(({ stream, version }) => (seen.has(stream) ? [] : (seen.add(stream), [[stream, version - 1]]))),
    e: batch.map((e) => {
      const { type, version, payload, sealed } = codec.encode(e.stream, e);
      return { s: e.stream, v: e.version, t: type, sv: version, d: payload, z: sealed };
    }),
  }));
  const [{ written }] = await db.query('select append_events($1::jsonb) as written', [JSON.stringify(groups)]);
  if (Object.keys(written).length < groups.length) throw new Error('a telling of the demo met another');
  return events.length;
}
