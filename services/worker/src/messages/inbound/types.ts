import type { Sendable } from '@jurilien/event-sourcing';
import type { Vars } from '@jurilien/notifications';
import type { z } from 'zod';

/** What is answered: a template and its variables. */
export interface Answer {
  readonly rule: string;
  readonly vars?: Vars;
  /** Whom they speak of beside who wrote. */
  readonly speaksOf?: readonly string[];
}
/** Who wrote, as far as the number tells without doubt. */
export interface From {
  readonly phone: string;
  readonly contactId: string;
  readonly lang: 'fr' | 'en';
  readonly province: 'QC' | 'ON';
  /** The newest request of the number was blocked: what it writes is kept, and not answered. */
  readonly blocked: boolean;
  readonly professional?: { readonly id: string };
  /** The newest request, where all requests of the number are one person's. */
  readonly leadId?: string;
  /** Every request made with the number, newest first. */
  readonly leadIds: readonly string[];
}
/** What a command that was sent has appended. */
export interface Sent {
  readonly events: readonly { readonly type: string }[];
}
/** Sends a command that answers a text. */
export type Act = <I extends z.ZodObject>(decision: Sendable<I>, input: NoInfer<z.input<I>>) => Promise<Sent>;
/**
 * What an earlier run of the same answer has written under one of these commands: a worker that died before it could answer has
 * changed what the rules look at, and the text is answered by what was done, not by what is left to do.
 */
export type DoneBefore = (
  ...decisions: readonly { readonly name: string }[]
) => Promise<readonly { readonly type: string; readonly data: Record<string, unknown> }[]>;
