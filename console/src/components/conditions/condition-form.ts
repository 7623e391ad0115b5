import type { RuleGroupType } from 'react-querybuilder';
import type { Answer } from '@jurilien/contracts/api';

/** A condition as the API answers it, of rules and of segments alike. */
export type Condition = NonNullable<Answer<'GET /api/automation/rules'>['rules'][number]['text']['when']>;
type Part = Condition['rules'][number];
const isGroup = (part: Part): part is Condition => 'combinator' in part;

/** A kept condition as the query builder shows it: yes and no are words there. */
export const queryOf = (c: Condition | undefined): RuleGroupType => ({
  combinator: c?.combinator ?? 'and',
  not: c?.not ?? false,
  rules: (c?.rules ?? []).map((part) =>
    isGroup(part)
      ? queryOf(part)
      : { field: part.field, operator: part.operator, value: typeof part.value === 'boolean' ? String(part.value) : (part.value ?? '') },
  ),
});

/**
 * What the query builder holds, as it is kept; nothing where nothing is asked.
 * @param booleans facts that are yes or no
 */
export function conditionOf(query: RuleGroupType, booleans: ReadonlySet<string>): Condition | undefined {
  const rules = query.rules.flatMap((part): Part[] => {
    if (typeof part === 'string') return [];
    if ('combinator' in part) {
      const inner = conditionOf(part, booleans);
      return inner ? [inner] : [];
    }
    const { field, operator, value } = part;
    if (operator === 'isSet' || operator === 'isMissing') return [{ field, operator }] as Part[];
    return [{ field, operator, value: booleans.has(field) ? value === 'true' : (value as string) }] as Part[];
  });
  if (rules.length === 0) return undefined;
  return { combinator: query.combinator === 'or' ? 'or' : 'and', ...(query.not ? { not: true } : {}), rules };
}
