import type { z } from 'zod';
import { configOf, shippedConfig, type Keyed, type KeyName } from '@jurilien/reference';
import type { Automation } from './automation.js';
import type { Effect } from './effect.js';
import type { Config, ConfigVersions } from './config.js';
import { fold, type Decider } from './decider.js';
import type { AnyDecision, Ctx, Decision } from './decision.js';
import { ERASED, streamId, type NewEvent, type Recorded } from './event.js';
import { type FieldError, Refused } from './refused.js';
import { faultsOf } from './row-faults.js';
import { erasedRow, type Row, type View } from './view.js';

export { faultsOf };

/** A fixed instant that specs start from. */
export const T0 = '2026-11-02T15:00:00.000Z';

/** `T0` plus a number of minutes, ISO. */
export const at = (minutes: number, from: string = T0): string => new Date(Date.parse(from) + minutes * 60_000).toISOString();

/** Every value as it is shipped. */
export const asShipped = (): Config => shippedConfig;

/** The shipped configuration with some values changed everywhere: `configWith({ 'claim.holdMinutes': 30 })`. */
export const configWith = (values: { readonly [N in KeyName]?: Keyed[N]['shipped'] }, version = 2): Config =>
  configOf(new Map(Object.entries(values).map(([key, value]) => [key, [{ scope: {}, value }]])), version);

/** The same with values changed in one province alone: `configIn('ON', { 'credits.promoDays': 30 })`. */
export const configIn = (province: 'QC' | 'ON', values: { readonly [N in KeyName]?: Keyed[N]['shipped'] }, version = 2): Config =>
  configOf(new Map(Object.entries(values).map(([key, value]) => [key, [{ scope: { province }, value }]])), version);

/** A configuration that never changes, for kernels of specs. */
export const unchanging = (config: Config = asShipped()): ConfigVersions => ({
  current: () => config,
  at: () => config,
  upTo: () => Promise.resolve(),
});

/** A context for specs: the shipped configuration, fixed time, counted ids, chance that always answers 0. */
export function testCtx(over: Partial<Ctx> = {}): Ctx {
  let n = 0;
  return {
    now: T0,
    config: asShipped(),
    actor: { kind: 'user', id: 'staff-1', role: 'admin' },
    commandId: '00000000-0000-4000-8000-000000000000',
    newId: () => `00000000-0000-7000-8000-${String(++n).padStart(12, '0')}`,
    random: () => 0,
    code: (subject, sequence) => String(100_000 + ((subject.length * 7 + sequence) % 900_000)),
    hash: (value) => `h:${value}`,
    ...over,
  };
}

/** Makes a value and everything in it read-only, so that a rule that writes to what it was given fails. */
export function frozen<T>(value: T): T {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/**
 * The same decision, decided twice on read-only states with the same ids: a rule that remembers, writes to its input or
 * asks anything but its arguments says so here. Every spec and property test decides through it.
 */
export function pure<D extends AnyDecision>(d: D): D {
  return {
    ...d,
    decide(input: never, states: never, ctx: Ctx) {
      const ids: string[] = [];
      const run = (newId: () => string): unknown => {
        try {
          return d.decide(frozen(input), frozen(states), { ...ctx, newId });
        } catch (error) {
          if (error instanceof Refused) return error;
          throw error;
        }
      };
      const first = run(() => {
        const id = ctx.newId();
        ids.push(id);
        return id;
      });
      let n = 0;
      const second = run(() => ids[n++] ?? 'one id more than the first time');
      const asText = (x: unknown): string => (x instanceof Refused ? x.message : JSON.stringify(x));
      if (asText(first) !== asText(second))
        throw new Error(`${d.name} decided two ways on the same facts: ${asText(first)} and ${asText(second)}`);
      if (first instanceof Refused) throw first;
      return first;
    },
  };
}

/** Past events of one stream; `[type, data, occurredAt?, actor?, config?]` per event. */
export type Past = readonly (readonly [
  type: string,
  data: Record<string, unknown>,
  occurredAt?: string,
  actor?: Ctx['actor'],
  config?: Config,
])[];

/** Turns a short list of past events into recorded ones, validated against the decider's schemas. */
export function recorded(d: { category: string; events: any }, id: string, past: Past): Recorded[] {
  return past.map(([type, data, occurredAt = T0, actor = { kind: 'system', id: 'test' }, config = asShipped()], i) => ({
    position: i + 1,
    stream: `${d.category}-${id}`,
    version: i + 1,
    type,
    data: d.events[type].schema.parse(data),
    occurredAt,
    actor,
    config,
    commandId: `c-${i}`,
    correlationId: 'test',
    personal: Object.keys(d.events[type].personal),
  }));
}

/**
 * given(past per stream name).when(decision, input, ctx) → `then` events or a refusal.
 * Streams are matched by the names the decision gives them.
 */
export function given(pasts: Record<string, Past> = {}) {
  return {
    when<I extends z.ZodObject, R extends Record<string, any>>(d: Decision<I, R>, input: z.input<I>, ctx: Partial<Ctx> = {}) {
      const run = (): Record<string, NewEvent[]> => {
        const parsed = d.input.parse(input);
        const { hash, now, actor, config } = testCtx(ctx);
        const refs = d.streams(parsed, hash, now, actor, config);
        const states = Object.fromEntries(
          Object.entries(refs).map(([name, ref]) => [name, fold(ref.decider, recorded(ref.decider, ref.id, pasts[name] ?? []))]),
        );
        const out = pure(d).decide(parsed, states as never, testCtx(ctx)) as Record<string, NewEvent[]>;
        for (const [name, events] of Object.entries(out)) {
          for (const e of events ?? []) (refs as any)[name].decider.events[e.type].schema.parse(e.data);
        }
        return out;
      };
      return {
        /** The appended events per stream; throws when refused. */
        events: run,
        /** Only the types per stream, for short expectations. */
        types: () => Object.fromEntries(Object.entries(run()).map(([k, v]) => [k, (v ?? []).map((e) => e.type)])),
        /** `code: detail` of the refusal; throws when not refused. */
        refusal: (): string => {
          try {
            run();
          } catch (error) {
            if (error instanceof Refused) return error.message;
            throw error;
          }
          throw new Error('expected a refusal, got events');
        },
        /** The fields of the refusal, each with its message key; throws when not refused. */
        refusedFields: (): readonly FieldError[] => {
          try {
            run();
          } catch (error) {
            if (error instanceof Refused) return error.fields;
            throw error;
          }
          throw new Error('expected a refusal, got events');
        },
      };
    },
  };
}

/** One event of a story that several streams tell: whose life, which one, what, and how many minutes after the start. */
export type StoryEvent = readonly [d: Decider<any, any>, id: string, type: string, data: Record<string, unknown>, minutes?: number];

/** Puts a story into log order, each event checked against its schema. */
export function story(...happened: readonly StoryEvent[]): Recorded[] {
  const versions = new Map<string, number>();
  return happened.map(([d, id, type, data, minutes = 0], i) => {
    const stream = `${d.category}-${id}`;
    versions.set(stream, (versions.get(stream) ?? 0) + 1);
    const [event] = recorded(d, id, [[type, data, at(minutes)]]);
    return { ...event!, position: i + 1, version: versions.get(stream)! };
  });
}

/**
 * The rows a view makes of events, by key, as the projector makes them. Refused is a row that its columns do not declare so, and one
 * that an erasure would leave otherwise than a rebuild makes it when the keys are gone.
 */
export function rowsOf(view: View, events: readonly Recorded[]): Map<string, Row> {
  const rows = foldedRows(view, events);
  const rebuilt = foldedRows(view, events.map(withoutKeys));
  for (const [key, row] of rows) {
    const [live, again] = [row, rebuilt.get(key)].map((one) => present((one && erasedRow(view, one)) ?? {}));
    for (const name of new Set([...Object.keys(live!), ...Object.keys(again!)]))
      if (JSON.stringify(live![name]) !== JSON.stringify(again![name]))
        throw new Error(
          `${view.name}.${name} of who was erased: ${JSON.stringify(live![name])}, and rebuilt ${JSON.stringify(again![name])}. Is it made of personal fields?`,
        );
  }
  return rows;
}

/** An event as it is read once every key is destroyed. */
const withoutKeys = (e: Recorded): Recorded => ({
  ...e,
  data: { ...e.data, ...Object.fromEntries((e.personal ?? []).flatMap((field) => (e.data[field] === undefined ? [] : [[field, ERASED]]))) },
});
const present = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== null));

function foldedRows(view: View, events: readonly Recorded[]): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const e of events) {
    const on = view.on[e.type] ?? view.on['*'];
    if (!on) continue;
    const [keys, change] = typeof on === 'function' ? [[streamId(e.stream)], on] : [on.keys(e), on.fold];
    for (const key of keys) {
      const before = rows.get(key);
      const row = change(before, e, key);
      if (row) {
        const faults = faultsOf(view, row);
        if (faults.length > 0) throw new Error(`${view.name} after ${e.type}: ${faults.join('; ')}`);
        rows.set(key, { ...row, [view.key]: key });
      } else rows.delete(key);
    }
  }
  return rows;
}

/** What an automation answers to each event of a story. */
export const effectsOf = (a: Automation, events: readonly Recorded[]): Effect[] => events.flatMap((e) => a.on[e.type]?.(e) ?? []);

/** The event types that a view or an automation handles and a story leaves out: its spec expects none. */
export const unexercised = (listener: { readonly on: Readonly<Record<string, unknown>> }, events: readonly Recorded[]): string[] =>
  Object.keys(listener.on).filter((type) => type !== '*' && !events.some((e) => e.type === type));

/** The same id for the same short name, so that a story reads: `uuidFor('buyer')`. */
export const uuidFor = (name: string): string =>
  `018f2a10-0000-7000-8000-${Buffer.from(name).toString('hex').padStart(12, '0').slice(-12)}`;
