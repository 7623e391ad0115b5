import type { Answer } from '@jurilien/event-sourcing';
import type { Kernel } from '../kernel/kernel.js';

export type Input = Record<string, unknown>;
export type Send = (input: Input) => Promise<Answer>;
/** Sends a command with what its decision needs added to its input, which is not parsed yet. */
export type Supplier = (kernel: Kernel, input: Input, send: Send) => Promise<Answer>;
