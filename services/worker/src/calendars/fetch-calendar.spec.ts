import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calendarFetcher } from './fetch-calendar.js';

const to =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

// proves: ASVS row 62
describe('an address of a stranger’s', () => {
  const fetching = (addressesOf: () => Promise<{ address: string; family: number }[]>, url = 'https://cal.cabinet.ca/') =>
    calendarFetcher({ addressesOf, timeoutMs: 200 })(url);
  it('is not asked when one address of its name is inside, or itself may not be', async () => {
    expect(await fetching(to('127.0.0.1'))).toEqual({ fault: 'refused' });
    expect(await fetching(to('8.8.8.8', '169.254.169.254'))).toEqual({ fault: 'refused' });
    const never = () => Promise.reject(new Error('looked up'));
    for (const url of ['http://cal.cabinet.ca/', 'https://10.0.0.1/', 'https://cal.cabinet.ca:444/', '[erased]'])
      expect(await fetching(never, url)).toEqual({ fault: 'refused' });
  });
  it('is unreachable when its name leads nowhere or no one answers', async () => {
    expect(await fetching(to())).toEqual({ fault: 'unreachable' });
    expect(await fetching(() => new Promise(() => undefined))).toEqual({ fault: 'unreachable' });
  });
});

describe('what is answered', () => {
  let server: Server;
  let answer: RequestListener;
  beforeAll(async () => {
    server = createServer((request, reply) => answer(request, reply));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => void server.close());
  const fetched = (options: { timeoutMs?: number } = {}) => {
    const standIn = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return calendarFetcher({ standIn, addressesOf: to('127.0.0.1'), ...options })('https://cal.example/a.ics?key=1');
  };
  it('is read, also three addresses further on, and not four', async () => {
    const asked: string[] = [];
    const hops =
      (most: number): RequestListener =>
      (request, reply) => {
        asked.push(request.url!);
        const n = Number(/hop=(\d)/.exec(request.url!)?.[1] ?? 0);
        if (n < most) reply.writeHead(302, { location: `/b.ics?hop=${n + 1}` }).end();
        else reply.end('BEGIN:VCALENDAR');
      };
    answer = hops(3);
    expect(await fetched()).toEqual({ text: 'BEGIN:VCALENDAR' });
    expect(asked).toEqual(['/a.ics?key=1', '/b.ics?hop=1', '/b.ics?hop=2', '/b.ics?hop=3']);
    answer = hops(4);
    expect(await fetched()).toEqual({ fault: 'refused' });
  });
  it.each(['http://cal.example/', 'https://127.0.0.1/', 'https://inside.cabinet.ca/'])(
    'that leads to %s leads nowhere',
    async (location) => {
      answer = (_, reply) => reply.writeHead(302, { location }).end();
      expect(await fetched()).toEqual({ fault: 'refused' });
    },
  );
  it('is cut when it does not end, by its size or by its time', async () => {
    answer = (_, reply) => {
      const part = Buffer.alloc(256 * 1_024, 'x');
      const more = (): void => {
        while (!reply.destroyed && reply.write(part));
      };
      reply.on('drain', more);
      more();
    };
    expect(await fetched()).toEqual({ fault: 'tooLarge' });
    answer = (_, reply) => void reply.write('BEGIN:VCALENDAR');
    expect(await fetched({ timeoutMs: 100 })).toEqual({ fault: 'unreachable' });
    server.closeAllConnections();
  });
  it('is none when it is an error or breaks off', async () => {
    answer = (_, reply) => reply.writeHead(500).end('BEGIN:VCALENDAR');
    expect(await fetched()).toEqual({ fault: 'unreachable' });
    answer = (_, reply) => {
      reply.writeHead(200, { 'content-length': '100' });
      reply.write('BEGIN:VCALENDAR');
      setImmediate(() => reply.destroy());
    };
    expect(await fetched()).toEqual({ fault: 'unreachable' });
  });
});
