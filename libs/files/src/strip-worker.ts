import { parentPort, workerData } from 'node:worker_threads';
import { crc32 } from 'node:zlib';

// Runs in a thread of its own, which the caller ends when it takes too long: it imports nothing of ours.

/** What a picture told beside its picture. */
type Told = 'location' | 'metadata';
type Because = 'unreadable' | 'too-many-pixels';
interface Stripped {
  /** The picture alone, point for point as it was; none of one that another programme has to turn into a photo first. */
  readonly bytes?: Buffer;
  readonly told: readonly Told[];
  /** How it is to be turned, as cameras number it: 1 is upright. */
  readonly orientation: number;
  readonly moving: boolean;
}
interface Asked {
  readonly type: 'jpg' | 'png' | 'webp' | 'heic';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mostPixels: number;
}

const { type, bytes: asked, mostPixels } = workerData as Asked;
const bytes = Buffer.from(asked.buffer, asked.byteOffset, asked.byteLength);

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
function checkSize(width: number, height: number): void {
  if (width <= 0 || height <= 0) refuse('unreadable');
  if (width * height > mostPixels) refuse('too-many-pixels');
}

const told = new Set<Told>();
let orientation = 1;
let moving = false;

/** Tags of a camera: how the picture is turned, and whether a place was told. Damaged ones tell nothing that could be read. */
function readExif(exif: Buffer): void {
  told.add('metadata');
  const [ORIENTATION, PLACE] = [0x0112, 0x8825];
  const little = exif.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number): number => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const u32 = (at: number): number => (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  try {
    const tags = u32(4);
    for (let i = 0, at = tags + 2; i < u16(tags); i += 1, at += 12) {
      if (u16(at) === ORIENTATION && u16(at + 8) >= 1 && u16(at + 8) <= 8) orientation = u16(at + 8);
      if (u16(at) === PLACE) told.add('location');
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Words about a picture (XMP, IPTC) may tell a place too. */
function readWords(words: Buffer): void {
  told.add('metadata');
  if (/GPSLatitude|GPSLongitude|Iptc4xmpExt:Location|photoshop:City|LocationCreated/.test(words.toString('latin1'))) told.add('location');
}

const EXIF_MARK = Buffer.from('Exif\0\0', 'latin1');
/** Marks within the data of a scan: a byte of the data, or the place where reading may begin again. */
const isData = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether a segment belongs to the picture; what tells of it is read and left out. */
function jpegSegmentStays(marker: number, body: Buffer): boolean {
  const begins = (mark: string): boolean => body.toString('latin1', 0, mark.length) === mark;
  if (marker === 0xe1) {
    if (body.subarray(0, EXIF_MARK.length).equals(EXIF_MARK)) readExif(body.subarray(EXIF_MARK.length));
    else readWords(body);
    return false;
  }
  if (marker === 0xed) {
    readWords(body);
    return false;
  }
  // Colours need their profile, and how they are coded.
  if (marker === 0xe2 && begins('ICC_PROFILE\0')) return true;
  if (marker === 0xee && begins('Adobe')) return true;
  if (marker === 0xe0 && begins('JFIF\0')) return true;
  if (marker === 0xfe || (marker >= 0xe0 && marker <= 0xef)) {
    told.add('metadata');
    return false;
  }
  return isFrame(marker) || [0xc4, 0xda, 0xdb, 0xdc, 0xdd].includes(marker) || refuse('unreadable');
}

/** The small picture within the head of a picture goes: it may show what was cut away. */
function withoutThumbnail(body: Buffer): Buffer {
  const head = Buffer.from(body.subarray(0, 14));
  if (head.length < 14) return refuse('unreadable');
  if (body.length > 14) told.add('metadata');
  head[12] = head[13] = 0;
  return head;
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Where the data of a scan ends: at the next mark that is none of its own. */
function endOfScan(from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1))
    if (!isData(bytes[at + 1]!) && bytes[at + 1] !== 0xff) return at;
  return refuse('unreadable');
}

/** Segments of the picture itself, up to its end: what stands behind it is another file. */
function stripJpeg(): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let frames = 0;
  let scans = 0;
  for (let at = 2; ;) {
    if (bytes[at] !== 0xff) refuse('unreadable');
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) {
      if (frames !== 1 || scans === 0) refuse('unreadable');
      if (bytes.length > at + 2) told.add('metadata');
      return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]);
    }
    const length = bytes.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) refuse('unreadable');
    const body = bytes.subarray(at + 4, next);
    if (isFrame(marker)) {
      frames += 1;
      checkSize(body.readUInt16BE(3), body.readUInt16BE(1));
    }
    if (jpegSegmentStays(marker, body)) kept.push(segment(marker, marker === 0xe0 ? withoutThumbnail(body) : body));
    at = next;
    if (marker !== 0xda) continue;
    scans += 1;
    at = endOfScan(next);
    kept.push(bytes.subarray(next, at));
  }
}

/** What the picture is made of, its colours and its size on paper. */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '),
);

function stripPng(): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  let data = false;
  for (let at = 8; ;) {
    const length = bytes.readUInt32BE(at);
    const next = at + 12 + length;
    if (next > bytes.length) refuse('unreadable');
    const name = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(next - 4)) refuse('unreadable');
    if ((name === 'IHDR') !== (at === 8)) refuse('unreadable');
    if (name === 'IHDR') checkSize(body.readUInt32BE(0), body.readUInt32BE(4));
    data ||= name === 'IDAT';
    moving ||= name === 'acTL';
    if (PNG_CHUNKS.has(name)) kept.push(bytes.subarray(at, next));
    else if (name === 'eXIf') readExif(body);
    else readWords(body);
    at = next;
    if (name !== 'IEND') continue;
    if (!data) refuse('unreadable');
    if (bytes.length > at) told.add('metadata');
    return Buffer.concat(kept);
  }
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the head that announce what is taken out. */
const WEBP_TELLS = 0x08 | 0x04;

function webpSize(name: string, body: Buffer): void {
  if (name === 'VP8X') checkSize(body.readUIntLE(4, 3) + 1, body.readUIntLE(7, 3) + 1);
  if (name === 'VP8 ') checkSize(body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff);
  if (name === 'VP8L') checkSize((body.readUInt32LE(1) & 0x3fff) + 1, ((body.readUInt32LE(1) >>> 14) & 0x3fff) + 1);
}

function stripWebp(): Buffer {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) refuse('unreadable');
  if (bytes.length > end + (end % 2)) told.add('metadata');
  const kept: Buffer[] = [];
  let image = false;
  for (let at = 12; at + 8 <= end;) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) refuse('unreadable');
    const body = bytes.subarray(at + 8, at + 8 + length);
    webpSize(name, body);
    image ||= ['VP8 ', 'VP8L', 'ANMF'].includes(name);
    moving ||= name === 'ANIM';
    if (name === 'EXIF') readExif(body.subarray(body.subarray(0, 6).equals(EXIF_MARK) ? 6 : 0));
    else if (!WEBP_CHUNKS.has(name)) readWords(body);
    else {
      const chunk = Buffer.concat([bytes.subarray(at, at + 8 + length), Buffer.alloc(length % 2)]);
      if (name === 'VP8X') chunk[8]! &= ~WEBP_TELLS;
      kept.push(chunk);
    }
    at = next;
  }
  if (!image) refuse('unreadable');
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...kept]);
}

/** Tags of a camera have their mark before them, or how far away they are: nothing. */
const isTold = (at: number): boolean => [EXIF_MARK, Buffer.alloc(4)].some((mark) => bytes.subarray(at - mark.length, at).equals(mark));

/** A photo of a telephone is only measured here: it is made into another one by a programme that can read it. */
function measureHeic(): undefined {
  const SIZE = Buffer.from('ispe\0\0\0\0', 'latin1');
  let sizes = 0;
  for (let at = bytes.indexOf(SIZE); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf(SIZE, at + 1)) {
    checkSize(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
    sizes += 1;
  }
  if (sizes === 0) refuse('unreadable');
  for (const mark of ['II*\0', 'MM\0*'])
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 1, 'latin1'))
      if (isTold(at)) readExif(bytes.subarray(at));
  const words = bytes.indexOf('<x:xmpmeta');
  if (words >= 0) readWords(bytes.subarray(words, words + 65_536));
  // The container itself says how the picture is turned; the camera's tag repeats it.
  orientation = 1;
}

const STRIP = { jpg: stripJpeg, png: stripPng, webp: stripWebp, heic: measureHeic };

function strip(): Stripped | { readonly because: Because } {
  try {
    const stripped = STRIP[type]();
    return { ...(stripped ? { bytes: stripped } : {}), told: [...told], orientation, moving };
  } catch (error) {
    return { because: error instanceof Objection ? error.because : 'unreadable' };
  }
}

parentPort!.postMessage(strip());
