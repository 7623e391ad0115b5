import type { Province } from '../places/provinces.js';
import type { Kind } from './kinds.js';

/** In what a value counts; a screen writes it behind the figure. */
export type Unit =
  | 'none'
  | 'ms'
  | 'seconds'
  | 'minutes'
  | 'business-minutes'
  | 'hours'
  | 'business-hours'
  | 'days'
  | 'business-days'
  | 'months'
  | 'cc'
  | 'cents'
  | 'juricoins'
  | 'basis-points'
  | 'percent'
  | 'times'
  | 'count'
  | 'points'
  | 'characters'
  | 'digits'
  | 'megabytes'
  | 'segments'
  | 'bits'
  | 'km';

/** Keys that are shown together. */
export type Group =
  | 'lead'
  | 'validation'
  | 'offers'
  | 'matching'
  | 'claims'
  | 'pricing'
  | 'credits'
  | 'lead-credits'
  | 'taxes'
  | 'purchases'
  | 'acceptance'
  | 'surveys'
  | 'renewal'
  | 'follow-ups'
  | 'recruiting'
  | 'exclusions'
  | 'professionals'
  | 'sessions'
  | 'intake'
  | 'hours'
  | 'scheduling'
  | 'messages'
  | 'privacy'
  | 'features'
  | 'product';

/** How far a value reaches: everywhere, one province, one field of law, or one field in one province. */
export type ScopeKind = 'global' | 'province' | 'field' | 'field+province';

/** The letters of specification 4.13: G global alone, P a province may differ, PF a field of law too. */
const SCOPES = {
  G: ['global'],
  P: ['global', 'province'],
  PF: ['global', 'province', 'field', 'field+province'],
} as const satisfies Record<string, readonly ScopeKind[]>;

/** The letter of a key: whether its value may differ by province, and by field of law. */
export type Reach = keyof typeof SCOPES;

/** What a rule names to read a value. */
export interface Valued<T = unknown, R extends Reach = Reach, N extends string = string> {
  readonly key: N;
  /** What is in force until it is changed. */
  readonly shipped: T;
  /** The same where a province ships with another value. */
  readonly shippedFor?: Partial<Record<Province, T>>;
  /** What a reader must name: a value that may differ by place is not read without one. */
  readonly reach: R;
}

/** A figure or switch of the business (specification 4.13): a rule names it as a value and gets the type of what is in force. */
export interface Key<T = unknown, N extends string = string, R extends Reach = Reach> extends Valued<T, R, N> {
  readonly group: Group;
  /** What values it may have; `schemaOf` makes the check of it. */
  readonly kind: Kind<T>;
  readonly unit: Unit;
  /** Two administrators change it: because money hangs on it, or the law. */
  readonly flags: { readonly money: boolean; readonly legal: boolean };
  readonly scopes: readonly ScopeKind[];
}

/** The largest value a figure may ever have: what a schema admits where the value in force is checked by the rule. */
export const ceilingOf = ({ kind: { shape } }: Key<number>): number => ('max' in shape ? shape.max : Number.POSITIVE_INFINITY);

interface Declared<T, N extends string, R extends Reach> {
  readonly key: N;
  readonly kind: Kind<T>;
  readonly unit?: Unit;
  readonly shipped: NoInfer<T>;
  readonly shippedFor?: Partial<Record<Province, NoInfer<T>>>;
  readonly flags?: 'M' | 'L' | 'ML';
  readonly scope: R;
}

/** Declares the keys of a group; their words are in `words/` of the same name. */
export const keysOf =
  (group: Group) =>
  <const N extends string, T, const R extends Reach>({
    key,
    kind,
    unit = 'none',
    shipped,
    shippedFor,
    flags = undefined,
    scope,
  }: Declared<T, N, R>): Key<T, N, R> => ({
    key,
    group,
    kind,
    unit,
    shipped,
    ...(shippedFor ? { shippedFor } : {}),
    flags: { money: flags?.includes('M') ?? false, legal: flags?.includes('L') ?? false },
    reach: scope,
    scopes: SCOPES[scope],
  });
