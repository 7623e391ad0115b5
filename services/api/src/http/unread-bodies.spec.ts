import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { streamed } from './streamed.js';
import { settleUnreadBodies } from './unread-bodies.js';

const MB = 1024 * 1024;
let fastify: FastifyInstance;
let port: number;
/** How often `/next` was reached. */
let reached: number;

beforeEach(async () => {
  fastify = Fastify({ bodyLimit: 1_000 });
  // Long enough for a body that does end, on a machine whose processors are all busy.
  settleUnreadBodies(fastify, { bytes: 8 * MB, ms: 3_000, lingerMs: 1_000 });
  fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  reached = 0;
  fastify.get('/next', () => {
    reached += 1;
    return 'there';
  });
  // Refused before a byte was read; after a part, in the manners a route may read.
  fastify.post('/at-once', (_request, reply) => reply.status(401).send('no'));
  fastify.post('/loop', async ({ body }, reply) => {
    for await (const piece of streamed(body)) if (piece.length > 0) break;
    return reply.status(422).send('no');
  });
  fastify.post('/steps', async ({ body }, reply) => {
    const pieces = (body as Readable)[Symbol.asyncIterator]();
    await pieces.next();
    return reply.status(422).send('no');
  });
  fastify.post('/held', async ({ body }, reply) => {
    const pieces = body as Readable;
    await once(pieces, 'data');
    pieces.pause();
    return reply.status(422).send('no');
  });
  fastify.post('/whole', async ({ body }) => {
    let bytes = 0;
    for await (const piece of streamed(body)) bytes += piece.length;
    return String(bytes);
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = fastify.server.address() as AddressInfo);
});
afterEach(() => fastify.close());

/** What one connection received so far. */
async function opened(): Promise<{
  socket: Socket;
  received: () => string;
  until: (sign: RegExp) => Promise<string>;
  closed: Promise<unknown>;
}> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (piece) => (text += piece.toString('latin1'))).on('error', () => undefined);
  // Writing to a connection that is over is an error of ours, and expected here.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const until = async (sign: RegExp): Promise<string> => {
    for (let left = 3_000; !sign.test(text); left -= 1) {
      if (left === 0 || socket.destroyed) throw new Error(`never said ${String(sign)}: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return text;
  };
  return { socket, received: () => text, until, closed };
}
const head = (path: string, bytes: number, type = 'application/octet-stream'): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`;
const NEXT = 'GET /next HTTP/1.1\r\nhost: x\r\n\r\n';

describe('an answer before the body was read', () => {
  it.each(['/at-once', '/loop', '/steps', '/held'])('%s: the next request of the connection is answered', async (path) => {
    const { socket, until } = await opened();
    socket.write(head(path, 3 * MB));
    socket.write(Buffer.alloc(3 * MB, 'a'));
    socket.write(NEXT);
    const text = await until(/there/);
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(text).not.toMatch(/connection: close/i);
    socket.destroy();
  });

  it.each(['/at-once', '/loop', '/steps', '/held'])('%s: what never ends is answered with a close, and closed', async (path) => {
    const { socket, received, closed } = await opened();
    socket.write(head(path, 20 * MB));
    const sending = setInterval(() => socket.write(Buffer.alloc(1_000, 'a')), 20);
    await closed;
    clearInterval(sending);
    expect(received()).toMatch(/^HTTP\/1\.1 4\d\d[^]*connection: close/i);
  });

  it('more than is worth reading closes the connection, and the caller still gets the answer', async () => {
    const { socket, received, closed } = await opened();
    socket.write(head('/at-once', 30 * MB));
    for (let n = 0; n < 30; n += 1) socket.write(Buffer.alloc(MB, 'a'));
    socket.write(NEXT);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 401[^]*connection: close/i);
    expect(received()).not.toContain('there');
  });

  it('nothing that was sent behind such a body is started', async () => {
    const { socket, closed } = await opened();
    socket.write(head('/at-once', 9 * MB));
    socket.write(Buffer.alloc(9 * MB, 'a'));
    socket.write(NEXT);
    await closed;
    expect(reached).toBe(0);
  });

  it('a caller that sends before it reads finds the answer afterwards', async () => {
    const { socket, received, closed } = await opened();
    socket.pause();
    socket.write(head('/at-once', 30 * MB));
    socket.write(Buffer.alloc(9 * MB, 'a'));
    for (let n = 0; n < 10; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.write(Buffer.alloc(1_000, 'a'));
    }
    socket.resume();
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 401[^]*connection: close/i);
  });

  it('too large a JSON and a kind no one reads are the same', async () => {
    for (const type of ['application/json', 'image/gif']) {
      const { socket, received, closed, until } = await opened();
      socket.write(head('/at-once', MB, type));
      socket.write(Buffer.alloc(MB, 'a'));
      await until(/^HTTP\/1\.1 41[35]/);
      socket.write(NEXT);
      // Either the answer closes the connection, or what follows is answered.
      if (/connection: close/i.test(received())) await closed;
      else await until(/there/);
    }
  });

  it('a body that is read to its end costs nothing and keeps its connection', async () => {
    const { socket, until } = await opened();
    socket.write(head('/whole', 3 * MB));
    socket.write(Buffer.alloc(3 * MB, 'a'));
    socket.write(NEXT);
    expect(await until(/there/)).toContain(String(3 * MB));
    socket.destroy();
  });
});
