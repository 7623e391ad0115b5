import { createServer, type AddressInfo } from 'node:net';
import { freePort, isPortFreeEverywhere, portFrom } from './ports.mjs';

describe('ports', () => {
  it('sees a busy port and offers another one', async () => {
    const server = createServer();
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const { port } = server.address() as AddressInfo;
    expect(await isPortFreeEverywhere(port)).toBe(false);
    expect(await freePort(port)).not.toBe(port);
    await new Promise((done) => {
      server.close(done);
    });
    expect(await freePort(port)).toBe(port);
  });

  it('offers no port an outgoing connection may be given, and none twice', async () => {
    const offered = await Promise.all(Array.from({ length: 300 }, () => freePort()));
    expect(Math.max(...offered)).toBeLessThan(32_768);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it('reads a port from the environment and refuses what is none', () => {
    expect(portFrom(undefined, 3000)).toBe(3000);
    expect(portFrom('', 3000)).toBe(3000);
    expect(portFrom('8080', 3000)).toBe(8080);
    for (const wrong of ['abc', '0', '70000', '3000.5', '-1']) expect(portFrom(wrong, 3000)).toBeNaN();
  });
});
