import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Sql } from '../database/sql.js';
import { fixed, statement, type Built } from '../database/statement.js';

/** A file of rows, one JSON object a line, packed; its hash is what the manifest expects. */
export interface Part {
  readonly file: string;
  readonly rows: number;
  readonly sha256: string;
}

const BATCH = 2_000;

/** Rows of a query, as JSON texts, batch by batch; within a transaction. */
export async function* rowsOf(sql: Sql, query: Built): AsyncGenerator<string[]> {
  await sql.query(statement`declare backup no scroll cursor for ${query}`);
  for (;;) {
    const rows = await sql.query<{ r: string }>(fixed`fetch ${BATCH} from backup`);
    if (rows.length === 0) break;
    yield rows.map((row) => row.r);
  }
  await sql.query('close backup');
}

/** Writes lines into a file that is there whole or not at all. */
export async function writePart(folder: string, file: string, batches: AsyncIterable<readonly string[]>): Promise<Part> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, file);
  const hash = createHash('sha256');
  let rows = 0;
  async function* text(): AsyncGenerator<string> {
    for await (const batch of batches) {
      rows += batch.length;
      yield batch.map((line) => `${line}\n`).join('');
    }
  }
  await pipeline(
    Readable.from(text()),
    createGzip(),
    async function* (packed: AsyncIterable<Buffer>) {
      for await (const piece of packed) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(`${path}.part`, { mode: 0o600 }),
  );
  await toDisk(`${path}.part`);
  await rename(`${path}.part`, path);
  return { file, rows, sha256: hash.digest('hex') };
}

/** SHA-256 of a file, in hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Rows of a file, batch by batch. @throws when it is not the file that was written */
export async function* readPart<R>(folder: string, part: Part): AsyncGenerator<R[]> {
  const path = join(folder, part.file);
  if ((await hashOf(path)) !== part.sha256) throw new Error(`${path} is not as it was written: it was changed or damaged.`);
  let batch: R[] = [];
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity })) {
    batch.push(JSON.parse(line) as R);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What a folder says it holds; nothing when it is no backup yet. */
export async function readManifest<M>(folder: string): Promise<M | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as M;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The last step of a backup: from now on its new parts count. */
export async function writeManifest(folder: string, manifest: object): Promise<void> {
  const path = join(folder, 'manifest.json');
  const file = await open(`${path}.part`, 'w', 0o600);
  await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.part`, path);
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
