import { labels, metrics } from '@jurilien/runtime';
import { Counter, Histogram } from 'prom-client';

const registers = [metrics];

/** Duration of requests by route template, never by address. */
export const httpSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Duration of HTTP requests',
  labelNames: labels('method', 'route', 'status'),
  registers,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

/** Refreshes by what became of them; `reuse` is a refresh secret that turned up after it was replaced. */
export const refreshes = new Counter({
  name: 'session_refreshes',
  help: 'Refreshes of sessions by answer',
  labelNames: labels('answer'),
  registers,
});

/** Calls of providers by what became of them: done, repeated, parked because no one knew what they were about, or forged. */
export const webhooks = new Counter({
  name: 'provider_webhooks',
  help: 'Webhooks of providers by answer',
  labelNames: labels('kind', 'answer'),
  registers,
});
