import { view, type RowFold, type RowOf } from '@jurilien/event-sourcing';
import { relay } from '../relay.js';

/** Words of a conversation are here, from the oldest on. */
const kept: RowFold = (row, { data, occurredAt }) => ({
  ...row,
  leadId: data.leadId,
  professionalId: data.professionalId,
  keptSince: row?.keptSince ?? occurredAt,
});

const word =
  (by: 'professional' | 'client'): RowFold =>
  (row, e) => ({
    ...kept(row, e),
    words: (Number(row?.words) || 0) + 1,
    lastBy: by,
    lastAt: e.occurredAt,
    [by === 'client' ? 'clientAt' : 'professionalAt']: e.occurredAt,
  });

/** Who wrote last in each conversation between a professional and a client, and when; no word of it. */
export const relays = view(relay)({
  name: 'relays',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    leadId: 'uuid not null',
    professionalId: 'uuid',
    words: 'integer',
    lastBy: 'text',
    lastAt: 'timestamptz',
    clientAt: 'timestamptz',
    professionalAt: 'timestamptz',
    /** Since when the oldest words that are still kept are here. */
    keptSince: 'timestamptz',
  },
  indexes: [['leadId'], ['professionalId', 'lastAt'], ['keptSince']],
  read: { lead: 'leadId', defaultSort: ['lastAt', 'desc'] },
  on: {
    ProfessionalWroteToClient: word('professional'),
    ClientWroteToProfessional: word('client'),
    /** No word of the professional's own, but words all the same. */
    AutomationWroteToClient: kept,
    RelayWordsForgotten: (row, { data: { keptSince } }) => row && { ...row, keptSince: keptSince ?? null },
  },
});
export type RelayRow = RowOf<typeof relays>;
