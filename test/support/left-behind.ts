import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Sql } from '@jurilien/persistence';
import { Redis } from 'ioredis';

/** What a word looks like in base64, whichever bytes stand before it: only the signs that those do not change. */
function inBase64(word: string): string[] {
  const bytes = Buffer.from(word);
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64url');
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
}

/** Those of the words that a text has: in whichever case, in an address of a page, or packed as base64 or hex. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const packed = text.replaceAll('+', '-').replaceAll('/', '_');
  return words.filter(
    (word) =>
      [word, encodeURIComponent(word), Buffer.from(word).toString('hex')].some((form) => lower.includes(form.toLowerCase())) ||
      inBase64(word).some((form) => packed.includes(form)),
  );
}

/** Every row of every table of a database, as a dump has them. Answers `schema.table.column: word`. */
export async function wordsInDatabase(db: Sql, words: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const places = new Set<string>();
  for (const { schema, name } of tables) {
    const rows = await db.query<{ row: object }>(`select to_jsonb(t) as row from "${schema}"."${name}" t`);
    if (wordsIn(JSON.stringify(rows), words).length === 0) continue;
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        for (const word of wordsIn(JSON.stringify(value), words)) places.add(`${schema}.${name}.${column}: ${word}`);
  }
  return [...places].sort();
}

/** Everything that files of a folder say, unpacked where they are packed, with the names of the files. */
export async function textOfFolder(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const bytes = await readFile(join(parentPath, name));
    return `${name}\n${(name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1')}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** Everything that a Redis database keeps, with the names of its keys. */
export async function textOfRedis(url: string): Promise<string> {
  const client = new Redis(url, { maxRetriesPerRequest: 1 });
  const valueOf = async (key: string): Promise<unknown> => {
    const type = await client.type(key);
    if (type === 'string') return client.get(key);
    if (type === 'hash') return client.hgetall(key);
    if (type === 'list') return client.lrange(key, 0, -1);
    if (type === 'set') return client.smembers(key);
    if (type === 'zset') return client.zrange(key, '0', '-1');
    if (type === 'stream') return client.xrange(key, '-', '+');
    // A key may end between two questions.
    if (type === 'none') return undefined;
    throw new Error(`${key} is a ${type}, which this does not read`);
  };
  try {
    const keys = await client.keys('*');
    return (await Promise.all(keys.map(async (key) => `${key} ${JSON.stringify(await valueOf(key))}`))).join('\n');
  } finally {
    client.disconnect();
  }
}
