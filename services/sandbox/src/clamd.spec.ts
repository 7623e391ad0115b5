import { clamd } from '@jurilien/files';
import type { AddressInfo } from 'node:net';
import { clamdServer } from './clamd.js';

/** The two sides of the protocol against each other. */
describe('the scanner of the sandbox', () => {
  const server = clamdServer();
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

  const verdict = async (...pieces: string[]) => {
    const look = clamd({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }).begin('pdf');
    for (const piece of pieces) await look.feed(Buffer.from(piece, 'latin1'));
    return (await look.verdict(() => Promise.reject(new Error('not read again'))))?.signature;
  };

  it('lets clean files pass, however long', async () => {
    expect(await verdict('%PDF-1.7', 'x'.repeat(3_000_000))).toBeUndefined();
    expect(await verdict()).toBeUndefined();
  });
  it('says that it is there', async () => {
    const { port } = server.address() as AddressInfo;
    expect(await clamd({ host: '127.0.0.1', port }).trouble!()).toBeUndefined();
    expect(await clamd({ host: '127.0.0.1', port: 1 }).trouble!()).toBe('cannot be reached');
  });
  it('finds the one file that every scanner finds, across pieces too', async () => {
    expect(await verdict(`%PDF-1.7 ${EICAR}`)).toBe('Eicar-Test-Signature');
    expect(await verdict(`%PDF-1.7 ${EICAR.slice(0, 30)}`, EICAR.slice(30))).toBe('Eicar-Test-Signature');
  });
});
