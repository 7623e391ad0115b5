import { createHash } from 'node:crypto';
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

export { SpanKind };

/**
 * Traces from a click to the call of a provider. The trace is the story: its id is the correlation id of the commands it leads to, so
 * that it travels with events, work and timers, and what acts on them later belongs to the same trace. Names and attributes are
 * names of ours and ids of commands: never a word, an address or a name of a person. Without an exporter (`startTracing`) nothing is recorded.
 */
const tracer = () => trace.getTracer('jurilien');

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** The context of a caller that sent a W3C `traceparent`; a new story without one. */
export function callersContext(traceparent: unknown): Context {
  const [, traceId, spanId] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  return traceId && spanId ? remote(traceId, spanId) : ROOT_CONTEXT;
}

const remote = (traceId: string, spanId: string): Context =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });

/** What the span that began a story is called in it, in every process alike. */
export const firstSpanOf = (traceId: string): string => createHash('sha256').update(traceId).digest('hex').slice(0, 16);

/** The context of the story that an event, a row of work or a timer belongs to. */
export function storyContext(correlationId: string | undefined): Context {
  const traceId = correlationId?.replaceAll('-', '') ?? '';
  return /^[0-9a-f]{32}$/.test(traceId) ? remote(traceId, firstSpanOf(traceId)) : ROOT_CONTEXT;
}

/** The correlation id of the story in progress; nothing when no one listens. */
export function storyId(): string | undefined {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) return undefined;
  return span.spanContext().traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The header that hands the current span on to another process of ours. */
export function traceparent(): string | undefined {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) return undefined;
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Where it belongs; where it happens unless said. */
  readonly within?: Context;
}

/** Begins a span that the caller ends; answers it with the context of what happens in it. */
export function beginSpan(
  name: string,
  { kind, attributes, within = context.active() }: SpanOptions = {},
): { span: Span; inside: Context } {
  const span = tracer().startSpan(name, { kind, attributes }, within);
  return { span, inside: trace.setSpan(within, span) };
}

/** Does something within a span. What failed is named by `outcome`, a word of ours: an error's own text may name a person. */
export async function traced<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
  outcome: (error: unknown) => string = () => 'failed',
): Promise<T> {
  const { span, inside } = beginSpan(name, options);
  try {
    const answer = await context.with(inside, work);
    span.setAttribute('outcome', 'done');
    return answer;
  } catch (error) {
    span.setAttribute('outcome', outcome(error)).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
