import type { FastifyReply } from 'fastify';
import { partAsked } from './part.js';

const ETAG = '"d1"';
function asked(headers: Record<string, string>, method = 'GET', bytes = 1_000) {
  const said: Record<string, unknown> = {};
  const reply = {
    header: (name: string, value: unknown) => ((said[name] = value), reply),
    status: (status: number) => ((said['status'] = status), reply),
  };
  let part: unknown;
  try {
    part = partAsked({ method, headers }, reply as unknown as FastifyReply, { bytes, etag: ETAG });
  } catch (error) {
    part = (error as { getStatus(): number }).getStatus();
  }
  return [part, said['status'], said['content-range']];
}
const whole = [undefined, undefined, undefined];

describe('the part of a file that is asked for', () => {
  it.each([
    ['bytes=0-99', { from: 0, to: 99 }, 'bytes 0-99/1000'],
    ['bytes=900-', { from: 900, to: 999 }, 'bytes 900-999/1000'],
    ['bytes=-100', { from: 900, to: 999 }, 'bytes 900-999/1000'],
    ['bytes=-5000', { from: 0, to: 999 }, 'bytes 0-999/1000'],
    ['bytes=500-5000', { from: 500, to: 999 }, 'bytes 500-999/1000'],
  ])('%s is 206', (range, part, says) => {
    expect(asked({ range })).toEqual([part, 206, says]);
  });
  it.each(['bytes=1000-', 'bytes=2000-3000', 'bytes=-0'])('%s is none of the file, and says how long it is', (range) => {
    expect(asked({ range })).toEqual([416, undefined, 'bytes */1000']);
  });
  it.each(['bytes=0-1,5-6', 'bytes=-', 'bytes=9-1', 'bytes=a-b', 'pages=1-2', 'bytes=0-1000000000000000', 'bytes 0-1'])(
    '%s is answered with all of it',
    (range) => {
      expect(asked({ range })).toEqual(whole);
    },
  );
  it('is of the version that the caller has, or all of it', () => {
    expect(asked({ range: 'bytes=0-9', 'if-range': ETAG })[1]).toBe(206);
    for (const other of ['"d2"', 'W/"d1"', 'Mon, 30 Nov 2026 06:00:00 GMT'])
      expect(asked({ range: 'bytes=0-9', 'if-range': other })).toEqual(whole);
  });
  it('is asked for by GET alone', () => {
    expect(asked({ range: 'bytes=0-9' }, 'HEAD')).toEqual(whole);
  });
});
