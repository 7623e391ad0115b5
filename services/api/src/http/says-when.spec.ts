import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saysWhen } from './says-when.js';

describe('a page of the site', () => {
  const happened = async (status: number, headers: Record<string, string>, wait?: number): Promise<string | null> => {
    const server = createServer((_request, response) => {
      saysWhen(response, () => wait);
      response.writeHead(status, headers).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
    return answer.headers.get('retry-after');
  };

  it('that asks to wait says how long; no other does, and what it says itself stands', async () => {
    expect(await happened(429, {}, 1_734)).toBe('1734');
    expect(await happened(429, {})).toBe('60');
    expect(await happened(200, {}, 1_734)).toBeNull();
    expect(await happened(429, { 'retry-after': '7' }, 1_734)).toBe('7');
  });
});
