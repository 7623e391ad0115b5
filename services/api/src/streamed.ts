import type { Readable } from 'node:stream';
import { UnsupportedMediaTypeException } from '@nestjs/common';

/** The raw bytes of a request, read as they come. @throws UnsupportedMediaTypeException when they were parsed as something else */
export function streamed(body: unknown): Readable {
  if (typeof (body as Readable | null)?.pipe === 'function') return body as Readable;
  throw new UnsupportedMediaTypeException('send the file as application/octet-stream');
}
