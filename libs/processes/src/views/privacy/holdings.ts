import { HOLDING_KINDS } from '@jurilien/reference';
import { acceptance } from '@jurilien/acceptance';
import { roleNameOf } from '@jurilien/contracts';
import {
  derived,
  ERASED,
  notNull,
  oneOf,
  personal,
  type Recorded,
  type RecordedOf,
  type Row,
  type RowOf,
  streamId,
  view,
} from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { lang, lead, type LeadEvents, province } from '@jurilien/lead';
import { enquiry, message, thread } from '@jurilien/messaging';
import { holdingId, type HoldingKind, personKey } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { prospect } from '@jurilien/prospects';
import { candidate, jobApplication } from '@jurilien/recruiting';
import { address, again, begins, begun, changes, erased, HOLDING_OUTCOMES, number, over } from './holding-rows.js';

/** The address to which a draft is sent. */
const typedIn = ({ resumeEmail }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof resumeEmail === 'string' ? resumeEmail : undefined;

const requests = {
  LeadDraftStarted: begins<RecordedOf<LeadEvents, 'LeadDraftStarted'>>('draft', (e) => ({
    ...begun('draft', e.data.leadId, [e.data.personId, e.data.leadId], e),
    ...{ lang: e.data.lang, outcome: 'draft' },
  })),
  /** What was sent is no draft any more. */
  LeadSubmitted: {
    keys: (e: Recorded) => ['draft', 'request'].map((kind) => holdingId({ kind: kind as HoldingKind, id: streamId(e.stream) })),
    fold: (_row: Row | undefined, e: RecordedOf<LeadEvents, 'LeadSubmitted'>, key?: string): Row | null => {
      if (key?.startsWith('draft:')) return null;
      const { leadId, personId, lang: language, facts, email, phoneNumber } = e.data;
      const row = begun('request', leadId, [personId, leadId], e);
      return { ...row, ...address(email), ...number(phoneNumber), lang: language, province: facts.province, outcome: 'unconfirmed' };
    },
  },
  ...changes(lead, ['draft'])({
    LeadDraftSaved: ({ data: { answers, province: from } }) => ({
      ...{ email: null, ...address(answers === ERASED ? ERASED : typedIn(answers)) },
      ...(from ? { province: from } : {}),
    }),
    LeadDraftAbandoned: (e, row) => over(e, row, 'draft'),
  }),
  ...changes(lead, ['request'])({
    LeadEdited: ({ data: { email, phoneNumber, facts } }) => ({
      ...{ ...address(email), ...number(phoneNumber) },
      ...(facts.province ? { province: facts.province } : {}),
      ...(facts.lang ? { lang: facts.lang } : {}),
    }),
    LeadQueuedForValidation: (_e, row) => (row['outcome'] === 'unconfirmed' ? { outcome: 'withdrawnBeforeOffers' } : {}),
    LeadOfferingStarted: (_e, row) => ({ ...again(), outcome: row['outcome'] === 'accepted' ? 'accepted' : 'closed' }),
    LeadConfirmationExpired: (e, row) => over(e, row, 'unconfirmed'),
    LeadRejected: (e, row) => over(e, row, 'rejected'),
    LeadBlocked: (e, row) => over(e, row, e.data.blockType === 'spam' ? 'rejected' : 'closed'),
    LeadClosed: (e, row) => over(e, row, e.data.closeReason === 'notConfirmed' ? 'unconfirmed' : 'closed'),
    LeadReferredToPartner: (e, row) => (e.data.final ? over(e, row, 'closed') : undefined),
    LeadUnserved: (e, row) => over(e, row, 'unserved'),
    LeadReopened: again,
    LeadRenewed: again,
    // It is part of a request that goes on: what it has is kept as of one that was closed. Only what was never offered is merged.
    LeadMerged: (e, row) => over(e, row, 'closed'),
    LeadUnmerged: () => ({ ...again(), outcome: 'withdrawnBeforeOffers' }),
    LeadUnblocked: again,
    LeadSearchExtended: again,
  }),
  ...changes(lead, ['draft', 'request'])({ LeadWithdrawn: (e, row) => over(e, row, row['outcome']) }),
  ...changes(acceptance, ['request'], ({ data }) => data['leadId'] as string)({ AcceptanceOpened: () => ({ outcome: 'accepted' }) }),
};

/** The account and the profile of someone who looks for work are one thing, under one key. */
const kindOfAccount = (role: string): HoldingKind =>
  roleNameOf(role, role.slice(0, role.indexOf('_'))) === 'recruit' ? 'candidate' : 'account';
const accounts = {
  UserCreated: {
    keys: ({ data: { userId, role, professionalId } }: RecordedOf<typeof user.events, 'UserCreated'>) => [
      holdingId({ kind: kindOfAccount(role), id: userId }),
      ...(professionalId ? [holdingId({ kind: 'professional', id: professionalId })] : []),
    ],
    fold: (row: Row | undefined, e: RecordedOf<typeof user.events, 'UserCreated'>, key?: string): Row | undefined => {
      const { userId, role, email, lang: language = 'fr' } = e.data;
      if (key?.startsWith('professional:')) return row && { ...row, accountId: userId };
      const kind = kindOfAccount(role);
      const outcome = kind === 'candidate' ? 'inactive' : 'disabled';
      return { ...begun(kind, userId, [userId], e), ...address(email), accountId: userId, lang: language, outcome };
    },
  },
  ...changes(user, ['account', 'candidate'])({
    UserDetailsChanged: ({ data }) => address(data.email),
    PreferencesSet: ({ data }) => ({ lang: data.lang }),
    UserDisabled: (e, row) => over(e, row, 'disabled'),
    UserErased: erased,
  }),
  ...changes(candidate, ['candidate', 'account'])({
    CandidateProfileCreated: again,
    CandidateProfileUpdated: again,
    CandidateProfileClosed: (e, row) => over(e, row, 'inactive'),
    CandidateErased: erased,
  }),
};

const members = {
  ProfessionalRegistered: begins<RecordedOf<typeof professional.events, 'ProfessionalRegistered'>>('professional', (e) => {
    const { professionalId, email, phoneNumber, province: from, lang: language } = e.data;
    const row = begun('professional', professionalId, [professionalId], e);
    return { ...row, ...address(email), ...number(phoneNumber), province: from, lang: language, outcome: 'closed' };
  }),
  ...changes(professional, ['professional'])({
    ProfessionalProfileUpdated: ({ data: { email, phoneNumber, lang: language } }) => ({
      ...{ ...address(email), ...number(phoneNumber) },
      ...(language ? { lang: language } : {}),
    }),
    ProfessionalRejected: (e, row) => over(e, row, 'rejected'),
    ProfessionalClosed: (e, row) => over(e, row, 'closed'),
    ProfessionalApplied: again,
    ProfessionalApproved: again,
    ProfessionalReinstated: again,
  }),
};

/** What a conversation is sealed with; one that was erased and began anew is another holding. */
interface Said {
  readonly threadId: string;
  readonly threadKey?: string | undefined;
}
const keyOfSaid = ({ threadKey, threadId }: Said): string => threadKey ?? threadId;
/** A conversation is over with its last word, until there is another. */
const said = <D extends Said>(addressIn: (data: D) => string) => ({
  keys: ({ data }: Recorded & { readonly data: D }) => [holdingId({ kind: 'conversation', id: keyOfSaid(data) })],
  fold: (row: Row | undefined, e: Recorded & { readonly data: D }): Row => {
    const from = addressIn(e.data);
    return {
      ...begun('conversation', keyOfSaid(e.data), [keyOfSaid(e.data)], e),
      ...row,
      ...{ email: null, phone: null, ...(from.includes('@') ? address(from) : number(from)) },
      ...{ endedAt: e.occurredAt, outcome: 'inactive' },
    };
  },
});
const heard = said<Said & { readonly from: string }>(({ from }) => from);
/** Someone whom we know of lives on in our notes for as long as they are used: what was done last counts. */
const known = {
  ProspectSaved: {
    keys: ({ data: { prospectId: id } }: RecordedOf<typeof prospect.events, 'ProspectSaved'>) => [holdingId({ kind: 'prospect', id })],
    fold: (row: Row | undefined, e: RecordedOf<typeof prospect.events, 'ProspectSaved'>): Row => ({
      ...begun('prospect', e.data.prospectId, [e.data.prospectId], e),
      ...(row?.['since'] ? { since: row['since'] } : {}),
      ...{ email: null, phone: null, ...address(e.data.email), ...number(e.data.phoneNumber) },
      ...{ lang: e.data.lang, province: e.data.province, outcome: 'inactive', endedAt: e.occurredAt },
    }),
  },
  ...changes(prospect, ['prospect'])({
    ProspectMoved: ({ occurredAt }) => ({ endedAt: occurredAt }),
    ProspectConverted: ({ occurredAt }) => ({ endedAt: occurredAt }),
    ProspectErased: erased,
  }),
};
type Received<T extends 'name' | 'applicationId' | 'enquiryId'> = Recorded & {
  readonly data: { readonly [K in T | 'email']: string } & { readonly lang: 'fr' | 'en' };
};
const written = {
  JobApplicationReceived: begins<Received<'applicationId'>>('jobApplication', (e) => ({
    ...begun('jobApplication', e.data.applicationId, [e.data.applicationId], e),
    ...{ ...address(e.data.email), lang: e.data.lang, outcome: 'received' },
  })),
  EnquiryReceived: begins<Received<'enquiryId'>>('enquiry', (e) => ({
    ...begun('enquiry', e.data.enquiryId, [e.data.enquiryId], e),
    ...{ ...address(e.data.email), lang: e.data.lang, outcome: 'received' },
  })),
  ...changes(jobApplication, ['jobApplication'])({ JobApplicationForgotten: erased }),
  ...changes(enquiry, ['enquiry'])({
    EnquiryAnswered: (e, row) => over(e, row, 'answered'),
    EnquiryTakenUpAgain: again,
    EnquiryForgotten: erased,
  }),
  ThreadOpened: said<Said & { readonly to: string }>(({ to }) => to),
  SmsReceived: heard,
  EmailReceived: heard,
  PageReplyReceived: heard,
  MessageQueued: {
    keys: ({ data: { threadId, author } }: RecordedOf<typeof message.events, 'MessageQueued'>) =>
      threadId && author ? [holdingId({ kind: 'conversation', id: threadId })] : [],
    fold: (row: Row | undefined, e: Recorded) => (row?.['erasedAt'] ? row : row && { ...row, endedAt: e.occurredAt }),
  },
};

/**
 * Everything we hold of people, one row for each thing with keys of its own: what someone reaches by the addresses they proved, how long
 * it is kept, and that it was erased. No one reads it over the API.
 */
export const holdings = view(
  lead,
  acceptance,
  user,
  candidate,
  professional,
  prospect,
  jobApplication,
  enquiry,
  thread,
  message,
  personKey,
)({
  name: 'holdings',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    kind: notNull(oneOf(HOLDING_KINDS)),
    entityId: 'text not null',
    /** The key that seals its addresses, first of those that seal anything of it. */
    owner: 'text not null',
    owners: 'text[] not null',
    /** By which it is found: nothing once it is erased. */
    email: derived(personal('email', { type: 'text' })),
    phone: derived(personal('phone', { type: 'text' })),
    /** The account it belongs to; the account's own id for an account. */
    accountId: 'text',
    province: oneOf(province.options),
    lang: oneOf(lang.options),
    since: 'timestamptz not null',
    endedAt: 'timestamptz',
    outcome: notNull(oneOf(HOLDING_OUTCOMES)),
    erasedAt: 'timestamptz',
  },
  sealedBy: 'owner',
  indexes: [['owner'], ['lower(email)'], ['phone'], ['accountId'], ['kind', 'outcome', 'endedAt']],
  read: { defaultSort: ['since', 'desc'] },
  on: {
    ...{ ...requests, ...accounts, ...members, ...known, ...written },
    PersonKeyShredded: { keys: ({ data }) => [data.holding], fold: (row, e) => row && { ...row, ...erased(e, row) } },
  },
});
export type HoldingRow = RowOf<typeof holdings>;
