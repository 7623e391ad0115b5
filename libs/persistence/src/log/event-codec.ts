import {
  ERASED,
  ownerNamed,
  SHIPPED_VERSION,
  type Config,
  type ConfigVersions,
  type EventType,
  type NewEvent,
  type PastEvent,
  type Recorded,
} from '@jurilien/event-sourcing';
import type { KeyVault, Sealed } from '../keys/key-vault.js';
import { fixed } from '../database/statement.js';

/** A row of `events` as selected by `EVENT_COLUMNS`. */
export interface EventRow {
  position: string;
  stream: string;
  version: number;
  type: string;
  schema_version: number;
  occurred_at: string;
  actor: Recorded['actor'];
  on_behalf_of: string | null;
  reason: string | null;
  command_id: string;
  correlation_id: string;
  causation_id: string | null;
  fingerprint: string | null;
  province: 'QC' | 'ON' | null;
  /** Null for what was decided before configuration was recorded. */
  config_version: number | null;
  payload: Record<string, unknown>;
  sealed: Record<string, Sealed & { f: string[] }> | null;
}

/** What a rule reads of an event, as selected by `PAST_COLUMNS`: half as much to fetch and to take apart. */
export type PastRow = Pick<
  EventRow,
  'stream' | 'version' | 'type' | 'schema_version' | 'occurred_at' | 'actor' | 'config_version' | 'payload' | 'sealed'
>;

/** Timestamps as ISO 8601 text, so that no driver turns them into local dates. */
const OCCURRED_AT = fixed`to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as occurred_at`;
export const PAST_COLUMNS = fixed`e.stream, e.version, e.type, e.schema_version, ${OCCURRED_AT}, e.actor, e.config_version, e.payload, e.sealed`;
export const EVENT_COLUMNS = fixed`e.position, e.stream, e.version, e.type, e.schema_version, ${OCCURRED_AT}, e.actor, e.on_behalf_of, e.reason, e.command_id, e.correlation_id, e.causation_id, e.fingerprint, e.province, e.config_version, e.payload, e.sealed`;

/** Text that jsonb would refuse later is refused at the door: NUL and unpaired surrogates. */
const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Nothing a person fills in is nested deeper; a deeper value is an attack on the code that walks it. */
const DEEPEST = 32;

/** Whether PostgreSQL can store a JSON value: its texts, and how deep it is nested. */
export const isStorable = (value: unknown, depth = 0): boolean =>
  typeof value === 'string'
    ? isStorableText(value)
    : value === null ||
      typeof value !== 'object' ||
      (depth < DEEPEST && Object.entries(value).every(([k, v]) => isStorableText(k) && isStorable(v, depth + 1)));

const aadOf = (stream: string, type: string, version: number): string => `${stream}|${type}|${version}`;

/** Whose sealed parts these rows have. */
export const sealedOwners = (rows: readonly PastRow[]): string[] => rows.flatMap((r) => Object.values(r.sealed ?? {}).map((s) => s.o));

/** Owners of what is sealed, each with the key that opened it. */
export type CachedKeys = ReadonlyMap<string, object>;

/**
 * An event that this code cannot read and later code can: of a later version of its shape, or of a type not declared here. While a
 * new version takes the place of this one, both are there; a reader that meets such an event stops, and nothing is wrong with it.
 */
export class FromNewerCode extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'FromNewerCode';
  }
}

/** Whether an error comes from an event of later code, however often it was wrapped. */
export const isFromNewerCode = (error: unknown): boolean =>
  error instanceof FromNewerCode || (error instanceof Error && error.cause !== undefined && isFromNewerCode(error.cause));

/** Seals and opens payloads by the declarations of the event types. */
export interface EventCodec {
  /** Key owners of an event's personal fields that are present. */
  ownersOf(event: NewEvent): string[];
  /** @throws when the schema of its type refuses an event */
  check(event: NewEvent): void;
  /** Splits a payload into its clear part and its sealed part; keys must be prepared. */
  encode(stream: string, event: NewEvent): { type: string; version: number; payload: Record<string, unknown>; sealed: unknown };
  /** Opens and upcasts; validates nothing: what is in the log is true. @throws naming the event that cannot be read */
  decode(rows: readonly EventRow[]): Promise<Recorded[]>;
  /** The same for rules. @throws naming the event that cannot be read */
  decodePast(rows: readonly PastRow[]): Promise<PastEvent[]>;
  /** The keys of these owners, while all of them are cached. */
  keysOf(owners: readonly string[]): CachedKeys | undefined;
  /** Whether what these keys have opened may still be looked at: none of them is to be asked for anew. */
  stillCached(keys: CachedKeys): boolean;
  /** The same for readers of everything: an event that cannot be read throws when its data is looked at, not before. */
  decodeForReaders(rows: readonly EventRow[]): Promise<Recorded[]>;
}

/** @param configuration every version that an event of the log may rest on */
export function eventCodec(types: ReadonlyMap<string, EventType>, vault: KeyVault, configuration: ConfigVersions): EventCodec {
  const typeOf = (name: string): EventType => {
    const type = types.get(name);
    if (!type)
      throw new FromNewerCode(
        `Event "${name}" is in the log but no context of this version declares it. Keep the declaration of what was ever stored.`,
      );
    return type;
  };
  const dataOf = (row: PastRow): Record<string, unknown> => {
    try {
      return open(row, typeOf(row.type), vault);
    } catch (error) {
      throw new Error(
        `${(error as Error).message} (event ${row.type} version ${row.schema_version}, stream ${row.stream}, its event ${row.version})`,
        { cause: error },
      );
    }
  };
  const prepare = async (rows: readonly PastRow[]): Promise<void> => {
    await vault.prepare(sealedOwners(rows), false);
    await configuration.upTo(rows.reduce((newest, row) => Math.max(newest, versionOf(row)), SHIPPED_VERSION));
  };
  const recordedOf = (row: EventRow, data: Record<string, unknown>): Recorded =>
    recordedOn(row, types.get(row.type), data, configuration.at(versionOf(row)));

  return {
    ownersOf: (event) => ownersIn(event, typeOf(event.type)),
    check: (event) => checkFits(event, typeOf(event.type)),
    encode(stream, event) {
      const type = typeOf(event.type);
      return { type: event.type, version: type.version, ...seal(stream, event, type, vault) };
    },
    async decode(rows) {
      await prepare(rows);
      return rows.map((row) => recordedOf(row, dataOf(row)));
    },
    async decodePast(rows) {
      await prepare(rows);
      return rows.map((row) => pastOn(row, dataOf(row), configuration.at(versionOf(row))));
    },
    keysOf: (owners) => cachedKeys(vault, owners),
    stillCached(keys) {
      for (const [owner, key] of keys) if (vault.cached(owner) !== key) return false;
      return true;
    },
    async decodeForReaders(rows) {
      await prepare(rows);
      return rows.map((row) => {
        try {
          return recordedOf(row, dataOf(row));
        } catch (error) {
          return unreadable(recordedOf(row, {}), error);
        }
      });
    },
  };
}

const ownersIn = (event: NewEvent, type: EventType): string[] =>
  Object.entries(type.personal)
    .filter(([field]) => event.data[field] !== undefined)
    .map(([field, owner]) => ownerOf(event.data as Record<string, unknown>, field, owner));

function checkFits(event: NewEvent, type: EventType): void {
  const checked = type.schema.safeParse(event.data);
  if (!checked.success)
    throw new Error(
      `Event "${event.type}" does not fit its own schema: ${checked.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`,
    );
}

function cachedKeys(vault: KeyVault, owners: readonly string[]): CachedKeys | undefined {
  const keys = new Map<string, object>();
  for (const owner of owners) {
    const key = vault.cached(owner);
    if (!key) return undefined;
    keys.set(owner, key);
  }
  return keys;
}

/** An event that throws `error` when its data is looked at. */
const unreadable = (event: Recorded, error: unknown): Recorded =>
  Object.defineProperty(event, 'data', {
    enumerable: true,
    get: () => {
      throw error;
    },
  });

function ownerOf(data: Record<string, unknown>, field: string, owner: string): string {
  const value = ownerNamed(data, owner);
  if (typeof value !== 'string' || value === '') throw new Error(`personal field "${field}" has no key owner in "${owner}"`);
  return value;
}

function seal(stream: string, event: NewEvent, type: EventType, vault: KeyVault): { payload: Record<string, unknown>; sealed: unknown } {
  const payload: Record<string, unknown> = { ...event.data };
  const byOwner = new Map<string, Record<string, unknown>>();
  for (const [field, ownerField] of Object.entries(type.personal)) {
    if (payload[field] === undefined) continue;
    const owner = ownerOf(payload, field, ownerField);
    byOwner.set(owner, { ...byOwner.get(owner), [field]: payload[field] });
    delete payload[field];
  }
  const sealed = [...byOwner].map(([owner, fields]) => ({
    ...vault.seal(owner, fields, aadOf(stream, event.type, type.version)),
    f: Object.keys(fields),
  }));
  return { payload, sealed: sealed.length > 0 ? sealed : null };
}

function open(row: PastRow, type: EventType, vault: KeyVault): Record<string, unknown> {
  let data: Record<string, unknown> = row.payload;
  for (const part of Object.values(row.sealed ?? {})) {
    const opened = vault.open(part, aadOf(row.stream, row.type, row.schema_version)) as Record<string, unknown> | undefined;
    data = { ...data, ...(opened ?? Object.fromEntries(part.f.map((field) => [field, ERASED]))) };
  }
  if (row.schema_version > type.version) throw new FromNewerCode('it was written by a newer version of the code');
  for (let v = row.schema_version; v < type.version; v++) data = type.upcasters[v - 1]!(data);
  return data;
}

/** The version of the configuration that an event rests on. */
const versionOf = (row: PastRow): number => row.config_version ?? SHIPPED_VERSION;

const pastOn = (row: PastRow, data: Record<string, unknown>, config: Config): PastEvent => ({
  stream: row.stream,
  version: row.version,
  type: row.type,
  data,
  occurredAt: row.occurred_at,
  actor: row.actor,
  config,
});

const recordedOn = (row: EventRow, type: EventType | undefined, data: Record<string, unknown>, config: Config): Recorded => ({
  position: Number(row.position),
  stream: row.stream,
  version: row.version,
  type: row.type,
  data,
  occurredAt: row.occurred_at,
  actor: row.actor,
  onBehalfOf: row.on_behalf_of ?? undefined,
  reason: row.reason ?? undefined,
  commandId: row.command_id,
  correlationId: row.correlation_id,
  causationId: row.causation_id ?? undefined,
  province: row.province ?? undefined,
  config,
  personal: Object.keys(type?.personal ?? {}),
});
