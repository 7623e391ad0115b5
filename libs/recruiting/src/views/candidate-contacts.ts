import { notNull, oneOf, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { candidateContacts } from '../contacts.js';

const ended =
  (status: string) =>
  (row: Row | undefined | null, e: { readonly occurredAt: string }): Row | null =>
    row ? { ...row, status, answeredAt: e.occurredAt } : null;
const byRequest = (e: { readonly data: { readonly requestId: string } }): string[] => [e.data.requestId];

/** Who asked whom, for the candidate's own page (M16). What was written stays in the log. */
export const candidateContactsView = view(candidateContacts)({
  name: 'candidate-contacts',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    candidateId: 'uuid not null',
    professionalId: 'uuid not null',
    status: notNull(oneOf(['Requested', 'Accepted', 'Declined', 'Expired'])),
    requestedAt: 'timestamptz not null',
    expiresAt: 'timestamptz not null',
    answeredAt: 'timestamptz',
  },
  indexes: [['candidateId', 'requestedAt'], ['professionalId']],
  read: { defaultSort: ['requestedAt', 'desc'] },
  on: {
    CandidateContactRequested: {
      keys: byRequest,
      fold: (_row, { data: { candidateId, professionalId, expiresAt }, occurredAt }): Row => ({
        candidateId,
        professionalId,
        status: 'Requested',
        requestedAt: occurredAt,
        expiresAt,
      }),
    },
    CandidateContactAccepted: { keys: byRequest, fold: ended('Accepted') },
    CandidateContactDeclined: { keys: byRequest, fold: ended('Declined') },
    CandidateContactExpired: { keys: byRequest, fold: ended('Expired') },
  },
});
export type CandidateContactRow = RowOf<typeof candidateContactsView>;
