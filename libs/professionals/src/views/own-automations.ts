import { ERASED, json, notNull, oneOf, personal, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { OWN_KINDS, ownAutomations, ownTexts } from '../own-automations.js';

interface OfKind {
  readonly data: { readonly professionalId: string; readonly kind: string };
}
const keys = ({ data: { professionalId, kind } }: OfKind): string[] => [`${professionalId}.${kind}`];
const count = (row: Row | undefined, column: string): number => Number(row?.[column] ?? 0);

/** M21, for the team: what each professional has done by itself, and how often it was sent. */
export const ownAutomationsView = view(ownAutomations)({
  name: 'own-automations',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    professionalId: 'uuid not null',
    province: notNull(oneOf(['QC', 'ON'])),
    kind: notNull(oneOf(OWN_KINDS)),
    enabled: 'boolean not null',
    texts: personal('text', json(ownTexts.or(z.literal(ERASED)))),
    afterHours: 'integer',
    from: 'timestamptz',
    until: 'timestamptz',
    versions: 'integer not null',
    savedAt: 'timestamptz not null',
    sent: 'integer not null',
    lastSentAt: 'timestamptz',
    notSent: 'integer not null',
    lastCode: 'text',
  },
  sealedBy: 'professionalId',
  indexes: [['professionalId']],
  read: { province: 'province', professional: 'professionalId', clear: ['texts'], defaultSort: ['savedAt', 'desc'] },
  on: {
    ProfessionalAutomationSaved: {
      keys,
      fold: (row, { data, occurredAt }): Row => ({
        ...{ sent: 0, notSent: 0, ...row },
        ...data,
        afterHours: data.afterHours,
        from: data.from,
        until: data.until,
        versions: count(row, 'versions') + 1,
        savedAt: occurredAt,
      }),
    },
    ProfessionalAutomationDisabled: { keys, fold: (row) => row && { ...row, enabled: false } },
    ProfessionalAutomationRan: {
      keys,
      fold: (row, { data: { outcome, code } }) =>
        outcome === 'notSent' && row ? { ...row, notSent: count(row, 'notSent') + 1, lastCode: code } : row,
    },
    ProfessionalAutomationSent: {
      keys,
      fold: (row, { occurredAt }) => row && { ...row, sent: count(row, 'sent') + 1, lastSentAt: occurredAt },
    },
    ProfessionalAutomationHeldBack: {
      keys,
      fold: (row, { data: { code } }) => row && { ...row, notSent: count(row, 'notSent') + 1, lastCode: code },
    },
  },
});
export type OwnAutomationRow = RowOf<typeof ownAutomationsView>;
