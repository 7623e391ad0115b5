import type { AsOf, Config } from '@jurilien/event-sourcing';
import {
  billingModel,
  DAY_MS,
  distanceKm,
  licenceMaxAgeDays,
  localDate,
  municipalityNamed,
  NOTARY_FIELDS,
  offerMaxOpenPerProfessional,
  PARALEGAL_FIELDS,
  type Point,
  pointOfFsa,
  type Province,
  termsStanding,
} from '@jurilien/reference';
import { quotaOf } from './caps.js';
import type { Bars, MatchLead, MatchProfile } from './match-types.js';

/** Codes of 4.3.1 in their order; the last two put off, they never exclude. */
export const EXCLUSIONS = Array.from({ length: 20 }, (_, i) => `E${String(i + 1).padStart(2, '0')}`);
export const DEFERRALS = ['E21', 'E22'] as const;
/** What a claim from the board does not ask: coins (it may begin unfunded) and open offers (4.3.1). */
const NOT_ON_BOARD: ReadonlySet<string> = new Set(['E18', 'E19']);

/** What depends on the lead alone, worked out once per matching. */
export interface LeadView extends MatchLead {
  readonly point?: Point;
  readonly allFields: readonly string[];
  readonly nowMs: number;
  readonly now: string;
  /** What is in force at that instant. */
  readonly config: Config;
  readonly year: number;
  /** Access is paid for by an active plan: then coins say nothing (D11). */
  readonly bySubscription: boolean;
  /** Licences looked up before are too old; instants of the log compare as text. */
  readonly licencesSince: string;
  /** As many open offers and no more (E19). */
  readonly mostOpenOffers: number;
}

/** As many offers may be open with one professional, and no more (E19). */
export const mostOpenOffers = (province: Province, config: Config): number => config.value(offerMaxOpenPerProfessional, { province });
/** Whether someone has as many open offers as they may. */
export const isFull = (openOffers: number, most: number): boolean => openOffers >= most;

export function leadView(lead: MatchLead, { now, config }: AsOf): LeadView {
  const nowMs = Date.parse(now);
  const at = { province: lead.province };
  return {
    ...lead,
    point: pointOf(lead),
    allFields: [lead.lawyerType, ...lead.additionalLawyerTypes],
    nowMs,
    now,
    config,
    year: Number(localDate(now, lead.province).slice(0, 4)),
    bySubscription: (lead.billing ?? billingModel(lead.province, config)) === 'subscription',
    licencesSince: new Date(nowMs - config.value(licenceMaxAgeDays, at) * DAY_MS).toISOString(),
    mostOpenOffers: mostOpenOffers(lead.province, config),
  };
}

/** Where someone is, when it is known well enough: their postal area, else their town; never the mean of a county. */
export const pointOf = (at: {
  readonly postalCode?: string;
  readonly city?: string | null;
  readonly province: 'QC' | 'ON';
}): Point | undefined => pointOfFsa(at.postalCode) ?? (at.city ? municipalityNamed(at.city, at.province)?.point : undefined);

/** Kilometres between the two, when both places are known well enough. */
export const distanceTo = (lead: LeadView, p: MatchProfile): number | undefined => {
  const point = lead.point && pointOf(p);
  return point && lead.point ? distanceKm(lead.point, point) : undefined;
};

const licensed = (lead: LeadView, p: MatchProfile): boolean => {
  if (p.province !== lead.province || !p.licenceVerifiedAt || p.licenceVerifiedAt < lead.licencesSince) return false;
  switch (p.title) {
    case 'notary':
      return lead.province === 'QC' && lead.allFields.some((f) => NOTARY_FIELDS.has(f) && (f !== 'family' || !lead.inCourt));
    case 'paralegal':
      return lead.province === 'ON';
    case 'mediator':
      return p.mediator && (lead.mediator || lead.allFields.includes('mediation'));
    default:
      return true;
  }
};

/** Whether the matter lies in what Ontario lets paralegals do, and in what this one chose of it. */
const inParalegalScope = (lead: LeadView, p: MatchProfile): boolean =>
  lead.allFields.some((f) => PARALEGAL_FIELDS.has(f) && (!p.paralegalFields || p.paralegalFields.includes(f)));

const served = (lead: LeadView, p: MatchProfile): boolean => {
  if (p.regions.includes(lead.region) || (lead.acceptDistance && p.remote)) return true;
  const km = distanceTo(lead, p);
  return km !== undefined && km <= p.radiusKm;
};

/** Claims and coins beyond what is left of the day and the week (E17). */
function overCaps(lead: LeadView, p: MatchProfile): boolean {
  const quota = quotaOf(p, lead.province, lead);
  return (
    quota.claimsToday <= 0 || quota.claimsThisWeek <= 0 || (quota.coinsThisWeekCc !== undefined && quota.coinsThisWeekCc < lead.priceCc)
  );
}

/** Of a request that was offered to no one yet. */
export const NO_ONE_ASKED: ReadonlySet<string> = new Set();

/**
 * First exclusion code that applies, in the order of 4.3.1; `undefined` = eligible. The one set of rules there is: waves, the
 * board, staff's questions and the professional's own explanations all ask here.
 */
export function exclusionOf(lead: LeadView, p: MatchProfile, asked: ReadonlySet<string>, bars?: Bars): string | undefined {
  const code = firstUntilReach(lead, p, asked, bars);
  return code ?? (p.channels.length === 0 ? 'E20' : undefined);
}

/**
 * The same for an offer by hand whose maker overrides some of these codes (4.3.1): what is overridden is looked past, everything
 * else is still in the way.
 */
export function exclusionDespite(
  lead: LeadView,
  p: MatchProfile,
  asked: ReadonlySet<string>,
  overrides: readonly string[],
  bars?: Bars,
): string | undefined {
  const past = (code: string): boolean => overrides.includes(code);
  return exclusionOf(
    { ...lead, ...(past('E11') ? { experience: 0 } : {}), ...(past('E10') ? { anyRate: true, budget: 0 } : {}) },
    { ...p, ...(past('E17') ? { caps: null, claimedAt: [], spent: [], pauses: [] } : {}), ...(past('E19') ? { openOffers: [] } : {}) },
    asked,
    bars,
  );
}

/** The same for the board, where neither coins nor open offers keep anyone out (E01–E17 and E20). */
export function boardExclusionOf(lead: LeadView, p: MatchProfile, asked: ReadonlySet<string>, bars?: Bars): string | undefined {
  const code = exclusionOf(lead, p, asked, bars);
  if (code === undefined || !NOT_ON_BOARD.has(code)) return code;
  return p.channels.length === 0 ? 'E20' : undefined;
}

function firstUntilReach(lead: LeadView, p: MatchProfile, asked: ReadonlySet<string>, bars?: Bars): string | undefined {
  if (p.state !== 'Approved' || paused(lead, p)) return 'E01';
  if (!licensed(lead, p)) return 'E02';
  if (termsStanding(p.termsVersion, lead) === 'due') return 'E03';
  if (!lead.allFields.some((f) => p.fields.includes(f))) return 'E04';
  if (!lead.anyLanguage && !p.languages.includes(lead.lang)) return 'E05';
  if (!served(lead, p)) return 'E06';
  if (lead.juridicalHelp && !p.acceptsAJ) return 'E07';
  if (lead.mediator && !p.mediator) return 'E08';
  if (p.title === 'paralegal' && (!lead.paralegal || !inParalegalScope(lead, p))) return 'E09';
  if ((!lead.anyRate && !p.rates.includes(lead.rate)) || (lead.budget > 0 && lead.budget < p.minBudget)) return 'E10';
  if (lead.year - p.callYear < lead.experience) return 'E11';
  if ((lead.smallMandate && !p.acceptsMP) || (lead.consult && !p.acceptsConsult)) return 'E12';
  if (lead.superLead && !p.superOptIn) return 'E13';
  const bar = bars?.(p.id);
  if (bar) return bar;
  if (asked.has(p.id)) return 'E16';
  if (overCaps(lead, p)) return 'E17';
  if (p.frozen?.length) return 'E18';
  if (!p.subscribed && (lead.bySubscription || (p.availableCc < lead.priceCc && !p.autoTopUp))) return 'E18';
  if (isFull(p.openOffers.length, lead.mostOpenOffers)) return 'E19';
  return undefined;
}

/** A pause of everything, or of what this request is. */
const paused = (lead: LeadView, { pausing }: MatchProfile): boolean =>
  (pausing ?? []).some(({ scope, value, until }) => {
    if (until !== undefined && Date.parse(until) <= lead.nowMs) return false;
    if (scope === 'all') return true;
    if (scope === 'field') return lead.lawyerType === value;
    if (scope === 'region') return lead.region === value;
    return (value === 'aj' && lead.juridicalHelp) || (value === 'super' && lead.superLead) || (value === 'consult' && lead.consult);
  });
