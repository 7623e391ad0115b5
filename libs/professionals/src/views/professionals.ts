import { ERASED, json, notNull, oneOf, personal, type RowOf, view } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { consultationTerms, termsIn } from '../consultation-terms.js';
import { pauseIn, pauseOf, withoutPause, withPause, type Pause } from '../pauses.js';
import { practice, professional, PROFESSIONAL_STATES, province, title, type OfferHours, type Practice } from '../professional.js';
import { publicText } from '../publication.js';

/** A document that proves a licence, with what looked it through. */
export interface LicenceProof {
  readonly fileId: string;
  readonly type: string;
  readonly bytes: number;
  readonly at: string;
  readonly scanner: string;
}

/** X01 and X02: one row per professional. */
export const professionalsView = view(professional)({
  name: 'professionals',
  version: 4,
  key: 'id',
  columns: {
    id: 'uuid',
    name: { type: 'text', notNull: true, sorted: 'names' },
    title: notNull(oneOf(title.options)),
    firm: 'text',
    province: notNull(oneOf(province.options)),
    state: notNull(oneOf(PROFESSIONAL_STATES)),
    licenceNo: 'text',
    licenceState: 'text not null',
    licenceNextCheckAt: 'timestamptz',
    insurance: 'text',
    fields: 'text[]',
    regions: 'text[]',
    languages: 'text[]',
    practice: json(practice),
    hours: json<OfferHours>(),
    email: { type: 'text', personal: 'email' },
    phoneNumber: { type: 'text', personal: 'phone' },
    lang: notNull(oneOf(['fr', 'en'])),
    termsVersion: 'text',
    channels: 'text[] not null',
    paused: 'boolean not null',
    pausedUntil: 'timestamptz',
    pauses: json<readonly Pause[]>(),
    accountManagerId: 'uuid',
    createdAt: 'timestamptz not null',
    appliedAt: 'timestamptz',
    approvedAt: 'timestamptz',
    insuranceUntil: 'text',
    licenceSource: 'text',
    licenceExtract: 'text',
    licenceCheckedAt: 'timestamptz',
    licenceCheckDueAt: 'timestamptz',
    rejectedAt: 'timestamptz',
    rejectedBecause: 'text',
    suspendedUntil: 'timestamptz',
    suspensionProposedBy: 'text',
    proofs: json<LicenceProof[]>(),
    publication: oneOf(['requested', 'published', 'rejected', 'none']),
    publicationAskedAt: 'timestamptz',
    slug: 'text',
    publicText: personal('text', json(publicText.or(z.literal(ERASED)))),
    wordingReasons: 'text[]',
    /** What a consultation costs and how it goes, as clients read it. */
    consultation: personal('text', json(consultationTerms)),
    version: 'integer not null',
  },
  indexes: [
    ['state', 'createdAt'],
    ['createdAt', 'id'],
    ['province', 'state'],
    ['name', 'id'],
    ['state', 'licenceNextCheckAt'],
  ],
  sealedBy: 'id',
  search: ['name', 'firm', 'licenceNo', 'email', 'phoneNumber'],
  read: {
    province: 'province',
    clear: ['publicText', 'consultation'],
    detailOnly: ['practice', 'hours', 'insurance', 'proofs', 'publicText', 'consultation', 'licenceExtract'],
    defaultSort: ['createdAt', 'desc'],
  },
  on: {
    ProfessionalRegistered: (_row, e) => {
      const { professionalId: _, ...who } = e.data;
      return {
        ...who,
        state: 'Registered',
        licenceState: 'unknown',
        channels: [],
        paused: false,
        createdAt: e.occurredAt,
        version: e.version,
      };
    },
    ProfessionalApplied: (row, e) => ({
      ...row,
      ...practiceOf(e.data.practice),
      state: 'Applied',
      licenceNo: e.data.licenceNo,
      insurance: e.data.insurance,
      insuranceUntil: e.data.insuranceUntil,
      rejectedAt: null,
      rejectedBecause: null,
      appliedAt: e.occurredAt,
      version: e.version,
    }),
    MatchingPreferencesSet: (row, e) => ({ ...row, ...practiceOf(e.data.practice), version: e.version }),
    ProfessionalTermsAccepted: (row, e) => ({ ...row, termsVersion: e.data.version, version: e.version }),
    ChannelUnverified: (row, e) => ({
      ...row,
      channels: (row?.channels ?? []).filter((c: string) => c !== e.data.channel),
      version: e.version,
    }),
    ChannelVerified: (row, e) => ({ ...row, channels: [...(row?.channels ?? []), e.data.channel], version: e.version }),
    LicenceVerified: (row, e) => ({
      ...row,
      licenceState: 'verified',
      licenceNextCheckAt: e.data.nextCheckAt,
      ...lookedUp(e),
      licenceCheckDueAt: null,
      version: e.version,
    }),
    LicenceFailed: (row, e) => ({ ...row, licenceState: 'failed', licenceNextCheckAt: null, ...lookedUp(e), version: e.version }),
    LicenceCheckRequested: (row, e) => ({ ...row, licenceCheckDueAt: e.data.dueAt, version: e.version }),
    LicenceProofUploaded: (row, e) => ({
      ...row,
      proofs: [
        ...(row?.proofs ?? []),
        { fileId: e.data.fileId, type: e.data.type, bytes: e.data.bytes, at: e.occurredAt, scanner: e.data.scanner },
      ],
      version: e.version,
    }),
    LicenceProofsRemoved: (row, e) => ({ ...row, proofs: [], version: e.version }),
    ProfessionalApproved: (row, e) => ({ ...row, state: 'Approved', approvedAt: e.occurredAt, version: e.version }),
    ProfessionalRejected: (row, e) => ({
      ...row,
      state: 'Rejected',
      rejectedAt: e.occurredAt,
      rejectedBecause: e.data.reasonCode,
      version: e.version,
    }),
    SuspensionProposed: (row, e) => ({ ...row, suspensionProposedBy: e.actor.id, version: e.version }),
    ProfessionalSuspended: (row, e) => ({
      ...row,
      state: 'Suspended',
      suspendedUntil: e.data.until,
      suspensionProposedBy: null,
      version: e.version,
    }),
    ProfessionalReinstated: (row, e) => ({
      ...row,
      state: 'Approved',
      suspendedUntil: null,
      suspensionProposedBy: null,
      version: e.version,
    }),
    ProfessionalClosed: (row, e) => ({ ...row, state: 'Closed', version: e.version }),
    ProfessionalErased: (row, e) => ({ ...row, ...NOTHING_OF_THEM, version: e.version }),
    ProfessionalProfileUpdated: (row, e) => {
      const { professionalId: _, ...changed } = e.data;
      return { ...row, ...changed, version: e.version };
    },
    AccountManagerAssigned: (row, e) => ({ ...row, accountManagerId: e.data.managerId, version: e.version }),
    OfferHoursSet: (row, { data: { professionalId: _, ...hours }, version }) => ({ ...row, hours, version }),
    OffersPaused: (row, e) => ({ ...row, ...pausedBy(withPause(row?.pauses ?? [], pauseIn(e.data))), version: e.version }),
    ProfessionalApplicationSaved: (row, e) => ({ ...row, version: e.version }),
    PhoneCodeSent: (row, e) => ({ ...row, version: e.version }),
    PhoneCodeRejected: (row, e) => ({ ...row, version: e.version }),
    ApplicationReminderDue: (row, e) => ({ ...row, version: e.version }),
    PublicTextWritten: (row, e) => ({ ...row, publicText: e.data.text, version: e.version }),
    ProfilePublicationRequested: (row, e) => ({
      ...row,
      publication: 'requested',
      publicationAskedAt: e.occurredAt,
      wordingReasons: null,
      version: e.version,
    }),
    ProfilePublished: (row, e) => ({ ...row, publication: 'published', slug: e.data.slug, version: e.version }),
    ProfileWordingRejected: (row, e) => ({ ...row, publication: 'rejected', wordingReasons: e.data.reasons, version: e.version }),
    ProfileUnpublished: (row, e) => ({ ...row, publication: 'none', version: e.version }),
    ConsultationTermsSet: (row, e) => ({ ...row, consultation: termsIn(e.data) ?? null, version: e.version }),
    OffersBarred: (row, e) => ({ ...row, version: e.version }),
    OffersUnbarred: (row, e) => ({ ...row, version: e.version }),
    OffersResumed: (row, e) => ({ ...row, ...pausedBy(withoutPause(row?.pauses ?? [], e.data)), version: e.version }),
  },
});
export type ProfessionalRow = RowOf<typeof professionalsView>;

/** What tells who a professional is, as an erasure leaves it. */
const NOTHING_OF_THEM = {
  ...{ name: ERASED, firm: null, licenceNo: null, licenceExtract: null, insurance: null, practice: null, hours: null, proofs: null },
  ...{ email: null, phoneNumber: null, slug: null, publicText: null, consultation: null },
} as const;

const practiceOf = (practice: Practice) => ({
  practice,
  fields: practice.fields,
  regions: practice.regions,
  languages: practice.languages,
});
const lookedUp = (e: { readonly occurredAt: string; readonly data: { readonly source: string; readonly extract?: string } }) => ({
  licenceCheckedAt: e.occurredAt,
  licenceSource: e.data.source,
  licenceExtract: e.data.extract ?? null,
});

/** Whether everything is paused, and until when; pauses of one kind stand beside it. */
const pausedBy = (pauses: readonly Pause[]) => {
  const all = pauseOf(pauses, { scope: 'all' });
  return { pauses, paused: all !== undefined, pausedUntil: all?.until };
};
