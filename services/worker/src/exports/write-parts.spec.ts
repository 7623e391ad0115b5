import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore, folder } from '@jurilien/files';
import { exportText } from '@jurilien/processes';
import type { ExportSource } from '@jurilien/runtime';
import { memoryVault } from '../../../../test/support/files.js';
import { beginPart, hashSoFar } from './write-parts.js';

const ROWS = 45_000;
const ASKED_AT = '2026-11-30T15:00:00.000Z';
const place = mkdtempSync(join(tmpdir(), 'jurilien-parts-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const text = exportText({ what: 'leads', format: 'csv', lang: 'fr', full: false, figures: false, columns: [], role: 'admin' }, ASKED_AT);
/** A list of so many rows, each of which is told by its number. */
const listOf = (count: number): ExportSource => ({
  total: () => Promise.resolve(count),
  next: (limit, after) => {
    const from = Number(after?.by ?? 0);
    const rows = Array.from({ length: Math.min(limit, count - from) }, (_, n) => ({ code: `C${from + n}` }));
    const last = { by: String(from + rows.length), key: 'k' };
    return Promise.resolve({ rows, ...(rows.length === limit ? { last } : {}) });
  },
});
const failing: ExportSource = { total: () => Promise.resolve(1), next: () => Promise.reject(new Error('the database is gone')) };

describe('the parts of a file', () => {
  const store = fileStore(memoryVault(), folder(place));
  const owner = randomUUID();
  const begin = (source: ExportSource, fileId: string, over = {}) =>
    beginPart(store, { owner, fileId, text, source, first: true, hash: createHash('sha256'), ...over });

  it('make one file: each begins where the rows of the one before ended, also before that one lies on the disk', async () => {
    const hash = createHash('sha256');
    const source = listOf(ROWS);
    const parts: { fileId: string; rows: number; bytes: number }[] = [];
    const kept: Promise<unknown>[] = [];
    let after: { by: string; key: string } | undefined;
    do {
      const fileId = randomUUID();
      const part = begin(source, fileId, { after, first: parts.length === 0, hash });
      const { after: next, ...read } = await part.read;
      parts.push({ fileId, ...read });
      kept.push(part.kept);
      after = next;
    } while (after);
    await Promise.all(kept);

    expect(parts.map(({ rows }) => rows)).toEqual([20_000, 20_000, 5_000]);
    const opened = await Promise.all(parts.map(({ fileId }) => store.open(owner, fileId)));
    const lines = Buffer.concat(opened.map((file) => file!.bytes));
    expect(lines.length).toBe(parts.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(createHash('sha256').update(lines).digest('hex')).toBe(hash.digest('hex'));
    const codes = lines.toString('utf8').match(/C\d+/g)!;
    expect([codes.length, new Set(codes).size, codes.at(-1)]).toEqual([ROWS, ROWS, `C${ROWS - 1}`]);
    expect((await hashSoFar(store, owner, parts)).digest('hex')).toBe(createHash('sha256').update(lines).digest('hex'));
  });

  it('end with what goes wrong in reading', async () => {
    const part = begin(failing, randomUUID());
    await expect(part.read).rejects.toThrow('the database is gone');
    await expect(part.kept).rejects.toThrow('the database is gone');
  });

  it('end with what goes wrong on the disk', async () => {
    const blocked = join(place, 'a-file');
    writeFileSync(blocked, '');
    const nowhere = fileStore(memoryVault(), folder(blocked));
    const whole = { owner, fileId: randomUUID(), text, source: listOf(10), first: true, hash: createHash('sha256') };
    const part = beginPart(nowhere, whole);
    await expect(part.read).rejects.toThrow();
    await expect(part.kept).rejects.toThrow();
  });

  it('are not carried on where one of them is gone', async () => {
    await expect(hashSoFar(store, owner, [{ fileId: randomUUID() }])).rejects.toThrow('a part of an export is gone');
  });
});
