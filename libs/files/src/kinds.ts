import { fileTypeFromBuffer } from 'file-type';

/** What may be kept; a name or a content type that somebody sends is never believed. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'heic';

/** Why a file is not kept. */
export type RefusedBecause = 'empty' | 'too-large' | 'kind' | 'encrypted' | 'active' | 'infected';

/** A file that is not kept, and why. */
export class FileRefused extends Error {
  constructor(readonly because: RefusedBecause) {
    super(`file refused: ${because}`);
  }
}

/** So many first bytes say what a file is. */
export const HEAD_BYTES = 4_100;

const MIMES: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};

/** What a file is by its own first bytes. A PDF begins with its mark: one that hides behind another file does not. @throws FileRefused */
export async function kindOf(head: Uint8Array): Promise<FileKind> {
  const found = await fileTypeFromBuffer(head);
  const kind = found && Object.hasOwn(MIMES, found.mime) ? MIMES[found.mime] : undefined;
  const begins = Buffer.from(head.subarray(0, 5)).toString('latin1');
  if (!kind || (kind === 'pdf' && begins !== '%PDF-')) throw new FileRefused('kind');
  return kind;
}
