import type { IncidentRow } from '@jurilien/rows/privacy';
import { demandsOf, RISK_LEVELS, seriousInjury, significantHarm, type RiskLevel } from '@jurilien/reference';
import type { Command, Field } from '../../../components/commands/CommandDialog';
import type { Values } from '../../../components/form/command';
import { formatList } from '../../../format';
import type { Key, Translate, useCode } from '../../../useT';

type Words = { t: Translate; code: ReturnType<typeof useCode> };

/** The factors of each test: where it stands in the form, and in the command. */
const FACTORS = {
  quebecSensitivity: ['quebec', 'sensitivity'],
  quebecConsequences: ['quebec', 'consequences'],
  quebecLikelihood: ['quebec', 'likelihood'],
  canadaSensitivity: ['canada', 'sensitivity'],
  canadaMisuse: ['canada', 'misuse'],
} as const;
type Factor = keyof typeof FACTORS;

const levelOf = (values: Values, factor: Factor): RiskLevel => values[factor] as RiskLevel;
/** Both tests as they are answered. */
const testsOf = (values: Values) => ({
  quebec: {
    sensitivity: levelOf(values, 'quebecSensitivity'),
    consequences: levelOf(values, 'quebecConsequences'),
    likelihood: levelOf(values, 'quebecLikelihood'),
  },
  canada: { sensitivity: levelOf(values, 'canadaSensitivity'), misuse: levelOf(values, 'canadaMisuse') },
});

const answered = (row: IncidentRow, factor: Factor): string => {
  const [test, name] = FACTORS[factor];
  return (row[test] as Readonly<Record<string, string>> | null | undefined)?.[name] ?? 'medium';
};

/** Both legal tests, each with its reasons; what follows from them stands below while they are answered. */
export const assessForm = (row: IncidentRow, base: Command, { t, code }: Words): Command => {
  const factor = (name: Factor): Field => ({
    name,
    label: `incidents.fields.${name}` satisfies Key,
    kind: 'select',
    initial: answered(row, name),
    options: RISK_LEVELS.map((value) => ({ value, label: code('riskLevels', value) })),
  });
  const why = (name: 'quebecWhy' | 'canadaWhy'): Field => ({
    name,
    label: `incidents.fields.${name}` satisfies Key,
    kind: 'lines',
    initial: row[name] ?? '',
  });
  return {
    ...base,
    note: t('incidents.assessNote'),
    fields: [
      factor('quebecSensitivity'),
      factor('quebecConsequences'),
      factor('quebecLikelihood'),
      why('quebecWhy'),
      factor('canadaSensitivity'),
      factor('canadaMisuse'),
      why('canadaWhy'),
    ],
    effect: (values) => {
      const tests = testsOf(values);
      const demands = demandsOf(tests);
      const next =
        demands.length > 0
          ? t('incidents.mustTell', { whom: formatList(demands.map((whom) => code('incidentRecipients', whom))) })
          : t('incidents.tellNoOne');
      return {
        rows: [
          [t('incidents.quebecTest'), code('yes', String(seriousInjury(tests.quebec)))],
          [t('incidents.canadaTest'), code('yes', String(significantHarm(tests.canada)))],
        ],
        next,
        done: next,
      };
    },
    payload: (values) => ({ incidentId: row.id, ...testsOf(values), quebecWhy: values.quebecWhy, canadaWhy: values.canadaWhy }),
  };
};
