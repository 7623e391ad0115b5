import type { FILE_REFUSALS } from '@jurilien/contracts';
import { fileTypeFromBuffer } from 'file-type';

/** What may be kept; a name or a content type that someone sends is never believed. */
export const FILE_KINDS = ['pdf', 'jpg', 'png', 'heic', 'webp', 'docx', 'xlsx', 'odt'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Content type of each kind, for the browser that downloads it. */
export const MIME_OF: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
};

/** What is kept of a kind: a photo that few programmes open becomes one that all do. */
export type KeptAs<K extends FileKind> = K extends 'heic' ? 'jpg' : K;

/** Why a file is not kept. */
export type RefusedBecause = (typeof FILE_REFUSALS)[number];

/** A file that is not kept, and why. */
export class FileRefused extends Error {
  /** @param signature what a virus scanner calls what it found */
  constructor(
    readonly because: RefusedBecause,
    readonly signature?: string,
  ) {
    super(`file refused: ${because}`);
  }
}

/** So many first bytes say what a file is. */
export const HEAD_BYTES = 4_100;

/** An office document is an archive: which one, its list of entries says, and that is at its end. */
export type Sniffed = Exclude<FileKind, 'docx' | 'xlsx' | 'odt'> | 'archive';

const MIMES: Readonly<Record<string, Sniffed>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  // Some phones name the container first, and what is in it second.
  'image/heif': 'heic',
  'image/webp': 'webp',
};
const ARCHIVE_MARK = 'PK\x03\x04';

/** What a file is by its own first bytes. A PDF begins with its mark: one that hides behind another file does not. @throws FileRefused */
export async function kindOf(head: Uint8Array): Promise<Sniffed> {
  const begins = Buffer.from(head.subarray(0, 5)).toString('latin1');
  if (begins.startsWith(ARCHIVE_MARK)) return 'archive';
  const found = await fileTypeFromBuffer(head);
  const kind = found && Object.hasOwn(MIMES, found.mime) ? MIMES[found.mime] : undefined;
  if (!kind || (kind === 'pdf' && begins !== '%PDF-')) throw new FileRefused('kind');
  return kind;
}
