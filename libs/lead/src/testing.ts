import { at, T0, type Past } from '@jurilien/event-sourcing/testing';
import { INITIAL_CLEAR, INITIAL_PRIVATE } from './facts.js';
import { CHECKLIST } from './decisions/validation/validate-lead.js';

/** Past lives of one lead, for specs: each goes on from the one before. */
export const leadId = '018f2a10-0000-7000-8000-00000000000a';
export const personId = '018f2a10-0000-7000-8000-00000000000b';
export const otherLead = '018f2a10-0000-7000-8000-00000000000c';
export const staff = { kind: 'user', id: 'staff-1', role: 'admin' } as const;
export const colleague = { kind: 'user', id: 'staff-2', role: 'admin' } as const;
export const validator = { kind: 'user', id: 'staff-3', role: 'validation' } as const;
export const client = { kind: 'token', id: personId } as const;
export const system = { kind: 'system', id: 'automation:x' } as const;
export const summary = 'Séparation avec deux enfants : garde partagée et pension alimentaire à établir.';
export const checklist = Object.fromEntries(CHECKLIST.map((c) => [c, true])) as Record<(typeof CHECKLIST)[number], true>;

/** What a complete request form sends. */
export const form = {
  leadId,
  form: 'request',
  channel: 'web',
  lang: 'fr' as const,
  clientName: 'Maude Tremblay',
  email: 'maude@exemple.ca',
  phoneNumber: '+15145551234',
  description: 'Je me sépare et nous avons deux enfants. Je cherche conseil pour la garde.',
  othersInvolved: [{ name: 'Luc Gagnon', role: 'conjoint' }],
  lawyerType: 'family' as const,
  province: 'QC' as const,
  region: '06',
  city: 'Montréal',
  consents: { sharing: true, contact: true },
};

export const draft: Past = [['LeadDraftStarted', { leadId, personId, form: 'request', channel: 'web', lang: 'fr' }]];
export const submitted: Past = [
  ...draft,
  [
    'LeadSubmitted',
    {
      leadId,
      personId,
      code: 'K7QF',
      lang: 'fr',
      form: 'request',
      channel: 'web',
      multi: false,
      facts: { ...INITIAL_CLEAR, lawyerType: 'family', province: 'QC', region: '06', city: 'Montréal' },
      privateFacts: INITIAL_PRIVATE,
      clientName: form.clientName,
      email: form.email,
      phoneNumber: form.phoneNumber,
      description: form.description,
      othersInvolved: form.othersInvolved,
      address: { street: '1234, rue Fabre', postalCode: 'H2J 3Y1' },
      specificQuestions: {},
      accessibleSpecificQuestions: {},
    },
  ],
  ['ConsentRecorded', { leadId, purpose: 'sharing', textVersion: '1', granted: true }],
  ['LeadConfirmationSent', { leadId, channel: 'email', sequence: 1, expiresAt: at(14 * 1440) }],
  ['LeadConfirmationSent', { leadId, channel: 'sms', sequence: 1, expiresAt: at(10) }],
];
export const queued: Past = [
  ...submitted,
  ['LeadEmailConfirmed', { leadId, method: 'link' }],
  ['LeadQueuedForValidation', { leadId, confirmed: true, slaAt: at(30), lang: 'fr', province: 'QC' }],
];
export const takenBy = (who: { kind: 'user'; id: string; role?: string }, past: Past = queued): Past => [
  ...past,
  ['LeadTakenForValidation', { leadId, by: who.id, lockUntil: at(15) }, T0, who],
];
export const taken = takenBy(staff);
export const summarised: Past = [...taken, ['LeadSummaryEdited', { leadId, personId, summary, summaryVersion: 1 }, T0, staff]];
export const ready: Past = [...summarised, ['LeadValidated', { leadId, by: staff.id, checklist, sendAfter: T0 }, T0, staff]];
export const offering: Past = [
  ...ready,
  [
    'LeadOfferingStarted',
    {
      leadId,
      plan: 'default',
      urgent: false,
      board: true,
      resumed: false,
      coinValueCc: 100,
      factors: [],
      maxAcceptances: 1,
      province: 'QC',
      region: '06',
      lawyerType: 'family',
      lang: 'fr',
      unservedAt: at(72 * 60),
      code: 'K7QF',
    },
  ],
];
export const agreed: Past = [
  ...offering,
  ['ConsentRecorded', { leadId, purpose: 'contact', textVersion: 'request-consents/1/fr', granted: true }],
];
export const unserved: Past = [...agreed, ['LeadUnserved', { leadId, reason: 'noTaker' }]];
/** Invited to renew it, a day later and for a fortnight. */
export const invited: Past = [
  ...unserved,
  ['RenewalPlanned', { leadId, cause: 'unserved', dueAt: at(1440) }],
  ['RenewalInvitationSent', { leadId, round: 1, expiresAt: at(15 * 1440) }, at(1440)],
];
export const accepted: Past = [...offering, ['LeadAccepted', { leadId, acceptanceId: 'a-1', professionalId: 'p-1' }]];
export const blocked: Past = [...queued, ['LeadBlocked', { leadId, blockType: 'spam' }, T0, staff]];
export const withdrawn: Past = [...queued, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: false }]];
