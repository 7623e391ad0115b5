import type { Actor, Config, PastEvent, Sendable } from '@jurilien/event-sourcing';
import type { PastRecipient } from '@jurilien/persistence';
import type { Matching } from '@jurilien/search';
import type { z } from 'zod';

export type { PastEvent } from '@jurilien/event-sourcing';

/** Sends one command as someone, at an instant of the past; the command bus of the kernel, seen from the demo. */
type Dispatch = <I extends z.ZodObject>(
  command: Sendable<I>,
  input: NoInfer<z.input<I>>,
  opts: { at: string; actor: Actor; reason?: string; commandId: string; causationId?: string },
) => Promise<{ position: number }>;

/** What the demo needs of the world: commands go in, and what they decided is read back (ids of offers and claims). */
export interface DemoPorts {
  /** The values that its commands are decided on. */
  readonly config: Config;
  readonly dispatch: Dispatch;
  readonly history: (stream: string) => Promise<readonly PastEvent[]>;
  /** The keyed hash of what must not be read back: addresses are known by it. */
  readonly hash: (value: string) => string;
  /** Keeps whom a campaign of the past went to, and what became of each. */
  readonly keepRecipients: (campaignId: string, channel: 'email', people: readonly PastRecipient[]) => Promise<void>;
  /** Keeps why everyone was asked or not in one wave. */
  readonly explain?: (of: Explained, matching: Matching) => Promise<void>;
}

/** Which wave, what it was computed from, and how many seats it had. */
interface Explained {
  readonly leadId: string;
  readonly round: number;
  readonly wave: number;
  readonly inputsHash: string;
  readonly size: number;
}

/** One command of a story and when it happened. */
export interface Step {
  readonly at: number;
  readonly command: Sendable<z.ZodObject>;
  readonly input: Record<string, unknown>;
  readonly actor: Actor;
  readonly reason?: string;
  /** The timer that called, when no event did. */
  readonly timer?: string;
}

/** A step, whose input is typed by its command. */
export const step = <I extends z.ZodObject>(
  step: Omit<Step, 'command' | 'input'> & { readonly command: Sendable<I>; readonly input: NoInfer<z.input<I>> },
): Step => step;

/** A story: the next step is decided after the one before has been recorded. */
export type Story = AsyncGenerator<Step, void, void>;

export const SYSTEM: Actor = { kind: 'system', id: 'demo' };
export const ANON: Actor = { kind: 'anon', id: 'demo' };
export { DAY_MS as DAY, HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '@jurilien/reference';
export const iso = (at: number): string => new Date(at).toISOString();
