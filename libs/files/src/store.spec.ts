import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyVault } from '@jurilien/persistence';
import { FileRefused } from './kinds.js';
import { fileStore } from './store.js';

const OWNER = 'professional-1';
const folder = mkdtempSync(join(tmpdir(), 'jurilien-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A vault of one key in memory, which can be destroyed. */
function memoryVault(): KeyVault & { destroyed: boolean } {
  const vault = {
    destroyed: false,
    prepare: () => Promise.resolve(),
    seal: (o: string, value: unknown) => ({ o, iv: '', tag: '', ct: JSON.stringify(value) }),
    open: ({ ct }: { ct: string }) => (vault.destroyed ? undefined : (JSON.parse(ct) as unknown)),
  };
  return vault as unknown as KeyVault & { destroyed: boolean };
}

const pdf = (body: string): Buffer => Buffer.from(`%PDF-1.7\n${body}\n%%EOF`, 'latin1');
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
async function* inPieces(bytes: Buffer, size = 1_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dir, name)).isFile());

// proves: ASVS row 63
describe('files of people', () => {
  const vault = memoryVault();
  const store = fileStore(vault, folder);
  const because = (bytes: Buffer, size?: number) =>
    store.keep(OWNER, inPieces(bytes, size)).then(
      () => 'kept',
      (error: unknown) => (error instanceof FileRefused ? error.because : String(error)),
    );

  it('lie sealed, under a name that says nothing, and open again for their owner alone', async () => {
    const bytes = pdf('Permis 200001 de Me Anne Roy '.repeat(500));
    const { fileId, ...kept } = await store.keep(OWNER, inPieces(bytes));
    expect(kept).toMatchObject({ type: 'pdf', bytes: bytes.length, scanner: 'built-in: no virus scanner' });
    expect((await store.open(OWNER, fileId))?.bytes.equals(bytes)).toBe(true);
    expect(await store.open('somebody-else', fileId)).toBeUndefined();
    const stored = filesIn(folder)
      .map((name) => readFileSync(join(folder, name)).toString('latin1'))
      .join();
    expect(stored).not.toContain('Anne Roy');
    expect(stored).not.toContain('%PDF');
    await store.remove(fileId);
    expect(await store.open(OWNER, fileId)).toBeUndefined();
  });

  it('are what their bytes say, whatever they are called', async () => {
    expect((await store.keep(OWNER, inPieces(PNG))).type).toBe('png');
    expect(await because(Buffer.from('<html><script>alert(1)</script></html>'))).toBe('kind');
    expect(await because(Buffer.concat([Buffer.from('GIF89a'), pdf('hidden behind')]))).toBe('kind');
    expect(await because(Buffer.from('MZ\x90\x00'.padEnd(600, '\0'), 'latin1'))).toBe('kind');
    expect(await because(Buffer.alloc(0))).toBe('empty');
  });

  it.each([
    ['active', '1 0 obj << /S /JavaScript /JS (app.alert(1)) >>'],
    ['active', '1 0 obj << /S /J#61vaScript >>'],
    ['active', '<< /Names << /EmbeddedFiles 3 0 R >> >>'],
    ['active', '<< /S /Launch /F (cmd.exe) >>'],
    ['encrypted', 'trailer << /Encrypt 5 0 R >>'],
  ])('are refused as %s when a PDF says %s', async (why, said) => {
    expect(await because(pdf(said))).toBe(why);
    // Across two pieces too, however long the file.
    expect(await because(pdf(`${'x'.repeat(4_995 - 9)}${said}`), 5_000)).toBe(why);
  });

  it('stop at twenty megabytes, and a refused one leaves nothing behind', async () => {
    const before = filesIn(folder).length;
    const small = fileStore(vault, folder, { maxBytes: 10_000 });
    await expect(small.keep(OWNER, inPieces(pdf('x'.repeat(20_000))))).rejects.toMatchObject({ because: 'too-large' });
    expect(filesIn(folder)).toHaveLength(before);
  });

  it('that were changed on disk do not open, and those of an erased person are gone', async () => {
    const { fileId } = await store.keep(OWNER, inPieces(pdf('whole')));
    const path = join(folder, fileId.slice(0, 2), fileId);
    const stored = readFileSync(path);
    stored[stored.length - 20]! ^= 1;
    writeFileSync(path, stored);
    await expect(store.open(OWNER, fileId)).rejects.toThrow();
    const { fileId: other } = await store.keep(OWNER, inPieces(PNG));
    vault.destroyed = true;
    expect(await store.open(OWNER, other)).toBeUndefined();
    vault.destroyed = false;
  });
});
