import type { Automation, Config } from '@jurilien/event-sourcing';

/** A row of work that asks for a message. */
export interface Row {
  readonly key: string;
  readonly input: { readonly rule: string; readonly vars?: Readonly<Record<string, unknown>> };
  readonly dueAt?: string;
}
/** When every sampled event happened. */
export const HAPPENED: { readonly occurredAt: string };
export function messagesOf(
  automations: readonly Automation[],
  event: { readonly type: string; readonly data: Record<string, unknown> },
  config: Config,
): Row[];
