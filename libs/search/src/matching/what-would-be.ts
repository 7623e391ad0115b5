import type { AsOf, Config } from '@jurilien/event-sourcing';
import { termsInForce } from '@jurilien/reference';
import { exclusionOf, leadView, NO_ONE_ASKED } from './eligibility.js';
import type { Bars, MatchLead, MatchProfile } from './match-types.js';

/** A request of the past, as matching knew it. */
export interface PastLead extends MatchLead {
  readonly at: string;
  /** The plan of waves that its newest round began with; absent before its first. */
  readonly plan?: string;
}

/**
 * Someone as they would be but for what a day brings: a member in good standing, not on pause, with coins and room for offers.
 * What is left is the practice, which is what they can change.
 */
export const inGoodStanding = (p: MatchProfile, { now, config }: AsOf): MatchProfile => ({
  ...p,
  state: 'Approved',
  pausing: null,
  pauses: [],
  licenceVerifiedAt: now,
  termsVersion: termsInForce({ now, config }).effectiveOn,
  claimedAt: [],
  spent: [],
  availableCc: Number.MAX_SAFE_INTEGER,
  subscribed: true,
  frozen: [],
  openOffers: [],
  channels: ['email'],
});

/**
 * Who is kept from a past request by blocks and by the blacklist as they are today (E14, E15). There is no E16 among them: a
 * request is looked at as it was when someone first vouched for it, when no one had answered it yet.
 */
export type PastBars = (lead: PastLead) => Bars;

/** Which past requests a practice would have been eligible for, and by which rule not for the others. */
export function wouldHaveSeen(
  p: MatchProfile,
  leads: readonly PastLead[],
  config: Config,
  barsOf?: PastBars,
): { readonly seen: readonly PastLead[]; readonly excludedBy: Readonly<Record<string, number>> } {
  const seen: PastLead[] = [];
  const excludedBy: Record<string, number> = {};
  for (const lead of leads) {
    const asOf = { now: lead.at, config };
    const code = exclusionOf(leadView(lead, asOf), inGoodStanding(p, asOf), NO_ONE_ASKED, barsOf?.(lead));
    if (code === undefined) seen.push(lead);
    else excludedBy[code] = (excludedBy[code] ?? 0) + 1;
  }
  return { seen, excludedBy };
}

/** What sliders change: the client's wishes, and how far everyone would go at least. */
export interface Changes {
  readonly distanceKm?: number;
  readonly rate?: string;
  readonly experience?: number;
  readonly acceptDistance?: boolean;
}

/** The same request and people with the sliders moved. */
export const changed = (
  lead: MatchLead,
  people: Iterable<MatchProfile>,
  c: Changes,
): { lead: MatchLead; people: Iterable<MatchProfile> } => ({
  lead: {
    ...lead,
    ...(c.rate === undefined ? {} : { rate: c.rate }),
    ...(c.experience === undefined ? {} : { experience: c.experience }),
    ...(c.acceptDistance === undefined ? {} : { acceptDistance: c.acceptDistance }),
  },
  people: c.distanceKm === undefined ? people : withReach(people, c.distanceKm),
});

function* withReach(people: Iterable<MatchProfile>, km: number): Generator<MatchProfile> {
  for (const p of people) yield p.radiusKm >= km ? p : { ...p, radiusKm: km };
}
