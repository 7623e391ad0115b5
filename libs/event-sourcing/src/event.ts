import type { z } from 'zod';
import type { Config } from './config.js';

/**
 * Who or what caused a command. `kind` decides the column of the permission matrix (specification 4.11):
 * `anon` no one signed in, `token` a personal link, `user` a session, `system` a timer or policy, `provider` a webhook.
 */
export interface Actor {
  readonly kind: 'anon' | 'token' | 'user' | 'system' | 'provider';
  /** Account id, professional id behind a link, reader name, or provider name. Never an address or a name. */
  readonly id: string;
  readonly role?: string;
  /** The personal link that was used, by the hash of its token; `id` says whom it stands for, and the two are never the same act. */
  readonly link?: string;
  /** Provinces a staff member may act on; absent means all. */
  readonly provinces?: readonly ('QC' | 'ON')[];
  /** Rules of messages whose runs led to this act, the nearest last: none of them begins anew by what comes of it. */
  readonly ledBy?: readonly string[];
  /** Set by the kernel when the command carried its own instant (demo, tests): its old events ring no bells today. */
  readonly simulated?: true;
}

/** The system, for what it does in consequence of something. @param ledBy rules of messages that led to that */
export const systemActor = (id: string, ledBy?: readonly string[] | null): Actor => ({
  ...{ kind: 'system', id },
  ...(ledBy && ledBy.length > 0 ? { ledBy } : {}),
});

/** Turns the payload of one stored version into the next; the ladder is climbed on every read. */
export type Upcaster = (old: Record<string, unknown>) => Record<string, unknown>;

/**
 * An upcaster typed by the schemas on both sides: `upcast(v1, v2, (old) => ({ ...old, cents: old.dollars * 100 }))`.
 * Personal fields of an erased person arrive as `[erased]`, whatever their type was.
 */
export function upcast<A extends z.ZodObject, B extends z.ZodObject>(_from: A, _to: B, climb: (old: z.infer<A>) => z.infer<B>): Upcaster {
  return (old) => climb(old as z.infer<A>);
}

/**
 * One event type: its current zod schema, its schema version, one upcaster per older version, and which fields are
 * personal and whose. `personal` maps a field to the payload field holding the id of the key owner, so that sealing
 * needs no lookup and erasing one person is destroying one key (specification 4.10.12).
 */
export interface EventType<S extends z.ZodObject = z.ZodObject> {
  readonly schema: S;
  readonly version: number;
  readonly upcasters: readonly Upcaster[];
  readonly personal: Readonly<Record<string, string>>;
}

type Keys<S extends z.ZodObject> = Extract<keyof z.infer<S>, string>;
/** The field with the owner's id: the first of two that is there. */
type Owner<S extends z.ZodObject> = Keys<S> | `${Keys<S>}|${Keys<S>}`;

/** What a payload names as the owner of a key: of the fields `a|b`, the first that is there. */
export const ownerNamed = (data: Readonly<Record<string, unknown>>, owner: string): unknown =>
  owner
    .split('|')
    .map((name) => data[name])
    .find((named) => named !== undefined);

/**
 * Declares an event type.
 * @param schema shape of the payload in its newest version
 * @param options `personal`: field → field with the key owner's id (`threadKey|threadId`: the first that is there); `upcasters[i]` turns version i+1 into i+2
 */
export function event<S extends z.ZodObject>(
  schema: S,
  options: { personal?: Partial<Record<Keys<S>, Owner<S>>>; upcasters?: readonly Upcaster[] } = {},
): EventType<S> {
  const upcasters = options.upcasters ?? [];
  return { schema, version: upcasters.length + 1, upcasters, personal: (options.personal ?? {}) as Record<string, string> };
}

export type EventTypes = Readonly<Record<string, EventType>>;

/** The union `{ type, data }` of all events of a catalogue. */
export type EventOf<T extends EventTypes> = {
  [K in Extract<keyof T, string>]: { readonly type: K; readonly data: z.infer<T[K]['schema']> };
}[Extract<keyof T, string>];

/** Any event before it is stored. */
export interface NewEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event as read back: opened, upcast, with its place in the log and its reasons. */
export interface Recorded<E extends NewEvent = NewEvent> {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: E['type'];
  readonly data: E['data'];
  /** Database clock, ISO 8601 UTC. */
  readonly occurredAt: string;
  readonly actor: Actor;
  readonly onBehalfOf?: string;
  readonly reason?: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly province?: 'QC' | 'ON';
  /** The configuration on which it was decided. */
  readonly config: Config;
  /** Names of the payload fields that are personal; a view that shows payloads as they are leaves them out. */
  readonly personal?: readonly string[];
}

/** What a rule knows of an event of the past: what happened, where, when, by whom and on which configuration. */
export type PastEvent = Pick<Recorded, 'stream' | 'version' | 'type' | 'data' | 'occurredAt' | 'actor' | 'config'>;

/** One event of a catalogue as read back, typed by its name. */
export type RecordedOf<T extends EventTypes, K extends keyof T & string> = Recorded<{
  readonly type: K;
  readonly data: z.infer<T[K]['schema']>;
}>;

/** What an erased personal field reads as, everywhere and for ever. */
export const ERASED = '[erased]';

/** Id part of a stream name: `lead-018f…` → `018f…`. */
export const streamId = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
