import { decider, ERASED, event, type EventOf } from '@jurilien/event-sourcing';
import { HOUR_MS, plus } from '@jurilien/reference';
import { z } from 'zod';

/** What can be had as a file: the lists of requests, professionals and messages, the entries of the books, and whom a campaign goes to. */
export const EXPORTED = ['leads', 'professionals', 'messages', 'ledger', 'recipients'] as const;
export type Exported = (typeof EXPORTED)[number];
/** A table for spreadsheets, or data. */
export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Why a file was not made: its list cannot be asked so, who asked may not have it any more, or making it went wrong too often. */
export const EXPORT_FAILURES = ['filter', 'account', 'faults'] as const;

/** What was read is gone a day later, whatever became of it: no one who is erased lives on in a file. */
export const EXPORT_MS = 24 * HOUR_MS;
/** A run that gave no sign of life for so long has ended with its process, and another one carries on. */
export const ALIVE_MS = 30_000;

const exportId = z.string();
const requestedBy = z.string();
const count = z.number().int().nonnegative();
/** Where the next part begins: behind the last row of this one, by what the list is in order of. */
const cursor = z.object({ by: z.string(), key: z.string() });
export type ExportCursor = z.infer<typeof cursor>;

/** The life of a file that someone of the team asked for (`RequestExport`). */
export const exportEvents = {
  /**
   * `full`: with addresses and numbers as they are; `figures`: counts, no rows. What the list was narrowed by may name someone: it is sealed
   * with the export's own key, which goes with the file; its columns stay.
   */
  ExportRequested: event(
    z.object({
      exportId,
      requestedBy,
      /** As what they asked: who has another role by now has no such file. */
      role: z.string(),
      what: z.enum(EXPORTED),
      format: z.enum(EXPORT_FORMATS),
      lang: z.enum(['fr', 'en']),
      full: z.boolean(),
      figures: z.boolean(),
      columns: z.array(z.string()),
      filter: z.record(z.string(), z.unknown()).or(z.literal(ERASED)).optional(),
      search: z.string().optional(),
    }),
    { personal: { filter: 'exportId', search: 'exportId' } },
  ),
  /** A process begins to write it, or carries on where an earlier one was ended. */
  ExportStarted: event(z.object({ exportId, run: z.number().int().positive(), total: count })),
  /** Some thousand rows more are kept; `after` is where the next ones begin. */
  ExportPartWritten: event(
    z.object({
      exportId,
      run: z.number().int().positive(),
      part: count,
      fileId: z.string(),
      rows: count,
      bytes: count,
      after: cursor.optional(),
    }),
  ),
  /** It is whole: so many rows and bytes, with the hash that its last line tells. */
  ExportReady: event(z.object({ exportId, requestedBy, rows: count, bytes: count, sha256: z.string(), until: z.string() })),
  ExportDownloaded: event(z.object({ exportId })),
  ExportCancelled: event(z.object({ exportId })),
  ExportFailed: event(z.object({ exportId, requestedBy, why: z.enum(EXPORT_FAILURES) })),
  /** Its time is over. */
  ExportEnded: event(z.object({ exportId })),
};
export type ExportEvent = EventOf<typeof exportEvents>;
type DataOf<T extends ExportEvent['type']> = Extract<ExportEvent, { type: T }>['data'];

/** What someone asked for. */
export type ExportAsked = Omit<DataOf<'ExportRequested'>, 'exportId' | 'requestedBy' | 'filter'> & {
  readonly filter?: Readonly<Record<string, unknown>>;
};
/** A part of the file as it is kept. */
type ExportPart = Pick<DataOf<'ExportPartWritten'>, 'fileId' | 'rows' | 'bytes'>;

export interface ExportState {
  readonly status: 'None' | 'Requested' | 'Building' | 'Ready' | 'Cancelled' | 'Failed' | 'Ended';
  readonly requestedBy?: string;
  readonly requestedAt?: string;
  readonly asked?: ExportAsked;
  /** How many processes have worked on it. */
  readonly run: number;
  /** When the first of them began to read. */
  readonly startedAt?: string;
  /** When the last sign of life came. */
  readonly aliveAt?: string;
  /** Rows there are to write. */
  readonly total: number;
  readonly rows: number;
  readonly parts: readonly ExportPart[];
  readonly after?: ExportCursor;
  readonly ready?: Omit<DataOf<'ExportReady'>, 'exportId' | 'requestedBy'>;
}

export const dataExport = decider<ExportState, typeof exportEvents>({
  category: 'export',
  alone: true,
  events: exportEvents,
  initial: { status: 'None', run: 0, total: 0, rows: 0, parts: [] },
  evolve: (s, e, { occurredAt }) => {
    switch (e.type) {
      case 'ExportRequested': {
        const { exportId: _, requestedBy, filter, ...asked } = e.data;
        // Once its key is gone nothing is made of it any more.
        const narrowed = filter === undefined || filter === ERASED ? {} : { filter };
        return { ...s, status: 'Requested', requestedBy, requestedAt: occurredAt, asked: { ...asked, ...narrowed } };
      }
      case 'ExportStarted': {
        const { run, total } = e.data;
        return { ...s, status: 'Building', run, total, startedAt: s.startedAt ?? occurredAt, aliveAt: occurredAt };
      }
      case 'ExportPartWritten': {
        const { fileId, rows, bytes, after } = e.data;
        return { ...s, rows: s.rows + rows, parts: [...s.parts, { fileId, rows, bytes }], after, aliveAt: occurredAt };
      }
      case 'ExportReady': {
        const { exportId: _, requestedBy: _by, ...ready } = e.data;
        return { ...s, status: 'Ready', ready };
      }
      case 'ExportDownloaded':
        return s;
      case 'ExportCancelled':
        return { ...s, status: 'Cancelled' };
      case 'ExportFailed':
        return { ...s, status: 'Failed' };
      case 'ExportEnded':
        return { ...s, status: 'Ended' };
      default:
        return e satisfies never;
    }
  },
});

/** Whether someone still waits for it. */
export const isUnderWay = ({ status }: Pick<ExportState, 'status'>): boolean => status === 'Requested' || status === 'Building';

/** Until when its file may be there: a day after reading began, or after it was asked for where no one has begun. */
export const exportEnds = ({ startedAt, requestedAt }: Pick<ExportState, 'startedAt' | 'requestedAt'>): string =>
  plus(startedAt ?? requestedAt!, EXPORT_MS);
