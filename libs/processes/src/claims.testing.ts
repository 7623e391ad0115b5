import { at, T0, type Past } from '@jurilien/event-sourcing/testing';
import { SHIPPED_TERMS } from '@jurilien/reference';
import { leadId, personId, system } from '@jurilien/lead/testing';
import { claimOf, frozen, pro, running } from '@jurilien/search/testing';

export { client, leadId, staff, system } from '@jurilien/lead/testing';
export * from '@jurilien/search/testing';

/** Past lives around claims, for specs: the people, their coins and the request. */
type Step = Past[number];

export const offeredLead: Past = [
  ['LeadDraftStarted', { leadId, personId, form: 'request', channel: 'web', lang: 'fr' }],
  ['LeadOfferingStarted', { ...frozen, resumed: false, unservedAt: at(72 * 60) }],
];
const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], postalCode: 'H2X', rates: ['3'], callYear: 2010 };
export const member = (n: number): Past => [
  [
    'ProfessionalRegistered',
    {
      professionalId: pro(n),
      title: 'lawyer',
      name: `Me ${n}`,
      province: 'QC',
      lang: 'fr',
      email: `me${n}@exemple.ca`,
      phoneNumber: '+15145550101',
    },
  ],
  ['ProfessionalTermsAccepted', { professionalId: pro(n), version: SHIPPED_TERMS, lang: 'fr', frDeliveredAt: T0 }],
  ['ProfessionalApplied', { professionalId: pro(n), licenceNo: '200001', insurance: 'RC-1', practice }],
  ['LicenceVerified', { professionalId: pro(n), province: 'QC', source: 'directory', nextCheckAt: at(90 * 1440) }],
  ['ProfessionalApproved', { professionalId: pro(n), onboarding: 'held' }],
];
export const suspendedMember = (n: number): Past => [
  ...member(n),
  ['ProfessionalSuspended', { professionalId: pro(n), notice: 'Assurance' }],
];

/** An account with coins that were bought. */
export const account = (n: number, cc = 500): Past => [
  ['CreditAccountOpened', { professionalId: pro(n), province: 'QC' }],
  [
    'CreditsGranted',
    {
      professionalId: pro(n),
      entryId: `grant-${n}`,
      key: `grant:${n}`,
      cc,
      lotId: `lot-${n}`,
      lotKind: 'purchased',
      lines: [],
      availableAfterCc: cc,
    },
  ],
];
const entry = (n: number, claimId: string, what: string, cc: number) => ({
  professionalId: pro(n),
  entryId: `${what}-${claimId}`,
  key: `${what}:${claimId}`,
  cc,
  claimId,
  leadId,
  parts: [{ lotId: `lot-${n}`, cc }],
  lines: [],
  availableAfterCc: 400,
});
export const held = (n: number, minutes = 0, claimId = claimOf(n)): Step => ['CreditsHeld', entry(n, claimId, 'hold', 100), at(minutes)];
export const released = (n: number, cause: string, minutes = 0, claimId = claimOf(n)): Step => [
  'HoldReleased',
  { ...entry(n, claimId, 'release', 100), cause },
  at(minutes),
];
export const captured = (n: number, minutes = 0): Step => [
  'HoldCaptured',
  { ...entry(n, claimOf(n), 'capture', 100), acceptanceId: claimOf(n) },
  at(minutes),
];

/** The name a decision gives the account of a claimer that is not the caller. */
export const accountOf = (n: number): string => `account-${pro(n)}`;

/** Everything ready for professional n to claim what runs. */
export const ready = (n: number, distribution: Past = running) => ({
  distribution,
  account: account(n),
  professional: member(n),
  lead: offeredLead,
});
export const asPro = (n: number, now = T0) => ({ now, actor: { kind: 'token', id: pro(n) } as const });
export const asSystem = (now = T0) => ({ now, actor: system });
