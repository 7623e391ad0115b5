import { claimOffer, confirmAcceptance, declareConflict, expireClaim, refuseOffer, revealClaimNames } from '@jurilien/processes';
import { contactDueAt, missContactSla, recordContactMade } from '@jurilien/acceptance';
import { markLeadSelfServed, recordLeadContactMade, startOffering } from '@jurilien/lead';
import { endWave, expireOffers, markLeadUnserved, openOnBoard, recordOfferViewed, sendWave, startRound } from '@jurilien/search';
import type { PastEvent, Sendable } from '@jurilien/event-sourcing';
import type { z } from 'zod';
import { step, HOUR, MINUTE, SYSTEM, type Step } from '../ports.js';
import type { Offer, Telling } from './telling.js';
import type { Request } from './requests.js';

/** How far the search goes. */
export type Outcome = 'live' | 'live-then-stop' | 'board' | 'accepted' | 'contacted' | 'unserved';

type Search = AsyncGenerator<Step, { readonly at: number }, void>;

const ROUND = 1;
const system = <I extends z.ZodObject>(at: number, command: Sendable<I>, input: NoInfer<z.input<I>>, timer?: string): Step =>
  step({ at, command, input, actor: SYSTEM, ...(timer ? { timer } : {}) });

/** One search: waves of offers, answers, and its end; answers when it ended. */
export async function* offerAround(r: Request, begin: number, outcome: Outcome, t: Telling): Search {
  const { leadId } = r;
  const { ports, random, now } = t;
  yield system(begin, startOffering, { leadId }, 'lead.sendAfter');
  const started = (await ports.history(`lead-${leadId}`)).find((e) => e.type === 'LeadOfferingStarted');
  if (!started) return { at: begin };
  yield system(begin + 300, startRound, dataOf<z.input<typeof startRound.input>>(started)!);
  const round = dataOf<Round>((await search(r, t)).find((e) => e.type === 'RoundStarted'));
  if (!round) return { at: begin };
  const waves = round.waves.length;
  const made: Offer[] = [];

  // Most accept in the first wave, some in a later one.
  const takenIn = outcome === 'accepted' || outcome === 'contacted' ? (r.favours || random.chance(75) ? 1 : 2) : Infinity;
  let at = begin + 1000;
  for (let wave = 1; wave <= waves && at < now; wave++) {
    const { offers, endsAt } = yield* oneWave(r, wave, at, round, t);
    made.push(...offers);
    if (offers.length > 0 && (wave >= takenIn || (takenIn < Infinity && wave === waves))) {
      const accepted = yield* accept(r, offers, at, { outcome, priceCc: round.coinValueCc }, t);
      t.market.ended(made);
      return accepted;
    }
    // A request that is still searched for keeps an answer open; the last refusal would end the wave.
    const { at: answered } = yield* someRefuse(r, offers.slice(1), at, Math.min(endsAt, now), t);
    if (outcome === 'live-then-stop') {
      t.market.ended(made);
      return { at: answered };
    }
    if (offers.length > 0) {
      if (endsAt > now - MINUTE) return { at: answered };
      yield system(endsAt, endWave, { leadId, round: ROUND, wave }, 'wave.end');
      at = endsAt + 1000;
    }
  }
  const end = yield* afterWaves(r, at, outcome, t, started);
  if (outcome === 'unserved') t.market.ended(made);
  return end;
}

const search = (r: Request, t: Telling): Promise<readonly PastEvent[]> => t.ports.history(`distribution-${r.leadId}`);
const dataOf = <T>(event: PastEvent | undefined): T | undefined => event?.data as T | undefined;

interface Round {
  readonly waves: readonly { readonly size: number }[];
  readonly coinValueCc: number;
}

async function* oneWave(
  r: Request,
  wave: number,
  at: number,
  round: Round,
  t: Telling,
): AsyncGenerator<Step, { offers: Offer[]; endsAt: number }, void> {
  const before = (await search(r, t)).length;
  yield system(at, sendWave, {
    leadId: r.leadId,
    round: ROUND,
    wave,
    matching: await t.market.match(r, wave, at, { size: round.waves[wave - 1]!.size, priceCc: round.coinValueCc }),
  });
  const fresh = (await search(r, t)).slice(before);
  const made = fresh.filter((e) => e.type === 'OfferMade').map((e) => e.data as unknown as Offer);
  const offers = favouredFirst(r, made);
  t.market.offered(r.leadId, offers, at);
  const endsAt = dataOf<{ endsAt: string }>(fresh.find((e) => e.type === 'WaveStarted'))?.endsAt;
  return { offers, endsAt: endsAt ? Date.parse(endsAt) : at };
}

const favouredFirst = (r: Request, offers: readonly Offer[]): Offer[] => [
  ...offers.filter((o) => o.professionalId === r.favours),
  ...offers.filter((o) => o.professionalId !== r.favours),
];
const asProfessional = (professionalId: string) => ({ kind: 'token' as const, id: professionalId });

async function* someRefuse(r: Request, offers: readonly Offer[], from: number, until: number, t: Telling): Search {
  let at = from;
  for (const { offerId, professionalId } of offers) {
    at = Math.min(at + t.random.between(1, 9) * MINUTE, until - 1000);
    if (at <= from) return { at: from };
    yield step({
      at,
      command: recordOfferViewed,
      actor: asProfessional(professionalId),
      input: { leadId: r.leadId, offerId, professionalId },
    });
    if (t.random.chance(60)) {
      yield step({
        at: at + 400,
        command: refuseOffer,
        actor: asProfessional(professionalId),
        input: { leadId: r.leadId, offerId, professionalId, reason: t.random.pick(['tooBusy', 'notMyField', 'tooFar', 'budget'] as const) },
      });
      t.market.answered(professionalId, offerId);
    }
  }
  return { at };
}

async function* accept(
  r: Request,
  offers: readonly Offer[],
  from: number,
  { outcome, priceCc }: { outcome: Outcome; priceCc: number },
  t: Telling,
): Search {
  const { random, now } = t;
  const [winner, other] = favouredFirst(r, random.some(offers, offers.length));
  let at = Math.min(from + random.between(2, 14) * MINUTE, now - 22 * MINUTE);
  // Now and then the first to claim knows the other party, or lets the ten minutes pass.
  if (other && at > from + MINUTE && random.chance(16)) ({ at } = yield* lostClaim(r, other, at, t));

  const { offerId, professionalId } = winner!;
  const actor = asProfessional(professionalId);
  const ids = { leadId: r.leadId, offerId, professionalId };
  const claimId = yield* claim(r, winner!, at, t);
  if (!claimId) return { at };
  yield step({ at: (at += 50_000), command: revealClaimNames, actor, input: { ...ids, claimId } });
  yield step({
    at: (at += random.between(30, 240) * 1000),
    command: confirmAcceptance,
    actor,
    input: { ...ids, claimId, noConflict: true },
  });
  const acceptanceId = dataOf<{ acceptanceId: string }>((await search(r, t)).find((e) => e.type === 'AcceptanceConfirmed'))?.acceptanceId;
  if (!acceptanceId) return { at };
  t.market.took(professionalId, priceCc, at);
  t.market.answered(professionalId, offerId);
  const dueAt = Date.parse(contactDueAt({ now: new Date(at).toISOString(), config: t.ports.config }, r.place.province));
  const called = outcome === 'accepted' ? now : Math.min(at + random.between(12, 200) * MINUTE, now - 2 * MINUTE);
  if (dueAt < called) yield system(dueAt, missContactSla, { acceptanceId, leadId: r.leadId, professionalId }, 'accept.sla');
  if (outcome === 'accepted') return { at };
  at = called;
  yield step({ at, command: recordContactMade, actor, input: { acceptanceId, leadId: r.leadId, professionalId } });
  yield system(at + 500, recordLeadContactMade, { leadId: r.leadId });
  return { at };
}

/** Opens the page and takes the ten-minute hold; answers the claim's id. */
async function* claim(
  r: Request,
  { offerId, professionalId }: Offer,
  at: number,
  t: Telling,
): AsyncGenerator<Step, string | undefined, void> {
  const actor = asProfessional(professionalId);
  const ids = { leadId: r.leadId, offerId, professionalId };
  yield step({ at, command: recordOfferViewed, actor, input: ids });
  yield step({ at: at + 30_000, command: claimOffer, actor, input: ids });
  return dataOf<{ claimId: string }>((await search(r, t)).filter((e) => e.type === 'ClaimStarted').at(-1))?.claimId;
}

async function* lostClaim(r: Request, offer: Offer, at: number, t: Telling): Search {
  const { offerId, professionalId } = offer;
  const claimId = yield* claim(r, offer, at, t);
  if (!claimId) return { at };
  const ids = { leadId: r.leadId, offerId, professionalId, claimId };
  const actor = asProfessional(professionalId);
  if (t.random.chance(60)) {
    yield step({ at: at + 60_000, command: revealClaimNames, actor, input: ids });
    yield step({ at: at + 2 * MINUTE, command: declareConflict, actor, input: ids });
    t.market.answered(professionalId, offerId);
    return { at: at + 5 * MINUTE };
  }
  yield system(at + 10 * MINUTE + 36_000, expireClaim, { leadId: r.leadId, professionalId, claimId }, 'claim.hold');
  return { at: at + 12 * MINUTE };
}

async function* afterWaves(r: Request, at: number, outcome: Outcome, t: Telling, started: PastEvent): Search {
  const { leadId } = r;
  const unservedAt = Date.parse((started.data as { unservedAt: string }).unservedAt);
  const board = (started.data as { board?: boolean }).board !== false;
  if (board && at < t.now) {
    yield system(at + 1000, openOnBoard, { leadId, round: ROUND });
    yield system(at + 2000, markLeadSelfServed, { leadId });
  }
  if (outcome === 'board' || unservedAt > t.now - HOUR) return { at };
  yield system(unservedAt, markLeadUnserved, { leadId, reason: 'noTaker' }, 'lead.unserved');
  yield system(unservedAt + 500, expireOffers, { leadId });
  return { at: unservedAt };
}
