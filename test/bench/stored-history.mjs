/** A long log of everything that happens here: the demo's sixty days, repeated under other names until it is long enough. */
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runOnce } from '../../services/launcher/processes/children.mjs';
import { appendBatches } from './appended.mjs';
import { lib } from './product.mjs';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

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
    stored += await appendBatches(kernel, commands);
  }
  await kernel.db.query('vacuum analyze events');
  return stored;
}
