import { view, type Row, type RowFold } from '@jurilien/event-sourcing';
import { professional } from '../professional.js';

/** A page exists while someone asked for it, staff let it through, and its owner is a member in good standing. */
const shown = (row: Row): Row => ({ ...row, live: row.published === true && row.state === 'Approved' });
const change =
  <E>(f: (row: Row, e: E) => Row): RowFold<E> =>
  (row, e) =>
    row && shown({ ...row, ...f(row, e) });
const practiced = ({ practice }: { readonly practice: Row }): Row => {
  const {
    fields,
    regions,
    languages,
    rates,
    postalCode,
    radiusKm,
    remote,
    callYear,
    acceptsAJ,
    acceptsMP,
    acceptsConsult,
    mediator,
    paralegalScope,
  } = practice;
  return {
    fields,
    regions,
    languages,
    rates,
    postalCode,
    radiusKm,
    remote,
    callYear,
    acceptsAJ,
    acceptsMP,
    acceptsConsult,
    mediator,
    paralegalScope,
    city: practice.city ?? null,
  };
};

/** M12 and M13: what the public may read of a professional who asked for a page (4.12 `public_profile`). No address, no number. */
export const publicProfiles = view(professional)({
  name: 'public-profiles',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    slug: 'text',
    live: 'boolean',
    published: 'boolean',
    state: 'text',
    name: 'text',
    title: 'text',
    firm: 'text',
    province: 'text',
    licenceNo: 'text',
    licenceVerifiedAt: 'timestamptz',
    fields: 'text[]',
    regions: 'text[]',
    languages: 'text[]',
    rates: 'text[]',
    postalCode: 'text',
    city: 'text',
    radiusKm: 'integer',
    remote: 'boolean',
    callYear: 'integer',
    acceptsAJ: 'boolean',
    acceptsMP: 'boolean',
    acceptsConsult: 'boolean',
    mediator: 'boolean',
    paralegalScope: 'boolean',
    paused: 'boolean',
    text: { type: 'jsonb', personal: 'text' },
    publishedAt: 'timestamptz',
  },
  sealedBy: 'id',
  indexes: [['slug'], ['live', 'province']],
  read: { province: 'province', clear: ['text'] },
  on: {
    ProfessionalRegistered: (_row, { data: { title, name, firm, province } }) => ({
      title,
      name,
      firm,
      province,
      state: 'Registered',
      live: false,
      published: false,
      paused: false,
    }),
    ProfessionalApplied: change((_row, e) => ({ ...practiced(e.data), licenceNo: e.data.licenceNo, state: 'Applied' })),
    MatchingPreferencesSet: change((_row, e) => practiced(e.data)),
    ProfessionalProfileUpdated: change((row, e) => ({ name: e.data.name ?? row.name, firm: e.data.firm ?? row.firm })),
    LicenceVerified: change((_row, e) => ({ licenceVerifiedAt: e.occurredAt })),
    ProfessionalApproved: change(() => ({ state: 'Approved' })),
    ProfessionalRejected: change(() => ({ state: 'Rejected' })),
    ProfessionalSuspended: change(() => ({ state: 'Suspended' })),
    ProfessionalReinstated: change(() => ({ state: 'Approved' })),
    ProfessionalClosed: change(() => ({ state: 'Closed', published: false, text: null })),
    ProfessionalErased: () => null,
    OffersPaused: change((row, e) => ({ paused: e.data.scope === 'all' ? true : row.paused })),
    OffersResumed: change(() => ({ paused: false })),
    ProfilePublished: change((_row, e) => ({ published: true, slug: e.data.slug, text: e.data.text, publishedAt: e.occurredAt })),
    ProfileUnpublished: change(() => ({ published: false, text: null })),
  },
});
