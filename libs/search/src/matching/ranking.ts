import { DAY_MS, matchingExplorationOffers, matchingNearKm, matchingWeights, type MatchingWeights } from '@jurilien/reference';
import { countSince } from './caps.js';
import { distanceTo, type LeadView } from './eligibility.js';
import type { MatchProfile, Ranked } from './match-types.js';

const SEEN_DAYS = 90;
const SLA_DAYS = 180;
/** What a fit that is not the best is worth, and no more than the best whose weight is configured. */
const ALTERNATIVE_FIELD = 150;
const AT_RADIUS = 40;
const REMOTE_ONLY = 60;
const NEUTRAL_ROTATION = 100;
const PER_DEFICIT = 25;

function territory(lead: LeadView, p: MatchProfile, w: MatchingWeights, near: number): number {
  if (p.regions.includes(lead.region)) return w.territory;
  const km = distanceTo(lead, p);
  if (km === undefined || km > p.radiusKm) return Math.min(REMOTE_ONLY, w.territory);
  if (km <= near) return w.territory;
  return Math.round(w.territory - ((w.territory - Math.min(AT_RADIUS, w.territory)) * (km - near)) / Math.max(1, p.radiusKm - near));
}

/** Share of the preferences the client stated that this person meets. */
function needs(lead: LeadView, p: MatchProfile, max: number): number {
  let stated = 0;
  let met = 0;
  const count = (isStated: boolean, isMet: boolean): void => {
    if (!isStated) return;
    stated++;
    if (isMet) met++;
  };
  count(lead.experience > 0, lead.year - p.callYear >= lead.experience);
  count(lead.mediator, p.mediator);
  count(lead.juridicalHelp, p.acceptsAJ);
  count(lead.smallMandate, p.acceptsMP);
  count(lead.consult, p.acceptsConsult);
  count(lead.budget > 0, lead.budget >= p.minBudget);
  return stated === 0 ? max : Math.floor((max * met) / stated);
}

/** A rate that begins at a fair guess and moves with what is known. */
const smoothed = (max: number, good: number, all: number, priorGood: number, priorAll: number): number =>
  Math.floor((max * (good + priorGood)) / (all + priorAll));

/** What candidates for a request are ranked by: the weights and figures in force, read once for all of them. */
export function rankingOf(lead: LeadView): (p: MatchProfile, deficit: number) => Ranked {
  const figures = {
    weights: lead.config.value(matchingWeights),
    near: lead.config.value(matchingNearKm, { province: lead.province }),
    newUntil: lead.config.value(matchingExplorationOffers),
  };
  return (p, deficit) => pointsOf(lead, p, deficit, figures);
}
interface Figures {
  readonly weights: MatchingWeights;
  readonly near: number;
  readonly newUntil: number;
}

/**
 * Integer points of one candidate, part by part (4.3.2). Balance, spending, price, packs and refunds are not looked at: a
 * property test changes them all and expects the same order.
 * @param deficit offers this person could expect of the last thirty days, less those that came
 */
function pointsOf(lead: LeadView, p: MatchProfile, deficit: number, { weights: w, near, newUntil }: Figures): Ranked {
  const answered = countSince(p.answeredAt, lead.nowMs - SEEN_DAYS * DAY_MS);
  const missed = countSince(p.missedAt, lead.nowMs - SEEN_DAYS * DAY_MS);
  const kept = countSince(p.slaKeptAt, lead.nowMs - SLA_DAYS * DAY_MS);
  const late = countSince(p.slaMissedAt, lead.nowMs - SLA_DAYS * DAY_MS);
  const parts = {
    field: p.fields.includes(lead.lawyerType) ? w.field : Math.min(ALTERNATIVE_FIELD, w.field),
    territory: territory(lead, p, w, near),
    needs: needs(lead, p, w.needs),
    answering: smoothed(w.answering, answered, answered + missed, 5, 10),
    contactSla: smoothed(w.contactSla, kept, kept + late, 4, 5),
    rotation: Math.max(0, Math.min(w.rotation, Math.round(NEUTRAL_ROTATION + PER_DEFICIT * deficit))),
    exploration: p.offersEver < newUntil ? w.exploration : 0,
  };
  return {
    professionalId: p.id,
    name: p.name,
    points: parts.field + parts.territory + parts.needs + parts.answering + parts.contactSla + parts.rotation + parts.exploration,
    parts,
  };
}
