import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_MS = 50;

/**
 * Lets a server that closes end with its last answer. By itself it looks once for connections no one uses: one whose answer was on its
 * way at that moment, and one a browser opened ahead and never used, would keep it for more than a minute.
 */
export function closeWithLastAnswer(fastify: Pick<FastifyInstance, 'server' | 'addHook'>): void {
  const { server } = fastify;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const letGo = (): void => {
    server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  fastify.addHook('preClose', async () => {
    const looking = setInterval(letGo, LOOK_MS);
    server.once('close', () => clearInterval(looking));
  });
}
