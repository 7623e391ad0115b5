import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callersContext, firstSpanOf, storyContext, storyId, traced, traceparent } from './tracing.js';
import { recordTraces } from './tracing-sdk.js';

const TRACE = 'a'.repeat(32);
const STORY = 'aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa';

describe('a story that is traced', () => {
  const servers: Server[] = [];
  const listen = async () => {
    const seen: { headers: Record<string, unknown>; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request
        .setEncoding('utf8')
        .on('data', (piece: string) => (body += piece))
        .on('end', () => {
          seen.push({ headers: request.headers, body });
          response.end();
        });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
  };
  afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

  it('is no one’s while nothing is recorded', async () => {
    await traced('command X', { within: callersContext(`00-${TRACE}-${'b'.repeat(16)}-01`) }, async () => {
      expect([storyId(), traceparent()]).toEqual([undefined, undefined]);
    });
  });

  it('goes on in our own processes, is sent to no one else, and says of a failure only its kind', async () => {
    const [ours, others, receiver] = await Promise.all([listen(), listen(), listen()]);
    const stop = recordTraces(receiver.origin, 'api', [ours.origin]);
    const within = callersContext(`00-${TRACE}-${'b'.repeat(16)}-01`);
    const failed = traced('command X', { within }, async () => {
      expect(storyId()).toBe(STORY);
      for (const { origin } of [ours, others]) await (await fetch(origin)).text();
      throw new Error('Mme Tremblay');
    });
    await expect(failed).rejects.toThrow('Mme Tremblay');
    await traced('job y', { within: storyContext(STORY) }, async () => expect(storyId()).toBe(STORY));
    await stop();
    expect(ours.seen[0]!.headers.traceparent).toBe(`00-${TRACE}-${firstSpanOf(TRACE)}-01`);
    expect(others.seen[0]!.headers.traceparent).toBeUndefined();
    const sent = receiver.seen.map((s) => s.body).join();
    expect(sent).toContain('"failed"');
    expect(sent).not.toContain('Tremblay');
    const spans = receiver.seen.flatMap(
      (s) =>
        (JSON.parse(s.body) as { resourceSpans: { scopeSpans: { spans: Record<string, string>[] }[] }[] }).resourceSpans[0]!.scopeSpans[0]!
          .spans,
    );
    expect(spans.map((s) => [s.name, s.traceId, s.parentSpanId])).toEqual([
      ['command X', TRACE, 'b'.repeat(16)],
      ['job y', TRACE, firstSpanOf(TRACE)],
    ]);
  });

  it('begins anew for a header that is none, and for a correlation that is no trace', () => {
    for (const header of [undefined, '', '00-xyz-1-01', `01-${TRACE}-${'b'.repeat(16)}-01`, ['a', 'b']])
      expect(callersContext(header)).toBe(callersContext(undefined));
    expect(storyContext('test')).toBe(callersContext(undefined));
    expect(storyContext(undefined)).toBe(callersContext(undefined));
  });
});
