import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beside } from '../../public-site/src/api/beside.server';

const request = new Request('http://site.example/avocat-droit-famille');

const question = (field: string) => ['GET /api/public/questions/:field', { params: { field }, query: {} }] as const;

describe('a figure beside a text', () => {
  const origin = process.env.API_ORIGIN;
  let api: Server;
  let asked = 0;
  beforeAll(async () => {
    api = createServer((req, res) => {
      asked += 1;
      // One question is never answered: the page must not wait for it.
      if (req.url?.endsWith('/silent')) return;
      if (req.url?.endsWith('/broken')) res.statusCode = 503;
      res.setHeader('content-type', 'application/json').end('{"n":15}');
    });
    await new Promise<void>((done) => {
      api.listen(0, '127.0.0.1', done);
    });
    process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    process.env.API_ORIGIN = origin;
    api.closeAllConnections();
    api.close();
  });

  it('is asked once for all its readers', async () => {
    asked = 0;
    const all = await Promise.all([1, 2, 3].map(() => beside(request, 'GET /api/public/stats', {})));
    expect([...all, await beside(request, 'GET /api/public/stats', {})]).toEqual(Array(4).fill({ n: 15 }));
    expect(asked).toBe(1);
  });
  it('is left out while the API says nothing, and when it is broken', async () => {
    expect(await beside(request, ...question('silent'))).toBeNull();
    expect(await beside(request, ...question('broken'))).toBeNull();
  });
});
