import { view } from '@jurilien/event-sourcing';
import { link } from '../link.js';

/** Personal links and how they stand; the id is the hash of the token, from which no token can be made. */
export const links = view(link)({
  name: 'links',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    purpose: 'text',
    subject: 'jsonb',
    expiresAt: 'timestamptz',
    revokedAt: 'timestamptz',
    usedAt: 'timestamptz',
    lang: 'text',
    createdAt: 'timestamptz',
  },
  read: { defaultSort: ['createdAt', 'desc'] },
  on: {
    LinkIssued: (_row, { data: { linkId: _, ...issued }, occurredAt }) => ({ ...issued, createdAt: occurredAt }),
    LinkRevoked: (row, e) => ({ ...row, revokedAt: e.occurredAt }),
    LinkUsed: (row, e) => ({ ...row, usedAt: e.occurredAt }),
  },
});
