import { context, SpanStatusCode, type Context, type Span } from '@opentelemetry/api';
import { beginSpan, callersContext, SpanKind } from '@jurilien/runtime';
import type { FastifyInstance } from 'fastify';

/** Requests of machines that ask all the time tell no story. */
const SILENT = /^\/(health|metrics)(\/|\?|$)/;

/** A span for each request, by its route template, never its address; what is done for it happens within. */
export function traceRequests(fastify: FastifyInstance): void {
  const spans = new WeakMap<object, { readonly span: Span; readonly inside: Context }>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!SILENT.test(request.url)) {
      const route = request.routeOptions.url ?? 'other';
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      const within = callersContext(request.headers.traceparent);
      spans.set(request, beginSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes, within }));
    }
    done();
  });
  // After the body was read: what reads it comes back in no one's context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const story = spans.get(request);
    if (story) context.with(story.inside, done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)?.span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
