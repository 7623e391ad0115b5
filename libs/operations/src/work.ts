import { workOf } from '@jurilien/event-sourcing';

/** Kinds of work that acts on the machine leave to the worker. */
export interface OperationWork {
  /** Tries again, or puts aside, what was given up until an instant: one row, or all of one kind for one reason. */
  readonly 'settle-dead-letters': {
    readonly operationId: string;
    readonly act: 'retry' | 'dismiss';
    readonly workId?: string | undefined;
    readonly job: string;
    readonly fault: string;
    readonly until: string;
  };
  readonly 'rebuild-projection': { readonly operationId: string; readonly view: string };
}

export const work = workOf<OperationWork>();
