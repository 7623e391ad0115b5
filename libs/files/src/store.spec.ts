import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archive, filesIn, inPieces, memoryVault } from '../../../test/support/files.js';
import { clamd, ScannerUnavailable } from './clamd.js';
import { folder as onDisk } from './disk.js';
import { FileRefused } from './kinds.js';
import { partialFiles } from './partial.js';
import { allOf, structureCheck } from './scanner.js';
import { fileStore } from './store.js';

const OWNER = 'professional-1';
const folder = mkdtempSync(join(tmpdir(), 'jurilien-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pdf = (body: string): Buffer => Buffer.from(`%PDF-1.7\n${body}\n%%EOF`, 'latin1');
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

// proves: ASVS row 63
describe('files of people', () => {
  const vault = memoryVault();
  const store = fileStore(vault, onDisk(folder));
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
    expect(await store.open('someone-else', fileId)).toBeUndefined();
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
    const small = fileStore(vault, onDisk(folder), { maxBytes: 10_000 });
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

  it('may be office documents, which their list of entries tells', async () => {
    const docx = archive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });
    expect((await store.keep(OWNER, inPieces(docx))).type).toBe('docx');
    expect((await store.keep(OWNER, inPieces(archive({ 'xl/workbook.xml': '', '[Content_Types].xml': '' })))).type).toBe('xlsx');
    const odt = archive({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' });
    expect((await store.keep(OWNER, inPieces(odt))).type).toBe('odt');
    expect(await because(archive({ 'readme.txt': 'a plain archive' }))).toBe('kind');
    expect(await because(archive({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': 'macro' }))).toBe('active');
    expect(await because(archive({ '[Content_Types].xml': '', 'word/document.xml': '' }, { claimed: 900_000_000 }))).toBe('active');
    expect(await because(archive({ '[Content_Types].xml': '', 'word/document.xml': '' }, { flags: 1 }))).toBe('encrypted');
    expect(await because(docx.subarray(0, docx.length - 30))).toBe('kind');
  });

  it('are only of the kinds that are asked for', async () => {
    const docx = archive({ '[Content_Types].xml': '', 'word/document.xml': '' });
    await expect(store.keep(OWNER, inPieces(docx), ['pdf', 'png'])).rejects.toMatchObject({ because: 'kind' });
    await expect(store.keep(OWNER, inPieces(PNG), ['pdf'])).rejects.toMatchObject({ because: 'kind' });
  });
});

describe('files that arrive in pieces', () => {
  const vault = memoryVault();
  const arriving = partialFiles(vault, onDisk(folder));
  const about = { owner: OWNER, subject: 'lead-1', name: 'Bail de Mme Roy.pdf', size: 10 };
  const whole = async (file: Awaited<ReturnType<typeof arriving.begin>>) => {
    const pieces: Buffer[] = [];
    for await (const piece of arriving.read(file)) pieces.push(piece);
    return Buffer.concat(pieces).toString();
  };

  it('are whole after any cut, and the same piece twice changes nothing', async () => {
    const begun = await arriving.begin(about);
    const once = await arriving.add(begun, Buffer.from('12345'));
    expect(once.offset).toBe(5);
    // The answer was lost: a shorter copy of the same piece comes again.
    await arriving.add(begun, Buffer.from('123'));
    const known = (await arriving.look(begun.uploadId))!;
    expect(known).toMatchObject({ offset: 5, size: 10, name: about.name, subject: 'lead-1', owner: OWNER });
    const done = await arriving.add(known, Buffer.from('67890'));
    expect(await whole(done)).toBe('1234567890');
    await arriving.drop(begun.uploadId);
    expect(await arriving.look(begun.uploadId)).toBeUndefined();
  });

  it('count only once they are whole: what a killed process wrote of one is none', async () => {
    const disk = onDisk(folder);
    const killedAt = Object.assign(onDisk(folder), {
      put: async (key: string, bytes: Buffer) => {
        await disk.put(key, bytes.subarray(0, bytes.length / 2));
        throw new Error('killed');
      },
    });
    const begun = await arriving.begin(about);
    await partialFiles(vault, killedAt)
      .add(begun, Buffer.from('12345'))
      .catch(() => undefined);
    const known = (await arriving.look(begun.uploadId))!;
    expect(await whole(await arriving.add(known, Buffer.from('1234567890').subarray(known.offset)))).toBe('1234567890');
  });

  it('lie sealed, name and bytes, and are swept when no one ends them', async () => {
    const begun = await arriving.begin(about);
    await arriving.add(begun, Buffer.from('Mme Roy doit'));
    const stored = filesIn(join(folder, 'arriving'))
      .filter((name) => !name.endsWith('head'))
      .map((name) => readFileSync(join(folder, 'arriving', name)).toString('latin1'))
      .join();
    expect(stored).not.toContain('Roy');
    await arriving.sweep(new Date(Date.now() - 60_000));
    expect(await arriving.look(begun.uploadId)).toBeDefined();
    await arriving.sweep(new Date(Date.now() + 60_000));
    expect(await arriving.look(begun.uploadId)).toBeUndefined();
    expect(await arriving.look('../../etc/passwd')).toBeUndefined();
  });
});

describe('a scanner that no one can reach', () => {
  it('keeps nothing', async () => {
    const scanner = allOf(structureCheck, clamd({ host: '127.0.0.1', port: 1 }));
    const store = fileStore(memoryVault(), onDisk(folder), { scanner });
    const before = filesIn(folder).length;
    await expect(store.keep(OWNER, inPieces(pdf('clean')))).rejects.toBeInstanceOf(ScannerUnavailable);
    expect(filesIn(folder)).toHaveLength(before);
  });
});
