import { setTimeout as rest } from 'node:timers/promises';
import { operation, recordDeadLettersSettled } from '@jurilien/operations';
import { forgetSettling, settleDeadLetters, type DeadLetterFate } from '@jurilien/persistence';
import { databaseNow, isPastMoment, stateOf } from '@jurilien/runtime';
import type { JobHandler, JobTools } from '../work/handlers.js';
import { send } from '../work/sending.js';

/** Rows that change in one transaction. */
const PORTION = 500;
/** Between two portions, so that live work has the table to itself for a moment. */
const REST_MS = 50;

/**
 * Tries again, or puts aside, what was given up, the newest first, in portions. Where it is stands beside the rows: a worker that is
 * killed is followed by one that goes on behind the last portion.
 */
export function settleLetters({ kernel, bus }: Pick<JobTools, 'kernel' | 'bus'>): JobHandler<'settle-dead-letters'> {
  return async (item) => {
    const { operationId, act, workId, job, fault, until } = item.input;
    if ((await stateOf(kernel, operation, operationId)).status === 'Done') return;
    const of = workId ? { workId } : { job, fault };
    for (;;) {
      const now = await databaseNow(kernel);
      const { settled, refused, over } = await settleDeadLetters(
        kernel.db,
        operationId,
        { of, until, limit: PORTION },
        (letter): DeadLetterFate => {
          if (act === 'dismiss') return 'dismiss';
          return isPastMoment(kernel, letter, now) ? 'stay' : 'retry';
        },
      );
      if (over) {
        await send(bus, item, recordDeadLettersSettled, { operationId, settled, refused });
        return forgetSettling(kernel.db, operationId);
      }
      await rest(REST_MS);
    }
  };
}
