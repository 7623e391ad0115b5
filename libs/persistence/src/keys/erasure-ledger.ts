import { createHmac, hkdfSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How far a ledger goes: its lines, and the sum of the last of them, which covers all before it. */
export interface LedgerMark {
  readonly lines: number;
  readonly sum: string;
}

/** One line: a number, an instant, the keyed hash of whose key was destroyed, and the sum. Nothing in it names anyone. */
interface Line {
  readonly n: number;
  readonly at: string;
  readonly of: string;
  readonly sum: string;
}

/**
 * The erasures there have been, in a file outside the database, so that a backup of before them brings no one back. One process writes
 * at a time (`erasures.ts` sees to it); any may read.
 */
export interface ErasureLedger {
  /** Where it lies, for sentences about it. */
  readonly path: string;
  /** How far it goes. */
  end(): Promise<LedgerMark>;
  /** Adds a line for each owner; they are on the disk when it answers. */
  append(owners: readonly string[], at: string): Promise<LedgerMark>;
  /** Every line, its sums compared. @throws LedgerFault when one was changed, or the line that the database knows is another */
  read(known: LedgerMark): Promise<ListedErasures>;
}

/** What a ledger lists. */
interface ListedErasures {
  readonly end: LedgerMark;
  /** Whether the key of an owner, or one that it is a part of, was destroyed. */
  has(owner: string): boolean;
}

/** A ledger that is not the one this database was used with, or not whole: nothing may be read before it is put back. */
export class LedgerFault extends Error {
  constructor(path: string, what: string) {
    super(
      `Settings: the ledger of erasures, ${path}, ${what}: persons who were erased could come back. Put it back from its copy, or name its folder as ERASURES_DIR. See docs/backup.md.`,
    );
    this.name = 'LedgerFault';
  }
}

const NOTHING: LedgerMark = { lines: 0, sum: '' };
/** More than the last line is long. */
const TAIL_BYTES = 1_024;

/** How lines are written: everything that depends on the key. */
function scribe(indexKey: string) {
  const key = Buffer.from(hkdfSync('sha256', indexKey, 'jurilien', 'erasures', 32));
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
  return {
    file: `${hash('name').slice(0, 12)}.jsonl`,
    /** An owner as the ledger knows it. */
    nameOf: (owner: string): string => hash(`owner|${owner}`),
    /** The line behind another. */
    after({ lines, sum }: LedgerMark, at: string, of: string): Line {
      const n = lines + 1;
      return { n, at, of, sum: hash(`line|${sum}|${n}|${at}|${of}`) };
    },
  };
}

/**
 * @param folder where it lies; made with the first line
 * @param indexKey the key of the blind indexes, which is never rotated: it names the file, hashes owners and makes the sums
 */
export function erasureLedger(folder: string, indexKey: string): ErasureLedger {
  const { file: name, nameOf, after } = scribe(indexKey);
  const path = join(folder, name);
  const lineOf = (text: string): Line => {
    try {
      return JSON.parse(text) as Line;
    } catch {
      throw new LedgerFault(path, 'is damaged');
    }
  };
  const markIn = ({ last }: Tail): LedgerMark => (last === undefined ? NOTHING : markOf(lineOf(last)));

  return {
    path,
    async end() {
      const file = await openIfThere(path);
      if (!file) return NOTHING;
      try {
        return markIn(await tailOf(file));
      } finally {
        await file.close();
      }
    },
    async append(owners, at) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(path, 'a+', 0o600);
      try {
        const tail = await tailOf(file);
        let end = markIn(tail);
        let text = '';
        for (const owner of owners) {
          const line = after(end, at, nameOf(owner));
          text += `${JSON.stringify(line)}\n`;
          end = markOf(line);
        }
        // What a power cut left of a line was of keys that were not destroyed yet.
        await file.truncate(tail.bytes);
        await file.appendFile(text);
        await file.sync();
        if (tail.bytes === 0) await toDisk(folder);
        return end;
      } finally {
        await file.close();
      }
    },
    async read(known) {
      const listed = new Set<string>();
      let end = NOTHING;
      let passed = known.lines === 0;
      for await (const text of linesOf(path)) {
        const line = lineOf(text);
        const expected = after(end, line.at, line.of);
        if (line.n !== expected.n || line.sum !== expected.sum) throw new LedgerFault(path, `was changed at line ${end.lines + 1}`);
        end = markOf(line);
        passed ||= end.lines === known.lines && end.sum === known.sum;
        listed.add(line.of);
      }
      if (!passed) throw new LedgerFault(path, `does not have the ${known.lines} lines that this database knows of`);
      return { end, has: (owner) => wholesOf(owner).some((whole) => listed.has(nameOf(whole))) };
    },
  };
}

const markOf = ({ n, sum }: Line): LedgerMark => ({ lines: n, sum });

/** An owner, and those that it is a part of: `a/b`, `a`. */
function wholesOf(owner: string): string[] {
  const parts = owner.split('/');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('/'));
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  return open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** The last whole line of a file, and the bytes up to its end. */
interface Tail {
  readonly last?: string;
  readonly bytes: number;
}

async function tailOf(file: FileHandle): Promise<Tail> {
  const { size } = await file.stat();
  const from = Math.max(0, size - TAIL_BYTES);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
  const tail = buffer.subarray(0, bytesRead);
  const end = tail.lastIndexOf('\n');
  if (end === -1) return { bytes: 0 };
  return { last: tail.subarray(0, end).toString('utf8').split('\n').at(-1)!, bytes: from + end + 1 };
}

/** How much of an open file is whole lines; it is closed then. */
async function endOfWholeLines(file: FileHandle): Promise<number> {
  try {
    return (await tailOf(file)).bytes;
  } finally {
    await file.close();
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await openIfThere(path);
  if (!file) return;
  const bytes = await endOfWholeLines(file);
  if (bytes === 0) return;
  yield* createInterface({ input: createReadStream(path, { end: bytes - 1 }), crlfDelay: Infinity });
}

/** A file that was just made is in its folder only once that is on the disk too. */
async function toDisk(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  await opened.sync();
  await opened.close();
}
