import type { FieldType } from '@jurilien/campaigns';
import type { Comparison, Condition } from '@jurilien/event-sourcing';
import { type Built, statement } from '@jurilien/persistence';

/** A field as a query finds it: the SQL of its value, and how that is compared. */
export interface Asked {
  readonly of: Built;
  readonly type: FieldType;
}

const isGroup = (part: Condition | Comparison): part is Condition => 'combinator' in part;
const isSeveral = (type: FieldType): boolean => typeof type === 'object' && 'several' in type;

/** A list of values, as SQL; numbers and codes have types of their own. */
function listOf(type: FieldType, value: Comparison['value']): Built {
  const list = Array.isArray(value) ? value : [value];
  return type === 'number' ? statement`${list.map(Number)}::bigint[]` : statement`${list.map(String)}::text[]`;
}
function oneOf(type: FieldType, value: Comparison['value']): Built {
  if (type === 'number') return statement`${value}::bigint`;
  return type === 'boolean' ? statement`${value}::boolean` : statement`${String(value)}::text collate "C"`;
}
const ORDERS = { '<': statement`<`, '<=': statement`<=`, '>': statement`>`, '>=': statement`>=` } as const;

/** A field with several values: one that is asked for is enough, and without any it is missing. */
function severalSql({ operator, value }: Comparison, { of, type }: Asked): Built {
  const some = statement`coalesce(cardinality(${of}), 0) > 0`;
  const meets = statement`coalesce(${of} && ${listOf(type, value)}, false)`;
  switch (operator) {
    case 'isSet':
      return some;
    case 'isMissing':
      return statement`not ${some}`;
    case '=':
    case 'in':
      return meets;
    case '!=':
    case 'notIn':
      return statement`(${some} and not ${meets})`;
    default:
      return statement`false`;
  }
}

function singleSql({ operator, value }: Comparison, { of, type }: Asked): Built {
  switch (operator) {
    case 'isSet':
      return statement`${of} is not null`;
    case 'isMissing':
      return statement`${of} is null`;
    case '=':
      return statement`${of} = ${oneOf(type, value)}`;
    case '!=':
      return statement`${of} <> ${oneOf(type, value)}`;
    case 'in':
      return statement`${of} = any(${listOf(type, value)})`;
    case 'notIn':
      return statement`${of} <> all(${listOf(type, value)})`;
    default:
      return statement`${of} ${ORDERS[operator]} ${oneOf(type, value)}`;
  }
}

/** One comparison: never unknown, so that its opposite is its opposite. */
const comparisonSql = (c: Comparison, asked: Asked): Built =>
  isSeveral(asked.type) ? severalSql(c, asked) : statement`coalesce(${singleSql(c, asked)}, false)`;

/**
 * A condition as SQL that answers what `holds` answers of the same rows; its values are parameters. A group without parts holds.
 * @param fieldOf the fields that may be named @throws Error for any other: a query is refused before it is kept
 */
export function conditionSql(c: Condition, fieldOf: (key: string) => Asked | undefined): Built {
  const parts = c.rules.map((part) => {
    if (isGroup(part)) return conditionSql(part, fieldOf);
    const asked = fieldOf(part.field);
    if (!asked) throw new Error('A query names a field that its audience has not.');
    return comparisonSql(part, asked);
  });
  const all = parts.length === 0 ? statement`true` : statement.join(parts, c.combinator === 'and' ? statement` and ` : statement` or `);
  return c.not ? statement`(not (${all}))` : statement`(${all})`;
}
