import type { Sendable } from '@jurilien/event-sourcing';
import type { WorkItem } from '@jurilien/persistence';
import type { HoldingRef } from '@jurilien/privacy';
import type { z } from 'zod';
import type { JobTools } from '../../work/handlers.js';

/** What the steps of an erasure work with: the thing that is erased, the keys that seal it, and a way to send commands about it. */
export interface Erasing extends JobTools {
  readonly item: WorkItem;
  readonly of: HoldingRef;
  readonly owners: readonly string[];
  /** Destroys a key with its parts, and what it sealed in every view; those asked for side by side go together. */
  destroyed(owner: string): Promise<void>;
  /** Sends a command as the erasure, once for this run. @throws Refused */
  act<I extends z.ZodObject>(decision: Sendable<I>, input: NoInfer<z.input<I>>, about?: string): Promise<void>;
}

/** What a step found and removed, by name. */
export type Found = Readonly<Record<string, number>>;
