import type { PrivacyCaseRow } from '@jurilien/rows/privacy';
import type { ActionOn } from '@jurilien/rows/processes';
import { RECOURSE_WORDS, recourseOf } from '@jurilien/reference';
import type { Command, Field } from '../../../components/commands/CommandDialog';
import { every } from '../../../every';
import type { Translate, useCode } from '../../../useT';
import { holdingOf } from '../Holding';
import type { Reached } from './useReached';
import { COPIES } from './waiting';

/** What an administrator does with a case: one command decides both ways. */
export type CaseAct = 'assign' | 'approve' | 'refuse' | 'fulfil';
export const COMMAND_OF = {
  assign: 'AssignPrivacyRequest',
  approve: 'DecidePrivacyRequest',
  refuse: 'DecidePrivacyRequest',
  fulfil: 'FulfilPrivacyRequest',
} as const satisfies Readonly<Record<CaseAct, ActionOn<'privacy-cases'>>>;
/** The buttons of a case in the order of its life. */
export const ACTS = ['approve', 'refuse', 'fulfil', 'assign'] as const satisfies readonly CaseAct[];

/** What the forms of a case are made from. */
export interface Tools {
  readonly t: Translate;
  readonly code: ReturnType<typeof useCode>;
  readonly colleagues: readonly { value: string; label: string }[];
  readonly reached: Reached;
  /** What stands in the way of erasing a thing, in words. */
  readonly held: (holding: string) => string | undefined;
}

const CAUSES = every<'nothingHeld' | 'legalDuty' | 'othersRights' | 'unfounded' | 'other'>()(
  'legalDuty',
  'othersRights',
  'nothingHeld',
  'unfounded',
  'other',
);
const NO_ONE = 'none';
const chosen = (place: number): string => `holding-${place}`;
const words = (name: string, value: unknown) => (String(value ?? '').trim() ? { [name]: String(value).trim() } : {});

const holdingFields = ({ code, reached, held }: Tools): Field[] =>
  reached.holdings.map(({ id }, place) => {
    const { kind, id: entityId } = holdingOf(id);
    const hold = held(id);
    return {
      name: chosen(place),
      label: { key: 'privacyCases.grantOf', vars: { what: `${code('holdingKinds', kind)} ${entityId.slice(0, 8)}` } },
      kind: 'check',
      initial: true,
      ...(hold ? { hint: { key: 'privacyCases.heldHint', vars: { hold } } } : {}),
    } satisfies Field;
  });

const approval = (row: PrivacyCaseRow, tools: Tools, base: Command): Command => ({
  ...base,
  note: tools.t(`privacyCases.approveNotes.${row.kind}`),
  fields: [
    ...holdingFields(tools),
    ...(COPIES.includes(row.kind)
      ? [{ name: 'thirdPartiesRemoved', label: 'privacyCases.fields.thirdPartiesRemoved', kind: 'check' } as const]
      : []),
    {
      name: 'answer',
      label: 'privacyCases.fields.answer',
      hint: 'privacyCases.fields.answerHint',
      kind: 'lines',
      optional: row.kind !== 'humanReview',
    },
  ],
  payload: (values) => ({
    requestId: row.id,
    verdict: 'approve',
    holdings: tools.reached.holdings.flatMap(({ id }, place) => (values[chosen(place)] === true ? [holdingOf(id)] : [])),
    ...(COPIES.includes(row.kind) ? { thirdPartiesRemoved: values.thirdPartiesRemoved === true } : {}),
    ...words('answer', values.answer),
  }),
});

const refusal = (row: PrivacyCaseRow, { t, code }: Tools, base: Command): Command => ({
  ...base,
  danger: true,
  note: t('privacyCases.refuseNote', { recourse: RECOURSE_WORDS[recourseOf(row.province)][row.lang] }),
  fields: [
    {
      name: 'cause',
      label: 'privacyCases.fields.cause',
      kind: 'select',
      initial: CAUSES[0],
      options: CAUSES.map((value) => ({ value, label: code('privacyRefusals', value) })),
    },
    { name: 'answer', label: 'privacyCases.fields.answer', hint: 'privacyCases.fields.answerHint', kind: 'lines' },
  ],
  payload: ({ cause, answer }) => ({ requestId: row.id, verdict: 'refuse', cause, answer }),
});

/** The form of each act on a case. */
export const caseForm = (act: CaseAct, row: PrivacyCaseRow, tools: Tools): Command => {
  const base: Command = {
    command: COMMAND_OF[act],
    label: tools.t(`privacyCases.acts.${act}`),
    reason: false,
    fields: [],
    expectedVersion: row.version,
    payload: () => ({ requestId: row.id }),
  };
  switch (act) {
    case 'approve':
      return approval(row, tools, base);
    case 'refuse':
      return refusal(row, tools, base);
    case 'fulfil':
      return {
        ...base,
        note: tools.t('privacyCases.fulfilNote'),
        fields: [{ name: 'note', label: 'privacyCases.note', hint: 'privacyCases.fields.answerHint', kind: 'lines', optional: true }],
        payload: ({ note }) => ({ requestId: row.id, ...words('note', note) }),
      };
    case 'assign':
      return {
        ...base,
        fields: [
          {
            name: 'assigneeId',
            label: 'privacyCases.assignee',
            kind: 'select',
            initial: row.assigneeId ?? tools.colleagues[0]?.value ?? NO_ONE,
            options: [...tools.colleagues, { value: NO_ONE, label: tools.t('privacyCases.noOne') }],
          },
        ],
        payload: ({ assigneeId }) => ({ requestId: row.id, assigneeId: assigneeId === NO_ONE ? null : assigneeId }),
      };
  }
};

/** The form that says a document was seen which shows whose address it is, and that its copy is gone. */
export const documentForm = (row: PrivacyCaseRow, address: Reached['addresses'][number], t: Translate): Command => ({
  command: 'VerifyPrivacyRequester',
  label: t('privacyCases.document', { to: address.to }),
  note: t('privacyCases.documentNote'),
  reason: true,
  fields: [{ name: 'proofDeleted', label: 'privacyCases.fields.proofDeleted', kind: 'check' }],
  expectedVersion: row.version,
  payload: ({ proofDeleted }) => ({ requestId: row.id, identifier: address.identifier, proofDeleted: proofDeleted === true }),
});
