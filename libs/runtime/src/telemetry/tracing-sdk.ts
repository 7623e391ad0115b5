import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, type ChannelListener } from 'node:diagnostics_channel';
import { context, ROOT_CONTEXT, trace, type Context, type ContextManager, type SpanContext } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { firstSpanOf, traceparent } from './tracing.js';

const SEND_EVERY_MS = 1_000;
const TIMEOUT_MS = 5_000;
/** Stories whose first span was begun here: only the first one is called so. */
const REMEMBERED = 5_000;

/** Starts to record and to send; answers how to stop, which sends what is left. */
export function recordTraces(endpoint: string, service: 'api' | 'worker', ownOrigins: readonly string[]): () => Promise<void> {
  const ids = new StoryIds();
  const provider = new BasicTracerProvider({
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor(exporter(`${endpoint.replace(/\/$/, '')}/v1/traces`, `jurilien-${service}`), {
        scheduledDelayMillis: SEND_EVERY_MS,
      }),
    ],
  });
  trace.setGlobalTracerProvider({
    getTracer: (...named) => {
      const tracer = provider.getTracer(...named);
      return {
        startSpan: (name, options, within) => {
          // Stories begin with a request: what a worker does belongs to one that began.
          if (service === 'api') ids.begin(trace.getSpanContext(within ?? context.active()), name);
          return tracer.startSpan(name, options, within);
        },
        startActiveSpan: tracer.startActiveSpan.bind(tracer) as never,
      };
    },
  });
  context.setGlobalContextManager(asyncContexts());
  const listener: ChannelListener = (message) => passOn(message as OutgoingRequest, ownOrigins);
  channel('undici:request:create').subscribe(listener);
  return async () => {
    channel('undici:request:create').unsubscribe(listener);
    await provider.shutdown();
  };
}

/** The first command of a story has a span id that other processes know without being sent it. */
class StoryIds extends RandomIdGenerator {
  private next: string | undefined;
  private readonly begun = new Set<string>();
  private readonly random = this.generateSpanId;

  constructor() {
    super();
    this.generateSpanId = () => {
      const id = this.next ?? this.random();
      this.next = undefined;
      return id;
    };
  }

  begin(parent: SpanContext | undefined, name: string): void {
    const traceId = parent?.traceId;
    if (!traceId || parent.spanId === firstSpanOf(traceId) || !name.startsWith('command ') || this.begun.has(traceId)) return;
    this.begun.add(traceId);
    if (this.begun.size > REMEMBERED) this.begun.delete(this.begun.values().next().value!);
    this.next = firstSpanOf(traceId);
  }
}

function asyncContexts(): ContextManager {
  const stored = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => stored.getStore() ?? ROOT_CONTEXT,
    with: (within, work, self, ...args) => stored.run(within, () => work.apply(self as never, args)),
    bind: (within, target) =>
      (typeof target === 'function'
        ? (...args: unknown[]) => stored.run(within, () => (target as (...a: unknown[]) => unknown)(...args))
        : target) as never,
    enable: () => manager,
    disable: () => manager,
  };
  return manager;
}

interface OutgoingRequest {
  readonly request: { readonly origin?: string | URL; addHeader(name: string, value: string): void };
}

/** The site asks the API over HTTP: the same story. Nothing of it goes to an outside service. */
function passOn({ request }: OutgoingRequest, ownOrigins: readonly string[]): void {
  const header = traceparent();
  if (header && ownOrigins.includes(String(request.origin))) request.addHeader('traceparent', header);
}

/** OTLP over HTTP, in JSON. A receiver that is away costs traces and nothing else. */
function exporter(url: string, service: string): SpanExporter {
  return {
    export(spans, done) {
      const body = JSON.stringify({
        resourceSpans: [
          {
            resource: { attributes: [attribute('service.name', service)] },
            scopeSpans: [{ scope: { name: 'jurilien' }, spans: spans.map(otlpSpan) }],
          },
        ],
      });
      fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
        .then((answer) => answer.body?.cancel())
        .then(
          () => done({ code: 0 }),
          (error: Error) => done({ code: 1, error }),
        );
    },
    shutdown: () => Promise.resolve(),
  };
}

const nanos = ([seconds, rest]: readonly [number, number]): string => String(BigInt(seconds) * 1_000_000_000n + BigInt(rest));
const attribute = (key: string, value: unknown): object => ({
  key,
  value:
    typeof value === 'number' ? { doubleValue: value } : typeof value === 'boolean' ? { boolValue: value } : { stringValue: String(value) },
});
/** Names of commands, jobs, calls and templates of routes. */
const SPAN_NAME = /^[A-Za-z][\w .:/*{}()-]{0,159}$/;
/** All that a span may say beside its name, and in which form. */
const ATTRIBUTES: Readonly<Record<string, RegExp | undefined>> = {
  'http.request.method': /^[A-Z]{3,8}$/,
  'http.route': /^[\w./:*{}()-]{1,159}$/,
  'http.response.status_code': /^\d{3}$/,
  'command.id': /^[0-9a-f-]{36}$/,
  outcome: /^[a-z-]{2,30}$/,
};
/** OTLP counts kinds from one. */
const otlpSpan = (span: ReadableSpan): object => ({
  traceId: span.spanContext().traceId,
  spanId: span.spanContext().spanId,
  ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
  name: SPAN_NAME.test(span.name) ? span.name : 'other',
  kind: span.kind + 1,
  startTimeUnixNano: nanos(span.startTime),
  endTimeUnixNano: nanos(span.endTime),
  attributes: Object.entries(span.attributes)
    .filter(([key, value]) => ATTRIBUTES[key]?.test(String(value)))
    .map(([key, value]) => attribute(key, value)),
  status: { code: span.status.code },
});
