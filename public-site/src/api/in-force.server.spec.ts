/** @jest-environment node */
import { leadFilesMax } from '@jurilien/reference';
import { configNow } from './in-force.server';

const request = new Request('https://jurilien.example/');
const answering = (status: number, body: unknown): (() => number) => {
  let asked = 0;
  globalThis.fetch = (async () => {
    asked += 1;
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
  return () => asked;
};
const inForce = (version: number, files: number) => ({ version, overrides: { 'lead.files.max': [{ scope: {}, value: files }] } });
const files = async () => (await configNow(request)).value(leadFilesMax);

describe('the values in force on the site', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());
  it('stop a page before they are known, are asked for once a second, and stay while the API is away', async () => {
    answering(503, { code: 'UNAVAILABLE' });
    await expect(configNow(request)).rejects.toMatchObject({ init: { status: 503 } });
    const asked = answering(200, inForce(2, 3));
    expect(await Promise.all([files(), files()])).toEqual([3, 3]);
    expect(asked()).toBe(1);
    const first = await configNow(request);
    answering(200, inForce(3, 5));
    jest.setSystemTime(999);
    expect(await files()).toBe(3);
    jest.setSystemTime(1_000);
    expect(await files()).toBe(5);
    answering(503, {});
    jest.setSystemTime(9_000);
    expect(await files()).toBe(5);
    answering(200, inForce(3, 5));
    jest.setSystemTime(19_000);
    expect(await configNow(request)).not.toBe(first);
    const again = await configNow(request);
    jest.setSystemTime(29_000);
    expect(await configNow(request)).toBe(again);
  });
});
