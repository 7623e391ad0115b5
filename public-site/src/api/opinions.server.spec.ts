/** @jest-environment node */
import { opinionsOf } from './opinions.server';

const MINUTE = 60_000;
const request = new Request('https://jurilien.example/');
const answering = (status: number, body: unknown): void => {
  globalThis.fetch = (async () => new Response(JSON.stringify(body), { status })) as typeof fetch;
};
const shown = async () => (await opinionsOf(request))?.reviews.map(({ words }) => words);

it('words of clients stand on a page for five minutes at most once the API is away: their authors may have withdrawn them', async () => {
  jest.useFakeTimers({ now: 100 * MINUTE, doNotFake: ['setTimeout'] });
  answering(200, { counts: {}, reviews: [{ words: 'Clair.' }] });
  expect(await shown()).toEqual(['Clair.']);
  answering(503, { code: 'UNAVAILABLE' });
  jest.setSystemTime(104 * MINUTE);
  expect(await shown()).toEqual(['Clair.']);
  jest.setSystemTime(106 * MINUTE);
  expect(await shown()).toBeUndefined();
  answering(200, { counts: {}, reviews: [] });
  jest.setSystemTime(108 * MINUTE);
  expect(await shown()).toEqual([]);
  jest.useRealTimers();
});
