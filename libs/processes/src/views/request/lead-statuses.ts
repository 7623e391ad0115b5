import { ERASED, view, type Recorded, type Row } from '@jurilien/event-sourcing';
import { lead, sparseLeadHandlers, stateAfter, STATUS_EVENTS } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { mergesInStatus } from './merges.js';

/** A step of the client's page, with when it was done. */
const done = (row: Row, step: string, e: Recorded): Row => {
  const steps = (row['steps'] as { step: string; at: string }[] | undefined) ?? [];
  return steps.some((s) => s.step === step) ? {} : { steps: [...steps, { step, at: e.occurredAt }] };
};

/** `m•••@exemple.ca`: enough to recognise one's own address on a screen someone else may see. */
const maskEmail = (email: string): string => {
  if (email === ERASED) return ERASED;
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
};
/** `•••-1234`. */
const maskPhone = (phone: string): string => (phone === ERASED ? ERASED : `•••-${phone.slice(-4)}`);

/** Which confirmation page thanks the client: the first of these that is true (3.4). */
const kindOf = (f: { consult?: boolean | null; juridicalHelp?: boolean | null; smallMandate?: boolean | null }): string =>
  f.consult ? 'consult' : f.juridicalHelp ? 'juridicalHelp' : f.smallMandate ? 'smallMandate' : 'general';

const ENDED = ['Closed', 'Rejected', 'Blocked', 'Withdrawn', 'Merged', 'Referred'];

/** What the client may do now, by command name. */
function actionsOf(row: Row): string[] {
  const state = row['state'] as string;
  if (state === 'Draft' || ENDED.includes(state)) return [];
  const resendable = ['AwaitingConfirmation', 'ToValidate', 'InValidation', 'AwaitingInfo'].includes(state);
  return [
    ...(row['emailConfirmed'] && row['phoneConfirmed'] ? [] : resendable ? ['ResendConfirmation'] : []),
    ...(row['emailConfirmed'] ? [] : ['ConfirmLeadEmail']),
    ...(row['phoneConfirmed'] ? [] : ['ConfirmLeadPhone']),
    ...(state === 'AwaitingInfo' ? ['ProvideLeadInfo'] : []),
    ...(state === 'Accepted' || state === 'InService' ? [] : ['EditLead']),
    'WithdrawLead',
  ];
}

/** What staff do among themselves is nothing to the client's page. */
const handlers = sparseLeadHandlers(
  {
    LeadDraftStarted: (d) => ({
      personId: d.personId,
      lang: d.lang,
      steps: [],
      namesShownTo: 0,
      emailConfirmed: false,
      phoneConfirmed: false,
    }),
    LeadSubmitted: (d, row, e) => ({
      code: d.code,
      lang: d.lang,
      province: d.facts.province,
      lawyerType: d.facts.lawyerType,
      maskedEmail: maskEmail(d.email),
      maskedPhone: maskPhone(d.phoneNumber),
      confirmKind: kindOf(d.facts),
      submittedAt: e.occurredAt,
      ...done(row, 'sent', e),
    }),
    LeadEmailConfirmed: (_d, row, e) => ({ emailConfirmed: true, ...done(row, 'confirmed', e) }),
    LeadPhoneConfirmed: (_d, row, e) => ({ phoneConfirmed: true, ...done(row, 'confirmed', e) }),
    LeadQueuedForValidation: (d) => ({ expectedAt: d.slaAt }),
    LeadInfoRequested: (d) => ({ questions: d.questions === ERASED ? null : d.questions, infoDueAt: d.dueAt }),
    LeadInfoProvided: () => ({ questions: null, infoDueAt: null }),
    LeadEdited: (d) => ({
      ...(d.email === undefined ? {} : { maskedEmail: maskEmail(d.email), emailConfirmed: false }),
      ...(d.phoneNumber === undefined ? {} : { maskedPhone: maskPhone(d.phoneNumber), phoneConfirmed: false }),
      ...(d.facts.lang ? { lang: d.facts.lang } : {}),
      ...(d.facts.province ? { province: d.facts.province } : {}),
    }),
    LeadValidated: (_d, row, e) => ({ expectedAt: null, ...done(row, 'validated', e) }),
    LeadOfferingStarted: (d, row, e) => ({ expectedAt: d.unservedAt, ...done(row, 'offered', e) }),
    LeadUnserved: (d) => ({ endReason: d.reason, expectedAt: null }),
    LeadAccepted: (_d, row, e) => ({ expectedAt: null, ...done(row, 'accepted', e) }),
    LeadContactMade: (_d, row, e) => done(row, 'contacted', e),
    LeadRejected: (d) => ({ endReason: d.reasonCode }),
    LeadWithdrawn: (d) => ({ endReason: d.reason }),
    LeadClosed: (d) => ({ endReason: d.closeReason }),
    LeadConfirmationExpired: () => ({ endReason: 'notConfirmed' }),
    LeadReopened: (d) => ({ endReason: null, expectedAt: d.slaAt }),
    LeadRenewed: () => ({ endReason: null, expectedAt: null }),
    ...mergesInStatus,
  },
  STATUS_EVENTS,
  stateAfter,
  (row) => ({ actions: actionsOf(row) }),
);

/** The client's own page (N01, M26): where the request stands, who has seen what, what may be done. */
export const leadStatuses = view(
  lead,
  distribution,
)({
  name: 'lead-statuses',
  version: 3,
  key: 'id',
  columns: {
    id: 'uuid',
    code: 'text',
    state: 'text',
    lang: 'text',
    personId: 'text',
    province: 'text',
    lawyerType: 'text',
    steps: 'jsonb',
    emailConfirmed: 'boolean',
    phoneConfirmed: 'boolean',
    maskedEmail: { type: 'text', personal: 'text' },
    maskedPhone: { type: 'text', personal: 'text' },
    namesShownTo: 'integer',
    claimLive: 'boolean',
    acceptedBy: 'text[]',
    questions: { type: 'jsonb', personal: 'text' },
    infoDueAt: 'timestamptz',
    actions: 'text[]',
    confirmKind: 'text',
    endReason: 'text',
    /** The request that stands for it. */
    mergedInto: 'text',
    expectedAt: 'timestamptz',
    submittedAt: 'timestamptz',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
    version: 'integer',
  },
  sealedBy: 'personId',
  indexes: [['personId']],
  on: {
    ...handlers,
    ClaimStarted: (row) => row && { ...row, claimLive: true },
    ClaimReleased: (row) => row && { ...row, claimLive: false },
    ClaimExpired: (row) => row && { ...row, claimLive: false },
    ClaimNamesRevealed: (row) => row && { ...row, namesShownTo: ((row['namesShownTo'] as number | undefined) ?? 0) + 1 },
    AcceptanceConfirmed: (row, e) =>
      row && { ...row, claimLive: false, acceptedBy: [...((row['acceptedBy'] as string[] | null) ?? []), e.data.professionalId] },
  },
  read: { lead: 'id' },
});
