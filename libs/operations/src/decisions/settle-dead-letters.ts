import { MUST_BE_DONE } from '@jurilien/contracts';
import { decision, ids, need, type Ctx, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { OperationEvent, OperationState } from '../operation.js';
import { onOperation } from './on-operation.js';

interface Of {
  readonly workId?: string | undefined;
  readonly job?: string | undefined;
  readonly fault?: string | undefined;
  readonly rows: number;
  readonly pastMoment: boolean;
}
/**
 * What was given up, as the rows of work have it: of a single row its kind and fault, how many there are, and whether the moment of the
 * single one is past.
 */
export const deadLetters = need<Of>('dead-letters');

const asked = z.object({
  operationId: ids.operationId,
  /** A single row; else all of one kind for one reason. */
  workId: ids.workId.optional(),
  job: z.string().max(100).optional(),
  fault: z.string().max(300).optional(),
  rows: z.int().default(0),
  pastMoment: z.boolean().default(false),
});
type Asked = z.infer<typeof asked>;
type States = { readonly operation: OperationState };

/** The rows that are meant, once they are there. */
function meant({ operationId, workId, job, fault, rows }: Asked, ctx: Ctx) {
  refuseUnless(rows > 0 && job !== undefined && fault !== undefined, 'NOT_FOUND', 'dead-letter');
  return { operationId, ...(workId ? { workId } : {}), job, fault, until: ctx.now };
}

/**
 * Tries work again that was given up, one row or all of one kind for one reason (N07). What no one waits for any more (a code, a reminder
 * of what is over) is refused: of many rows it stays where it is.
 */
export const retryDeadLetter = decision({
  name: 'RetryDeadLetter',
  input: asked,
  needs: [deadLetters],
  reasonRequired: true,
  streams: onOperation,
  decide(input, { operation: s }: States, ctx): { operation?: OperationEvent[] } {
    if (s.status !== 'None') return {};
    const data = meant(input, ctx);
    refuseUnless(!input.pastMoment, 'WRONG_STATE', 'past-its-moment');
    return { operation: [{ type: 'DeadLetterRetried', data }] };
  },
});

/** Puts work aside that was given up and that no one is to try again; never what erases or withdraws something for someone. */
export const dismissDeadLetter = decision({
  name: 'DismissDeadLetter',
  input: asked,
  needs: [deadLetters],
  reasonRequired: true,
  streams: onOperation,
  decide(input, { operation: s }: States, ctx): { operation?: OperationEvent[] } {
    if (s.status !== 'None') return {};
    const data = meant(input, ctx);
    refuseUnless(!MUST_BE_DONE.has(data.job), 'WRONG_STATE', 'must-be-done');
    return { operation: [{ type: 'DeadLetterDismissed', data }] };
  },
});

/** Writes down what became of them. */
export const recordDeadLettersSettled = decision({
  name: 'RecordDeadLettersSettled',
  input: z.object({ operationId: ids.operationId, settled: z.int().min(0), refused: z.int().min(0) }),
  streams: onOperation,
  decide(data, { operation: s }) {
    refuseUnless(s.status !== 'None' && s.view === undefined, 'NOT_FOUND', 'operation');
    return s.status === 'Running' ? { operation: [{ type: 'DeadLettersSettled' as const, data }] } : {};
  },
});
