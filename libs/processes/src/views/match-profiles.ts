import { view, type Recorded, type Row, type RowFold } from '@jurilien/event-sourcing';
import { pauseIn, professional, spansFrom, spansUntil, withoutPause, withPause } from '@jurilien/professionals';
import { autoTopUp, creditAccount, subscription } from '@jurilien/credits';
import { acceptance } from '@jurilien/acceptance';
import { distribution, type Spent } from '@jurilien/search';
import { DAY_MS } from '@jurilien/reference';

type Of<Data> = Recorded & { readonly data: Data };
type OfOne<Data = unknown> = Of<{ readonly professionalId: string } & Data>;

/** Instants are kept as long as a rule looks back. */
const ms = (e: Recorded): number => Date.parse(e.occurredAt);
const recent = (list: readonly number[] | undefined, e: Recorded, days: number): number[] => [
  ...(list ?? []).filter((at) => at > ms(e) - days * DAY_MS),
  ms(e),
];
/** Every change says at which place of the log it happened: who keeps rows in memory asks for those after the last one. */
const byProfessional = <E extends OfOne>(fold: RowFold<E>) => ({
  keys: (e: E) => [e.data.professionalId],
  fold: (row: Row | undefined, e: E) => {
    const changed = fold(row, e);
    return changed && { ...changed, position: e.position };
  },
});
const change = <E extends OfOne>(f: (row: Row, e: E) => Row) => byProfessional<E>((row, e) => row && { ...row, ...f(row, e) });
const balance = change((_row, e: OfOne<{ availableAfterCc: number }>) => ({ availableCc: e.data.availableAfterCc }));
const without = (list: readonly string[] | undefined, ids: readonly string[]): string[] => (list ?? []).filter((id) => !ids.includes(id));
type Ends = Of<{ readonly offerIds: readonly string[]; readonly professionalIds: readonly string[] }>;
/** Offers that are open no longer; what was not answered until then was either let pass, or no one's fault. */
const closed = (missed: boolean) => ({
  keys: (e: Ends) => e.data.professionalIds,
  fold: (row: Row | undefined, e: Ends) => {
    if (!row) return row;
    const waiting = without(row['unanswered'], e.data.offerIds);
    const silent = waiting.length < ((row['unanswered'] as string[] | undefined)?.length ?? 0);
    return {
      ...row,
      openOffers: without(row['openOffers'], e.data.offerIds),
      unanswered: waiting,
      ...(missed && silent ? { missedAt: recent(row['missedAt'], e, SEEN_DAYS) } : {}),
      position: e.position,
    };
  },
});
/** The first word to an offer while its wave lasts is an answer, whatever it says; a second one, or a late one, is none. */
const answered = (row: Row, e: OfOne<{ offerId: string }>): Row => ({
  openOffers: without(row['openOffers'], [e.data.offerId]),
  ...((row['unanswered'] as string[] | undefined)?.includes(e.data.offerId)
    ? { unanswered: without(row['unanswered'], [e.data.offerId]), answeredAt: recent(row['answeredAt'], e, SEEN_DAYS) }
    : {}),
});
/** An offer that someone was informed of: it waits for a word, and is one more for rotation. */
const received = (row: Row, e: OfOne<{ offerId: string }>): Row => ({
  unanswered: [...(row['unanswered'] ?? []), e.data.offerId],
  offersAt: recent(row['offersAt'], e, OFFER_DAYS),
  offersEver: (row['offersEver'] ?? 0) + 1,
});
/** A claim that ended may leave its offer open again. */
const reopened = change((row, e: OfOne<{ offerId: string; offerState: string }>) =>
  e.data.offerState === 'Sent' ? { openOffers: [...without(row['openOffers'], [e.data.offerId]), e.data.offerId] } : {},
);
/** The call to a client was made in time, or was not: said once per acceptance. */
const called = (list: 'slaKeptAt' | 'slaMissedAt') =>
  change((row, e: OfOne<{ acceptanceId: string }>) =>
    (row['toCall'] as string[] | undefined)?.includes(e.data.acceptanceId)
      ? { toCall: without(row['toCall'], [e.data.acceptanceId]), [list]: recent(row[list], e, SLA_DAYS) }
      : {},
  );
const freeze = ({ data: { cause, ref } }: Of<{ readonly cause: string; readonly ref?: string }>): string => `${cause}:${ref ?? ''}`;
/** Windows of 4.3.2 and of E17. */
const OFFER_DAYS = 30;
const SEEN_DAYS = 90;
const SLA_DAYS = 180;
const CAP_DAYS = 7;

const lately = (spent: readonly Spent[] | undefined, e: Recorded): Spent[] => (spent ?? []).filter((s) => s.at > ms(e) - CAP_DAYS * DAY_MS);
/** What matching reads of a practice; the rest stays with the professional. */
const matched = ({ paralegalScope: _scope, city, paralegalFields, caps, ...practice }: Row): Row => ({
  ...practice,
  city: city ?? null,
  paralegalFields: paralegalFields ?? null,
  caps: caps ?? null,
});
const practice = change((_row, e: OfOne<{ practice: Record<string, unknown> }>) => matched(e.data.practice));

/** Everything that eligibility and ranking need of a professional, one row each (4.12 `match_profile`). */
export const matchProfiles = view(
  professional,
  creditAccount,
  autoTopUp,
  subscription,
  distribution,
  acceptance,
)({
  name: 'match-profiles',
  version: 6,
  key: 'id',
  columns: {
    id: 'uuid',
    name: 'text',
    title: 'text',
    firm: 'text',
    province: 'text',
    state: 'text',
    pausing: 'jsonb',
    pauses: 'jsonb',
    licenceVerifiedAt: 'timestamptz',
    termsVersion: 'text',
    fields: 'text[]',
    regions: 'text[]',
    languages: 'text[]',
    postalCode: 'text',
    city: 'text',
    radiusKm: 'integer',
    remote: 'boolean',
    rates: 'text[]',
    minBudget: 'integer',
    callYear: 'integer',
    acceptsAJ: 'boolean',
    acceptsMP: 'boolean',
    acceptsConsult: 'boolean',
    mediator: 'boolean',
    paralegalFields: 'text[]',
    superOptIn: 'boolean',
    urgentOptIn: 'boolean',
    hours: 'jsonb',
    caps: 'jsonb',
    channels: 'text[]',
    availableCc: 'integer',
    autoTopUp: 'boolean',
    subscribed: 'boolean',
    frozen: 'text[]',
    openOffers: 'text[]',
    unanswered: 'text[]',
    claimedAt: 'jsonb',
    spent: 'jsonb',
    offersAt: 'jsonb',
    offersEver: 'integer',
    answeredAt: 'jsonb',
    missedAt: 'jsonb',
    toCall: 'text[]',
    slaKeptAt: 'jsonb',
    slaMissedAt: 'jsonb',
    position: 'bigint',
  },
  indexes: [['province', 'state'], ['position']],
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
      spent: [],
      offersAt: [],
      offersEver: 0,
      answeredAt: [],
      missedAt: [],
      slaKeptAt: [],
      slaMissedAt: [],
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
      urgentOptIn: false,
    })),
    ProfessionalApplied: byProfessional((row, e) => row && { ...row, ...matched(e.data.practice), state: 'Applied' }),
    MatchingPreferencesSet: practice,
    ProfessionalProfileUpdated: change((row, e) => ({ name: e.data.name ?? row.name, firm: e.data.firm ?? row.firm })),
    ProfessionalTermsAccepted: change((_row, e) => ({ termsVersion: e.data.version })),
    ChannelUnverified: change((row, e) => ({ channels: (row.channels ?? []).filter((c: string) => c !== e.data.channel) })),
    ChannelVerified: change((row, e) => ({ channels: [...(row.channels ?? []), e.data.channel] })),
    LicenceVerified: change((_row, e) => ({ licenceVerifiedAt: e.occurredAt })),
    LicenceFailed: change(() => ({ licenceVerifiedAt: null })),
    ProfessionalApproved: change(() => ({ state: 'Approved' })),
    ProfessionalRejected: change(() => ({ state: 'Rejected' })),
    ProfessionalSuspended: change(() => ({ state: 'Suspended' })),
    ProfessionalReinstated: change(() => ({ state: 'Approved' })),
    ProfessionalClosed: change(() => ({ state: 'Closed' })),
    // Who keeps rows in memory learns of it as of any change.
    ProfessionalErased: change(() => ({ name: null, firm: null })),
    OfferHoursSet: change((_row, { data: { professionalId: _, ...hours } }) => ({ hours })),
    OffersPaused: change((row, e) => ({
      pausing: withPause(row['pausing'] ?? [], pauseIn(e.data)),
      ...(e.data.scope === 'all' ? { pauses: spansFrom(row['pauses'], e.occurredAt, e.data.until) } : {}),
    })),
    OffersResumed: change((row, e) => ({
      pausing: withoutPause(row['pausing'] ?? [], e.data),
      ...((e.data.scope ?? 'all') === 'all' ? { pauses: spansUntil(row['pauses'], e.occurredAt) } : {}),
    })),
    CreditsGranted: balance,
    CreditsHeld: change((row, e) => ({
      availableCc: e.data.availableAfterCc,
      spent: [...lately(row['spent'], e), { claimId: e.data.claimId, at: ms(e), cc: e.data.cc }],
    })),
    HoldReleased: change((row, e) => ({
      availableCc: e.data.availableAfterCc,
      spent: lately(row['spent'], e).filter((s) => s.claimId !== e.data.claimId),
    })),
    HoldCaptured: balance,
    CreditsAdjusted: balance,
    CreditsPurchased: balance,
    SubscriptionCreditsGranted: balance,
    CreditsExpired: balance,
    CreditsRefundedToCard: balance,
    RefundReversed: balance,
    RefundReserved: balance,
    RefundReserveEnded: balance,
    CreditsClawedBack: balance,
    ClawbackReversed: balance,
    OwedSettled: balance,
    OwedReturned: balance,
    // Coins that came back were not spent on that request after all.
    CreditsRefunded: change((row, e) => ({
      availableCc: e.data.availableAfterCc,
      spent: lately(row['spent'], e).filter((s) => s.claimId !== e.data.claimId),
    })),
    CreditAccountFrozen: change((row, e) => ({ frozen: [...without(row['frozen'], [freeze(e)]), freeze(e)] })),
    CreditAccountUnfrozen: change((row, e) => ({ frozen: without(row['frozen'], [freeze(e)]) })),
    AutoTopUpCardKept: change(() => ({ autoTopUp: true })),
    AutoTopUpCleared: change(() => ({ autoTopUp: false })),
    SubscriptionPeriodPaid: change(() => ({ subscribed: true })),
    SubscriptionEnded: change(() => ({ subscribed: false })),
    // What someone takes from the board was no one's choice of whom to ask: it weighs neither on rotation nor on answering. A
    // planned offer has its place, and counts once it is sent.
    OfferMade: change((row, e) => ({
      openOffers: [...(row['openOffers'] ?? []), e.data.offerId],
      ...(e.data.board || e.data.sendAt ? {} : received(row, e)),
    })),
    OfferSent: change(received),
    OfferRefused: change(answered),
    OfferWindowPassed: closed(true),
    OfferExpired: closed(false),
    OffersWithdrawn: closed(false),
    OffersClosed: closed(false),
    ClaimStarted: change((row, e) => ({ claimedAt: recent(row['claimedAt'], e, CAP_DAYS), ...answered(row, e) })),
    ClaimReleased: reopened,
    ClaimExpired: reopened,
    AcceptanceOpened: change((row, e) => ({ toCall: [...(row['toCall'] ?? []), e.data.acceptanceId] })),
    ContactRecorded: called('slaKeptAt'),
    ContactSlaMissed: called('slaMissedAt'),
  },
});
