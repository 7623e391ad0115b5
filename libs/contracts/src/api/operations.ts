import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { ALARMS } from '../alarms.js';
import { contracts, instant } from './contract.js';

const seconds = z.number();
const counts = z.record(z.string(), z.int());

const process = z.object({
  kind: z.enum(['api', 'worker']),
  id: z.string(),
  silentSeconds: seconds,
  /** It has not spoken for so long that it is taken for gone. */
  gone: z.boolean(),
  /** What names its code: equal where two processes run the same. One of an older version says nothing of itself. */
  release: z.string().optional(),
  node: z.string().optional(),
  startedAt: instant.optional(),
  /** Checks of readiness that are red there. */
  troubles: z.array(z.string()),
});

const reader = z.object({
  reader: z.string(),
  /** Positions of the log it has not seen, and the age of the oldest event among them. */
  lag: z.int(),
  lagSeconds: seconds,
  setAside: z.int(),
});

/** How the machine is: figures and names of ours alone. */
const health = z.object({
  at: instant,
  alarms: z.array(z.enum(ALARMS)),
  /** Checks of readiness that are red, by name, each with the few words it was found with. */
  checks: z.record(z.string(), z.string()),
  work: z.object({ pending: z.int(), givenUp: z.int(), oldestSeconds: seconds, unknownCalls: z.int() }),
  timers: z.object({
    overdue: z.int(),
    oldestSeconds: seconds,
    kinds: z.array(z.object({ timer: z.string(), overdue: z.int(), oldestSeconds: seconds })),
  }),
  /** As a worker saw them a moment ago; absent while no worker does. */
  queues: z.object({ backend: z.enum(['postgresql', 'redis']), counts: z.record(z.string(), counts) }).optional(),
  readers: z.array(reader),
  /** Views that can be built again. */
  views: z.array(z.string()),
  rebuilds: z.array(z.object({ view: z.string(), done: z.int(), of: z.int() })),
  /** How far portions of work that was given up are settled, by operation. */
  settling: z.array(z.object({ operationId: ids.operationId, settled: z.int(), refused: z.int() })),
  processes: z.array(process),
  backupAgeSeconds: seconds.optional(),
  books: z.object({ day: z.string(), at: instant, state: z.enum(['Sound', 'Wrong', 'Cleared']) }).optional(),
  disk: z.object({
    databaseBytes: z.number(),
    /** Of the folder of files; absent where they lie in a bucket. */
    files: z.object({ freeBytes: z.number(), totalBytes: z.number() }).optional(),
  }),
});

const letter = z.object({
  id: ids.workId,
  job: z.string(),
  fault: z.string(),
  queue: z.string(),
  attempts: z.int(),
  occurredAt: instant,
  givenUpAt: instant,
  /** No one waits for it any more: it is not tried again. */
  pastMoment: z.boolean(),
  /** The rule of a message. */
  rule: z.string().optional(),
  /** What it is about: ids alone, by the name of their field. */
  about: z.record(z.string(), z.string()),
});

/** N07: how the machine is, and the work that was given up. */
export const operationsApi = contracts({
  'GET /api/operations': { summary: 'How queues, readers, timers and processes are, and what is wrong', answer: health },
  'GET /api/operations/dead-letters': {
    summary: 'Work that was given up: by kind and reason, and row by row, the newest first',
    query: z.strictObject({
      job: z.string().max(100).optional(),
      /** Together with `job`. */
      fault: z.string().max(300).optional(),
      /** Goes on behind this row. */
      afterAt: z.iso.datetime({ precision: 6 }).optional(),
      afterId: ids.workId.optional(),
    }),
    answer: z.object({
      total: z.int(),
      groups: z.array(z.object({ job: z.string(), fault: z.string(), rows: z.int(), newestAt: instant, oldestAt: instant })),
      rows: z.array(letter),
      more: z.boolean(),
    }),
  },
});
