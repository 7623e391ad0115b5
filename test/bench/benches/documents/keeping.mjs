/** What keeping a file costs: sealed beside written as it is, a photo and a PDF that are looked into, and the memory of twenty at once. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inTurns, timed } from '../../measure.mjs';
import { lib } from '../../product.mjs';
import { unseen } from './matter.mjs';

const MB = 1024 * 1024;
const BYTES = 20 * MB - 4_096;
const PIECE = 256 * 1024;
const AT_ONCE = 20;
const RUNS = 9;
const SAMPLE_MS = 20;

/** A PDF of one page of noise, as a scanner of paper makes them. */
function scan(bytes) {
  const head = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n');
  const before = Buffer.from(`3 0 obj<</Type/XObject/Subtype/Image/Length ${bytes}>>stream\n`);
  const after = Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  // Letters, so that no chance makes a name of it that a PDF may not say.
  return Buffer.concat([head, before, Buffer.alloc(bytes, 'Bail residentiel '), after]);
}

async function* piecesOf(bytes) {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** The same bytes in the same pieces, not sealed; on the disk as ours are. */
async function written(path, bytes) {
  const file = await open(path, 'w');
  for await (const piece of piecesOf(bytes)) await file.write(piece);
  await file.datasync();
  await file.close();
}

export async function keeping({ root, kernel, say, report, quick }) {
  const home = mkdtempSync(join(tmpdir(), 'jurilien-bench-files-'));
  try {
    const { fileStore, folder } = await lib(root, 'files');
    const owner = randomUUID();
    const sealing = fileStore(kernel.vault, folder(home), { scanner: unseen });
    const looking = fileStore(kernel.vault, folder(home));
    const bytes = scan(BYTES - 4_096);
    const runs = quick ? 3 : RUNS;
    const keep = async (store) => {
      const kept = await store.keep(owner, piecesOf(bytes));
      return kept.fileId;
    };
    await rateOf({ runs, home, bytes, keep: () => keep(sealing), remove: (id) => sealing.remove(id), report });

    const looked = [];
    for (let i = 0; i < (quick ? 1 : 3); i++) looked.push(await timed(async () => looking.remove(await keep(looking))));
    report({ id: 'documents.pdf.ms', unit: 'ms', own: looked, note: 'a PDF of 20 MB, read through in a thread before it is kept' });

    say(`${AT_ONCE} files of 20 MB at once`);
    await memoryOf({ runs: quick ? 1 : 3, keep: () => keep(sealing), remove: (id) => sealing.remove(id), report });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function rateOf({ runs, home, bytes, keep, remove, report }) {
  const plain = join(home, 'plain');
  const perSecond = (ms) => bytes.length / MB / (ms / 1_000);
  const own = async () => {
    let id;
    const ms = await timed(async () => (id = await keep()));
    await remove(id);
    return perSecond(ms);
  };
  const anchor = async () => {
    const ms = await timed(() => written(plain, bytes));
    await rm(plain);
    return perSecond(ms);
  };
  const taken = await inTurns(runs, own, anchor);
  report({
    id: 'documents.sealed.vsWrite',
    unit: 'MB/s',
    own: taken.own,
    anchor: { name: 'plain writes of the same pieces, synced too', runs: taken.anchor },
    asRatio: true,
    note: 'hashed, sealed and synced; not looked into',
  });
}

/** How much more is held while twenty files of 20 MB are kept than before. */
async function memoryOf({ runs, keep, remove, report }) {
  const grown = [];
  for (let i = 0; i < runs; i++) {
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    let at = true;
    const watch = (async () => {
      while (at) {
        most = Math.max(most, process.memoryUsage().rss);
        await pause(SAMPLE_MS);
      }
    })();
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, keep));
    at = false;
    await watch;
    for (const id of ids) await remove(id);
    grown.push((most - before) / MB);
  }
  report({ id: 'documents.memory20_mb', unit: 'MB', own: grown, note: `resident, ${AT_ONCE} files of 20 MB at once, 400 MB in all` });
}
