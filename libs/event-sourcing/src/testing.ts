import type { z } from 'zod';
import { fold } from './decider.js';
import type { AnyDecision, Ctx, Decision } from './decision.js';
import type { NewEvent, Recorded } from './event.js';
import { Refused } from './refused.js';

/** A fixed instant that specs start from. */
export const T0 = '2026-11-02T15:00:00.000Z';

/** `T0` plus a number of minutes, ISO. */
export const at = (minutes: number, from: string = T0): string => new Date(Date.parse(from) + minutes * 60_000).toISOString();

/** A context for specs: fixed time, counted ids, chance that always answers 0. */
export function testCtx(over: Partial<Ctx> = {}): Ctx {
  let n = 0;
  return {
    now: T0,
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
      const first = run(() => { const id = ctx.newId(); ids.push(id); return id; });
      let n = 0;
      const second = run(() => ids[n++] ?? 'one id more than the first time');
      const say = (x: unknown): string => (x instanceof Refused ? x.message : JSON.stringify(x));
      if (say(first) !== say(second)) throw new Error(`${d.name} decided two ways on the same facts: ${say(first)} and ${say(second)}`);
      if (first instanceof Refused) throw first;
      return first;
    },
  };
}

/** Past events of one stream; `[type, data, occurredAt?, actor?]` per event. */
export type Past = readonly (readonly [type: string, data: Record<string, unknown>, occurredAt?: string, actor?: Ctx['actor']])[];

/** Turns a short list of past events into recorded ones, validated against the decider's schemas. */
export function recorded(d: { category: string; events: any }, id: string, past: Past): Recorded[] {
  return past.map(([type, data, occurredAt = T0, actor = { kind: 'system', id: 'test' }], i) => ({
    position: i + 1, stream: `${d.category}-${id}`, version: i + 1, type,
    data: d.events[type].schema.parse(data), occurredAt, actor, commandId: `c-${i}`, correlationId: 'test',
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
        const parsed = d.input.parse(input) as z.infer<I>;
        const refs = d.streams(parsed);
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
      };
    },
  };
}
