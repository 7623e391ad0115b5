import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type * as Pdf from '@cantoo/pdf-lib';

// Runs in a thread of its own, which the caller ends when it takes too long: it imports nothing of ours.

type PDFDict = Pdf.PDFDict;
type PDFName = Pdf.PDFName;
type PDFObject = Pdf.PDFObject;
type PDFRawStream = Pdf.PDFRawStream;

/** The library in one file: every document has a thread that loads it anew, and its hundreds of modules take half a second of the processor. */
const load = createRequire(import.meta.url);
const {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFParser,
  PDFRawStream,
  PDFStream,
  PDFString,
} = load(load.resolve('@cantoo/pdf-lib').replace(/cjs([\\/])index\.js$/, 'dist$1pdf-lib.min.js')) as typeof Pdf;

/** The tables of objects of the longest file that is taken fit in here many times; what grows beyond is a bomb. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const NAMES =
  /\/(?:(?:JS|JavaScript|Launch|GoToR|GoToE|EmbeddedFiles?|RichMedia\w*|XFA|SubmitForm|ImportData|Rendition|Collection)\b|AA\s*(?:<<|\d))/;
/** Actions that reach beyond the pages of the file, by `/S`. */
const ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'GoToR',
  'GoToE',
  'GoToDp',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'RichMediaExecute',
  'Movie',
  'Sound',
  'Thread',
]);
const KEYS = ['JS', 'JavaScript', 'AA', 'XFA', 'EF', 'EmbeddedFiles', 'Collection', 'RichMediaContent', 'RichMediaSettings'].map((key) =>
  PDFName.of(key),
);
const SUBTYPES = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
const [S, URI, F, TYPE, SUBTYPE, FIRST, N, NEXT] = ['S', 'URI', 'F', 'Type', 'Subtype', 'First', 'N', 'Next'].map((key) =>
  PDFName.of(key),
) as [PDFName, PDFName, PDFName, PDFName, PDFName, PDFName, PDFName, PDFName];

const plainNames = (text: string): string => text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
const nameIn = (dict: PDFDict, key: PDFName): string | undefined => {
  const value = dict.lookup(key);
  return value instanceof PDFName ? value.decodeText() : undefined;
};
const textOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

/** A link to a page of the web, or to write or call; no file, no share of a network (`\\server`, `//server`), no script. */
const isPlainLink = (address: string | undefined): boolean => {
  const text = (address ?? '').trim();
  return /^(?:https?|mailto|tel):/i.test(text) || (!/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\\/]{2}/.test(text));
};

/** What happens when the file is opened may be to turn to a page of it, and nothing else. */
function opensQuietly(action: PDFObject | undefined): boolean {
  if (action === undefined || action instanceof PDFArray || action instanceof PDFName || textOf(action) !== undefined) return true;
  return action instanceof PDFDict && nameIn(action, S) === 'GoTo' && action.lookup(NEXT) === undefined;
}

function dictIsActive(dict: PDFDict): boolean {
  if (KEYS.some((key) => dict.has(key))) return true;
  if (ACTIONS.has(nameIn(dict, S) ?? '') || SUBTYPES.has(nameIn(dict, SUBTYPE) ?? '')) return true;
  if (dict.has(URI) && nameIn(dict, S) === 'URI' && !isPlainLink(textOf(dict.lookup(URI)))) return true;
  return !opensQuietly(dict.lookup(PDFName.of('OpenAction')));
}

/** Looks at an object and at all that is written within it; what it refers to is an object of its own. */
function isActive(object: PDFObject): boolean {
  const left: PDFObject[] = [object];
  for (let each = left.pop(); each; each = left.pop()) {
    if (each instanceof PDFStream) {
      // A stream whose bytes are another file is fetched from where that file is said to be.
      const from = each.dict.lookup(F);
      if (from instanceof PDFDict || textOf(from) !== undefined) return true;
      left.push(each.dict);
    } else if (each instanceof PDFDict) {
      if (dictIsActive(each)) return true;
      left.push(...each.values());
    } else if (each instanceof PDFArray) left.push(...each.asArray());
  }
  return false;
}

const holdsObjects = (stream: PDFRawStream): boolean => nameIn(stream.dict, TYPE) === 'ObjStm';
/** Some readers take a stream for a table of objects that does not say it is one. */
const couldHoldObjects = ({ dict }: PDFRawStream): boolean =>
  dict.lookup(FIRST) instanceof PDFNumber && dict.lookup(N) instanceof PDFNumber;

/** The library knows no bound of its own. What decodes a stream shares one class, which is met only through one of its kind. */
function boundDecoding(): void {
  const packed = PDFContext.create().obj({ Filter: 'FlateDecode' });
  const stream = decodePDFRawStream(PDFRawStream.of(packed, new Uint8Array([0x78, 0x9c, 3, 0])));
  const shared = Object.getPrototypeOf(Object.getPrototypeOf(stream)) as { ensureBuffer(requested: number): Uint8Array };
  const { ensureBuffer } = shared;
  shared.ensureBuffer = function (this: { bufferLength: number }, requested: number) {
    if (requested > MOST_UNPACKED) throw new RangeError('too much to unpack');
    return ensureBuffer.call(this, requested);
  };
}

const [END_OF_LIST, ENTRY] = [Buffer.from('PK\x05\x06', 'latin1'), 0x02014b50];
/** A list of entries ends an archive, with a remark of at most 64 KiB behind it. */
const ARCHIVE_TAIL = 22 + 0xffff;

/** Whether other programmes take the file for an archive: they look for its list at the end, whatever the file begins with. */
function isArchiveToo(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ARCHIVE_TAIL);
  for (let end = tail.lastIndexOf(END_OF_LIST); end >= 0; end = end > 0 ? tail.lastIndexOf(END_OF_LIST, end - 1) : -1) {
    const list = bytes.length - tail.length + end - (end + 22 <= tail.length ? tail.readUInt32LE(end + 12) : 0);
    if (list >= 0 && list + 4 <= bytes.length && bytes.readUInt32LE(list) === ENTRY) return true;
  }
  return false;
}

/** Why a PDF is not kept, or nothing. */
async function look(bytes: Uint8Array): Promise<'encrypted' | 'active' | undefined> {
  if (isArchiveToo(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) return 'active';
  boundDecoding();
  const context = await PDFParser.forBytesWithOptions(bytes).parseDocument();
  if (context.trailerInfo.Encrypt) return 'encrypted';
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const streams = objects.filter((object) => object instanceof PDFRawStream);
  const holders = streams.filter(holdsObjects);
  if (streams.some((stream) => couldHoldObjects(stream) && !holdsObjects(stream))) return 'active';
  // Objects that a second definition hides, or that lie within other bytes, are read by some: what says it holds objects was read.
  const clear = plainNames(Buffer.from(bytes).toString('latin1'));
  if ((clear.match(/\/ObjStm\b/g) ?? []).length > holders.length) return 'active';
  if ((clear.match(/\/First\s+\d+(?!\s+\d+\s+R|\d)/g) ?? []).length > holders.length) return 'active';
  if (holders.some((stream) => NAMES.test(plainNames(Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')))))
    return 'active';
  return objects.some(isActive) ? 'active' : undefined;
}

// What cannot be read to its end within the bounds is not kept either.
void look(workerData as Uint8Array)
  .catch(() => 'active' as const)
  .then((because) => parentPort!.postMessage(because));
