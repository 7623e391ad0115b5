import { startCreditPurchase } from '@jurilien/processes';
import { grantCredits, recordSubscriptionPaid } from '@jurilien/credits';
import { approveProfessional } from '@jurilien/processes';
import { pauseOffers, rejectProfessional, suspendProfessional, verifyLicence } from '@jurilien/professionals';
import { match, type MatchLead, type MatchProfile, rotationOf } from '@jurilien/search';
import type { Config } from '@jurilien/event-sourcing';
import { SHIPPED_TERMS } from '@jurilien/reference';
import type { Market, Matching } from './telling.js';
import { iso, type DemoPorts, type Step } from '../ports.js';
import { practiceOf } from '../professionals/professionals.js';
import type { Profile } from '../professionals/professional-profiles.js';
import type { Request } from './requests.js';

/** What the market remembers of one professional while the stories run. */
interface Standing {
  state: string;
  pauses?: { scope: string; until?: string }[];
  licenceVerifiedAt?: string;
  availableCc: number;
  subscribed?: boolean;
  /** Open offers, by when they came. */
  readonly open: Map<string, number>;
  readonly claimedAt: number[];
  readonly offersAt: number[];
  readonly answeredAt: number[];
  readonly slaKeptAt: number[];
}

/** A professional as the matching sees them. */
const profileOf = (p: Profile, s: Standing, config: Config, over: Partial<MatchProfile> = {}): MatchProfile => ({
  id: p.professionalId,
  name: p.name,
  title: p.title,
  ...(p.firm ? { firm: p.firm } : {}),
  province: p.province,
  ...practiceOf(p),
  state: s.state,
  ...(s.pauses ? { pausing: s.pauses } : {}),
  ...(s.licenceVerifiedAt ? { licenceVerifiedAt: s.licenceVerifiedAt } : {}),
  termsVersion: SHIPPED_TERMS,
  channels: ['sms', 'email'],
  availableCc: s.availableCc,
  ...(s.subscribed ? { subscribed: true } : {}),
  openOffers: [...s.open.keys()],
  claimedAt: s.claimedAt,
  spent: [],
  offersAt: s.offersAt,
  offersEver: s.offersAt.length,
  answeredAt: s.answeredAt,
  missedAt: [],
  slaKeptAt: s.slaKeptAt,
  slaMissedAt: [],
  ...over,
});

/** The demo's own record of the sixty, kept beside the log: matching a wave must not read the log sixty times. */
function recordOf(people: readonly Profile[]) {
  const standings = new Map(
    people.map((p): [string, Standing] => [
      p.professionalId,
      { state: 'Registered', availableCc: 0, open: new Map(), claimedAt: [], offersAt: [], answeredAt: [], slaKeptAt: [] },
    ]),
  );
  return {
    people,
    standings,
    of: (id: string): Standing => standings.get(id)!,
    asked: new Map<string, Set<string>>(),
    rounds: new Map<string, { readonly at: string; seats: number; readonly eligible: readonly string[] }>(),
    rotation: rotationOf(),
  };
}
type Kept = ReturnType<typeof recordOf>;
type MarketPorts = Pick<DemoPorts, 'config' | 'explain'>;

/** Who could take a request: as the waves match, and among those who would be ready. */
const matching = (
  { people, of, asked, rounds, rotation }: Kept,
  { config, explain }: MarketPorts,
): Pick<Market, 'match' | 'covers' | 'suits'> => ({
  async match(r, wave, at, { size, priceCc }): Promise<Matching> {
    rotation.advance(iso(at));
    const among = (some: readonly Profile[]) =>
      match(
        matchLeadOf(r, priceCc),
        some.map((p) => profileOf(p, of(p.professionalId), config)),
        { now: iso(at), config, size, asked: asked.get(r.leadId) ?? new Set(), tie, expected: rotation.expected },
      );
    const found = among(people);
    const kept = r.favours ? shortlist(r.favours, size, people, among, found) : found;
    const { ranked } = kept;
    if (!rounds.has(r.leadId)) rounds.set(r.leadId, { at: iso(at), seats: 0, eligible: ranked.map((x) => x.professionalId) });
    const inputsHash = tie(`${r.leadId}/${wave}`);
    await explain?.({ leadId: r.leadId, round: 1, wave, inputsHash, size }, kept);
    return {
      configVersion: kept.configVersion,
      inputsHash,
      eligible: kept.eligible,
      excluded: { ...kept.excluded },
      ranked: ranked.map((x) => ({ ...x })),
    };
  },
  covers(r, at) {
    const ready = people.map((p) =>
      profileOf(p, of(p.professionalId), config, {
        state: of(p.professionalId).state === 'Registered' ? 'Approved' : of(p.professionalId).state,
        licenceVerifiedAt: iso(at),
        availableCc: 10_000,
        subscribed: true,
      }),
    );
    return match(matchLeadOf(r, 0), ready, { now: iso(at), config, size: 3, asked: new Set(), tie }).eligible > 3;
  },
  suits(professionalId, r, at) {
    const self = people.filter((p) => p.professionalId === professionalId);
    const ready = self.map((p) =>
      profileOf(p, of(p.professionalId), config, { state: 'Approved', licenceVerifiedAt: iso(at), availableCc: 10_000, subscribed: true }),
    );
    return match(matchLeadOf(r, 0), ready, { now: iso(at), config, size: 1, asked: new Set(), tie }).eligible === 1;
  },
});

/** What the offers of a request do to the professionals who receive them. */
const offersOn = ({ of, asked, rounds, rotation }: Kept): Pick<Market, 'offered' | 'answered' | 'took' | 'ended'> => ({
  offered(leadId, offers, at) {
    for (const { offerId, professionalId } of offers) {
      const s = of(professionalId);
      s.open.set(offerId, at);
      s.offersAt.push(at);
      asked.set(leadId, (asked.get(leadId) ?? new Set()).add(professionalId));
    }
    const round = rounds.get(leadId);
    if (!round) return;
    round.seats += offers.length;
    rotation.learn(leadId, round.at, round.seats, round.eligible);
  },
  answered(professionalId, offerId) {
    const s = of(professionalId);
    const came = s.open.get(offerId);
    if (came !== undefined) s.answeredAt.push(came);
    s.open.delete(offerId);
  },
  took(professionalId, priceCc, at) {
    const s = of(professionalId);
    s.availableCc -= priceCc;
    s.claimedAt.push(at);
    s.slaKeptAt.push(at);
  },
  ended(offers) {
    for (const { offerId, professionalId } of offers) of(professionalId).open.delete(offerId);
  },
});

/** What a step of a professional's story changes in their standing. */
const learnFrom =
  ({ standings }: Kept) =>
  ({ command, input, at }: Step): void => {
    const { professionalId, cc, packCc, until } = input as { professionalId?: string; cc?: number; packCc?: number; until?: string };
    const s = professionalId ? standings.get(professionalId) : undefined;
    if (!s) return;
    if (command === verifyLicence) s.licenceVerifiedAt = iso(at);
    if (command === approveProfessional) s.state = 'Approved';
    if (command === rejectProfessional) s.state = 'Rejected';
    if (command === suspendProfessional) s.state = 'Suspended';
    if (command === pauseOffers) s.pauses = [{ scope: 'all', ...(until ? { until } : {}) }];
    if (command === grantCredits) s.availableCc += cc ?? 0;
    if (command === startCreditPurchase) s.availableCc += packCc ?? 0;
    if (command === recordSubscriptionPaid) s.subscribed = true;
  };

/** The professionals of the demo as a market; `saw` learns from each step of their own stories. */
export function marketOf(people: readonly Profile[], ports: MarketPorts): Market & { saw(step: Step): void } {
  const kept = recordOf(people);
  return { ...matching(kept, ports), ...offersOn(kept), saw: learnFrom(kept) };
}

/** The ranking among fewer and fewer others, until the one a request was made for has a seat in it, if they can. */
function shortlist<Found extends { readonly ranked: readonly { readonly professionalId: string }[] }>(
  favours: string,
  size: number,
  people: readonly Profile[],
  among: (some: readonly Profile[]) => Found,
  found: Found,
): Found {
  const has = (f: Found): boolean => f.ranked.slice(0, size).some((x) => x.professionalId === favours);
  if (has(found)) return found;
  for (const nth of [2, 3, 5, 8, 21]) {
    const fewer = among(people.filter((p, i) => p.professionalId === favours || i % nth === 0));
    if (has(fewer)) return fewer;
  }
  return found;
}

function matchLeadOf(r: Request, priceCc: number): MatchLead {
  const f = r.fields;
  const flag = (name: string): boolean => f[name] === true;
  return {
    leadId: r.leadId,
    province: r.place.province,
    region: r.place.region,
    ...(f['postalCode'] ? { postalCode: String(f['postalCode']) } : {}),
    lawyerType: r.text.type,
    additionalLawyerTypes: [],
    lang: r.lang,
    acceptDistance: flag('acceptDistance'),
    juridicalHelp: flag('juridicalHelp'),
    mediator: flag('mediator'),
    paralegal: flag('paralegal'),
    rate: String(f['rate']),
    budget: Number(f['budget']),
    experience: Number(f['experience']),
    smallMandate: flag('smallMandate'),
    consult: flag('consult'),
    superLead: false,
    inCourt: flag('hasCourtDate'),
    priceCc,
  };
}

/** A small hash (FNV-1a): ties need an order, not a secret. */
function tie(value: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < value.length; i++) h = Math.imul(h ^ value.charCodeAt(i), 0x01000193) >>> 0;
  return h.toString(16).padStart(8, '0');
}
