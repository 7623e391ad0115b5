import { HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes from one to another, both included. */
interface Part {
  readonly from: number;
  readonly to: number;
}

const RANGE_NOT_SATISFIABLE = 416;
/** One range: from a byte on, up to a byte, or so many of the last. */
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that is asked for (RFC 9110), and says so in the head of the answer; nothing where all of it is to be sent: without a
 * range, for several at once, or when the caller began with another version of the file.
 * @throws HttpException 416 when the file has no such part
 */
export function partAsked(
  { method, headers: { range, 'if-range': ifRange } }: Pick<FastifyRequest, 'method' | 'headers'>,
  reply: FastifyReply,
  { bytes, etag }: { readonly bytes: number; readonly etag: string },
): Part | undefined {
  void reply.header('accept-ranges', 'bytes').header('etag', etag);
  const [, first, last] = ONE_RANGE.exec(range ?? '') ?? [];
  if (method !== 'GET' || first === undefined || last === undefined || first + last === '') return undefined;
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  // Without a first byte, so many of the last ones.
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (from > to) {
    void reply.header('content-range', `bytes */${bytes}`);
    throw new HttpException('the file has no such part', RANGE_NOT_SATISFIABLE);
  }
  void reply.status(206).header('content-range', `bytes ${from}-${to}/${bytes}`);
  return { from, to };
}
