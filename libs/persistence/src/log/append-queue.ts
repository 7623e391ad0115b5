import type { Turn } from './in-flight.js';

/** The wire shape of one command for `append_events`: what it wants of streams, what it writes, and what it stands or falls with. */
export interface Group {
  /** The command. */
  readonly c: string;
  /** Streams and the version each is expected at. */
  readonly x: readonly (readonly [stream: string, expected: number])[];
  /** Events: stream, version and what they say. */
  readonly e: readonly { readonly s: string }[];
  /** Number of the bundle: groups of one bundle are written all or none. */
  readonly b?: number;
}
/** Position of the last event, or that a stream was elsewhere. */
export type Outcome = number | 'conflict';

/** So many hear at a time what became of their appends: what they ask next goes to the database while the others hear. */
const ANSWERED_AT_ONCE = 16;

interface Waiting {
  readonly turn: Turn;
  readonly group: Group;
  readonly settle: (written: boolean) => void;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

type Recover = (group: Group, alone: boolean) => Promise<Outcome>;

/**
 * Appends that are ready in the same tick, or while earlier ones are in flight, go to the database together. One that was decided
 * on another goes with it or after it, never before, and never without it.
 * @param send outcomes of a batch; a batch that fails is given to `recover`
 * @param recover one group of a failed batch by itself: `alone` when it was decided on none that is not in the log
 */
export function appendQueue(
  send: (groups: readonly Group[]) => Promise<readonly Outcome[]>,
  recover: Recover,
  options: { max: number; lanes: number },
): (turn: Turn, group: Group, settle: (written: boolean) => void) => Promise<Outcome> {
  let waiting: Waiting[] = [];
  let busy = 0;
  let planned = false;

  function answerAll(answers: readonly (() => void)[]): void {
    setImmediate(() => {
      flush();
      for (const answer of answers.slice(0, ANSWERED_AT_ONCE)) answer();
      if (answers.length > ANSWERED_AT_ONCE) answerAll(answers.slice(ANSWERED_AT_ONCE));
    });
  }

  async function go(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await send(bundled(batch));
      answerAll(batch.map((item, i) => end(item, outcomes[i]!)));
    } catch {
      // A neighbour's fault, or the answer was lost.
      await recoverEach(batch, recover);
    }
  }

  function flush(): void {
    planned = false;
    while (waiting.length > 0 && busy < options.lanes) {
      const { batch, left } = pick(waiting, options.max);
      waiting = left;
      if (batch.length === 0) return;
      busy++;
      void go(batch).finally(() => {
        busy--;
        flush();
      });
    }
  }

  return (turn, group, settle) =>
    new Promise((resolve, reject) => {
      waiting.push({ turn, group, settle, resolve, reject });
      if (!planned) {
        planned = true;
        setImmediate(flush);
      }
    });
}

/** At most `max` appends that may go now, in the order of their decisions, and those left; what was decided on a failed append is answered a conflict. */
function pick(waiting: Waiting[], max: number): { batch: Waiting[]; left: Waiting[] } {
  const batch: Waiting[] = [];
  const going = new Set<Turn>();
  const left: Waiting[] = [];
  for (const item of waiting.sort((a, b) => a.turn.seq - b.turn.seq)) {
    if (item.turn.state === 'failed') end(item, 'conflict')();
    else if (batch.length < max && item.turn.after.every((t) => t.state === 'written' || going.has(t))) {
      batch.push(item);
      going.add(item.turn);
    } else left.push(item);
  }
  return { batch, left };
}

/** What is written is there to be decided on at once; returns how the caller is answered. */
function end({ settle, resolve }: Waiting, outcome: Outcome): () => void {
  settle(outcome !== 'conflict');
  return () => resolve(outcome);
}

/** Writes the groups of a failed batch one by one; each has its own outcome or error. */
async function recoverEach(batch: readonly Waiting[], recover: Recover): Promise<void> {
  for (const item of batch) {
    try {
      end(item, await recover(item.group, item.turn.after.length === 0))();
    } catch (error) {
      item.settle(false);
      item.reject(error);
    }
  }
}

/**
 * Groups that were decided one on another get the number of one bundle. Within it only what its first group on a stream expects is
 * for the database to check: the others go on from there.
 */
function bundled(batch: readonly Waiting[]): Group[] {
  const bundleOf = new Map<Turn, number>();
  const members: Waiting[][] = [];
  batch.forEach((item, i) => {
    const joined = [...new Set(item.turn.after.flatMap((t) => bundleOf.get(t) ?? []))].sort((a, b) => a - b);
    const into = joined[0] ?? i;
    members[i] = [];
    for (const other of joined.slice(1)) {
      members[into]!.push(...members[other]!);
      for (const { turn } of members[other]!) bundleOf.set(turn, into);
      members[other] = [];
    }
    members[into]!.push(item);
    bundleOf.set(item.turn, into);
  });
  const written = new Map<string, Set<number>>();
  return batch.map(({ turn, group }) => {
    const b = bundleOf.get(turn)!;
    const x = group.x.filter(([stream]) => !written.get(stream)?.has(b));
    for (const { s } of group.e) written.set(s, (written.get(s) ?? new Set()).add(b));
    return { ...group, x, b };
  });
}
