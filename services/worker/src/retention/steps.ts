import { Refused } from '@jurilien/event-sourcing';
import { derivedId, letGoOfAccesses } from '@jurilien/persistence';
import { NOTHING, type RetentionCounts } from '@jurilien/privacy';
import { overBefore, type RetentionRow } from '@jurilien/reference';
import {
  dueOf,
  goneByClock,
  hasOwnClock,
  isListed,
  previousStart,
  standingOf,
  sweepExplanations,
  type Due,
  type Kernel,
  type Logger,
} from '@jurilien/runtime';
import { letGoOf } from './let-go.js';

/** How much one step looks at, and how many commands are under way at a time: a step is short, and live traffic goes beside it. */
const A_STEP = 200;
const AT_ONCE = 4;
/** So much of one row goes in one night; the rest goes the next. */
export const MOST_A_NIGHT = 20_000;

/** The run that a step belongs to. */
export interface Run {
  readonly day: string;
  /** The instant by which everything of it is judged. */
  readonly now: string;
}
/** What a step found and did, and where the next one goes on. */
export interface Step extends RetentionCounts {
  readonly cursor?: string;
  readonly over: boolean;
}

export const ACTOR = { kind: 'system', id: 'retention' } as const;
const gone = (n: number, over: boolean): Step => ({ ...NOTHING, due: n, gone: n, over });

/**
 * One step of a row. What it lets go of goes under an id made of the run and the thing: a step that was interrupted is taken again from
 * where it began, and nothing goes twice.
 */
export async function stepOf(
  kernel: Kernel,
  run: Run,
  row: RetentionRow,
  after: string | undefined,
  log: Pick<Logger, 'warn'>,
): Promise<Step> {
  if (isListed(row)) return listed(kernel, run, row, after, log);
  if (row === 'explanations') {
    const n = await sweepExplanations(kernel, A_STEP);
    return gone(n, n < A_STEP);
  }
  if (row === 'accessLog') {
    const n = await letGoOfAccesses(kernel.db, overBefore(row, run.now, kernel.configuration.current()), A_STEP);
    return gone(n, n < A_STEP);
  }
  if (!hasOwnClock(row)) return gone(0, true);
  const { after: from, upTo } = await previousStart(kernel, run.day);
  return gone(await goneByClock(kernel, row, from, upTo), true);
}

async function listed(kernel: Kernel, run: Run, row: RetentionRow, after: string | undefined, log: Pick<Logger, 'warn'>): Promise<Step> {
  const { due, cursor, over } = await dueOf(kernel, row, { now: run.now, after, limit: A_STEP });
  const counts = { ...NOTHING };
  // A few at a time, and none under way any more when one of them cannot be answered for.
  for (let i = 0; i < due.length; i += AT_ONCE) {
    const came = await Promise.allSettled(due.slice(i, i + AT_ONCE).map((each) => letOneGo(kernel, run, row, each, log)));
    for (const each of came) {
      if (each.status === 'rejected') throw each.reason;
      if (each.value === 'erasing') continue;
      counts.due++;
      counts[each.value]++;
    }
  }
  return { ...counts, ...(cursor ? { cursor } : {}), over };
}

async function letOneGo(kernel: Kernel, run: Run, row: RetentionRow, due: Due, log: Pick<Logger, 'warn'>) {
  const standing = await standingOf(kernel, due, run.now);
  if (standing !== 'free') return standing;
  try {
    await letGoOf(row)(kernel, due, { commandId: derivedId(`retention-${row}`, 0, `${run.day}/${due.id}`), actor: ACTOR });
    return 'gone';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log.warn({ row, subject: due.id, code: error.code, detail: error.detail }, 'what was due could not go; the next run tries again');
    return 'failed';
  }
}
