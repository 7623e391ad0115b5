import { view } from '@jurilien/event-sourcing';
import { link } from '../link.js';

/** Personal links and how they stand; the id is the hash of the token, from which no token can be made. */
export const links = view(link)({
  name: 'links',
  version: 2,
  key: 'id',
  columns: {
    id: 'text',
    purpose: 'text',
    subject: 'jsonb',
    leadId: 'uuid',
    professionalId: 'uuid',
    expiresAt: 'timestamptz',
    revokedAt: 'timestamptz',
    usedAt: 'timestamptz',
    lang: 'text',
    createdAt: 'timestamptz',
  },
  read: { lead: 'leadId', professional: 'professionalId', defaultSort: ['createdAt', 'desc'] },
  on: {
    LinkIssued: (_row, { data: { linkId: _, ...issued }, occurredAt }) => ({
      ...issued,
      leadId: issued.subject.leadId,
      professionalId: issued.subject.professionalId,
      createdAt: occurredAt,
    }),
    LinkRevoked: (row, e) => ({ ...row, revokedAt: e.occurredAt }),
    LinkUsed: (row, e) => ({ ...row, usedAt: e.occurredAt }),
  },
});
