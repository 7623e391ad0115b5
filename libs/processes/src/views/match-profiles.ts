import { view, type Recorded, type Row, type RowFold } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { creditAccount } from '@jurilien/credits';
import { distribution, acceptance } from '@jurilien/leads';

/** Instants are kept as long as a rule looks back, and no more than it could count. */
const KEPT = 60;
const recent = (list: readonly string[] | undefined, at: string): string[] => [...(list ?? []), at].slice(-KEPT);
type Of<Data> = Recorded & { readonly data: Data };
type OfOne<Data = unknown> = Of<{ readonly professionalId: string } & Data>;

const byProfessional = <E extends OfOne>(fold: RowFold<E>) => ({ keys: (e: E) => [e.data.professionalId], fold });
const change = <E extends OfOne>(f: (row: Row, e: E) => Row) => byProfessional<E>((row, e) => row && { ...row, ...f(row, e) });
const balance = change((_row, e: OfOne<{ availableAfterCc: number }>) => ({ availableCc: e.data.availableAfterCc }));
const without = (list: readonly string[] | undefined, ids: readonly string[]): string[] => (list ?? []).filter((id) => !ids.includes(id));
const closed = {
  keys: (e: Of<{ readonly professionalIds: readonly string[] }>) => e.data.professionalIds,
  fold: (row: Row | undefined, e: Of<{ readonly offerIds: readonly string[] }>) =>
    row && { ...row, openOffers: without(row.openOffers, e.data.offerIds) },
};
/** A claim that ended may leave its offer open again. */
const reopened = change((row, e: OfOne<{ offerId: string; offerState: string }>) =>
  e.data.offerState === 'Sent' ? { openOffers: [...without(row.openOffers, [e.data.offerId]), e.data.offerId] } : {},
);
/** What matching reads of a practice; the rest stays with the professional. */
const matched = ({
  paralegalScope: _scope,
  urgentOptIn: _urgent,
  ...practice
}: {
  readonly paralegalScope?: unknown;
  readonly urgentOptIn?: unknown;
}): Row => practice;
const practice = change((_row, e: OfOne<{ practice: Record<string, unknown> }>) => matched(e.data.practice));

/** Everything that eligibility and ranking need of a professional, one row each (4.12 `match_profile`). */
export const matchProfiles = view(
  professional,
  creditAccount,
  distribution,
  acceptance,
)({
  name: 'match-profiles',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    name: 'text',
    title: 'text',
    firm: 'text',
    province: 'text',
    state: 'text',
    pause: 'jsonb',
    licenceVerifiedAt: 'timestamptz',
    termsVersion: 'text',
    fields: 'text[]',
    regions: 'text[]',
    languages: 'text[]',
    postalCode: 'text',
    radiusKm: 'integer',
    remote: 'boolean',
    rates: 'text[]',
    minBudget: 'integer',
    callYear: 'integer',
    acceptsAJ: 'boolean',
    acceptsMP: 'boolean',
    acceptsConsult: 'boolean',
    mediator: 'boolean',
    superOptIn: 'boolean',
    channels: 'text[]',
    availableCc: 'integer',
    openOffers: 'text[]',
    claimedAt: 'text[]',
    offersReceivedAt: 'text[]',
    offersEver: 'integer',
    answered: 'integer',
    acceptances: 'integer',
    slaKept: 'integer',
  },
  indexes: [['province', 'state']],
  read: { province: 'province' },
  on: {
    ProfessionalRegistered: byProfessional((_row, e) => ({
      name: e.data.name,
      title: e.data.title,
      firm: e.data.firm,
      province: e.data.province,
      state: 'Registered',
      channels: [],
      availableCc: 0,
      openOffers: [],
      claimedAt: [],
      offersReceivedAt: [],
      offersEver: 0,
      answered: 0,
      acceptances: 0,
      slaKept: 0,
      fields: [],
      regions: [],
      languages: [],
      rates: [],
      postalCode: '',
      radiusKm: 0,
      remote: false,
      minBudget: 0,
      callYear: 2_100,
      acceptsAJ: false,
      acceptsMP: false,
      acceptsConsult: false,
      mediator: false,
      superOptIn: false,
    })),
    ProfessionalApplied: byProfessional((row, e) => row && { ...row, ...matched(e.data.practice), state: 'Applied' }),
    MatchingPreferencesSet: practice,
    ProfessionalProfileUpdated: change((row, e) => ({ name: e.data.name ?? row.name, firm: e.data.firm ?? row.firm })),
    ProfessionalTermsAccepted: change((_row, e) => ({ termsVersion: e.data.version })),
    ChannelVerified: change((row, e) => ({ channels: [...(row.channels ?? []), e.data.channel] })),
    LicenceVerified: change((_row, e) => ({ licenceVerifiedAt: e.occurredAt })),
    LicenceFailed: change(() => ({ licenceVerifiedAt: null })),
    ProfessionalApproved: change(() => ({ state: 'Approved' })),
    ProfessionalRejected: change(() => ({ state: 'Rejected' })),
    ProfessionalSuspended: change(() => ({ state: 'Suspended' })),
    ProfessionalReinstated: change(() => ({ state: 'Approved' })),
    OffersPaused: change((_row, e) => ({ pause: { scope: e.data.scope, value: e.data.value, until: e.data.until } })),
    OffersResumed: change(() => ({ pause: null })),
    CreditsGranted: balance,
    CreditsHeld: balance,
    HoldReleased: balance,
    HoldCaptured: balance,
    CreditsAdjusted: balance,
    OfferMade: change((row, e) => ({
      openOffers: [...(row.openOffers ?? []), e.data.offerId],
      offersReceivedAt: recent(row.offersReceivedAt, e.occurredAt),
      offersEver: (row.offersEver ?? 0) + 1,
    })),
    OfferRefused: change((row, e) => ({ openOffers: without(row.openOffers, [e.data.offerId]), answered: (row.answered ?? 0) + 1 })),
    OfferWindowPassed: closed,
    OfferExpired: closed,
    OffersWithdrawn: closed,
    OffersClosed: closed,
    ClaimStarted: change((row, e) => ({
      claimedAt: recent(row.claimedAt, e.occurredAt),
      answered: (row.answered ?? 0) + 1,
      openOffers: without(row.openOffers, [e.data.offerId]),
    })),
    ClaimReleased: reopened,
    ClaimExpired: reopened,
    AcceptanceConfirmed: change((row) => ({ acceptances: (row.acceptances ?? 0) + 1, slaKept: (row.slaKept ?? 0) + 1 })),
    ContactSlaMissed: change((row) => ({ slaKept: Math.max(0, (row.slaKept ?? 0) - 1) })),
  },
});
