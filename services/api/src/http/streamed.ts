import type { Readable } from 'node:stream';
import { UnsupportedMediaTypeException } from '@nestjs/common';

/**
 * The raw bytes of a request, read as they come. Who stops reading does not cut the connection: the answer still has to go that way.
 * @throws UnsupportedMediaTypeException when they were parsed as something else
 */
export function streamed(body: unknown): AsyncIterable<Buffer> {
  if (typeof (body as Readable | null)?.pipe !== 'function')
    throw new UnsupportedMediaTypeException('send the file as application/octet-stream');
  return { [Symbol.asyncIterator]: () => (body as Readable).iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer> };
}
