import { Box } from '@mui/material';
import { canonical } from '@jurilien/reference';
import { useMemo } from 'react';
import { QueryBuilder, type Field, type RuleGroupType } from 'react-querybuilder';
import { inLocale } from '../../locale';
import { useT } from '../../useT';
import { conditionOf, queryOf } from './condition-form';
import { NamedSelect, NamedValue } from './controls';
import type { Catalogue, RuleText } from './useRules';
import { useBuilderWords } from './useBuilderWords';

type Condition = NonNullable<RuleText['when']>;
type Fact = Catalogue['facts'][number];

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

/** The fields of the query builder: facts, with the values that each can have. */
const useFields = (facts: readonly Fact[]): Field[] => {
  const t = useT();
  return useMemo(
    () =>
      facts.map(({ key, label, type }): Field => {
        const field = { name: key, label: inLocale(label) };
        if (typeof type === 'object')
          return { ...field, valueEditorType: 'select', values: type.oneOf.map((one) => ({ name: one, label: one })) };
        if (type === 'boolean')
          return {
            ...field,
            valueEditorType: EDITORS[type],
            values: [
              { name: 'true', label: t('rules.yes') },
              { name: 'false', label: t('rules.no') },
            ],
          };
        return { ...field, valueEditorType: EDITORS[type], inputType: type === 'number' ? 'number' : 'text' };
      }),
    [facts, t],
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
  const fields = useFields(facts);
  const words = useBuilderWords();
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
