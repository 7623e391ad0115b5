import { LEAD_STATES } from '@jurilien/contracts';
import { derived, ERASED, notNull, oneOf, personal, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { acceptance } from '@jurilien/acceptance';
import { followUp } from '@jurilien/follow-ups';
import {
  BLOCK_TYPES,
  type ClearFacts,
  lang,
  lead,
  leadHandlers,
  lockAfter,
  type MarkChanges,
  placeOf,
  province,
  stateAfter,
} from '@jurilien/lead';
import { lawyerType } from '@jurilien/questions';
import { pricingBase } from '@jurilien/reference';
import { distribution } from '@jurilien/search';
import { pressingAfter, pressingOf, queuePlace } from './pressing.js';
import { quietAgain, withNextTimer } from './next-timer.js';
import { withProposals } from './open-proposals.js';

/** Columns that are facts of the same name. */
const FACTS = [
  'province',
  'region',
  'city',
  'lawyerType',
  'lang',
  'juridicalHelp',
  'smallMandate',
  'consult',
  'mediator',
  'paralegal',
  'commercial',
  'renewed',
  'urgent',
] as const;
const factColumns = (facts: Partial<ClearFacts>): Row =>
  Object.fromEntries(FACTS.filter((f) => facts[f] !== undefined).map((f) => [f, facts[f]]));
const identity = (d: {
  clientName?: string;
  nameMark?: string | undefined;
  email?: string;
  phoneNumber?: string;
  phoneExtension?: string;
}): Row => ({
  ...(d.clientName === undefined ? {} : { clientName: d.clientName, nameMark: d.nameMark === ERASED ? null : (d.nameMark ?? null) }),
  ...(d.email === undefined ? {} : { email: d.email }),
  ...(d.phoneNumber === undefined ? {} : { phoneNumber: d.phoneNumber }),
  ...(d.phoneExtension === undefined ? {} : { phoneExtension: d.phoneExtension }),
});

/** What staff mark. */
const onMarks: MarkChanges = {
  LeadTagged: () => ({ tagged: true }),
  LeadUntagged: () => ({ tagged: false }),
  LeadAssignedToStaff: (d) => ({ assigneeId: d.assigneeId }),
  LeadNoteAdded: () => ({}),
  LeadUrgencyDecided: (d) => ({ urgent: d.urgent, pressing: d.urgent ? 'urgent' : null }),
};

const onLead = leadHandlers(
  {
    ...onMarks,
    LeadDraftStarted: (d) => ({
      personId: d.personId,
      lang: d.lang,
      round: 0,
      wave: 0,
      offersOpen: 0,
      claims: 0,
      claimLive: false,
      confirmed: false,
      tagged: false,
      superLead: false,
      clientReady: false,
      renewalSent: false,
      renewals: 0,
      submitted: false,
    }),
    LeadSubmitted: (d, _row, e) => ({
      submitted: true,
      pressing: pressingOf(d, { now: e.occurredAt, config: e.config }),
      code: d.code,
      ...factColumns(d.facts),
      ...identity(d),
      priceCc: Math.round((d.facts.creditValue ?? e.config.value(pricingBase, placeOf(d.facts))) * 100),
    }),
    LeadEdited: (d, row, e) => ({
      ...factColumns(d.facts),
      ...identity(d),
      ...pressingAfter(d, row, { now: e.occurredAt, config: e.config }),
    }),
    LeadEmailConfirmed: () => ({ confirmed: true, confirmedByMerge: null }),
    LeadPhoneConfirmed: () => ({ confirmed: true, confirmedByMerge: null }),
    LeadMerged: (d) => ({ mergedInto: d.into }),
    LeadAbsorbed: (d, row) => (d.proven.length > 0 && !row['confirmed'] ? { confirmed: true, confirmedByMerge: true } : {}),
    LeadSeparated: (d, row) => (row['confirmedByMerge'] && !d.confirmed ? { confirmed: false, confirmedByMerge: null } : {}),
    LeadQueuedForValidation: (d) => ({ slaAt: d.slaAt }),
    LeadTakenForValidation: (d) => ({ takenBy: d.by }),
    LeadReopened: (d) => ({ slaAt: d.slaAt, closeReason: null }),
    RenewalInvitationSent: () => ({ renewalSent: true }),
    LeadRenewed: (d) => ({ renewed: true, renewalSent: false, renewals: d.renewalCount, closeReason: null }),
    LeadUnmerged: (d) => ({ slaAt: d.slaAt, mergedInto: null }),
    LeadValidated: () => ({ slaAt: null }),
    LeadBlocked: (d) => ({ blockType: d.blockType }),
    LeadUnblocked: () => ({ blockType: null }),
    LeadPriceSet: (d) => ({ priceCc: Math.round(d.creditValue * 100) }),
    SuperLeadSet: () => ({ superLead: true }),
    SuperLeadCleared: () => ({ superLead: false }),
    ClientReadyAlertSet: (d) => ({ clientReady: d.kind !== 'none' }),
    LeadFollowUpMarked: () => ({}),
    // A search that goes on without an answer is another round.
    LeadOfferingStarted: (d) => ({ priceCc: d.coinValueCc, urgent: d.urgent, unservedAt: d.unservedAt, renewalSent: false }),
    LeadRejected: (d) => ({ closeReason: d.reasonCode }),
    LeadWithdrawn: (d) => ({ closeReason: d.reason }),
    LeadClosed: (d) => ({ closeReason: d.closeReason }),
    LeadDraftAbandoned: () => ({ closeReason: 'abandoned' }),
    LeadConfirmationExpired: () => ({ closeReason: 'notConfirmed' }),
  },
  stateAfter,
  lockAfter,
  queuePlace,
);

/** Offers still open, never below none: an offer may end twice in words (window passed, then closed). */
const offers =
  <E extends Recorded>(change: (e: E) => number) =>
  (row: Row | undefined, e: E): Row | undefined =>
    row && { ...row, offersOpen: Math.max(0, ((row['offersOpen'] as number | undefined) ?? 0) + change(e)), updatedAt: e.occurredAt };
const set =
  <E extends Recorded>(values: (e: E) => Row) =>
  (row: Row | undefined, e: E): Row | undefined =>
    row && { ...row, ...values(e), updatedAt: e.occurredAt };
const ended = offers((e: Recorded & { readonly data: { readonly offerIds: readonly string[] } }) => -e.data.offerIds.length);
/** Where several may accept, several claim at a time: the mark goes with the last of them. */
const claims =
  (by: 1 | -1) =>
  (row: Row | undefined, e: Recorded): Row | undefined => {
    const running = Math.max(0, ((row?.['claims'] as number | undefined) ?? 0) + by);
    return row && { ...row, claims: running, claimLive: running > 0, updatedAt: e.occurredAt };
  };
const released = claims(-1);

/** What is asked and decided after an acceptance moves its request too. */
const moved = set(() => ({}));
const afterAcceptance = {
  ContactFollowUpNeeded: moved,
  ReplacementRequested: moved,
  ReplacementGranted: moved,
  ReplacementRefused: moved,
  LeadCreditRequested: moved,
  LeadCreditApproved: moved,
  LeadCreditRefused: moved,
  ContactRecorded: moved,
  ContactConfirmedByClient: moved,
};

/** The staff's list of leads (X13), with where the search of each stands. */
export const leads = view(
  lead,
  distribution,
  acceptance,
  followUp,
)({
  name: 'leads',
  version: 12,
  key: 'id',
  columns: {
    id: 'uuid',
    code: 'text',
    /** Drafts, kept or abandoned, have a list of their own. */
    submitted: 'boolean not null',
    state: notNull(oneOf(LEAD_STATES)),
    province: oneOf(province.options),
    region: 'text',
    city: 'text',
    lawyerType: oneOf(lawyerType.options),
    lang: notNull(oneOf(lang.options)),
    juridicalHelp: 'boolean',
    smallMandate: 'boolean',
    consult: 'boolean',
    superLead: 'boolean not null',
    mediator: 'boolean',
    paralegal: 'boolean',
    commercial: 'boolean',
    tagged: 'boolean not null',
    urgent: 'boolean',
    /** `urgent` by its answers or the staff, `proposed` by its words: both come first in the queue. */
    pressing: derived(oneOf(['urgent', 'proposed'])),
    /** Sorts the queue: what presses first, then the rest, each by its deadline. */
    queueAt: derived({ type: 'timestamptz' }),
    renewed: 'boolean',
    /** The client was invited to renew it in this round, and how often they have. */
    renewalSent: 'boolean not null',
    renewals: 'integer not null',
    clientReady: 'boolean not null',
    priceCc: 'integer',
    assigneeId: 'text',
    slaAt: 'timestamptz',
    lockedBy: 'text',
    lockUntil: 'timestamptz',
    createdAt: 'timestamptz not null',
    updatedAt: 'timestamptz not null',
    round: 'integer not null',
    wave: 'integer not null',
    offersOpen: 'integer not null',
    claims: 'integer not null',
    claimLive: 'boolean not null',
    confirmed: 'boolean not null',
    /** Confirmed by a request that became part of it, and by nothing of its own. */
    confirmedByMerge: 'boolean',
    /** The request that stands for it: who has that one in hand sees this one. */
    mergedInto: 'uuid',
    blockType: oneOf(BLOCK_TYPES),
    closeReason: 'text',
    personId: 'text',
    clientName: { type: 'text', personal: 'name' },
    /** Keyed hash of the name: by it another request of the same person is found. */
    nameMark: derived(personal('text', { type: 'text' })),
    email: { type: 'text', personal: 'email' },
    phoneNumber: { type: 'text', personal: 'phone' },
    /** Tells callers from one office apart, and whom no text reaches. */
    phoneExtension: { type: 'text', personal: 'text' },
    version: 'integer not null',
    takenBy: 'text',
    unservedAt: 'timestamptz',
    /** Questions that wait for a second person: a price, a start, a stop, offers by hand. */
    proposals: 'text[]',
    proposed: 'boolean',
    nextTimer: 'text',
    nextAt: 'timestamptz',
  },
  indexes: [
    ['state', 'createdAt', 'id'],
    ['province', 'state', 'createdAt', 'id'],
    ['createdAt', 'id'],
    ['updatedAt', 'id'],
    ['slaAt', 'id'],
    ['queueAt', 'id'],
    ['nextAt', 'id'],
    ['assigneeId', 'createdAt', 'id'],
    ['proposed'],
    ['code'],
    ['lower(email)'],
    ['phoneNumber'],
    ['nameMark'],
    ['personId'],
  ],
  sealedBy: 'personId',
  search: ['code', 'clientName', 'email', 'phoneNumber', 'city'],
  on: {
    ...withProposals(
      withNextTimer({
        ...onLead,
        RoundStarted: set((e) => ({ round: e.data.round, wave: 0 })),
        WaveStarted: set((e) => ({ wave: e.data.wave })),
        OfferMade: offers(() => 1),
        OfferRefused: offers(() => -1),
        OfferExpired: ended,
        OffersWithdrawn: ended,
        OffersClosed: ended,
        ClaimStarted: claims(1),
        ClaimReleased: (row, e) => released(offers(() => (e.data.cause === 'conflict' ? -1 : 0))(row, e), e),
        ClaimExpired: released,
        AcceptanceConfirmed: (row, e) => released(offers(() => -1)(row, e), e),
        RoundClosed: set(() => ({ offersOpen: 0, claims: 0, claimLive: false })),
        ManualOfferProposed: set(() => ({})),
        ManualOfferDecided: set(() => ({})),
        ...afterAcceptance,
      }),
    ),
    FollowUpCompleted: quietAgain,
  },
  read: {
    lead: 'id',
    onRequest: ['clientName', 'email', 'phoneNumber', 'phoneExtension'],
    figuresOnly: ['personId', 'nameMark'],
    defaultSort: ['createdAt', 'desc'],
  },
});
export type LeadRow = RowOf<typeof leads>;
