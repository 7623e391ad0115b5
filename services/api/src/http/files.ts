import { Refused } from '@jurilien/event-sourcing';
import { FileRefused, MIME_OF, type FileKind, type FileStore, type Kept } from '@jurilien/files';
import type { FastifyReply } from 'fastify';

const MB = 1024 * 1024;

/** Receives, sniffs, scans and seals one file of a person. @throws Refused at the form's field, with the reason it is not kept */
export async function receiveFile<K extends FileKind>(
  files: FileStore,
  owner: string,
  bytes: AsyncIterable<Uint8Array>,
  { field, kinds, mostMb }: { readonly field: string; readonly kinds: readonly K[]; readonly mostMb: number },
): Promise<Kept<K>> {
  try {
    return await files.keep(owner, atMost(bytes, mostMb * MB), kinds);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const message = error.because === 'too-large' ? `file-too-large:${mostMb}` : `file-${error.because}`;
    throw new Refused('VALIDATION', 'file', [{ field, message }]);
  }
}

async function* atMost(pieces: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > most) throw new FileRefused('too-large');
    yield piece;
  }
}

/** Sends a file to be downloaded, never opened by one of our pages. @throws Refused when it is gone, or its person was erased */
export async function sendFile(
  files: FileStore,
  owner: string,
  { fileId, type }: { readonly fileId: string; readonly type: FileKind },
  name: string,
  reply: FastifyReply,
): Promise<void> {
  const opened = await files.openStream(owner, fileId);
  if (!opened) throw new Refused('NOT_FOUND', 'file-gone');
  await reply
    .header('content-type', MIME_OF[type])
    .header('content-disposition', `attachment; filename="${name}.${type}"`)
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .header('content-length', opened.bytes)
    .send(opened.stream);
}
