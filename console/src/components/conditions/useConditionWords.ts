import { inLocale } from '../../locale';
import { useT } from '../../useT';
import type { Condition } from './condition-form';
import type { Fact } from './fact';
import { useBuilderWords } from './useBuilderWords';

type Comparison = Exclude<Condition['rules'][number], Condition>;

const labelOf = (named: readonly { readonly name: string; readonly label: string }[], name: string): string =>
  named.find((one) => one.name === name)?.label ?? name;

/** How a condition reads, a line to each of its parts; nothing where nothing is asked. */
export const useConditionWords = () => {
  const t = useT();
  const { operators, combinators } = useBuilderWords();
  const valueOf = (value: unknown, fact: Fact | undefined): string => {
    if (Array.isArray(value)) return value.map((each) => valueOf(each, fact)).join(', ');
    if (typeof value === 'boolean') return t(value ? 'conditions.yes' : 'conditions.no');
    const options = typeof fact?.type === 'object' ? fact.type.oneOf : [];
    const named = options.find((one) => typeof one !== 'string' && one.code === value);
    return typeof named === 'object' ? inLocale(named) : String(value ?? '');
  };
  const comparison = ({ field, operator, value }: Comparison, facts: readonly Fact[]): string => {
    const fact = facts.find(({ key }) => key === field);
    return [fact ? inLocale(fact.label) : field, labelOf(operators, operator), valueOf(value, fact)].filter(Boolean).join(' ');
  };
  const said = ({ combinator, not, rules }: Condition, facts: readonly Fact[]): string => {
    const parts = rules.map((part) => ('combinator' in part ? `(${said(part, facts)})` : comparison(part, facts)));
    const all = parts.join(` ${labelOf(combinators, combinator)}\n`);
    return not ? `${t('conditions.builder.notToggle')} (${all})` : all;
  };
  return said;
};
