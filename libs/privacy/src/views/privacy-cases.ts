import { derived, json, notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { RECOURSES, PRIVACY_KINDS } from '@jurilien/reference';
import { z } from 'zod';
import { holdingRef } from '../holding.js';
import { identifier, PRIVACY_STATES, privacyRequest } from '../privacy-request.js';

const CHANNELS = ['page', 'link', 'account', 'staff'] as const;
/** What an address of a request is worth: as it was given, and whether it is proven. */
const shownIdentifier = identifier.extend({ proven: z.boolean() });
type Shown = z.infer<typeof shownIdentifier>;

/** Requests about one's own data, with their clocks: the cases of the privacy officers (N04), and what someone signed in has asked (N03). */
export const privacyCases = view(privacyRequest)({
  name: 'privacy-cases',
  version: 2,
  key: 'id',
  sealedBy: 'id',
  columns: {
    id: 'uuid',
    kind: notNull(oneOf(PRIVACY_KINDS)),
    state: notNull(oneOf(PRIVACY_STATES)),
    lang: notNull(oneOf(['fr', 'en'])),
    province: notNull(oneOf(['QC', 'ON'])),
    channel: notNull(oneOf(CHANNELS)),
    accountId: 'uuid',
    leadId: 'uuid',
    name: { type: 'text', personal: 'name' },
    identifiers: { ...json(z.array(shownIdentifier)), personal: 'text' },
    words: { type: 'text', personal: 'text' },
    /** How many of its addresses are proven, and of how many. */
    proven: 'integer not null',
    /** An administrator saw a document that shows who asks. */
    byDocument: 'boolean',
    named: derived({ type: 'integer' }),
    filedAt: 'timestamptz not null',
    dueAt: 'timestamptz not null',
    /** Its clock has rung: it waits for so long that its answer is nearly due. */
    sounded: 'boolean not null',
    assigneeId: 'text',
    holdings: json(z.array(holdingRef)),
    cause: 'text',
    recourse: oneOf(RECOURSES),
    answer: { type: 'text', personal: 'text' },
    note: { type: 'text', personal: 'text' },
    exportUntil: 'timestamptz',
    decidedAt: 'timestamptz',
    endedAt: 'timestamptz',
    version: 'integer not null',
  },
  indexes: [['state', 'dueAt'], ['accountId', 'filedAt'], ['assigneeId', 'state', 'dueAt'], ['filedAt']],
  search: ['name'],
  read: {
    province: 'province',
    account: 'accountId',
    assignee: 'assigneeId',
    detailOnly: ['identifiers', 'words', 'answer', 'note', 'holdings'],
    onRequest: ['name', 'identifiers', 'words', 'answer', 'note'],
    defaultSort: ['dueAt', 'asc'],
  },
  on: {
    PrivacyRequestFiled: (_row, { data: { requestId: _, sentAs: _s, userId, identifiers, ...filed }, occurredAt, version }) => {
      const given: Shown[] | null = typeof identifiers === 'string' ? null : identifiers.map((each) => ({ ...each, proven: false }));
      return {
        ...filed,
        ...{ accountId: userId, identifiers: given, named: given?.length ?? null, proven: 0, sounded: false },
        ...{ state: 'Verifying', filedAt: occurredAt, version },
      };
    },
    PrivacyRequesterVerified: (row, { data: { identifier: n, how }, version }) => {
      if (!row) return row;
      const identifiers = (row.identifiers as Shown[] | null)?.map((each, i) => (i === n ? { ...each, proven: true } : each)) ?? null;
      const byDocument = how === 'document' || (row.byDocument ?? false);
      return { ...row, state: 'InReview', byDocument, identifiers, proven: row.proven + (n === undefined ? 0 : 1), version };
    },
    PrivacyRequestAssigned: (row, { data: { assigneeId }, version }) => row && { ...row, assigneeId, version },
    PrivacyRequestApproved: (row, { data: { holdings, answer }, occurredAt, version }) =>
      row && { ...row, state: 'Approved', holdings, answer, decidedAt: occurredAt, version },
    PrivacyRequestRefused: (row, { data: { cause, answer, recourse }, occurredAt, version }) =>
      row && { ...row, state: 'Refused', cause, answer, recourse, decidedAt: occurredAt, endedAt: occurredAt, version },
    PrivacyRequestFulfilled: (row, { data: { export: copy, note }, occurredAt, version }) =>
      row && { ...row, state: 'Fulfilled', exportUntil: copy?.until, note, endedAt: occurredAt, version },
    PrivacyRequestAbandoned: (row, { data: { cause }, occurredAt, version }) =>
      row && { ...row, state: 'Abandoned', cause, endedAt: occurredAt, version },
    PrivacyClockSounded: (row, { version }) => row && { ...row, sounded: true, version },
    PrivacyCodeSent: (row, { version }) => row && { ...row, version },
    PrivacyCodeRejected: (row, { version }) => row && { ...row, version },
    PrivacyRequestForgotten: (row, { version }) => row && { ...row, accountId: null, leadId: null, version },
  },
});
export type PrivacyCaseRow = RowOf<typeof privacyCases>;
