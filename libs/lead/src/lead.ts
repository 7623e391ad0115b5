import { type Config, decider, event, type EventOf } from '@jurilien/event-sourcing';
import { EXPERIMENT_ARMS, PARTNERS } from '@jurilien/reference';
import { z } from 'zod';
import { lawyerType } from '@jurilien/questions';
import { confirmationEvents } from './confirmation-events.js';
import { blockType, clearFacts, instant, lang, privateFacts, province } from './facts.js';
import { confirmEndsAt, draftEnds, graceEndsAt } from './intake-times.js';
import { leadEdited, withEdits } from './lead-edits.js';
import { identity, identityOwners, nameMark, sealed, THIRD_PERSONS } from './lead-identity.js';
import { consentRecorded, draftEvents } from './draft-events.js';
import { agreed, initialLead, type LeadState, opened } from './lead-state.js';
import { marked, markEvents } from './marks.js';
import { mergeEvents, ownConsent, ownProof, withAbsorbed, withSeparated } from './merging.js';
import { OFFERING_STEPS, withLiveProposal } from './offering-proposal.js';
import { isOwnBase, isOwnMultiplier } from './price/own-price.js';
import { isOfRenewal, renewalEvents } from './renewal/renewal.js';
import { withRenewal } from './renewal/renewed-lead.js';
import { frozenRules, manualPick } from './round-facts.js';
import { statusAfter } from './lead-status.js';
import { lockUntilAfter } from './validation-lock.js';

const id = z.string();
const leadId = id;
const ofPerson = { leadId, personId: id };
const note = z.string().max(4000);
const factor = z.object({ code: z.string(), bp: z.number().int() });
const person = 'personId' as const;
/** The lead's own key seals what was told of the matter: it may go before the person's. */
const ofLead = 'leadId' as const;
/** Why staff must look at a search that no rule carries on: a super lead no one took, or offers by hand no one took. */
export const FOLLOW_UPS = ['superUnanswered', 'manualUnanswered'] as const;

/** Every event of a lead, in the order of its life. */
export const leadEvents = {
  // written by the client
  ...draftEvents,
  LeadSubmitted: event(
    z.object({
      ...ofPerson,
      code: z.string(),
      /** Keyed hash of who sent it and what it said; absent before requests had one. */
      sentAs: z.string().optional(),
      lang,
      form: z.string(),
      channel: z.string(),
      multi: z.boolean(),
      facts: clearFacts,
      privateFacts: sealed(privateFacts),
      ...identity,
      nameMark,
      /** Absent where there is none, and before extensions were kept. */
      phoneExtension: identity.phoneExtension.optional(),
      address: identity.address.optional(),
      searchTerms: identity.searchTerms.optional(),
      description: z.string(),
      /** Which version of whose questions was asked; absent before they had versions. */
      questionSet: z.object({ field: z.string(), version: z.number().int() }).optional(),
      /** It came without the work a browser does for it: staff look twice (IN13). */
      unproven: z.literal(true).optional(),
      /** Which of two forms that are compared the person was led to (F08). */
      experiment: z.enum(EXPERIMENT_ARMS).optional(),
    }),
    { personal: { ...identityOwners, description: ofLead } },
  ),
  ConsentRecorded: event(consentRecorded),
  DuplicateSuspected: event(z.object({ leadId, of: z.array(id) })),
  BlacklistHitRecorded: event(z.object({ leadId, entryId: id })),
  BlacklistHitCleared: event(z.object({ leadId, entryId: id })),
  // confirmed
  ...confirmationEvents,
  // validated by staff
  LeadQueuedForValidation: event(z.object({ leadId, confirmed: z.boolean(), slaAt: instant, lang, province: province.nullable() })),
  LeadTakenForValidation: event(z.object({ leadId, by: id, lockUntil: instant })),
  LeadReleasedFromValidation: event(z.object({ leadId, reason: z.string() })),
  LeadInfoRequested: event(z.object({ ...ofPerson, questions: sealed(z.array(z.object({ id, text: z.string() }))), dueAt: instant }), {
    personal: { questions: person },
  }),
  LeadInfoReminded: event(z.object({ leadId })),
  LeadInfoProvided: event(z.object({ ...ofPerson, answers: sealed(z.record(z.string(), z.string())), changed: z.array(z.string()) }), {
    personal: { answers: person },
  }),
  LeadEdited: leadEdited,
  LeadSummaryEdited: event(z.object({ ...ofPerson, summary: z.string(), summaryVersion: z.number().int() }), {
    personal: { summary: ofLead },
  }),
  LeadHeld: event(z.object({ leadId, until: instant })),
  LeadResumed: event(z.object({ leadId })),
  LeadValidated: event(
    z.object({ leadId, by: id, checklist: z.record(z.string(), z.boolean()), waiver: z.string().optional(), sendAfter: instant }),
  ),
  LeadRejected: event(z.object({ leadId, reasonCode: z.string() })),
  LeadBlocked: event(z.object({ leadId, blockType })),
  LeadUnblocked: event(z.object({ leadId })),
  // priced, planned and marked by staff
  LeadPriceSet: event(z.object({ leadId, creditValue: z.number() })),
  SuperLeadSet: event(z.object({ leadId, multiplier: z.number().int() })),
  SuperLeadCleared: event(z.object({ leadId })),
  LeadPricingProposed: event(
    z.object({
      leadId,
      by: id,
      creditValue: z.number().optional(),
      superLead: z.boolean().optional(),
      multiplier: z.number().int().optional(),
    }),
  ),
  LeadPricingApproved: event(z.object({ leadId, by: id })),
  LeadPricingRefused: event(z.object({ leadId, by: id })),
  LeadScheduled: event(
    z.object({
      leadId,
      sendAfter: instant.nullable(),
      selfServeAfter: z.union([z.literal(true), instant]),
      selfServeAfterBool: z.boolean(),
    }),
  ),
  ClientReadyAlertSet: event(z.object({ leadId, kind: z.enum(['none', 'ready', 'serious']) })),
  ...markEvents,
  LeadCallAttempted: event(z.object({ ...ofPerson, outcome: z.string(), next: instant.optional(), note: note.optional() }), {
    personal: { note: person },
  }),
  PersonalDataRevealed: event(z.object({ leadId, field: z.string(), reasonCode: z.string() })),
  // offered
  LeadOfferingStarted: event(
    z.object({
      leadId,
      plan: z.string(),
      urgent: z.boolean(),
      board: z.boolean(),
      resumed: z.boolean(),
      coinValueCc: z.number().int(),
      factors: z.array(factor),
      maxAcceptances: z.number().int(),
      province,
      region: z.string(),
      lawyerType,
      lang,
      unservedAt: instant,
      code: z.string().default(''),
      /** Waves of a plan that goes on with another's: the preferred professional first. */
      then: z.string().optional(),
      ...frozenRules,
      manual: z.array(manualPick).optional(),
    }),
  ),
  LeadSearchWidened: event(
    z.object({ leadId, acceptDistance: z.boolean().optional(), anyRate: z.boolean().optional(), anyLanguage: z.boolean().optional() }),
  ),
  LeadClientUpdated: event(z.object({ leadId })),
  LeadFollowUpMarked: event(z.object({ leadId, cause: z.enum(FOLLOW_UPS) })),
  LeadOfferingStopped: event(z.object({ leadId })),
  /** Someone who may not start or stop the search alone asks for it; someone else decides. */
  LeadOfferingProposed: event(z.object({ leadId, by: id, step: z.enum(OFFERING_STEPS) })),
  LeadOfferingDecided: event(z.object({ leadId, by: id, step: z.enum(OFFERING_STEPS), approved: z.boolean() })),
  LeadSelfServed: event(z.object({ leadId })),
  LeadSearchExtended: event(z.object({ leadId, until: instant })),
  LeadUnserved: event(z.object({ leadId, reason: z.enum(['noEligible', 'noTaker', 'refused']) })),
  // served
  LeadAccepted: event(z.object({ leadId, acceptanceId: id, professionalId: id })),
  LeadContactMade: event(z.object({ leadId })),
  LeadReturnedToReady: event(z.object({ leadId, acceptanceId: id, sendAfter: instant })),
  // ended, and opened again
  ...renewalEvents,
  LeadReferredToPartner: event(z.object({ leadId, partner: z.enum(PARTNERS), final: z.boolean() })),
  LeadWithdrawn: event(z.object({ leadId, reason: z.string(), afterAcceptance: z.boolean() })),
  LeadClosed: event(z.object({ leadId, closeReason: z.string() })),
  LeadReopened: event(z.object({ leadId, slaAt: instant })),
  ...mergeEvents,
  /** Its story and its parties were kept long enough; the rest of it stays a while. */
  LeadDetailsForgotten: event(z.object({ leadId })),
  /** People whom it names beside its client asked to be erased; the keys that sealed them, where they had their own. */
  LeadPartiesForgotten: event(z.object({ leadId, whom: z.enum(THIRD_PERSONS), keys: z.array(id) })),
  /** Its person is erased: what is left says how many there were, and how they ended. */
  LeadErased: event(z.object({ leadId, cause: z.enum(['request', 'retention', 'staff']) })),
};

export type LeadEvents = typeof leadEvents;
export type LeadEvent = EventOf<LeadEvents>;

/** An event with its type and payload checked together; an object literal alone would lose which goes with which. */
export const happened = <T extends LeadEvent['type']>(
  type: T,
  data: Extract<LeadEvent, { type: T }>['data'],
): Extract<LeadEvent, { type: T }> => ({ type, data }) as Extract<LeadEvent, { type: T }>;

/** The life of a lead (specification 4.2.1). */
export const lead = decider<LeadState, LeadEvents>({ category: 'lead', alone: true, events: leadEvents, initial: initialLead, evolve });

type Meta = { readonly occurredAt: string; readonly actor: { readonly id: string; readonly kind?: string }; readonly config: Config };

/** The lock lasts while its owner works: it is idle time that ends it. */
function evolve(before: LeadState, e: LeadEvent, meta: Meta): LeadState {
  const s = withRenewal(withLiveProposal(step(before, e, meta)), e, meta.occurredAt);
  const lockUntil =
    s.status === 'InValidation' && s.lockedBy === meta.actor.id
      ? lockUntilAfter(e, { ...meta, province: before.facts.province })
      : undefined;
  return lockUntil ? { ...s, lockUntil } : s;
}

function step(before: LeadState, e: LeadEvent, meta: Meta): LeadState {
  const status = statusAfter(before.status, e);
  const s: LeadState = status === before.status ? before : { ...before, status };
  const facts = (changed: Partial<LeadState['facts']>): LeadState['facts'] => ({ ...s.facts, ...changed });
  const ended = (): LeadState => ({ ...s, ...unlocked, endedAt: meta.occurredAt, endedBy: meta.actor.id });
  switch (e.type) {
    case 'LeadDraftStarted':
      return { ...s, ...e.data, ...draftEnds(meta.occurredAt, meta.config) };
    case 'LeadDraftSaved':
      return { ...s, draft: { step: e.data.step, answers: e.data.answers }, draftEndsAt: e.data.endsAt ?? s.draftEndsAt };
    case 'LeadDraftLinkSent':
      return { ...s, draftLinks: [...s.draftLinks, { cause: e.data.cause, at: meta.occurredAt }] };
    case 'LeadReferralDeclared':
      return { ...s, referredBy: e.data.kind };
    case 'LeadSubmitted': {
      const {
        facts: clear,
        privateFacts: closed,
        address: at,
        othersInvolved,
        partiesKey: _k,
        nameMark: _m,
        specificQuestions,
        accessibleSpecificQuestions,
        ...plain
      } = e.data;
      return {
        ...s,
        ...plain,
        facts: { ...s.facts, ...clear, ...opened(closed, {}) },
        address: opened(at, undefined),
        othersInvolved: opened(othersInvolved, []),
        specificQuestions: opened(specificQuestions, {}),
        accessibleSpecificQuestions: opened(accessibleSpecificQuestions, {}),
        submittedAt: meta.occurredAt,
        ownBase: isOwnBase(clear, meta.config),
        graceEndsAt: graceEndsAt(meta.occurredAt, clear, meta.config),
        confirmEndsAt: confirmEndsAt(meta.occurredAt, clear, meta.config),
        draft: undefined,
      };
    }
    case 'ConsentRecorded':
      return { ...s, ...agreed(s, e.data), ...ownConsent(s, e.data.purpose) };
    case 'BlacklistHitRecorded':
      return { ...s, blacklistHits: [...s.blacklistHits, e.data.entryId] };
    case 'BlacklistHitCleared':
      return { ...s, blacklistHits: s.blacklistHits.filter((entryId) => entryId !== e.data.entryId) };
    case 'DuplicateSuspected':
      return { ...s, duplicates: e.data.of };
    case 'LeadConfirmationSent':
      return {
        ...s,
        confirmationsSent: [...s.confirmationsSent, { ...e.data, at: meta.occurredAt }],
        codeTries: e.data.channel === 'sms' ? 0 : s.codeTries,
      };
    case 'LeadLinkSent':
      return { ...s, linksSent: [...s.linksSent, meta.occurredAt] };
    case 'LeadEmailConfirmed':
      return { ...s, ...ownProof(s, 'email'), facts: facts({ emailConfirmed: true }) };
    case 'LeadPhoneConfirmed':
      return { ...s, ...ownProof(s, 'sms'), facts: facts({ phoneNumberConfirmed: true }) };
    case 'LeadPhoneCodeRejected':
      return { ...s, codeTries: s.codeTries + 1 };
    case 'LeadQueuedForValidation':
      return { ...s, slaAt: e.data.slaAt, ...unlocked };
    case 'LeadTakenForValidation':
      return { ...s, lockedBy: e.data.by, lockUntil: e.data.lockUntil, takenBy: e.data.by };
    case 'LeadReleasedFromValidation':
      return { ...s, ...unlocked };
    case 'LeadInfoRequested':
      return { ...s, questions: opened(e.data.questions, []), infoAnswers: {}, infoDueAt: e.data.dueAt, infoReminded: false, ...unlocked };
    case 'LeadInfoReminded':
      return { ...s, infoReminded: true };
    case 'LeadInfoProvided':
      return { ...s, infoAnswers: { ...s.infoAnswers, ...opened(e.data.answers, {}) } };
    case 'LeadEdited':
      return withEdits(s, e.data);
    case 'LeadSummaryEdited':
      return { ...s, summary: e.data.summary, summaryVersion: e.data.summaryVersion };
    case 'LeadHeld':
      return { ...s, heldUntil: e.data.until, stopped: false, ...unlocked };
    case 'LeadResumed':
      return { ...s, heldUntil: undefined, stopped: false };
    case 'LeadValidated':
      return { ...s, ...vouched(e.data, meta.occurredAt), facts: facts({ teamValidated: true }), ...unlocked };
    case 'LeadBlocked':
      return { ...ended(), facts: facts({ blockType: e.data.blockType }) };
    case 'LeadUnblocked':
      return { ...s, facts: facts({ blockType: 'none' }) };
    case 'LeadPriceSet':
      return { ...s, proposal: undefined, ownBase: true, facts: facts({ creditValue: e.data.creditValue }) };
    case 'SuperLeadSet': {
      const { multiplier } = e.data;
      const ownMultiplier = isOwnMultiplier(multiplier, s.facts, meta.config);
      return { ...s, proposal: undefined, ownMultiplier, facts: facts({ superLead: true, superLeadMultiplier: multiplier }) };
    }
    case 'SuperLeadCleared':
      return { ...s, facts: facts({ superLead: false }) };
    case 'LeadPricingProposed':
      return { ...s, proposal: e.data };
    case 'LeadPricingApproved':
    case 'LeadPricingRefused':
      return { ...s, proposal: undefined };
    case 'LeadScheduled': {
      const { leadId: _, ...plan } = e.data;
      return {
        ...s,
        facts: facts(plan),
        scheduledByStaff: meta.actor.kind === 'user',
        sendAfter: s.sendAfter && (plan.sendAfter ?? meta.occurredAt),
      };
    }
    case 'ClientReadyAlertSet':
      return { ...s, facts: facts({ clientReadyAlert: e.data.kind !== 'none', clientReadySeriousAlert: e.data.kind === 'serious' }) };
    case 'LeadCallAttempted':
      return { ...s, calls: s.calls + 1 };
    case 'PersonalDataRevealed':
    case 'LeadClientUpdated':
    case 'LeadSelfServed':
    case 'LeadContactMade':
      return s;
    case 'LeadSearchWidened': {
      const { leadId: _, ...wider } = e.data;
      return { ...s, facts: facts(wider) };
    }
    case 'LeadFollowUpMarked':
      return { ...s, followUp: e.data.cause };
    case 'LeadOfferingStarted':
      return {
        ...s,
        followUp: undefined,
        offered: true,
        stopped: false,
        replacing: false,
        unservedAt: e.data.unservedAt,
        facts: facts({ coinValue: e.data.coinValueCc / 100 }),
      };
    case 'LeadOfferingStopped':
      return { ...s, followUp: undefined, stopped: true };
    case 'LeadOfferingProposed':
      return { ...s, offeringProposal: { by: e.data.by, step: e.data.step } };
    case 'LeadOfferingDecided':
      return { ...s, offeringProposal: undefined };
    case 'LeadReferredToPartner':
      return { ...(e.data.final ? ended() : s), referredTo: [...new Set([...s.referredTo, e.data.partner])] };
    case 'LeadSearchExtended':
      return { ...s, unservedAt: e.data.until };
    case 'LeadUnserved':
      return { ...s, followUp: undefined, unservedReason: e.data.reason, wentUnservedAt: meta.occurredAt };
    case 'LeadAccepted':
      return { ...s, followUp: undefined, acceptedBy: e.data.professionalId };
    case 'LeadReturnedToReady':
      return { ...s, acceptedBy: undefined, sendAfter: e.data.sendAfter, replacing: true };
    case 'LeadRejected':
      return { ...ended(), rejectReason: e.data.reasonCode };
    case 'LeadWithdrawn':
      return ended();
    case 'LeadDraftAbandoned':
      return ended();
    case 'LeadConfirmationExpired':
      return { ...ended(), closeReason: 'notConfirmed' };
    case 'LeadClosed':
      return { ...ended(), closeReason: e.data.closeReason };
    case 'LeadErased':
      return { ...s, erased: true };
    case 'LeadReopened':
      return { ...s, slaAt: e.data.slaAt, stopped: false, heldUntil: undefined };
    case 'LeadMerged':
      return { ...ended(), mergedInto: e.data.into };
    case 'LeadUnmerged':
      return { ...s, mergedInto: undefined, endedAt: undefined, endedBy: undefined, slaAt: e.data.slaAt };
    case 'LeadAbsorbed':
    case 'LeadSeparated': {
      const { facts: proofs, ...merged } = e.type === 'LeadAbsorbed' ? withAbsorbed(s, e.data) : withSeparated(s, e.data);
      return { ...s, ...merged, facts: facts(proofs) };
    }
    case 'LeadDetailsForgotten':
      return { ...s, detailsForgotten: true, description: undefined, summary: undefined, othersInvolved: [], draft: undefined };
    case 'LeadPartiesForgotten':
      if (e.data.whom === 'referrer') return { ...s, referrerForgotten: true };
      return { ...s, othersInvolved: [], timesPartiesForgotten: s.timesPartiesForgotten + 1 };
    default: {
      if (isOfRenewal(e)) return s;
      // What is left are marks: an event that is none of them and has no branch here does not compile.
      const { facts: changed, ...marks } = marked(s, e, meta.occurredAt);
      return { ...s, ...marks, facts: facts(changed ?? {}) };
    }
  }
}

const unlocked = { lockedBy: undefined, lockUntil: undefined } as const;
const vouched = ({ checklist, sendAfter }: Pick<LeadState, 'checklist' | 'sendAfter'>, validatedAt: string) => ({
  checklist,
  sendAfter,
  validatedAt,
});
