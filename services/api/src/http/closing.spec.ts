import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeWithLastAnswer } from './closing.js';

let fastify: FastifyInstance;
let port: number;
let answer: () => void;
let asked: Promise<void>;

beforeEach(async () => {
  fastify = Fastify();
  closeWithLastAnswer(fastify);
  let heard: () => void;
  asked = new Promise((resolve) => (heard = resolve));
  fastify.get('/slow', () => {
    heard();
    return new Promise((resolve) => (answer = () => resolve('there')));
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = fastify.server.address() as AddressInfo);
});

describe('a server that closes', () => {
  it('answers what was asked before, and keeps no connection for more', async () => {
    const agent = new Agent({ keepAlive: true });
    const sent = request({ agent, port, path: '/slow' }).end();
    await asked;
    const closed = fastify.close();
    answer();
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    await closed;
    agent.destroy();
  });

  it('does not wait for a connection that was opened ahead and never used', async () => {
    const socket: Socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    await fastify.close();
    socket.destroy();
  });
});
