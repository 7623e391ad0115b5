import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realClamd } from '../../../test/support/clamd-engine.mjs';
import { archive, filesIn, inPieces, memoryVault } from '../../../test/support/files.js';
import { clamd, ScannerUnavailable } from './clamd.js';
import { folder as onDisk } from './disk.js';
import { allOf, structureCheck } from './scanner.js';
import { fileStore } from './store.js';

/** The harmless file every scanner must find (eicar.org), in two halves so that no scanner finds it here. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const NAME = 'Jurilien.Test.Eicar';
const OWNER = 'person-1';

const { port, stop } = await realClamd({ name: NAME, bytes: Buffer.from(EICAR, 'latin1') });

describe('a real clamd', () => {
  const home = mkdtempSync(join(tmpdir(), 'jurilien-clamd-files-'));
  const scanner = clamd({ host: '127.0.0.1', port });
  const store = fileStore(memoryVault(), onDisk(home), { scanner: allOf(scanner, structureCheck) });
  afterAll(async () => {
    await stop();
    rmSync(home, { recursive: true, force: true });
  });
  const pdf = (body: string | Buffer): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(body), Buffer.from('\n%%EOF')]);
  /** As scans are long: what has no structure at all takes its readers longer than is given to them. */
  const long = (bytes: number): Buffer =>
    Buffer.concat([
      Buffer.from(`1 0 obj\n<</Length ${bytes}>>\nstream\n`),
      Buffer.alloc(bytes, 'Bail. '),
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  const docx = (text: string): Buffer =>
    archive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': `<w:document>${text}</w:document>` }, { packed: true });

  it('lets clean files pass, however long', async () => {
    expect(await scanner.trouble!()).toBeUndefined();
    expect(await store.keep(OWNER, inPieces(pdf('Bail')))).toMatchObject({ type: 'pdf', scanner: 'clamd + structure' });
    expect(await store.keep(OWNER, inPieces(pdf(long(19_000_000)), 262_144))).toMatchObject({ type: 'pdf' });
    expect(await store.keep(OWNER, inPieces(docx('Bail')))).toMatchObject({ type: 'docx' });
  });

  it.each<[string, () => Buffer]>([
    ['in the clear', () => pdf(`clean until ${EICAR}`)],
    ['behind megabytes', () => pdf(Buffer.concat([long(5_000_000), Buffer.from(EICAR)]))],
    ['packed in a letter', () => docx(EICAR)],
    ['in an archive that would be refused anyway', () => archive({ 'a.txt': EICAR })],
  ])('finds what it knows, and names it: %s', async (_where, make) => {
    const before = filesIn(home);
    await expect(store.keep(OWNER, inPieces(make(), 65_536))).rejects.toMatchObject({
      because: 'infected',
      signature: expect.stringMatching(`^${NAME.replaceAll('.', '\\.')}`),
    });
    expect(filesIn(home)).toEqual(before);
  });

  it('looks at twenty files at once', async () => {
    const verdicts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => store.keep(OWNER, inPieces(pdf(i % 2 ? EICAR : `Bail no ${i}`)))),
    );
    expect(verdicts.map(({ status }) => status)).toEqual(verdicts.map((_, i) => (i % 2 ? 'rejected' : 'fulfilled')));
  });

  it('keeps nothing once it is gone', async () => {
    await stop();
    const before = filesIn(home);
    await expect(store.keep(OWNER, inPieces(pdf('Bail')))).rejects.toBeInstanceOf(ScannerUnavailable);
    expect(filesIn(home)).toEqual(before);
    expect(await scanner.trouble!()).toBe('cannot be reached');
  });
});
