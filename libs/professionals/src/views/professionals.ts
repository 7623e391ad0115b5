import { view } from '@jurilien/event-sourcing';
import { professional } from '../professional.js';

/** X01 and X02: one row per professional. */
export const professionalsView = view(professional)({
  name: 'professionals',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    name: 'text',
    title: 'text',
    firm: 'text',
    province: 'text',
    state: 'text',
    licenceNo: 'text',
    licenceState: 'text',
    licenceNextCheckAt: 'timestamptz',
    insurance: 'text',
    fields: 'text[]',
    regions: 'text[]',
    languages: 'text[]',
    practice: 'jsonb',
    email: { type: 'text', personal: 'email' },
    phoneNumber: { type: 'text', personal: 'phone' },
    lang: 'text',
    termsVersion: 'text',
    channels: 'text[]',
    paused: 'boolean',
    pausedUntil: 'timestamptz',
    createdAt: 'timestamptz',
    appliedAt: 'timestamptz',
    approvedAt: 'timestamptz',
    version: 'integer',
  },
  indexes: [
    ['state', 'createdAt'],
    ['province', 'state'],
  ],
  search: ['name', 'firm', 'licenceNo'],
  read: { province: 'province', detailOnly: ['practice', 'insurance'], defaultSort: ['createdAt', 'desc'] },
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
      appliedAt: e.occurredAt,
      version: e.version,
    }),
    MatchingPreferencesSet: (row, e) => ({ ...row, ...practiceOf(e.data.practice), version: e.version }),
    ProfessionalTermsAccepted: (row, e) => ({ ...row, termsVersion: e.data.version, version: e.version }),
    ChannelVerified: (row, e) => ({ ...row, channels: [...(row?.channels ?? []), e.data.channel], version: e.version }),
    LicenceVerified: (row, e) => ({ ...row, licenceState: 'verified', licenceNextCheckAt: e.data.nextCheckAt, version: e.version }),
    LicenceFailed: (row, e) => ({ ...row, licenceState: 'failed', licenceNextCheckAt: undefined, version: e.version }),
    ProfessionalApproved: (row, e) => ({ ...row, state: 'Approved', approvedAt: e.occurredAt, version: e.version }),
    ProfessionalRejected: (row, e) => ({ ...row, state: 'Rejected', version: e.version }),
    ProfessionalSuspended: (row, e) => ({ ...row, state: 'Suspended', version: e.version }),
    ProfessionalReinstated: (row, e) => ({ ...row, state: 'Approved', version: e.version }),
    ProfessionalProfileUpdated: (row, e) => {
      const { professionalId: _, ...changed } = e.data;
      return { ...row, ...changed, version: e.version };
    },
    OfferHoursSet: (row, e) => ({ ...row, version: e.version }),
    OffersPaused: (row, e) => ({ ...row, paused: e.data.scope === 'all', pausedUntil: e.data.until, version: e.version }),
    OffersResumed: (row, e) => ({ ...row, paused: false, pausedUntil: undefined, version: e.version }),
  },
});

const practiceOf = (practice: { fields: string[]; regions: string[]; languages: string[] }) => ({
  practice,
  fields: practice.fields,
  regions: practice.regions,
  languages: practice.languages,
});
