import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Someone's own tool on this machine: it keeps what it is sent and answers as it is set. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 204 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        path: `${request.method} ${request.url}`,
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString('utf8'),
      });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answersWith: (status: number, headers?: Record<string, string>) => {
      answer = { status, headers };
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
