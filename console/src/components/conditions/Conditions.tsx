import { Box } from '@mui/material';
import { canonical } from '@jurilien/reference';
import { useCallback, useMemo } from 'react';
import { QueryBuilder, type Field, type Operator, type RuleGroupType } from 'react-querybuilder';
import { inLocale } from '../../locale';
import { useT } from '../../useT';
import { conditionOf, queryOf, type Condition } from './condition-form';
import { NamedSelect, NamedValue } from './controls';
import type { Fact, Option } from './fact';
import { useBuilderWords } from './useBuilderWords';

/** Its controls are the browser's own, named by their titles. */
const LOOK = {
  overflowX: 'auto',
  '& .ruleGroup': {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    p: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    minWidth: 0,
  },
  '& .ruleGroup-body, & .ruleGroup-header, & .rule': { display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 },
  '& .ruleGroup-body': { flexDirection: 'column', alignItems: 'stretch' },
  '& select, & input, & button': {
    font: 'inherit',
    minHeight: 40,
    maxWidth: '100%',
    px: 2,
    borderRadius: 1,
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    color: 'text.primary',
  },
  '& input[type=checkbox]': { minHeight: 20 },
};
const EDITORS = { boolean: 'select', number: 'text', text: 'text', instant: 'text' } as const;

/** A code that stands for itself, or one with its words. */
const nameOf = (one: Option): { name: string; label: string } =>
  typeof one === 'string' ? { name: one, label: one } : { name: one.code, label: inLocale(one) };

/** The fields of the query builder: facts, with the values that each can have. */
const useFields = (facts: readonly Fact[], known: readonly Operator[]): Field[] => {
  const t = useT();
  const operatorsIn = useCallback((names: readonly string[]) => known.filter(({ name }) => names.includes(name)), [known]);
  return useMemo(
    () =>
      facts.map(({ key, label, type, operators }): Field => {
        const field = { name: key, label: inLocale(label), ...(operators ? { operators: operatorsIn(operators) } : {}) };
        if (typeof type === 'object') return { ...field, valueEditorType: 'select', values: type.oneOf.map((one) => nameOf(one)) };
        if (type === 'month') return { ...field, valueEditorType: 'text', inputType: 'month' };
        if (type === 'boolean')
          return {
            ...field,
            valueEditorType: EDITORS[type],
            values: [
              { name: 'true', label: t('conditions.yes') },
              { name: 'false', label: t('conditions.no') },
            ],
          };
        return { ...field, valueEditorType: EDITORS[type], inputType: type === 'number' ? 'number' : 'text' };
      }),
    [facts, t, operatorsIn],
  );
};

/** Controls of the query builder that are read aloud by their names. */
const CONTROLS = { fieldSelector: NamedSelect, operatorSelector: NamedSelect, combinatorSelector: NamedSelect, valueEditor: NamedValue };

/** A condition over facts, put together with the query builder; what it is made of is data, as the rule keeps it. */
export const Conditions = ({
  facts,
  value,
  onChange,
  label,
}: {
  facts: readonly Fact[];
  value: Condition | undefined;
  onChange: (condition: Condition | undefined) => void;
  label: string;
}) => {
  const words = useBuilderWords();
  const fields = useFields(facts, words.operators);
  const booleans = useMemo(() => new Set(facts.filter(({ type }) => type === 'boolean').map(({ key }) => key)), [facts]);
  // The builder tells its query as it opens too: what no one typed is no change.
  const changed = (query: RuleGroupType): void => {
    const next = conditionOf(query, booleans);
    if (canonical(next) !== canonical(value)) onChange(next);
  };
  return (
    <Box component="section" aria-label={label} sx={LOOK}>
      <QueryBuilder
        fields={fields}
        query={queryOf(value)}
        onQueryChange={changed}
        controlElements={CONTROLS}
        listsAsArrays
        showNotToggle
        maxLevels={4}
        {...words}
      />
    </Box>
  );
};
