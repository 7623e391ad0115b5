import { INCIDENT_DATA, INCIDENT_KINDS, INCIDENT_RECIPIENTS, TOLD_BY } from '@jurilien/reference';
import type { IncidentRow } from '@jurilien/rows/privacy';
import type { ActionOn } from '@jurilien/rows/processes';
import type { Command, Field } from '../../../components/commands/CommandDialog';
import { instant, local } from '../../../components/form/moment';
import { every } from '../../../every';
import type { Translate, useCode } from '../../../useT';
import { assessForm } from './assess';

export type IncidentCommand = ActionOn<'incidents'>;
type Words = { t: Translate; code: ReturnType<typeof useCode> };

/** A moment that is known, as its field holds it. */
const typedOf = (at: string | undefined): string => (at ? local(Date.parse(at)) : '');
/** The same when it was left as it was known, to the second: facts that no one changed are no other facts. */
const momentOf = (value: unknown, known: string | undefined): string => (known && value === typedOf(known) ? known : instant(value));
const optional = (name: string, value: unknown) => (value ? { [name]: value } : {});

/** What is known of an incident before its form is opened. */
export type Known = Partial<IncidentRow> & { readonly subjectIds?: readonly string[] };

const factsFields = (known: Known, code: Words['code']): Field[] => [
  {
    name: 'kind',
    label: 'incidents.fields.kind',
    kind: 'select',
    initial: known.kind ?? 'disclosure',
    options: INCIDENT_KINDS.map((value) => ({ value, label: code('incidentKinds', value) })),
  },
  { name: 'occurredAt', label: 'incidents.fields.occurredAt', kind: 'datetime', initial: typedOf(known.occurredAt) },
  { name: 'discoveredAt', label: 'incidents.fields.discoveredAt', kind: 'datetime', initial: typedOf(known.discoveredAt) },
  {
    name: 'persons',
    label: 'incidents.fields.persons',
    hint: 'incidents.fields.personsHint',
    kind: 'number',
    initial: known.persons === undefined ? '' : String(known.persons),
  },
  ...INCIDENT_DATA.map((value) => ({
    name: dataField(value),
    label: { key: 'incidents.fields.concerns', vars: { data: code('incidentData', value) } } as const,
    kind: 'check' as const,
    initial: known.dataKinds?.includes(value) ?? false,
  })),
  { name: 'description', label: 'incidents.fields.description', kind: 'lines', initial: known.description ?? '' },
  { name: 'measures', label: 'incidents.fields.measures', kind: 'lines', initial: known.measures ?? '' },
  { name: 'reporter', label: 'incidents.fields.reporter', initial: known.reporter ?? '', optional: true },
  {
    name: 'subjectIds',
    label: 'incidents.fields.subjectIds',
    hint: 'incidents.fields.subjectIdsHint',
    kind: 'lines',
    initial: known.subjectIds?.join('\n') ?? '',
    optional: true,
  },
];
const dataField = (value: string): string => `data-${value}`;

/** The form of a new incident, or of what is known of one by now. @param id of the incident */
export const registerForm = (known: Known, id: string, { t, code }: Words, expectedVersion?: number): Command => ({
  command: 'RegisterIncident',
  label: t(expectedVersion === undefined ? 'incidents.register' : 'incidents.complete'),
  note: t('incidents.registerNote'),
  reason: false,
  expectedVersion,
  fields: factsFields(known, code),
  payload: (values) => {
    const subjectIds = String(values.subjectIds ?? '')
      .split(/[\s,;]+/)
      .filter(Boolean);
    return {
      incidentId: id,
      kind: values.kind,
      dataKinds: INCIDENT_DATA.filter((value) => values[dataField(value)] === true),
      occurredAt: momentOf(values.occurredAt, known.occurredAt),
      discoveredAt: momentOf(values.discoveredAt, known.discoveredAt),
      persons: Number(values.persons),
      description: values.description,
      measures: values.measures,
      ...optional('reporter', values.reporter),
      ...optional('messageId', known.messageId),
      ...(subjectIds.length > 0 ? { subjectIds } : {}),
    };
  },
});

/** That someone was told: who is still missing is offered first. */
const notifyForm = (row: IncidentRow, base: Command, { code }: Words): Command => ({
  ...base,
  fields: [
    {
      name: 'whom',
      label: 'incidents.fields.whom',
      kind: 'select',
      initial: row.missing[0] ?? 'cai',
      options: INCIDENT_RECIPIENTS.map((value) => ({ value, label: code('incidentRecipients', value) })),
    },
    { name: 'notifiedAt', label: 'incidents.fields.notifiedAt', kind: 'datetime' },
    {
      name: 'how',
      label: 'incidents.fields.how',
      kind: 'select',
      initial: row.missing[0] === 'persons' ? 'email' : 'form',
      options: TOLD_BY.map((value) => ({ value, label: code('toldBy', value) })),
    },
    {
      name: 'persons',
      label: 'incidents.fields.toldPersons',
      hint: 'incidents.fields.toldPersonsHint',
      kind: 'number',
      optional: true,
      min: 1,
    },
    { name: 'reference', label: 'incidents.fields.reference', optional: true },
  ],
  payload: ({ whom, notifiedAt, how, persons, reference }) => ({
    incidentId: row.id,
    whom,
    how,
    notifiedAt: instant(notifiedAt),
    ...(persons ? { persons: Number(persons) } : {}),
    ...optional('reference', reference),
  }),
});

/** The buttons of an incident in the order of its life; whether each can be pressed, its own decision says. */
export const INCIDENT_COMMANDS = every<IncidentCommand>()('AssessIncident', 'NotifyIncident', 'CloseIncident', 'RegisterIncident');

/** The form of each command on an incident. */
export const incidentForm = (command: IncidentCommand, row: IncidentRow, words: Words): Command => {
  const base: Command = {
    command,
    label: words.t(`actions.${command}`),
    reason: false,
    fields: [],
    expectedVersion: row.version,
    payload: () => ({ incidentId: row.id }),
  };
  switch (command) {
    case 'RegisterIncident':
      return registerForm(row, row.id, words, row.version);
    case 'AssessIncident':
      return assessForm(row, base, words);
    case 'NotifyIncident':
      return notifyForm(row, base, words);
    case 'CloseIncident':
      return {
        ...base,
        fields: [{ name: 'conclusion', label: 'incidents.fields.conclusion', kind: 'lines' }],
        payload: ({ conclusion }) => ({ incidentId: row.id, conclusion }),
      };
  }
};
