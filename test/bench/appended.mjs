/** Events that are appended as they are, many commands at once: pasts that no one played. */
import { randomUUID } from 'node:crypto';

/** Commands of one statement. */
const AT_ONCE = 200;

/** @param commands events of each of them, one command on another; answers how many events they were */
export async function appendBatches(kernel, commands) {
  let stored = 0;
  for (let n = 0; n < commands.length; n += AT_ONCE) stored += await append(kernel, commands.slice(n, n + AT_ONCE));
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
  if (Object.keys(written).length < groups.length) throw new Error('what is appended met something else');
  return events.length;
}
