import type { Kernel } from '@jurilien/runtime';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Duration of requests by route template, never by address. */
export const httpSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Duration of HTTP requests',
  labelNames: ['method', 'route', 'status'],
  registers: [registry],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

/** Refreshes by what became of them; `reuse` is a refresh secret that turned up after it was replaced. */
export const refreshes = new Counter({
  name: 'session_refreshes',
  help: 'Refreshes of sessions by answer',
  labelNames: ['answer'],
  registers: [registry],
});

/** Calls of providers by what became of them: done, repeated, parked because nobody knew what they were about, or forged. */
export const webhooks = new Counter({
  name: 'provider_webhooks',
  help: 'Webhooks of providers by answer',
  labelNames: ['kind', 'answer'],
  registers: [registry],
});

const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
  new Gauge({ name, help, labelNames, registers: [registry] });
const lag = gauge('reader_lag_events', 'Events a reader has not seen yet', ['reader']);
const overdue = gauge('timers_overdue', 'Timers due for more than ten seconds');
const work = gauge('work_items', 'Work rows by state', ['state']);
const stopped = gauge('readers_stopped', 'Readers stopped at a poison event');

/** Prometheus text: process figures and what the tables say right now. */
export async function metricsText(kernel: Kernel): Promise<string> {
  const readers = await kernel.db.query<{ reader: string; lag: string; stopped: boolean }>(
    'select reader, greatest(0, h - position) as lag, stopped_at is not null as stopped from checkpoints, event_horizon() h',
  );
  for (const r of readers) lag.set({ reader: r.reader }, Number(r.lag));
  stopped.set(readers.filter((r) => r.stopped).length);
  const [timers] = await kernel.db.query<{ n: string }>(
    `select count(*) as n from scheduled_actions where state in ('pending', 'taken') and due_at < clock_timestamp() - interval '10 seconds'`,
  );
  overdue.set(Number(timers!.n));
  for (const { state, n } of await kernel.db.query<{ state: string; n: string }>(
    `select state, count(*) as n from work_items where state <> 'done' group by state`,
  ))
    work.set({ state }, Number(n));
  return registry.metrics();
}
