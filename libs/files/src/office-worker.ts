import { parentPort, workerData } from 'node:worker_threads';
import { createInflateRaw } from 'node:zlib';

// Runs in a thread of its own, which the caller ends when it takes too long: it imports nothing of ours.

type Because = 'kind' | 'encrypted' | 'active';
type Found = { readonly kind: 'docx' | 'xlsx' | 'odt' } | { readonly because: Because };

/** What an office document may grow to when it is opened, and by how much: more is a bomb, not a letter. */
const MAX_UNPACKED = 300 * 1024 * 1024;
const MAX_RATIO = 200;
/** Texts that are read as a whole; only the cells of a large workbook are longer, and are counted without being read. */
const MAX_TEXT = 32 * 1024 * 1024;
/** A table behind a diagram of a letter is a document within a document; deeper is a bomb. */
const MAX_DEPTH = 1;

const END_OF_LIST = Buffer.from('PK\x05\x06', 'latin1');
const [LOCAL, ENTRY] = [0x04034b50, 0x02014b50];
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED_BIT = 1;
/** A list this long is of the larger format, which no office document of twenty megabytes needs. */
const MAX_ENTRIES = 0xffff;

/** Macros, and programmes in disguise. */
const ACTIVE_NAME =
  /vbaProject|vbaData|(?:^|\/)(?:macrosheets|activeX|Basic|Scripts)\/|^META-INF\/MANIFEST\.MF$|\.(?:exe|dll|com|scr|cpl|msi|js|jse|vbs|vbe|wsf|hta|bat|cmd|ps1|sh|jar|class|lnk|reg)$/i;
const UNSAFE_NAME = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\p{Cc}/iu;
/** How programmes, and containers that office programmes run things from, begin. */
const PROGRAMMES = [Buffer.from('MZ'), Buffer.from('\x7fELF', 'latin1'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1');

const ACTIVE_TYPE = /macroEnabled|vbaProject|ms-office\.activeX|ms-excel\.(?:intl)?macrosheet/i;
const ACTIVE_RELATION =
  /\/(?:vbaProject|wordVbaData|keyMapCustomizations|attachedToolbars|control|activeXControlBinary|xlMacrosheet|xlIntlMacrosheet|oleObject|aFChunk|subDocument|frame)$/i;
/** What a document may name on the web: pages to go to, pictures. */
const WEB_RELATION = /\/(?:hyperlink|image)$/i;
const ACTIVE_OPEN_DOCUMENT =
  /vnd\.sun\.star\.(?:script|expand|UNO)|xlink:href\s*=\s*["']\s*(?:macro:|javascript:|file:\/\/\/?[\\/]{2}|\\\\|\/\/)|<(?:script:event-listener|office:dde-source|text:dde-connection)|<text:section-source[^>]*xlink:href/i;

class Objection extends Error {
  readonly because: Because;
  constructor(because: Because) {
    super(because);
    this.because = because;
  }
}
const refuse = (because: Because): never => {
  throw new Objection(because);
};

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly local: number;
}

/** The entries as the list at the end of an archive tells them (APPNOTE 4.3.12, 4.3.16); the list is all there is after the last of them. */
function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(END_OF_LIST);
  if (end < 0 || end + 22 > bytes.length || end + 22 + bytes.readUInt16LE(end + 20) !== bytes.length) return refuse('kind');
  const [count, length, from] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  if (count === MAX_ENTRIES || from + length !== end) return refuse('kind');
  const entries: Entry[] = [];
  let at = from;
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) refuse('kind');
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED_BIT) refuse('encrypted');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      local: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : refuse('kind');
}

/** Where the bytes of an entry lie. Its own head must say what the list says: readers believe either. */
function dataOf(bytes: Buffer, { name, method, packed, local }: Entry): { readonly from: number; readonly to: number } {
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL || bytes.readUInt16LE(local + 8) !== method) return refuse('active');
  const nameEnd = local + 30 + bytes.readUInt16LE(local + 26);
  if (bytes.toString('utf8', local + 30, nameEnd) !== name) return refuse('active');
  const from = nameEnd + bytes.readUInt16LE(local + 28);
  return from + packed <= bytes.length ? { from, to: from + packed } : refuse('active');
}

function checkList(bytes: Buffer, entries: readonly Entry[], budget: { left: number }): void {
  const unpacked = entries.reduce((sum, e) => sum + e.unpacked, 0);
  const packed = entries.reduce((sum, e) => sum + e.packed, 0);
  if (unpacked > budget.left || unpacked > MAX_RATIO * Math.max(packed, 10_000)) refuse('active');
  budget.left -= unpacked;
  if (entries.some(({ name }) => ACTIVE_NAME.test(name) || UNSAFE_NAME.test(name))) refuse('active');
  // Of two parts of one name some readers take the first, others the last.
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) refuse('active');
  // Parts that share bytes unpack to more than they are.
  const parts = entries.map((e) => ({ from: e.local, to: dataOf(bytes, e).to })).toSorted((a, b) => a.from - b.from);
  if (parts.some(({ from }, i) => i > 0 && from < parts[i - 1]!.to)) refuse('active');
}

/** Unpacks one entry: all of it where it is read, else only as much as says what it is. What grows beyond what the list says is a lie. */
async function unpack(data: Buffer, { method, unpacked }: Entry, keep: (first: Buffer) => boolean): Promise<Buffer> {
  if (method === STORED) return data.length === unpacked ? data : refuse('active');
  if (method !== DEFLATED) return refuse('kind');
  const inflating = createInflateRaw();
  inflating.end(data);
  const kept: Buffer[] = [];
  let length = 0;
  for await (const piece of inflating as AsyncIterable<Buffer>) {
    if (kept.length === 0 || keep(kept[0]!)) kept.push(piece);
    length += piece.length;
    if (length > unpacked) refuse('active');
  }
  return length === unpacked ? Buffer.concat(kept) : refuse('active');
}

const isText = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);
/** The part of a text that no reader may skip, so that it is never too long to be read. */
const mustBeRead = (name: string): boolean => /^word\/|\.rels$|^\[Content_Types\]\.xml$|^(?:content|styles)\.xml$/i.test(name);

async function checkEntry(bytes: Buffer, entry: Entry, depth: number, budget: { left: number }): Promise<void> {
  const { from, to } = dataOf(bytes, entry);
  const text = isText(entry.name) && entry.unpacked <= MAX_TEXT;
  if (!text && isText(entry.name) && mustBeRead(entry.name)) refuse('active');
  const content = await unpack(bytes.subarray(from, to), entry, (first) => text || startsWith(first, ARCHIVE));
  if (PROGRAMMES.some((mark) => startsWith(content, mark))) refuse('active');
  if (startsWith(content, ARCHIVE)) {
    if (depth >= MAX_DEPTH) refuse('active');
    await check(content, depth + 1, budget).catch(() => refuse('active'));
  }
  if (text) checkText(entry.name, content);
}

const startsWith = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

/** A character may be written by its number. */
const plain = (text: string): string =>
  text
    .replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/gi, (_, hex?: string, dec?: string) => {
      const code = hex ? parseInt(hex, 16) : Number(dec);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replaceAll('&amp;', '&');

function checkText(name: string, content: Buffer): void {
  // Texts of office documents are UTF-8; another coding would hide what they say.
  if (content.includes(0) || /^(?:\xff\xfe|\xfe\xff)/.test(content.toString('latin1', 0, 2))) refuse('active');
  const text = content.toString('latin1');
  const declared = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/i.exec(text)?.[1];
  if (declared && !/^(?:utf-?8|us-ascii|iso-8859-1|windows-1252)$/i.test(declared)) refuse('active');
  if (text.includes('<!ENTITY')) refuse('active');
  if (name.toLowerCase() === '[content_types].xml' && ACTIVE_TYPE.test(plain(text))) refuse('active');
  if (name.toLowerCase().endsWith('.rels'))
    for (const [relation] of text.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) checkRelation(relation);
  if (/^(?:content|styles|settings|.*\/(?:content|styles))\.xml$/i.test(name) && ACTIVE_OPEN_DOCUMENT.test(plain(text))) refuse('active');
  if (/^word\//i.test(name)) checkFields(text);
}

const attribute = (tag: string, name: string): string =>
  plain(new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '');

/** What a document reaches for outside: the web by links and pictures, a file of the machine by no share of a network. */
function checkRelation(relation: string): void {
  const [type, target] = [attribute(relation, 'Type'), attribute(relation, 'Target').trim()];
  if (ACTIVE_RELATION.test(type)) refuse('active');
  if (attribute(relation, 'TargetMode') !== 'External') return;
  if (
    /^(?:file:)?[\\/]*\\\\|^(?:file:)?\/\/(?!\/)|^file:\/\/\/[\\/]|^(?:javascript|vbscript|data|mhtml|ms-[a-z]+|search-ms):/i.test(target)
  )
    refuse('active');
  if (/^[a-z][a-z0-9+.-]+:/i.test(target) && !/^file:/i.test(target) && !WEB_RELATION.test(type)) refuse('active');
}

/** A field that asks another programme for its text; it may be written in several runs. */
function checkFields(text: string): void {
  const said = [...text.matchAll(/<w:instrText\b[^>]*>([^<]*)/g)].map(([, field]) => field).join('');
  const simple = [...text.matchAll(/<w:fldSimple\b[^>]*>/g)].map(([tag]) => attribute(tag, 'w:instr'));
  if ([plain(said), ...simple].some((field) => /\bDDE(?:AUTO)?\b/i.test(field))) refuse('active');
}

/** Which entry makes an archive which document. */
function kindOf(bytes: Buffer, entries: readonly Entry[]): 'docx' | 'xlsx' | 'odt' {
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('[Content_Types].xml')) {
    if (names.has('word/document.xml')) return 'docx';
    if (names.has('xl/workbook.xml')) return 'xlsx';
  }
  // OpenDocument says what it is in its first entry, uncompressed.
  const says = bytes.toString('latin1', 30, 77);
  return names.has('content.xml') && says === 'mimetypeapplication/vnd.oasis.opendocument.text' ? 'odt' : refuse('kind');
}

async function check(bytes: Buffer, depth: number, budget: { left: number }): Promise<'docx' | 'xlsx' | 'odt'> {
  const entries = entriesOf(bytes);
  checkList(bytes, entries, budget);
  const kind = kindOf(bytes, entries);
  for (const entry of entries) if (!entry.name.endsWith('/')) await checkEntry(bytes, entry, depth, budget);
  return kind;
}

const { buffer, byteOffset, byteLength } = workerData as Uint8Array<ArrayBuffer>;
void check(Buffer.from(buffer, byteOffset, byteLength), 0, { left: MAX_UNPACKED })
  .then((kind): Found => ({ kind }))
  // What does not unpack is not what it says it is.
  .catch((error: unknown): Found => ({ because: error instanceof Objection ? error.because : 'active' }))
  .then((found) => parentPort!.postMessage(found));
