import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { call, startSystem, type System } from '../support/system.js';

interface SpanSeen {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

/** A receiver of traces, as small as they come. */
async function receiver() {
  const spans: SpanSeen[] = [];
  let all = '';
  const server: Server = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (piece: string) => (body += piece))
      .on('end', () => {
        all += body;
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { resource: { attributes: { value: { stringValue: string } }[] }; scopeSpans: { spans: SpanSeen[] }[] }[];
        };
        for (const { resource, scopeSpans } of resourceSpans)
          for (const span of scopeSpans.flatMap((s) => s.spans))
            spans.push({ ...span, service: resource.attributes[0]!.value.stringValue });
        response.end('{}');
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    of: (traceId: string) => spans.filter((s) => s.traceId === traceId),
    text: () => all,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

describe('a trace', () => {
  let traces: Awaited<ReturnType<typeof receiver>>;
  let system: System;

  beforeAll(async () => {
    traces = await receiver();
    system = await startSystem({ separate: true, env: { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url } });
  });
  afterAll(async () => {
    await system?.close();
    await traces?.close();
  });

  it('leads from the click over API, event and worker to the call of the provider, and names no one', async () => {
    const traceId = randomBytes(16).toString('hex');
    const click = randomBytes(8).toString('hex');
    const asClicked: typeof call = (origin, method, path, body, headers) =>
      call(origin, method, path, body, { ...headers, traceparent: `00-${traceId}-${click}-01` });
    const lead = await mainJob(system, asClicked).submit();
    expect(lead.answer.status).toBe(201);
    // Spans leave their process in bundles, each when it is over: the call of the provider before the job it was part of.
    const names = [
      ['jurilien-api', 'POST /api/public/requests'],
      ['jurilien-api', 'command SubmitLead'],
      ['jurilien-worker', 'job deliver'],
      ['jurilien-worker', 'sms send'],
    ] as const;
    const seen = () => names.flatMap(([service, name]) => traces.of(traceId).find((s) => s.service === service && s.name === name) ?? []);
    await eventually(async () => seen().length === names.length, 'every span up to the call of the provider').catch((error: unknown) => {
      throw new Error(`${String(error)}: ${JSON.stringify(traces.of(traceId))}\n${traces.text().slice(0, 2_000)}`);
    });
    const [request, command, job, sent] = seen() as [SpanSeen, SpanSeen, SpanSeen, SpanSeen];
    expect([request.parentSpanId, command.parentSpanId, job.parentSpanId, sent.parentSpanId]).toEqual([
      click,
      request.spanId,
      command.spanId,
      job.spanId,
    ]);
    const { fullName, firstName, lastName, description } = lead.fields as Record<string, string | undefined>;
    for (const personal of [lead.phone, lead.phone.slice(-10), lead.email, fullName, firstName, lastName, description])
      if (personal) expect(traces.text()).not.toContain(personal);
    expect(traces.text()).not.toContain(lead.statusToken);
  });
});
