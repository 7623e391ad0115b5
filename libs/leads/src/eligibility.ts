import { defaults, distanceKm, pointOfFsa, type Point } from '@jurilien/reference';
import type { MatchLead, MatchProfile } from './match-types.js';

const DAY_MS = 86_400_000;
/** Notaries (QC) act in these fields; paralegals (ON) in these (specification 4.3.1 E02, E09). */
const NOTARY_FIELDS = new Set(['estates', 'realEstate', 'family', 'mediation']);
const PARALEGAL_FIELDS = new Set(['smallClaims', 'traffic', 'housing', 'administrative', 'labour', 'consumer', 'criminal']);

/** What depends on the lead alone, worked out once per matching. */
export interface LeadView extends MatchLead {
  readonly point?: Point;
  readonly allFields: readonly string[];
  readonly nowMs: number;
  readonly year: number;
  /** Instants as the log writes them compare as text: no date is parsed ten thousand times. */
  readonly dayAgo: string;
  readonly weekAgo: string;
}

export function leadView(lead: MatchLead, now: string): LeadView {
  const nowMs = Date.parse(now);
  const ago = (days: number): string => new Date(nowMs - days * DAY_MS).toISOString();
  return {
    ...lead,
    point: pointOfFsa(lead.postalCode),
    allFields: [lead.lawyerType, ...lead.additionalLawyerTypes],
    nowMs,
    year: new Date(nowMs).getUTCFullYear(),
    dayAgo: ago(1),
    weekAgo: ago(7),
  };
}

/** Kilometres between the two, when both places are known well enough. */
export const distanceTo = (lead: LeadView, p: MatchProfile): number | undefined => {
  const point = lead.point && pointOfFsa(p.postalCode);
  return point && lead.point ? distanceKm(lead.point, point) : undefined;
};

/** How many of these instants (ISO, UTC) are later than another. */
export function countSince(instants: readonly string[], since: string): number {
  let n = 0;
  for (const at of instants) if (at > since) n++;
  return n;
}

const licensed = (lead: LeadView, p: MatchProfile): boolean => {
  if (
    p.province !== lead.province ||
    !p.licenceVerifiedAt ||
    lead.nowMs - Date.parse(p.licenceVerifiedAt) > defaults['licence.maxAgeDays'] * DAY_MS
  )
    return false;
  if (p.title === 'notary') return lead.province === 'QC' && lead.allFields.some((f) => NOTARY_FIELDS.has(f));
  if (p.title === 'paralegal') return lead.province === 'ON';
  return p.title !== 'mediator' || lead.mediator || lead.lawyerType === 'mediation';
};

/**
 * First exclusion code that applies, in the order of 4.3.1; `undefined` = eligible. E13–E20 that need facts of later issues
 * (blocks, blacklist, own weekly coin budgets) join here with them.
 */
export function exclusionOf(lead: LeadView, p: MatchProfile, asked: ReadonlySet<string>): string | undefined {
  if (p.state !== 'Approved' || paused(lead, p)) return 'E01';
  if (!licensed(lead, p)) return 'E02';
  if (p.termsVersion !== defaults['professional.termsVersion']) return 'E03';
  if (!lead.allFields.some((f) => p.fields.includes(f))) return 'E04';
  if (!p.languages.includes(lead.lang)) return 'E05';
  if (!p.regions.includes(lead.region)) {
    const km = distanceTo(lead, p);
    if (!(km !== undefined && km <= p.radiusKm) && !(lead.acceptDistance && p.remote)) return 'E06';
  }
  if (lead.juridicalHelp && !p.acceptsAJ) return 'E07';
  if (lead.mediator && !p.mediator) return 'E08';
  if (p.title === 'paralegal' && (!lead.paralegal || !lead.allFields.some((f) => PARALEGAL_FIELDS.has(f)))) return 'E09';
  if (!p.rates.includes(lead.rate) || (lead.budget > 0 && lead.budget < p.minBudget)) return 'E10';
  if (lead.year - p.callYear < lead.experience) return 'E11';
  if ((lead.smallMandate && !p.acceptsMP) || (lead.consult && !p.acceptsConsult)) return 'E12';
  if (lead.superLead && !p.superOptIn) return 'E13';
  if (asked.has(p.id)) return 'E16';
  if (
    countSince(p.claimedAt, lead.dayAgo) >= defaults['caps.claimsPerDay'] ||
    countSince(p.claimedAt, lead.weekAgo) >= defaults['caps.claimsPerWeek']
  )
    return 'E17';
  if (p.availableCc < lead.priceCc) return 'E18';
  if (p.openOffers.length >= defaults['offer.maxOpenPerProfessional']) return 'E19';
  if (p.channels.length === 0) return 'E20';
  return undefined;
}

function paused(lead: LeadView, p: MatchProfile): boolean {
  const pause = p.pause;
  if (!pause || (pause.until !== undefined && Date.parse(pause.until) <= lead.nowMs)) return false;
  if (pause.scope === 'all') return true;
  if (pause.scope === 'field') return lead.lawyerType === pause.value;
  if (pause.scope === 'region') return lead.region === pause.value;
  return (
    (pause.value === 'aj' && lead.juridicalHelp) ||
    (pause.value === 'super' && lead.superLead) ||
    (pause.value === 'consult' && lead.consult)
  );
}
