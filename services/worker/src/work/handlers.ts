import type { Files } from '@jurilien/files';
import type { CommandBus } from '@nestjs/cqrs';
import type { WorkItem } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import type { Kernel, Logger } from '@jurilien/runtime';
import type { Gateways } from './gateways.js';

/** Does one kind of work: it re-checks the state, acts, and records the outcome; a throw means "try again later". */
export type JobHandler<N extends keyof Work> = (item: WorkItem<Work[N]>) => Promise<void>;

/** A handler for every kind that may be asked for: a missing one, or one too many, does not compile. */
export type JobHandlers = { readonly [N in keyof Work]: JobHandler<N> };

/** Writes down that work of some kinds was given up, where people look for what became of it. */
export type GivenUp = { readonly [N in keyof Work]?: JobHandler<N> };

/** What handlers are made with: each feature's `jobs.ts` takes what its own need. */
export interface JobTools {
  readonly kernel: Kernel;
  readonly bus: CommandBus;
  readonly log: Logger;
  readonly gateways: Gateways;
  readonly files: Files;
}
