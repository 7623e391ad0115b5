import { Unavailable } from '@jurilien/persistence';
import { Refused } from '@jurilien/event-sourcing';
import { context } from '@opentelemetry/api';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { saidOf } from './said-error.js';
import { beginSpan, SpanKind } from './tracing.js';

/** Every figure of this process; `metricsText` adds what the tables say. Labels are names of ours: never an address, an id or a text. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });
const registers = [metrics];

/** All that a figure may be told apart by; each of its values is a name or a number that code gives. */
type Label =
  | 'command'
  | 'job'
  | 'provider'
  | 'call'
  | 'reader'
  | 'queue'
  | 'check'
  | 'kind'
  | 'route'
  | 'method'
  | 'status'
  | 'outcome'
  | 'answer'
  | 'state'
  | 'at'
  | 'why'
  | 'asks'
  | 'reading';
/** The labels of a figure: the compiler refuses one that is not on the list. */
export const labels = <const L extends Label>(...names: readonly L[]): L[] => [...names];

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Commands by what became of them: `done`, `refused` by a rule, `unavailable` (no database), `failed`. */
export const commandSeconds = new Histogram({
  name: 'command_seconds',
  help: 'Duration of commands, from their dispatch to the answer',
  labelNames: labels('command', 'outcome'),
  buckets: SECONDS,
  registers,
});
export const appendConflicts = new Counter({
  name: 'append_conflicts_total',
  help: 'Appends that met a stream which had moved; each was decided again',
  registers,
});
export const eventsAppended = new Counter({ name: 'events_appended_total', help: 'Events appended to the log', registers });

/** Lists, searches and reports by where they were read; counted where there is a replica. */
export const viewReads = new Counter({
  name: 'view_reads_total',
  help: 'Reads of views by where they ran: the replica, or the primary because the replica was behind or away',
  labelNames: labels('at'),
  registers,
});

/** Calls of providers by what became of them: `ok`, or the kind of its failure. */
const providerSeconds = new Histogram({
  name: 'provider_call_seconds',
  help: 'Duration of calls of providers',
  labelNames: labels('provider', 'call', 'outcome'),
  buckets: SECONDS,
  registers,
});

/** What a thrown value is where commands are counted. */
export const commandOutcome = (error: unknown): string =>
  error instanceof Refused ? 'refused' : error instanceof Unavailable ? 'unavailable' : 'failed';

/** The same gateway, each of its calls counted and timed. Failures of gateways carry their kind; any other is `error`. */
export function measured<G extends object>(provider: string, gateway: G): G {
  const calls = Object.entries(gateway).map(([call, run]: [string, (...args: unknown[]) => unknown]) => [
    call,
    (...args: unknown[]) => {
      const began = performance.now();
      const { span, inside } = beginSpan(`${provider} ${call}`, { kind: SpanKind.CLIENT });
      const report = (outcome: string): void => {
        providerSeconds.observe({ provider, call, outcome }, (performance.now() - began) / 1_000);
        span.setAttribute('outcome', outcome).end();
      };
      const answer = context.with(inside, () => run(...args));
      if (answer instanceof Promise)
        answer.then(
          () => report('ok'),
          (error: unknown) => report(saidOf(error).kind ?? 'error'),
        );
      return answer;
    },
  ]);
  return Object.fromEntries(calls) as G;
}

const gauge = (name: string, help: string, labelNames: Label[] = []): Gauge => new Gauge<string>({ name, help, labelNames, registers });
/** What the tables say at the moment of the call; the same on every process. */
export const tables = {
  lag: gauge('reader_lag_events', 'Positions of the log a reader (view, automation) has not seen yet', ['reader']),
  lagSeconds: gauge('reader_lag_seconds', 'Age of the oldest event a reader has not seen yet', ['reader']),
  setAside: gauge('events_set_aside', 'Events that a reader could not take and set aside', ['reader']),
  overdue: gauge('timers_overdue', 'Timers due for more than ten seconds'),
  overdueSeconds: gauge('timers_overdue_seconds', 'How long the oldest timer that is due has been waiting'),
  work: gauge('work_items', 'Work rows (the outbox) by state', ['state']),
  workSeconds: gauge('work_oldest_seconds', 'How long the oldest work row that is due has been pending'),
  backup: gauge('backup_age_seconds', 'How long ago the last backup was; absent when there was none'),
  canaryPlaces: gauge('canary_places', 'Places where the last erased canary was found; absent before the first'),
  canaryAge: gauge('canary_age_seconds', 'How long ago the last erased canary was looked for; absent before the first'),
  booksWrong: gauge('books_wrong', 'Nights whose proof of the books was wrong and that no one has explained'),
  erasuresStuck: gauge('erasures_stuck', 'Erasures with a step that failed again and again'),
  unknownCalls: gauge('provider_inbox_unknown', 'Calls of providers that no one could place'),
};
/** What this process knows of itself at that moment. */
export const own = {
  ready: gauge('ready', 'Whether a check of readiness is well (1) or not (0)', ['check']),
  pool: gauge('pool_connections', 'Connections of the database pool by state; waiting are those who ask for one', ['state']),
};
