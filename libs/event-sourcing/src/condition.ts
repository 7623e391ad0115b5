import { z } from 'zod';

/** One comparison of a fact. `value` is not read by `isSet` and `isMissing`. */
const comparison = z.object({
  field: z.string().max(60),
  operator: z.enum(['=', '!=', '<', '<=', '>', '>=', 'in', 'notIn', 'isSet', 'isMissing']),
  value: z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.union([z.string().max(200), z.number()])).max(50)]).optional(),
});
export type Comparison = z.infer<typeof comparison>;

/** A condition as data: comparisons joined by and/or, in the form that the console's query builder reads and writes. */
export interface Condition {
  readonly combinator: 'and' | 'or';
  readonly not?: boolean | undefined;
  readonly rules: readonly (Condition | Comparison)[];
}

/** How deep conditions may stand in each other, and how many parts one may have: it is evaluated before every message. */
const MAX_DEPTH = 4;
const MAX_PARTS = 20;
const group = (depth: number): z.ZodType<Condition> =>
  z.object({
    combinator: z.enum(['and', 'or']),
    not: z.boolean().optional(),
    rules: z.array(depth > 1 ? z.union([comparison, group(depth - 1)]) : comparison).max(MAX_PARTS),
  }) as z.ZodType<Condition>;
export const condition = group(MAX_DEPTH);

/** A value of a fact, or several at once (the regions of a practice); `undefined` when the subject has no such thing. */
export type FactValue = string | number | boolean | readonly string[] | null | undefined;

const isGroup = (part: Condition | Comparison): part is Condition => 'combinator' in part;

/** The facts that a condition names, each once. */
export const factsNamed = (c: Condition): readonly string[] => [
  ...new Set(c.rules.flatMap((part) => (isGroup(part) ? factsNamed(part) : [part.field]))),
];

/**
 * Whether a condition holds. Total: a comparison of a fact that is missing is false, `isMissing` apart; nothing is thrown whatever the
 * facts are. A group without parts holds. Of a fact with several values, one that is asked for is enough; without any it is missing.
 */
export function holds(c: Condition, facts: Readonly<Record<string, FactValue>>): boolean {
  const each = (part: Condition | Comparison): boolean => (isGroup(part) ? holds(part, facts) : compare(part, facts[part.field]));
  const all = c.rules.length === 0 || (c.combinator === 'and' ? c.rules.every(each) : c.rules.some(each));
  return c.not ? !all : all;
}

function compare({ operator, value }: Comparison, fact: FactValue): boolean {
  const isMissing = fact === undefined || fact === null || (typeof fact === 'object' && fact.length === 0);
  if (operator === 'isSet' || operator === 'isMissing') return isMissing === (operator === 'isMissing');
  if (isMissing) return false;
  const facts: readonly (string | number | boolean)[] = typeof fact === 'object' ? fact : [fact];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  switch (operator) {
    case '=':
      return facts.some((one) => one === value);
    case '!=':
      return facts.every((one) => one !== value);
    case 'in':
      return facts.some((one) => list.includes(one));
    case 'notIn':
      return !facts.some((one) => list.includes(one));
    default:
      return typeof fact !== 'object' && typeof fact === typeof value && ordered(operator, fact, value as string | number | boolean);
  }
}

function ordered(operator: '<' | '<=' | '>' | '>=', a: string | number | boolean, b: string | number | boolean): boolean {
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  return operator === '>' ? a > b : a >= b;
}
