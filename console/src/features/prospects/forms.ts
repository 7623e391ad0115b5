import type { LostByHand, ProspectRow } from '@jurilien/rows/prospects';
import { IMPLIED_MONTHS } from '@jurilien/reference';
import { ask } from '../../api/http';
import { every } from '../../every';
import type { Command, Field, Values } from '../../components/form/command';
import { lawyerTypes } from '../../codes';
import type { useCode, useT } from '../../useT';

export interface Tools {
  readonly t: ReturnType<typeof useT>;
  readonly code: ReturnType<typeof useCode>;
  /** Colleagues who may look after a prospect. */
  readonly staff: readonly { readonly value: string; readonly label: string }[];
  readonly regions: readonly { readonly value: string; readonly label: string }[];
}

const LOST = every<LostByHand>()('noInterest', 'noAnswer', 'otherService', 'notEligible', 'asksForSilence', 'other');
const TITLES = every<ProspectRow['title']>()('lawyer', 'notary', 'paralegal', 'mediator');
const BASES = every<ProspectRow['basis']>()('express', 'implied-contract', 'implied-inquiry');

/** How long a consent that no one spoke lasts at most, in months. */
const LIMITS = { contract: IMPLIED_MONTHS['implied-contract'], inquiry: IMPLIED_MONTHS['implied-inquiry'] };
const day = (at: string | null | undefined): string => (at ? at.slice(0, 10) : '');
const startOf = (value: unknown): string => `${String(value)}T00:00:00.000Z`;
const given = (values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

type Options = readonly { readonly value: string; readonly label: string }[];
type Texts = 'name' | 'firm' | 'licenceNo' | 'email' | 'phoneNumber' | 'notes';
const text = (row: ProspectRow | undefined, name: Texts, label: Field['label'], more: Partial<Field> = {}): Field => ({
  ...{ name, label, optional: true, initial: row?.[name] ?? '' },
  ...more,
});
const select = (
  name: string,
  label: Field['label'],
  options: Options,
  initial: string | null | undefined,
  more: Partial<Field> = {},
): Field => ({ ...{ name, label, kind: 'select', options: [...options], initial: initial ?? '' }, ...more });

/** Who it is, and where. A record stays in its province: who looks after it depends on it. */
function fieldsOfPerson(row: ProspectRow | undefined, { t, code, staff, regions }: Tools): Field[] {
  const none = { value: '', label: t('list.any') };
  const titles = TITLES.map((value) => ({ value, label: t(`prospects.titles.${value}`) }));
  const provinces = ['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) }));
  const langs = ['fr', 'en'].map((value) => ({ value, label: code('langs', value) }));
  const fields = lawyerTypes.map((value) => ({ value, label: code('lawyerTypes', value) }));
  const owners = [{ value: '', label: t('prospects.noOwner') }, ...staff];
  return [
    text(row, 'name', 'prospects.name', { optional: false }),
    select('title', 'prospects.professionTitle', titles, row?.title ?? 'lawyer'),
    text(row, 'firm', 'prospects.firm'),
    text(row, 'licenceNo', 'prospects.licenceNo'),
    ...(row ? [] : [select('province', 'prospects.province', provinces, 'QC')]),
    select('region', 'prospects.region', [none, ...regions], row?.region, { optional: true }),
    select('lang', 'prospects.lang', langs, row?.lang ?? 'fr'),
    select('field', 'prospects.fields', [none, ...fields], row?.fields[0], { optional: true }),
    text(row, 'email', 'prospects.email'),
    text(row, 'phoneNumber', 'prospects.phone'),
    { name: 'noCalls', label: 'prospects.noCalls', kind: 'check', initial: row?.noCalls ?? false },
    select('ownerId', 'prospects.owner', owners, row?.ownerId, { optional: true }),
    text(row, 'notes', 'prospects.notes', { kind: 'lines' }),
  ];
}

/** On what they may be written to, with its proof. */
function fieldsOfBasis(row: ProspectRow | undefined, { t }: Tools): Field[] {
  const bases = [{ value: '', label: t('prospects.noBasis') }, ...BASES.map((value) => ({ value, label: t(`prospects.bases.${value}`) }))];
  const end = { key: 'prospects.basisEndHint', vars: LIMITS } as const;
  return [
    select('basis', 'prospects.basis', bases, row?.basis, { optional: true, hint: 'prospects.basisHint' }),
    { name: 'basisSince', label: 'prospects.basisSince', kind: 'date', optional: true, initial: day(row?.basisSince) },
    { name: 'basisUntil', label: 'prospects.basisEnd', kind: 'date', optional: true, initial: day(row?.basisUntil), hint: end },
    { name: 'basisProof', label: 'prospects.basisProof', optional: true, initial: row?.basisProof ?? '', hint: 'prospects.basisProofHint' },
    {
      ...{ name: 'textsSince', label: 'prospects.textsSince', kind: 'date', optional: true, initial: day(row?.textsSince) },
      hint: 'prospects.textsHint',
    },
    { name: 'textsProof', label: 'prospects.textsProof', optional: true, initial: row?.textsProof ?? '', hint: 'prospects.textsProofHint' },
  ];
}

/** Fields of a practice beside the one the form shows first are kept. */
const fieldsIn = (row: ProspectRow | undefined, first: unknown): unknown[] => {
  const others = (row?.fields ?? []).slice(1).filter((one) => one !== first);
  return first ? [first, ...others] : others;
};

/** Writes a record, or what is new of it. */
export const saveForm = (row: ProspectRow | undefined, tools: Tools): Command => {
  const prospectId = row?.id ?? crypto.randomUUID();
  return {
    command: 'SaveProspect',
    label: tools.t(row ? 'prospects.edit' : 'prospects.new'),
    reason: false,
    fields: [...fieldsOfPerson(row, tools), ...fieldsOfBasis(row, tools)],
    payload: (values) => ({
      prospectId,
      ...given(values, [
        'name',
        'title',
        'firm',
        'licenceNo',
        'region',
        'lang',
        'email',
        'phoneNumber',
        'notes',
        'basisProof',
        'textsProof',
      ]),
      ...(values.textsSince ? { textsSince: startOf(values.textsSince) } : {}),
      ...{ province: row?.province ?? values.province, ownerId: values.ownerId || null, noCalls: values.noCalls === true },
      fields: fieldsIn(row, values.field),
      ...(values.basis && values.basisSince
        ? {
            basis: {
              kind: values.basis,
              since: startOf(values.basisSince),
              ...(values.basisUntil ? { until: startOf(values.basisUntil) } : {}),
            },
          }
        : {}),
    }),
    ...(row ? { expectedVersion: row.version } : {}),
  };
};

/** A prospect is given up, with the reason. */
export const loseForm = ({ id: prospectId }: Pick<ProspectRow, 'id'>, { t }: Pick<Tools, 't'>): Command => ({
  command: 'MoveProspect',
  label: t('prospects.lose'),
  reason: false,
  note: t('prospects.loseNote'),
  fields: [
    {
      name: 'lostReason',
      label: 'prospects.lostReason',
      kind: 'select',
      options: LOST.map((value) => ({ value, label: t(`prospects.lostReasons.${value}`) })),
    },
  ],
  payload: ({ lostReason }) => ({ prospectId, stage: 'lost', lostReason }),
});

/** An e-mail or a text to a prospect, through the route that dresses its words. */
export const writeForm = ({ id }: Pick<ProspectRow, 'id'>, channel: 'sms' | 'email', { t }: Pick<Tools, 't'>): Command => {
  const messageId = crypto.randomUUID();
  const subject: Field = { name: 'subject', label: 'prospects.subject' };
  return {
    command: 'WriteToProspect',
    label: t(`prospects.write.${channel}`),
    reason: false,
    note: t(`prospects.writeNote.${channel}`),
    done: t(`prospects.written.${channel}`),
    fields: [...(channel === 'email' ? [subject] : []), { name: 'body', label: 'prospects.body', kind: 'lines' }],
    payload: () => ({}),
    act: (_reason, values) =>
      ask('POST /api/prospects/:id/messages', {
        params: { id },
        body: { messageId, channel, subject: channel === 'email' ? String(values.subject) : '', body: String(values.body) },
      }),
  };
};
