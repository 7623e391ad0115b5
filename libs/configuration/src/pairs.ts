import type { Override, Overrides } from '@jurilien/reference';
import { z } from 'zod';

/** How far a value of a change reaches: everywhere, one province, one field of law, or one field in one province. */
export const scope = z.object({ province: z.enum(['QC', 'ON']).optional(), field: z.string().max(60).optional() });
export type Scope = z.infer<typeof scope>;

/** A value of any key, as JSON has it; null takes a scope's own value away, so that the wider scope holds again. */
export const configValue = z.union([
  z.number(),
  z.string().max(2_000),
  z.boolean(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
  z.null(),
]);

/** A key at an exact scope. */
export interface Pair {
  readonly key: string;
  readonly scope: Scope;
}
/** A pair and what it gets. */
export interface Setting extends Pair {
  readonly value: z.infer<typeof configValue>;
}

/** Pairs that depend on one another move together; more than this is no change that a person looks through. */
export const MOST_PAIRS = 50;
/** The settings of a change, as they are sent. */
export const settings = z
  .array(z.object({ key: z.string().max(80), scope, value: configValue }))
  .min(1)
  .max(MOST_PAIRS);

/** The name of a pair, by which two of them are the same: `pricing.base|QC|family`. */
export const pairName = ({ key, scope: { province, field } }: Pair): string => `${key}|${province ?? ''}|${field ?? ''}`;

const sameScope = (a: Scope, b: Scope): boolean => a.province === b.province && a.field === b.field;

/** The value that a pair has of its own; null when a wider scope holds, or what is shipped. */
export const ownValue = (values: Overrides, { key, scope: at }: Pair): Setting['value'] =>
  (values.get(key)?.find((own) => sameScope(own.scope, at))?.value ?? null) as Setting['value'];

/** Values with these settings in their places. */
export function withSet(values: Overrides, set: readonly Setting[]): Overrides {
  const next = new Map(values);
  for (const { key, scope: at, value } of set) {
    const others: readonly Override[] = (next.get(key) ?? []).filter((own) => !sameScope(own.scope, at));
    const own = value === null ? others : [...others, { scope: at, value }];
    if (own.length === 0) next.delete(key);
    else next.set(key, own);
  }
  return next;
}
