import { streamId, type Recorded } from '@jurilien/event-sourcing';
import { derivedId, horizon, readEvents } from '@jurilien/persistence';
import { leadOfRef, proveBooks } from '@jurilien/runtime';
import { messagesOf, type OurMessage, type TheirMessages } from '../../support/invariants.js';
import type { System } from '../../support/system.js';
import type { Accepted } from './asking.js';
import { owedBy, type Owed } from './checks/owed.js';
import { viewFolder, type ViewFolder } from './checks/views.js';
import type { Travelled } from './journeys.js';

/** An event as the checks read it. */
export type Happened = Pick<Recorded, 'position' | 'stream' | 'version' | 'type' | 'data' | 'occurredAt' | 'commandId' | 'actor'>;

export interface StoredTimer {
  readonly subject: string;
  readonly timer: string;
  readonly occurrence: string;
  readonly dueAt: string;
  readonly state: string;
  /** Of the command it sent, if it sent any. */
  readonly commandId: string;
}
export interface StoredWork {
  readonly key: string;
  readonly job: string;
  readonly state: string;
  readonly lastError: string | null;
  readonly dueAt: string;
}

/** Everything there is to be looked at once nothing is pending any more. */
export interface History {
  /** Until when nothing was pending. */
  readonly now: string;
  readonly events: readonly Happened[];
  readonly accepted: readonly Accepted[];
  readonly travelled: readonly Travelled[];
  readonly outrageous: readonly string[];
  readonly messages: { readonly ours: readonly OurMessage[]; readonly theirs: TheirMessages };
  readonly timers: readonly StoredTimer[];
  readonly work: readonly StoredWork[];
  /** What the automations ask for, read from the log again. */
  readonly owed: Owed;
  /** Of the proof of the books. */
  readonly books: readonly string[];
  /** Rows of views that are not what the log makes of them. */
  readonly views: readonly string[];
  /** What a reader could not take. */
  readonly setAside: readonly string[];
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** Reads what is new in the log at each look and everything else anew. */
export function historian(system: System) {
  const { db, codec, registry } = system.kernel;
  const events: Recorded[] = [];
  const folder: ViewFolder = viewFolder([...registry.views.values()]);
  const owed = owedBy(registry.automations);

  async function readOn(): Promise<void> {
    const upTo = await horizon(db);
    for (;;) {
      const more = await readEvents(db, codec, events.at(-1)?.position ?? 0, upTo, 2_000);
      if (more.length === 0) return;
      events.push(...more);
      folder.take(more);
      owed.take(more);
    }
  }

  /** Members are told of requests by references of their own; the log knows ids. */
  function inLog(accepted: readonly Accepted[]): readonly Accepted[] {
    const members = [...new Set(events.filter((e) => e.stream.startsWith('professional-')).map((e) => streamId(e.stream)))];
    const leadOf = (ref: string): string => members.map((m) => leadOfRef(system.kernel.secrets, m, ref)).find((id) => id) ?? ref;
    const named = (stream: string): string =>
      stream.replace(/^(lead|distribution)-([\w-]{32})$/, (_, category: string, ref: string) => `${category}-${leadOf(ref)}`);
    return accepted.map((one) => ({ ...one, events: one.events.map((e) => ({ ...e, stream: named(e.stream) })) }));
  }

  return {
    async look(known: Pick<History, 'now' | 'accepted' | 'travelled' | 'outrageous'>): Promise<History> {
      await readOn();
      const timers = await db.query<StoredTimer & { id: string; revision: number; [k: string]: unknown }>(
        `select id, revision, subject, timer, occurrence, state, to_char(due_at at time zone 'UTC', ${ISO}) as "dueAt" from scheduled_actions`,
      );
      const work = await db.query<StoredWork & { [k: string]: unknown }>(
        `select key, job, state, last_error as "lastError", to_char(due_at at time zone 'UTC', ${ISO}) as "dueAt" from work_items`,
      );
      const aside = await db.query<{ reader: string; because: string }>('select reader, because from set_aside');
      const books = await proveBooks(system.kernel);
      return {
        ...known,
        accepted: inLog(known.accepted),
        events,
        timers: timers.map((t) => ({ ...t, commandId: derivedId('timer', t.revision, t.id) })),
        work,
        owed: owed.now(),
        messages: await messagesOf(system),
        books: books.faults.map((f) => `${f.invariant} ${f.stream}@${f.position}: ${f.what}`),
        views: await folder.differences(db),
        setAside: aside.map((s) => `${s.reader}: ${s.because}`),
      };
    },
  };
}
