import { acceptance } from '@jurilien/acceptance';
import { CONFIGURATION_ID, configuration } from '@jurilien/configuration';
import { creditAccount, credits, purchase, subscription } from '@jurilien/credits';
import { at, type Past, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import { blacklistEntry } from '@jurilien/exclusions';
import { followUp } from '@jurilien/follow-ups';
import { lead } from '@jurilien/lead';
import { accepted, offering, personId, withdrawn } from '@jurilien/lead/testing';
import { message, messaging } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import { candidate } from '@jurilien/recruiting';
import type { Actionable } from './actions.js';
import { ACCOUNT_LIVES, ID, type Lives } from './account-lives.testing.js';
import { APPOINTMENT_LIVES } from './lives/appointment-lives.testing.js';
import { CAMPAIGN_LIVES } from './lives/campaign-lives.testing.js';
import { EXPORT_LIVES } from './lives/export-lives.testing.js';
import { HOLD_LIVES } from './lives/hold-lives.testing.js';
import { INCIDENT_LIVES } from './lives/incident-lives.testing.js';
import { MEETING_LIVES } from './lives/meeting-lives.testing.js';
import { OPINION_LIVES } from './lives/opinion-lives.testing.js';
import { PRIVACY_CASE_LIVES } from './lives/privacy-case-lives.testing.js';
import { PROSPECT_LIVES } from './lives/prospect-lives.testing.js';
import { account, claimOf, leadId, member, pro, running } from './claims.testing.js';
import { distribution } from '@jurilien/search';

/** A life that no other room needs by its name. */
const lifeOf = (category: string) => [credits, messaging].flatMap((c) => c.deciders).find((d) => d.category === category)!;

const STAFF = 'staff-1';
const acceptanceId = claimOf(1);
const requestId = '018f2a10-0000-7000-8004-000000000001';
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const mine = { professionalId: pro(1) };
const ofPurchase = { purchaseId: ID, ...mine };
const amounts = { netCents: 20_000, taxes: [], grossCents: 20_000 };
const billed = { billingKeyId: 'key', buyer: 'Me Roy', buyerAddress: '1, rue Une', province: 'QC', lang: 'fr' };
const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const dear: Past = [['AcceptanceOpened', { ...ids, priceCc: 9_000, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const plan = { ...mine, subscriptionId: ID };
const entry = {
  entryId: ID,
  kind: 'phone',
  mark: 'h',
  label: '+1514•••0101',
  scope: ['submit'],
  blockType: 'abuse',
  until: at(9_999),
  reviewAt: at(999),
};
const words = {
  messageId: ID,
  sendKey: 'R10:o/sms',
  rule: 'R10',
  channel: 'sms',
  class: 'service',
  lang: 'fr',
  recipientKind: 'professional',
  recipientId: pro(1),
  templateVersion: 1,
  to: '+15145550101',
  subject: '',
  body: 'Bonjour',
};
const joins = member(1);
const asksToBePublished: Past = [
  ['PublicTextWritten', { ...mine, text: { aboutFr: 'J’accompagne des familles.' } }],
  ['ProfilePublicationRequested', { ...mine, consent: true, lang: 'fr' }],
];
const task = { followUpId: ID };

const setting = { key: 'lead.files.max', scope: {}, value: 5, before: null };
const change = { changeId: ID, set: [setting], base: [null], hash: 'hash-of-it', secondPerson: true, reason: 'Trop de pièces' };
const inForce = { changeId: ID, set: [setting], version: 2, proposedBy: STAFF, reason: 'Trop de pièces' };

export const VIEW_LIVES: Readonly<Record<Exclude<Actionable, 'leads'>, Lives>> = {
  professionals: {
    row: { id: pro(1) },
    streams: [
      {
        decider: professional,
        id: pro(1),
        // One whose page waits to be published: chance alone leads there too seldom to be seen in every run.
        begins: [[], joins.slice(0, 1), joins.slice(0, 3), joins.slice(0, 4), joins, [...joins, ...asksToBePublished]],
        events: [
          ...joins.slice(2),
          ['LicenceFailed', { ...mine, source: 'directory' }],
          ['ProfessionalRejected', { ...mine, reasonCode: 'other' }],
          ['ProfessionalSuspended', { ...mine, notice: 'Assurance', until: at(9_999) }],
          ['SuspensionProposed', { ...mine, notice: 'Assurance' }],
          ['ProfessionalReinstated', mine],
          ['OffersPaused', { ...mine, scope: 'all' }],
          ['OffersPaused', { ...mine, scope: 'field', value: 'family' }],
          ['OffersResumed', mine],
          ...asksToBePublished,
          ['ProfilePublished', { ...mine, slug: 'me-1', text: { aboutFr: 'J’accompagne des familles.' } }],
          ['ProfileWordingRejected', { ...mine, reasons: ['promise'] }],
          ['ProfileUnpublished', mine],
          ['LicenceCheckRequested', { ...mine, dueAt: at(9_999) }],
          ['ProfessionalClosed', mine],
        ],
      },
      { decider: creditAccount, id: pro(1), begins: [[], account(1)], events: [['CreditAccountClosed', { ...mine, cc: 0 }]] },
    ],
    inputs: {
      ApproveProfessional: { onboarding: 'waived' },
      VerifyLicence: { result: 'valid', source: 'annuaire' },
      RejectProfessional: { reasonCode: 'other' },
      RejectProfileWording: { reasons: ['promise'] },
      AssignAccountManager: { managerId: uuidFor('someone new') },
      GrantCredits: { cc: 100 },
      AdjustCredits: { cc: 100, direction: 'add' },
      PauseOffers: { until: at(99_999) },
      SuspendProfessional: { notice: 'Assurance échue' },
    },
  },
  prospects: PROSPECT_LIVES,
  acceptances: {
    row: { id: acceptanceId, leadId },
    streams: [
      {
        decider: acceptance,
        id: acceptanceId,
        begins: [[], opened],
        events: [
          ['ContactRecorded', { ...ids, channel: 'phone' }],
          ['ConsultationOutcomeRecorded', { ...ids, outcome: 'held', next: 'mandate' }],
          ['MandateOutcomeRecorded', { ...ids, outcome: 'retained', ends: true }],
          ['MandateOutcomeRecorded', { ...ids, outcome: 'notRetained', reason: 'fees', ends: true }],
          ['ReplacementRequested', { ...ids, requestId, personId, by: 'client', cause: 'notAFit', answerBy: at(999) }],
          ['ReplacementRefused', { ...ids, requestId, personId, refusal: 'other' }],
          ['AcceptanceReplaced', { ...ids, requestId, cause: 'notAFit' }],
          ['AcceptanceClosed', ids],
          ['AcceptanceClosed', { ...ids, closeReason: 'unable' }],
        ],
      },
      { decider: lead, id: leadId, begins: [offering, accepted, withdrawn], events: [] },
      { decider: distribution, id: leadId, begins: [running], events: [] },
    ],
    inputs: { RequestReplacement: { cause: 'notAFit' }, DecideReplacement: { granted: false, refusal: 'other' }, CloseAcceptance: mine },
  },
  'config-changes': {
    row: { id: ID },
    streams: [
      {
        decider: configuration,
        id: CONFIGURATION_ID,
        begins: [[], [['ConfigChangeProposed', change]], [['ConfigChangeProposed', { ...change, base: ['of another'] }]]],
        events: [
          ['ConfigChangeApproved', { changeId: ID, hash: change.hash }],
          ['ConfigChangeScheduled', { changeId: ID, hash: change.hash, effectiveAt: at(9_999) }],
          ['ConfigChangeApplied', inForce],
          ['ConfigChangeApplied', { ...inForce, changeId: uuidFor('another'), version: 3 }],
          ['ConfigChangeProposed', { ...change, changeId: uuidFor('back'), rollsBack: ID, hash: 'of the way back' }],
          ['ConfigChangeRejected', { changeId: ID }],
          ['ConfigChangeStuck', { changeId: ID, why: 'base-changed', proposedBy: STAFF }],
          ['ConfigRolledBack', { changeId: ID, by: uuidFor('back') }],
        ],
      },
    ],
    inputs: { ApproveConfigChange: { hash: change.hash }, RollbackConfig: { rollbackId: uuidFor('rolls back') } },
  },
  'credit-proposals': {
    row: { id: ID, ...mine },
    streams: [
      {
        decider: lifeOf('creditproposal'),
        id: pro(1),
        begins: [[], [['CreditGrantProposed', { ...mine, proposalId: ID, cc: 9_000, by: STAFF, kind: 'promo' }]]],
        events: [
          ['CreditProposalApproved', { ...mine, proposalId: ID, by: 'staff-2' }],
          ['CreditProposalRefused', { ...mine, proposalId: ID, by: 'staff-2' }],
        ],
      },
    ],
    inputs: { ApproveCreditAdjustment: { approved: false } },
  },
  purchases: {
    row: { id: ID, ...mine, requestId },
    streams: [
      {
        decider: purchase,
        id: ID,
        begins: [
          [],
          [
            ['PurchaseStarted', { ...ofPurchase, ...billed, ...amounts, kind: 'pack', cc: 500, listCents: 20_000, taxPoint: 'purchase' }],
            ['PurchasePaid', { ...ofPurchase, paymentIntent: 'pi_1', lotId: 'lot-1', invoiceNo: 'JC-1' }],
          ],
        ],
        events: [
          ['PurchaseRefundRequested', { ...ofPurchase, requestId, cc: 100, ...amounts }],
          ['PurchaseRefundProposed', { ...ofPurchase, requestId, by: STAFF }],
          ['PurchaseRefundApproved', { ...ofPurchase, requestId, cc: 100, ...amounts }],
          ['PurchaseRefundRefused', { ...ofPurchase, requestId }],
        ],
      },
    ],
    inputs: { DecidePurchaseRefund: { decision: 'refuse' } },
  },
  'credit-requests': {
    row: { id: requestId, ...ids },
    streams: [
      {
        decider: acceptance,
        id: acceptanceId,
        begins: [[], opened, dear],
        events: [
          [
            'LeadCreditRequested',
            { ...ids, requestId, personId, reason: 'duplicateLead', evidence: 'mot', decideBy: at(999), priceCc: 100 },
          ],
          ['LeadCreditRefused', { ...ids, requestId, personId, refusal: 'other', by: STAFF }],
          ['LeadCreditApproved', { ...ids, requestId, cc: 100, reason: 'duplicateLead', rule: 'staff' }],
        ],
      },
      { decider: lead, id: leadId, begins: [accepted], events: [] },
    ],
    inputs: { DecideLeadCredit: { approved: false, refusal: 'other' } },
  },
  subscriptions: {
    row: { id: pro(1) },
    streams: [
      {
        decider: subscription,
        id: pro(1),
        begins: [[], [['SubscriptionStarted', { ...plan, ...billed, ...amounts, cc: 300, termsVersion: '1' }]]],
        events: [
          [
            'SubscriptionPeriodPaid',
            {
              ...plan,
              providerInvoiceId: 'in_1',
              periodStart: T0,
              periodEnd: at(999),
              lotId: 'l',
              cc: 300,
              netCents: 1,
              grossCents: 1,
              invoiceNo: 'JC-1',
            },
          ],
          ['SubscriptionPastDue', { ...plan, providerInvoiceId: 'in_2' }],
          ['SubscriptionCancelRequested', plan],
          ['SubscriptionEnded', { ...plan, cause: 'cancelled' }],
        ],
      },
    ],
    inputs: {},
  },
  blacklist: {
    row: { id: ID },
    streams: [
      {
        decider: blacklistEntry,
        id: ID,
        begins: [
          [],
          [['BlacklistEntryProposed', { ...entry, why: 'national' }]],
          [['BlacklistEntryProposed', { ...entry, province: 'QC', why: 'professional' }]],
          [['BlacklistEntryAdded', entry]],
        ],
        events: [
          ['BlacklistEntryAdded', { ...entry, province: 'QC' }],
          ['BlacklistAppealFiled', { entryId: ID, statement: 'C’est une erreur.', answerBy: at(999) }],
          ['BlacklistEntryReviewed', { entryId: ID, until: at(9_999), reviewAt: at(999) }],
          ['BlacklistEntryLifted', { entryId: ID }],
          ['BlacklistEntryExpired', { entryId: ID }],
        ],
      },
    ],
    inputs: {
      AddBlacklistEntry: { kind: 'phone', value: '+15145550101', scope: ['submit'], blockType: 'abuse' },
      ReviewBlacklistEntry: { until: at(99_999) },
    },
  },
  'candidate-files': {
    row: { id: ID },
    streams: [
      {
        decider: candidate,
        id: ID,
        begins: [
          [],
          [
            [
              'CandidateProfileCreated',
              {
                candidateId: ID,
                type: 'articling',
                regions: ['06'],
                languages: ['fr'],
                fields: [],
                barStatus: 'passed',
                hours: 'full',
                workModes: ['hybrid'],
                details: '[erased]',
              },
            ],
          ],
        ],
        events: [
          ['CandidateVisibilitySet', { candidateId: ID, visibility: 'open' }],
          ['CandidateVisibilitySet', { candidateId: ID, visibility: 'hidden' }],
          ['CandidateProfileHidden', { candidateId: ID, cause: 'stale' }],
          ['CandidateProfileClosed', { candidateId: ID }],
          ['CandidateErased', { candidateId: ID, cause: 'staff' }],
        ],
      },
    ],
    inputs: { SetCandidateVisibility: { visibility: 'hidden' } },
  },
  meetings: MEETING_LIVES,
  'follow-ups': {
    row: { id: ID },
    streams: [
      {
        decider: followUp,
        id: ID,
        begins: [[], [['FollowUpOpened', { ...task, ownerId: personId, leadId, kind: 'custom', dueAt: at(60), priority: 'normal' }]]],
        events: [
          ['FollowUpAssigned', { ...task, assigneeId: STAFF }],
          ['FollowUpSnoozed', { ...task, until: at(90), sequence: 3 }],
          ['FollowUpCompleted', { ...task, ownerId: personId, outcome: 'reached', note: 'Tout va bien' }],
          ['FollowUpCancelled', { ...task, cause: 'ended' }],
        ],
      },
    ],
    inputs: {
      AssignFollowUp: { assigneeId: leadId },
      SnoozeFollowUp: { until: at(2_000) },
      CompleteFollowUp: { outcome: 'settled', note: 'Réglé au téléphone' },
    },
  },
  enquiries: {
    row: { id: ID },
    streams: [
      {
        decider: lifeOf('enquiry'),
        id: ID,
        begins: [[], [['EnquiryReceived', { enquiryId: ID, topic: 'client', lang: 'fr', name: 'A', email: 'a@b.ca', body: 'Bonjour' }]]],
        events: [
          ['EnquiryAnswered', { enquiryId: ID }],
          ['EnquiryTakenUpAgain', { enquiryId: ID }],
          ['EnquiryForgotten', { enquiryId: ID }],
        ],
      },
    ],
    inputs: {},
  },
  messages: {
    row: { id: ID },
    streams: [
      {
        decider: message,
        id: ID,
        begins: [
          [],
          [['MessageQueued', words]],
          [['MessageQueued', { ...words, class: 'otp' }]],
          [['MessageQueued', { ...words, to: '[erased]' }]],
        ],
        events: [
          ['MessageDeferred', { messageId: ID, until: at(60), sequence: 1 }],
          ['MessageHandedToProvider', { messageId: ID, attempt: 1 }],
          ['MessageSent', { messageId: ID, providerId: 'SM1' }],
          ['MessageDelivered', { messageId: ID }],
          ['MessageUndelivered', { messageId: ID }],
          ['MessageSuppressed', { messageId: ID, code: 'Z05' }],
          ['MessageFailed', { messageId: ID, retryable: false, error: 'x', attempt: 1 }],
          ['MessageCancelled', { messageId: ID }],
        ],
      },
    ],
    inputs: { ResendMessage: { messageId: uuidFor('the next message') } },
  },
  ...APPOINTMENT_LIVES,
  ...EXPORT_LIVES,
  ...CAMPAIGN_LIVES,
  ...HOLD_LIVES,
  ...INCIDENT_LIVES,
  ...OPINION_LIVES,
  ...PRIVACY_CASE_LIVES,
  ...ACCOUNT_LIVES,
};
