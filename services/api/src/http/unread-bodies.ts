import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** So much of what no one wants is read to its end, and for so long; our largest upload fits. */
export interface Bounds {
  readonly bytes: number;
  readonly ms: number;
  /** How long what still comes is let in after the answer: cut at once, the caller would lose the answer too. */
  readonly lingerMs: number;
}
const BOUNDS: Bounds = { bytes: 32 * 1024 * 1024, ms: 5_000, lingerMs: 2_000 };

/**
 * Answers that are given before the request was read, on every route. What is left of the body is read and thrown away, so that the
 * next request on this connection, of this visitor or of another behind the same proxy, starts where it should. What does not end
 * within the bounds receives `Connection: close`: no request may follow it.
 */
export function settleUnreadBodies(fastify: Pick<FastifyInstance, 'addHook'>, bounds: Bounds = BOUNDS): void {
  const over = new WeakSet<Socket>();
  // What was sent behind the body is no request any more: its answer would have nowhere to go.
  fastify.addHook('onRequest', async ({ raw }, reply) => {
    if (over.has(raw.socket)) reply.hijack();
  });
  fastify.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed) return;
    if (await readToEnd(raw, bounds)) return;
    void reply.header('connection', 'close');
    over.add(raw.socket);
    lingers(raw.socket, bounds.lingerMs);
  });
}

/** Whether a body came to its end within the bounds; nothing of it is kept. */
function readToEnd(raw: IncomingMessage, { bytes, ms }: Bounds): Promise<boolean> {
  return new Promise((resolve) => {
    let read = 0;
    const done = (ended: boolean): void => {
      clearTimeout(late);
      raw.off('data', count).off('end', end).off('close', end);
      resolve(ended);
    };
    const count = (piece: Buffer): void => {
      read += piece.length;
      if (read > bytes) done(false);
    };
    const end = (): void => done(true);
    const late = setTimeout(() => done(false), ms);
    // A reader that stopped in the middle left its ear at the stream, and would keep it from flowing.
    raw.removeAllListeners('readable');
    raw.on('data', count).once('end', end).once('close', end).on('error', end);
    setImmediate(() => raw.resume());
  });
}

/** Closes in two steps: our side at once, the whole when the other side is done too, or late. */
function lingers(socket: Socket, ms: number): void {
  socket.destroySoon = () => {
    socket.end();
    const late = setTimeout(() => socket.destroy(), ms);
    socket.once('close', () => clearTimeout(late));
  };
}
