import { useMemo } from 'react';
import type { Operator } from 'react-querybuilder';
import { useT, type Key } from '../../useT';

const OPERATORS = ['=', '!=', '<', '<=', '>', '>=', 'in', 'notIn', 'isSet', 'isMissing'] as const;
const NAMES = ['is', 'isNot', 'less', 'atMost', 'more', 'atLeast', 'in', 'notIn', 'isSet', 'isMissing'] as const;
const BUTTONS = ['fields', 'operators', 'value', 'removeRule', 'removeGroup', 'addRule', 'addGroup', 'combinators', 'notToggle'] as const;

/** The words of the query builder, in the language of the page. */
export const useBuilderWords = () => {
  const t = useT();
  return useMemo(() => {
    const operators = OPERATORS.map((name, n): Operator => {
      const unary = name === 'isSet' || name === 'isMissing' ? { arity: 'unary' as const } : {};
      return { name, label: t(`conditions.operators.${NAMES[n]!}`), ...unary };
    });
    const translations = Object.fromEntries(
      BUTTONS.map((name) => {
        const said = t(`conditions.builder.${name}` as Key);
        return [name, { title: said, label: said }];
      }),
    );
    const combinators = [
      { name: 'and', label: t('conditions.builder.and') },
      { name: 'or', label: t('conditions.builder.or') },
    ];
    return { operators, translations, combinators };
  }, [t]);
};
