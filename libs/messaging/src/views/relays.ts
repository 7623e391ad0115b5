import { view, type RowFold, type RowOf } from '@jurilien/event-sourcing';
import { relay } from '../relay.js';

const word =
  (by: 'professional' | 'client'): RowFold =>
  (row, { data, occurredAt }) => ({
    ...row,
    leadId: data.leadId,
    professionalId: data.professionalId,
    words: (Number(row?.words) || 0) + 1,
    lastBy: by,
    lastAt: occurredAt,
    [by === 'client' ? 'clientAt' : 'professionalAt']: occurredAt,
  });

/** Who wrote last in each conversation between a professional and a client, and when; no word of it. */
export const relays = view(relay)({
  name: 'relays',
  version: 1,
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
  },
  indexes: [['leadId'], ['professionalId', 'lastAt']],
  read: { lead: 'leadId', defaultSort: ['lastAt', 'desc'] },
  on: { ProfessionalWroteToClient: word('professional'), ClientWroteToProfessional: word('client') },
});
export type RelayRow = RowOf<typeof relays>;
