import { LEAD_STATES } from '@jurilien/contracts';
import { ERASED, json, notNull, oneOf, personal, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import type { SafeContact } from '@jurilien/reference';
import { z } from 'zod';
import {
  address,
  clearFacts,
  keptSafeContact,
  lang,
  lead,
  leadHandlers,
  lockAfter,
  party,
  privateFacts,
  province,
  sameNumber,
  sameText,
  stateAfter,
} from '@jurilien/lead';
import { answers } from '@jurilien/questions';
import { distribution } from '@jurilien/search';
import { mergesInDetails } from './merges.js';
import type { AbsorbedRequest, Call, Consent, Correction, Note, OfferingProposal, PriceProposal, Referral } from './lead-details-shapes.js';

/** `[erased]` in a structured column reads as nothing: a screen shows an empty field, not a broken one. */
const readable = <T>(value: T | typeof ERASED | undefined): T | null => (value === undefined || value === ERASED ? null : value);
const add = (list: unknown, entry: unknown): unknown[] => [...((list as unknown[] | undefined) ?? []), entry];
const fact = (row: Row, changed: Row): Row => ({ facts: { ...(row['facts'] as Row | undefined), ...changed } });
const present = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, v]) => v !== undefined));
const by = (e: Recorded) => ({ at: e.occurredAt, by: e.actor.id });

/** One lead as staff work on it (X14, X20): every fact, both texts, contact, parties, questions, notes and calls. */
export const leadDetails = view(
  lead,
  distribution,
)({
  name: 'lead-details',
  version: 11,
  key: 'id',
  columns: {
    id: 'uuid',
    code: 'text',
    state: notNull(oneOf(LEAD_STATES)),
    version: 'integer not null',
    lang: notNull(oneOf(lang.options)),
    personId: 'text not null',
    form: 'text',
    channel: 'text',
    /** The request that its client goes on with by this one. */
    renewedFrom: 'uuid',
    /** Only what happened to it, where it was never sent. */
    facts: json(clearFacts.partial()),
    privateFacts: personal('text', json(privateFacts.partial())),
    clientName: { type: 'text', personal: 'name' },
    email: { type: 'text', personal: 'email' },
    phoneNumber: { type: 'text', personal: 'phone' },
    /** Left out where the number is masked, shown with it. */
    phoneExtension: { type: 'text', personal: 'text' },
    address: personal('text', json(address)),
    description: { type: 'text', personal: 'text' },
    corrections: personal('text', json<Correction[]>()),
    summary: { type: 'text', personal: 'text' },
    summaryVersion: 'integer not null',
    othersInvolved: personal('text', json(z.array(party))),
    specificQuestions: personal('text', json(answers)),
    accessibleSpecificQuestions: personal('text', json(answers)),
    safeContact: personal('text', json<SafeContact>()),
    questionSet: json<{ field: string; version: number }>(),
    searchTerms: { type: 'text', personal: 'text' },
    unproven: 'boolean',
    experiment: oneOf(['oolong', 'demand']),
    draft: personal('text', json<{ step: string; answers: unknown }>()),
    consents: notNull(json<Record<string, Consent>>()),
    checklist: json<Record<string, boolean>>(),
    waiver: 'text',
    duplicates: json<string[]>(),
    /** The request that stands for it, and those it stands for. */
    mergedInto: 'text',
    absorbed: json<AbsorbedRequest[]>(),
    blacklistHits: 'text[]',
    questions: personal('text', json<{ id: string; text: string }[]>()),
    answers: personal('text', json<Record<string, string>>()),
    notes: personal('text', json<Note[]>()),
    calls: personal('text', json<Call[]>()),
    emailConfirmed: 'boolean',
    phoneNumberConfirmed: 'boolean',
    teamValidated: 'boolean',
    proposal: json<PriceProposal>(),
    offeringProposal: json<OfferingProposal>(),
    referrals: json<Referral[]>(),
    plan: 'text',
    urgent: 'boolean',
    coinValueCc: 'integer',
    factors: json<{ code: string; bp: number }[]>(),
    lockedBy: 'text',
    lockUntil: 'timestamptz',
    lockedSince: 'timestamptz',
    slaAt: 'timestamptz',
    sendAfter: 'timestamptz',
    infoDueAt: 'timestamptz',
    heldUntil: 'timestamptz',
    infoTimeout: 'boolean',
    stopped: 'boolean',
    unservedAt: 'timestamptz',
    unservedReason: 'text',
    assigneeId: 'text',
    takenBy: 'text',
    province: oneOf(province.options),
    closeReason: 'text',
    acceptedBy: 'text',
    createdAt: 'timestamptz not null',
    updatedAt: 'timestamptz not null',
    submittedAt: 'timestamptz',
  },
  sealedBy: { personId: 'rest', id: ['othersInvolved', 'description', 'corrections', 'summary', 'draft'] },
  indexes: [['code'], ['personId']],
  on: leadHandlers(
    {
      LeadDraftStarted: (d) =>
        present({
          personId: d.personId,
          lang: d.lang,
          form: d.form,
          channel: d.channel,
          searchTerms: d.searchTerms,
          renewedFrom: d.renewedFrom,
          notes: [],
          calls: [],
          consents: {},
          summaryVersion: 0,
        }),
      LeadDraftSaved: (d) => ({ draft: { step: d.step, answers: readable(d.answers) } }),
      LeadSubmitted: (d, _row, e) => ({
        code: d.code,
        lang: d.lang,
        form: d.form,
        channel: d.channel,
        province: d.facts.province,
        facts: d.facts,
        privateFacts: readable(d.privateFacts),
        clientName: d.clientName,
        email: d.email,
        phoneNumber: d.phoneNumber,
        phoneExtension: d.phoneExtension ?? '',
        address: readable(d.address),
        description: d.description,
        othersInvolved: readable(d.othersInvolved),
        specificQuestions: readable(d.specificQuestions),
        accessibleSpecificQuestions: readable(d.accessibleSpecificQuestions),
        questionSet: d.questionSet ?? null,
        searchTerms: d.searchTerms ?? null,
        unproven: d.unproven ?? false,
        experiment: d.experiment ?? null,
        emailConfirmed: false,
        phoneNumberConfirmed: false,
        teamValidated: false,
        draft: null,
        submittedAt: e.occurredAt,
      }),
      ConsentRecorded: (d, row, e) => ({
        consents: {
          ...(row['consents'] as Row),
          [d.purpose]: present({ granted: d.granted, textVersion: d.textVersion, at: e.occurredAt, readBy: d.readBy }),
        },
      }),
      DuplicateSuspected: (d) => ({ duplicates: d.of }),
      BlacklistHitRecorded: (d, row) => ({ blacklistHits: [...((row['blacklistHits'] as string[] | undefined) ?? []), d.entryId] }),
      BlacklistHitCleared: (d, row) => ({
        blacklistHits: ((row['blacklistHits'] as string[] | undefined) ?? []).filter((entryId) => entryId !== d.entryId),
      }),
      LeadEmailConfirmed: (_d, row) => ({ emailConfirmed: true, ...fact(row, { emailConfirmed: true }) }),
      LeadPhoneConfirmed: (_d, row) => ({ phoneNumberConfirmed: true, ...fact(row, { phoneNumberConfirmed: true }) }),
      LeadQueuedForValidation: (d) => ({ slaAt: d.slaAt, infoTimeout: false }),
      LeadTakenForValidation: (d, _row, e) => ({ takenBy: d.by, lockedSince: e.occurredAt }),
      LeadReleasedFromValidation: (d) => ({ infoTimeout: d.reason === 'info-timeout' }),
      LeadReopened: (d) => ({ slaAt: d.slaAt, closeReason: null }),
      RenewalInvitationSent: (_d, row) => fact(row, { renewalSent: true }),
      LeadRenewed: (_d, row) => ({
        ...{ closeReason: null, acceptedBy: null, unservedReason: null, stopped: false },
        ...fact(row, { renewed: true, renewalSent: false }),
      }),
      ...mergesInDetails,
      LeadInfoRequested: (d) => ({ questions: readable(d.questions), infoDueAt: d.dueAt }),
      LeadInfoProvided: (d, row) => ({ answers: { ...(row['answers'] as Row | null), ...readable(d.answers) }, infoTimeout: false }),
      LeadEdited: (d, row, e) => ({ ...edited(d, row), ...corrected(d, row, e) }),
      LeadSummaryEdited: (d) => ({ summary: d.summary, summaryVersion: d.summaryVersion }),
      LeadHeld: (d) => ({ heldUntil: d.until, stopped: false }),
      LeadResumed: () => ({ heldUntil: null, stopped: false }),
      LeadValidated: (d, row) => ({
        checklist: d.checklist,
        waiver: d.waiver ?? null,
        sendAfter: d.sendAfter,
        teamValidated: true,
        slaAt: null,
        ...fact(row, { teamValidated: true }),
      }),
      LeadRejected: (d) => ({ closeReason: d.reasonCode }),
      LeadBlocked: (d, row) => fact(row, { blockType: d.blockType }),
      LeadUnblocked: (_d, row) => fact(row, { blockType: 'none' }),
      LeadPriceSet: (d, row) => ({ proposal: null, ...fact(row, { creditValue: d.creditValue }) }),
      SuperLeadSet: (d, row) => ({ proposal: null, ...fact(row, { superLead: true, superLeadMultiplier: d.multiplier }) }),
      SuperLeadCleared: (_d, row) => fact(row, { superLead: false }),
      LeadPricingProposed: ({ leadId: _, ...proposal }, _row, e) => ({ proposal: present({ ...proposal, reason: e.reason }) }),
      LeadPricingApproved: () => ({ proposal: null }),
      LeadPricingRefused: () => ({ proposal: null }),
      LeadScheduled: ({ leadId: _, ...plan }, row) => ({ sendAfter: plan.sendAfter, ...fact(row, plan) }),
      ClientReadyAlertSet: (d, row) => fact(row, { clientReadyAlert: d.kind !== 'none', clientReadySeriousAlert: d.kind === 'serious' }),
      LeadTagged: (d, row, e) => ({
        ...fact(row, { tagged: true }),
        ...(d.note ? { notes: add(row['notes'], { ...by(e), note: d.note, tag: true }) } : {}),
      }),
      LeadUntagged: (_d, row) => fact(row, { tagged: false }),
      LeadAssignedToStaff: (d) => ({ assigneeId: d.assigneeId }),
      LeadNoteAdded: (d, row, e) => ({
        notes: add(row['notes'], present({ ...by(e), by: d.fromClient ? undefined : e.actor.id, note: d.note, fromClient: d.fromClient })),
      }),
      LeadCallAttempted: (d, row, e) => ({
        calls: add(row['calls'], present({ ...by(e), outcome: d.outcome, next: d.next, note: d.note })),
      }),
      LeadSearchWidened: ({ leadId: _, ...wider }, row) => fact(row, wider),
      LeadFollowUpMarked: () => ({}),
      LeadSearchExtended: (d) => ({ unservedAt: d.until }),
      LeadUnserved: (d) => ({ unservedReason: d.reason }),
      LeadOfferingStarted: (d, row) => ({
        unservedAt: d.unservedAt,
        unservedReason: null,
        plan: d.plan,
        urgent: d.urgent,
        coinValueCc: d.coinValueCc,
        factors: d.factors,
        stopped: false,
        ...fact(row, { coinValue: d.coinValueCc / 100, renewalSent: false }),
      }),
      LeadOfferingStopped: () => ({ stopped: true }),
      LeadOfferingProposed: (d, _row, e) => ({ offeringProposal: present({ by: d.by, step: d.step, at: e.occurredAt, reason: e.reason }) }),
      LeadOfferingDecided: () => ({ offeringProposal: null }),
      LeadReferredToPartner: (d, row, e) => ({ referrals: add(row['referrals'], { partner: d.partner, final: d.final, ...by(e) }) }),
      LeadAccepted: (d) => ({ acceptedBy: d.professionalId }),
      LeadWithdrawn: (d) => ({ closeReason: d.reason }),
      LeadClosed: (d) => ({ closeReason: d.closeReason }),
      LeadDraftAbandoned: () => ({ closeReason: 'abandoned' }),
      LeadConfirmationExpired: () => ({ closeReason: 'notConfirmed' }),
      LeadPartiesForgotten: ({ whom }) => (whom === 'parties' ? { othersInvolved: null } : {}),
      LeadDetailsForgotten: () => ({ description: ERASED, summary: null, othersInvolved: null, draft: null, corrections: null }),
    },
    stateAfter,
    lockAfter,
  ),
  read: {
    lead: 'id',
    defaultSort: ['createdAt', 'desc'],
    onRequest: ['clientName', 'email', 'phoneNumber', 'phoneExtension', 'address'],
    detailOnly: [
      'description',
      'corrections',
      'summary',
      'othersInvolved',
      'specificQuestions',
      'safeContact',
      'accessibleSpecificQuestions',
      'notes',
      'calls',
      'answers',
      'questions',
      'privateFacts',
      'draft',
    ],
  },
});
export type LeadDetails = RowOf<typeof leadDetails>;

/** What the client changed after sending, and when; the text as it was before stays beside it. */
function corrected(d: Row, row: Row, { actor, occurredAt }: Recorded): Row {
  if (actor.kind === 'system' || (actor.kind === 'user' && actor.role?.endsWith('client') !== true)) return {};
  const before = d['description'] === undefined ? undefined : row['description'];
  return { corrections: add(row['corrections'], present({ at: occurredAt, changed: d['changed'], before })) };
}

/** A changed address is not confirmed any more, here as in the rules. */
function edited(d: Row, row: Row): Row {
  const reset: Row = {
    ...(sameText(d['email'], row['email']) ? {} : { emailConfirmed: false }),
    ...(sameNumber(d, row) ? {} : { phoneNumberConfirmed: false }),
  };
  const fields = [
    'clientName',
    'description',
    'email',
    'phoneNumber',
    'phoneExtension',
    'address',
    'othersInvolved',
    'specificQuestions',
    'accessibleSpecificQuestions',
  ].filter((f) => d[f] !== undefined);
  return {
    ...Object.fromEntries(
      fields.map((f) => [
        f,
        typeof d[f] === 'string' && ['clientName', 'description', 'email', 'phoneNumber', 'phoneExtension'].includes(f)
          ? d[f]
          : readable(d[f]),
      ]),
    ),
    ...(d['questionSet'] ? { questionSet: d['questionSet'] } : {}),
    safeContact: readable(d['safeContact']) ?? keptSafeContact(row, readable(d['specificQuestions'])),
    ...fact(row, { ...d['facts'], ...reset }),
    ...reset,
    ...(d['privateFacts'] ? { privateFacts: { ...(row['privateFacts'] as Row | null), ...readable(d['privateFacts']) } } : {}),
    ...present({ province: d['facts'].province, lang: d['facts'].lang ?? undefined }),
  };
}
