import { derived, notNull, oneOf, type RowOf, someOf, view } from '@jurilien/event-sourcing';
import { BLACKLIST_REASONS, BLACKLIST_SCOPES, blacklistEntry } from '../blacklist.js';
import { BLACKLIST_KINDS } from '../marks.js';

/** X04: every entry, how it stands and who made it count. The value itself is nowhere: a keyed hash to compare with, a masked label. */
export const blacklist = view(blacklistEntry)({
  name: 'blacklist',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    kind: notNull(oneOf(BLACKLIST_KINDS)),
    mark: derived({ type: 'text' }),
    label: { type: 'text', personal: 'text' },
    evidence: { type: 'text', personal: 'text' },
    /** Why it was proposed or made, and what was said at the last decision about it. */
    note: { type: 'text', personal: 'text' },
    decisionNote: { type: 'text', personal: 'text' },
    professionalId: 'uuid',
    scope: notNull(someOf(BLACKLIST_SCOPES)),
    blockType: notNull(oneOf(BLACKLIST_REASONS)),
    province: oneOf(['QC', 'ON']),
    state: notNull(oneOf(['Proposed', 'Active', 'UnderReview', 'Lifted', 'Expired'])),
    why: oneOf(['professional', 'national']),
    until: 'timestamptz not null',
    reviewAt: 'timestamptz not null',
    proposedBy: 'text',
    addedBy: 'text',
    statement: { type: 'text', personal: 'text' },
    answerBy: 'timestamptz',
    createdAt: 'timestamptz not null',
    endedAt: 'timestamptz',
    version: 'integer not null',
  },
  indexes: [['state', 'createdAt'], ['mark'], ['professionalId'], ['kind', 'state'], ['reviewAt']],
  sealedBy: 'id',
  search: ['label'],
  read: {
    province: 'province',
    clear: ['label'],
    detailOnly: ['mark', 'evidence', 'note', 'decisionNote', 'statement'],
    defaultSort: ['createdAt', 'desc'],
  },
  on: {
    BlacklistEntryProposed: (_row, { data: { entryId: _, ...entry }, occurredAt, version, actor, reason }) => ({
      ...entry,
      note: reason,
      state: 'Proposed',
      proposedBy: actor.id,
      createdAt: occurredAt,
      version,
    }),
    BlacklistEntryAdded: (row, { data: { entryId: _, ...entry }, occurredAt, version, actor, reason }) => ({
      ...row,
      ...entry,
      ...(row ? { decisionNote: reason } : { note: reason }),
      state: 'Active',
      addedBy: actor.id,
      createdAt: row?.createdAt ?? occurredAt,
      version,
    }),
    BlacklistEntryReviewed: (row, e) => ({
      ...row,
      state: 'Active',
      until: e.data.until,
      reviewAt: e.data.reviewAt,
      answerBy: undefined,
      decisionNote: e.reason,
      version: e.version,
    }),
    BlacklistAppealFiled: (row, e) => ({
      ...row,
      state: 'UnderReview',
      statement: e.data.statement,
      answerBy: e.data.answerBy,
      version: e.version,
    }),
    BlacklistEntryLifted: (row, e) => ({ ...row, state: 'Lifted', decisionNote: e.reason, endedAt: e.occurredAt, version: e.version }),
    BlacklistEntryExpired: (row, e) => ({ ...row, state: 'Expired', endedAt: e.occurredAt, version: e.version }),
  },
});
export type BlacklistRow = RowOf<typeof blacklist>;
