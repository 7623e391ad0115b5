import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { KeyVault } from '@jurilien/persistence';
import { copyFiles } from './copy.js';
import { diskOf, folder } from './disk.js';
import { partialFiles } from './partial.js';
import { fileStore } from './store.js';

const OWNER = 'person-1';
const vault = {
  prepare: () => Promise.resolve(),
  seal: (o: string, value: unknown) => ({ o, iv: '', tag: '', ct: JSON.stringify(value) }),
  open: ({ ct }: { ct: string }) => JSON.parse(ct) as unknown,
} as unknown as KeyVault;

/** As much of S3 as files need: put, get, head, list and delete, by path. */
function bucket(objects: Map<string, Buffer>): Server {
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
        objects.delete(key);
        return void response.writeHead(204).end();
      }
      if (url.searchParams.has('list-type')) {
        const prefix = url.searchParams.get('prefix') ?? '';
        const found = [...objects].filter(([name]) => name.startsWith(prefix));
        const rows = found.map(([name, value]) => `<Contents><Key>${name}</Key><Size>${value.length}</Size></Contents>`).join('');
        const list = `<ListBucketResult><KeyCount>${found.length}</KeyCount><IsTruncated>false</IsTruncated>${rows}</ListBucketResult>`;
        return void response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${list}`);
      }
      if (request.method === 'POST' && url.searchParams.has('delete')) {
        for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name!);
        return void response.writeHead(200, { 'content-type': 'application/xml' }).end('<?xml version="1.0"?><DeleteResult/>');
      }
      const found = objects.get(key);
      if (!found) return void response.writeHead(404).end();
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

describe('files in a bucket', () => {
  const objects = new Map<string, Buffer>();
  const server = bucket(objects);
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'jurilien-files-'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => void server.close(() => resolve()));
    await rm(home, { recursive: true });
  });

  const settings = () => ({
    FILES_DIR: 'nowhere',
    FILES_S3_BUCKET: 'files',
    FILES_S3_REGION: 'ca-central-1',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    FILES_S3_KEY_ID: 'id',
    FILES_S3_SECRET: 'secret',
  });

  it('are kept, opened, removed and sent in pieces as on a disk, sealed', async () => {
    const disk = await diskOf(settings());
    const arriving = partialFiles(vault, disk);
    const store = fileStore(vault, disk);
    const bytes = Buffer.from(`%PDF-1.7\n${'Bail. '.repeat(2_000)}\n%%EOF`);
    const begun = await arriving.begin({ owner: OWNER, subject: 'lead-1', name: 'bail.pdf', size: bytes.length });
    const half = await arriving.add(begun, bytes.subarray(0, 5_000));
    expect((await arriving.look(begun.uploadId))?.offset).toBe(5_000);
    const whole = await arriving.add(half, bytes.subarray(5_000));
    const { fileId } = await store.keep(OWNER, arriving.read(whole));
    await arriving.drop(begun.uploadId);
    expect([...objects.keys()]).toEqual([`${fileId.slice(0, 2)}/${fileId}`]);
    expect([...objects.values()].join()).not.toContain('Bail');
    expect((await store.open(OWNER, fileId))?.bytes.equals(bytes)).toBe(true);
    await store.remove(fileId);
    expect(objects.size).toBe(0);
  });

  it('are copied to a backup once, and from it into an empty bucket', async () => {
    const disk = await diskOf(settings());
    const backup = folder(home);
    const { fileId } = await fileStore(vault, disk).keep(OWNER, Readable.from([Buffer.from('%PDF-1.7\nBail.\n%%EOF')]));
    const kept = [...objects];
    expect([await copyFiles(disk, backup), await copyFiles(disk, backup)]).toEqual([1, 0]);
    objects.clear();
    expect(await copyFiles(backup, disk)).toBe(1);
    expect([...objects]).toEqual(kept);
    expect((await fileStore(vault, disk).open(OWNER, fileId))?.bytes.toString()).toContain('Bail');
  });
});
