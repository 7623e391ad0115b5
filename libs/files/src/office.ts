import { FileRefused, type FileKind } from './kinds.js';

/** The list of entries of an office document fits in here; a longer one is none. */
const TAIL_BYTES = 1_048_576;
/** What an office document may grow to when it is opened, and by how much: more is a bomb, not a letter. */
const MAX_UNPACKED = 300 * 1024 * 1024;
const MAX_RATIO = 200;

const END_OF_LIST = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const ENCRYPTED_BIT = 1;
/** Macros, and programmes in disguise. */
const ACTIVE = /vbaProject\.bin$|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|jar|lnk)$/i;
/** Which entry makes an archive which document. */
const MARKS: readonly (readonly [string, FileKind])[] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
];

interface Entry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly packed: number;
  readonly unpacked: number;
}

/** Looks at an archive while it passes: keeps its end, where the list of what is in it stands, and nothing else. */
export function officeWatch(head: Buffer): { feed(piece: Uint8Array): void; kind(): FileKind } {
  let tail = Buffer.alloc(0);
  let total = 0;
  return {
    feed(piece) {
      total += piece.length;
      tail = Buffer.concat([tail, piece]).subarray(-TAIL_BYTES);
    },
    /** Which office document it is. @throws FileRefused */
    kind() {
      const entries = entriesOf(tail, total);
      const unpacked = entries.reduce((sum, e) => sum + e.unpacked, 0);
      const packed = entries.reduce((sum, e) => sum + e.packed, 0);
      if (entries.some((e) => e.encrypted)) throw new FileRefused('encrypted');
      if (unpacked > MAX_UNPACKED || unpacked > MAX_RATIO * Math.max(packed, 10_000)) throw new FileRefused('active');
      if (entries.some((e) => ACTIVE.test(e.name))) throw new FileRefused('active');
      const names = new Set(entries.map((e) => e.name));
      const office = names.has('[Content_Types].xml') ? MARKS.find(([name]) => names.has(name))?.[1] : undefined;
      if (office) return office;
      // OpenDocument says what it is in its first entry, uncompressed.
      if (names.has('content.xml') && head.subarray(30, 77).toString('latin1') === 'mimetypeapplication/vnd.oasis.opendocument.text')
        return 'odt';
      throw new FileRefused('kind');
    },
  };
}

/** The entries as the list at the end of an archive tells them (APPNOTE 4.3.12, 4.3.16). @throws FileRefused */
function entriesOf(tail: Buffer, total: number): Entry[] {
  const end = tail.lastIndexOf(END_OF_LIST);
  if (end < 0 || end + 22 > tail.length) throw new FileRefused('kind');
  const count = tail.readUInt16LE(end + 10);
  let at = tail.readUInt32LE(end + 16) - (total - tail.length);
  const entries: Entry[] = [];
  for (let i = 0; i < count; i += 1) {
    if (at < 0 || at + 46 > end || tail.readUInt32LE(at) !== ENTRY) throw new FileRefused('kind');
    const nameLength = tail.readUInt16LE(at + 28);
    entries.push({
      name: tail.toString('utf8', at + 46, at + 46 + nameLength),
      encrypted: (tail.readUInt16LE(at + 8) & ENCRYPTED_BIT) !== 0,
      packed: tail.readUInt32LE(at + 20),
      unpacked: tail.readUInt32LE(at + 24),
    });
    at += 46 + nameLength + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return entries;
}
