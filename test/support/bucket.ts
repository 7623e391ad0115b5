import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As much of S3 as files need: put, get, a part of one, head, list and delete, by path; a delete waits until it may. */
function bucket(objects: Map<string, Buffer>, mayDelete: (response: ServerResponse) => Promise<void>): Server {
  /** A process that asked and was killed meanwhile has deleted nothing. */
  const remove = async (response: ServerResponse, keys: readonly string[], answer: () => void): Promise<void> => {
    await mayDelete(response);
    if (response.destroyed) return;
    for (const key of keys) objects.delete(key);
    answer();
  };
  return createServer((request, response) => {
    const url = new URL(request.url!, 'http://s3');
    const [, , ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      if (request.method === 'PUT') {
        objects.set(key, plain(body, request.headers['content-encoding'] ?? request.headers['x-amz-content-sha256']));
        return void response.writeHead(200, { etag: '"1"' }).end();
      }
      if (request.method === 'DELETE') {
        return void remove(response, [key], () => response.writeHead(204).end());
      }
      if (url.searchParams.has('list-type')) {
        const prefix = url.searchParams.get('prefix') ?? '';
        const found = [...objects].filter(([name]) => name.startsWith(prefix));
        const rows = found.map(([name, value]) => `<Contents><Key>${name}</Key><Size>${value.length}</Size></Contents>`).join('');
        const list = `<ListBucketResult><KeyCount>${found.length}</KeyCount><IsTruncated>false</IsTruncated>${rows}</ListBucketResult>`;
        return void response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${list}`);
      }
      if (request.method === 'POST' && url.searchParams.has('delete')) {
        const keys = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name]) => name!);
        const done = '<?xml version="1.0"?><DeleteResult/>';
        return void remove(response, keys, () => response.writeHead(200, { 'content-type': 'application/xml' }).end(done));
      }
      const found = objects.get(key);
      if (!found) return void response.writeHead(404).end();
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (from && to) {
        const part = found.subarray(Number(from), Number(to) + 1);
        const says = { 'content-range': `bytes ${from}-${to}/${found.length}`, 'content-length': part.length, etag: '"1"' };
        return void response.writeHead(206, says).end(part);
      }
      response.writeHead(200, { 'content-length': found.length, 'last-modified': new Date(0).toUTCString(), etag: '"1"' });
      return void response.end(request.method === 'HEAD' ? undefined : found);
    });
  });
}

/** The client may send a body in signed pieces, each with its length before it. */
function plain(body: Buffer, coding: string | string[] | undefined): Buffer {
  if (!String(coding).match(/aws-chunked|STREAMING/)) return body;
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at);
    const length = parseInt(body.toString('latin1', at, end), 16);
    if (!length) break;
    parts.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

/** A bucket on a port of its own, with the settings that name it. */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  let open = Promise.resolve();
  let waiting = 0;
  const server = bucket(objects, (response) => {
    waiting++;
    response.once('close', () => waiting--);
    return open;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    objects,
    /** Lets every delete wait from now on, until they are released. */
    holdDeletes() {
      const held = Promise.withResolvers<void>();
      open = held.promise;
      return {
        /** How many wait. */
        waiting: () => waiting,
        release() {
          open = Promise.resolve();
          held.resolve();
        },
      };
    },
    settings: {
      FILES_S3_BUCKET: 'files',
      FILES_S3_REGION: 'ca-central-1',
      FILES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      FILES_S3_KEY_ID: 'id',
      FILES_S3_SECRET: 'secret',
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
