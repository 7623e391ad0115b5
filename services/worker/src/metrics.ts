import type { QueueKind } from '@jurilien/event-sourcing';
import { labels, metrics, type JobQueue } from '@jurilien/runtime';
import { Counter, Gauge, Histogram } from 'prom-client';

/** Rows of work by what became of a try: `done`, `later` (it came too early), `failed` (it will be tried again), `given-up`. */
export const jobSeconds = new Histogram({
  name: 'job_seconds',
  help: 'Duration of tries at rows of work',
  labelNames: labels('job', 'outcome'),
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
});

/** Texts that did not leave: `place` none that texts go to; `number`, `range`, `hour` the ceiling of codes they met. */
export const textsHeldBack = new Counter({
  name: 'texts_held_back_total',
  help: 'Texts that did not leave, by the rule that held them back',
  labelNames: labels('why'),
  registers: [metrics],
});

/** Complaints about e-mails, by what those of the day ask for: `nothing`, `telling` the team, or `stopping` marketing. */
export const complaintsHeard = new Counter({
  name: 'mail_complaints_total',
  help: 'Complaints about e-mails, by what those of the day ask for',
  labelNames: labels('asks'),
  registers: [metrics],
});

/** Readings of people's other calendars, by how they ended; a calendar that stays unreachable is its owner's to look at, many at once are ours. */
export const calendarReadings = new Counter({
  name: 'calendar_readings_total',
  help: 'Readings of calendars that people keep elsewhere, by how they ended',
  labelNames: labels('reading'),
  registers: [metrics],
});

const queueJobs = new Gauge({
  name: 'queue_jobs',
  help: 'Jobs by queue and state',
  labelNames: labels('queue', 'state'),
  registers: [metrics],
});

/** How deep a queue is right now. */
export async function countQueue(kind: QueueKind, queue: JobQueue): Promise<void> {
  for (const [state, n] of Object.entries(await queue.counts())) queueJobs.set({ queue: kind, state }, n);
}
