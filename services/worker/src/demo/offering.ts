import type { Recorded } from '@jurilien/event-sourcing';
import { HOUR, MINUTE, SYSTEM, type Step, type Story } from './ports.js';
import type { Telling } from './leads.js';
import type { Request } from './requests.js';

/** How far the search goes. */
export type Outcome = 'live' | 'live-then-stop' | 'board' | 'accepted' | 'contacted' | 'unserved';

/** What the matching of a wave answers, as `SendWave` takes it. */
export type Matching = Readonly<Record<string, unknown>>;

/** The professionals of the demo, seen from one lead. */
export interface Market {
  match(leadId: string, wave: number): Promise<Matching>;
}

interface Offer { readonly offerId: string; readonly professionalId: string }

type Search = AsyncGenerator<Step, { readonly at: number }, void>;

const ROUND = 1;
const system = (at: number, command: string, input: object): Step => ({ at, command, input, actor: SYSTEM });

/** One search: waves of offers, answers, and its end; answers when it ended. */
export async function* offerAround(r: Request, begin: number, outcome: Outcome, t: Telling): Search {
  const { leadId } = r;
  const { ports, random, now } = t;
  yield system(begin, 'StartOffering', { leadId });
  const [started] = (await ports.history(`lead-${leadId}`)).filter((e) => e.type === 'LeadOfferingStarted');
  if (!started) return { at: begin };
  yield system(begin + 300, 'StartRound', started.data);

  // Most accept in the first wave, some in a later one.
  const takenIn = outcome === 'accepted' || outcome === 'contacted' ? (random.chance(70) ? 1 : 2) : Infinity;
  let at = begin + 1000;
  for (let wave = 1; wave <= 12; wave++) {
    const sent = yield* sendWave(r, wave, at, t);
    if (!sent) break;
    const { offers, endsAt } = sent;
    const quiet = offers.length === 0;
    if (wave >= takenIn && !quiet) return yield* accept(r, offers, at, outcome, t);
    if (outcome === 'live-then-stop') return yield* someRefuse(r, offers.slice(0, 1), at, Math.min(endsAt, now), t);
    yield* someRefuse(r, offers.slice(0, random.between(0, Math.max(0, offers.length - 1))), at, Math.min(endsAt, now), t);
    if (endsAt > now - MINUTE) return { at };
    const waves = (started.data as { plan?: string }).plan;
    yield system(endsAt, 'EndWave', { leadId, round: ROUND, wave });
    at = endsAt + 1000;
    const open = await roundOpen(r, t, wave, waves);
    if (!open) break;
  }
  return yield* afterWaves(r, at, outcome, t, started);
}

async function* sendWave(r: Request, wave: number, at: number, t: Telling): AsyncGenerator<Step, { offers: Offer[]; endsAt: number } | undefined, void> {
  const before = await t.ports.history(`distribution-${r.leadId}`);
  const round = before.find((e) => e.type === 'RoundStarted');
  if (!round) return undefined;
  const submitted = (await t.ports.history(`lead-${r.leadId}`)).find((e) => e.type === 'LeadSubmitted');
  const facts = { ...(submitted?.data as { facts: object; privateFacts: object }).facts, ...(submitted?.data as { privateFacts: object }).privateFacts };
  const matching = t.market.match({ leadId: r.leadId, facts }, round.data, before);
  yield system(at, 'SendWave', { leadId: r.leadId, round: ROUND, wave, matching });
  const fresh = (await t.ports.history(`distribution-${r.leadId}`)).slice(before.length);
  const begun = fresh.find((e) => e.type === 'WaveStarted');
  const offers = fresh.filter((e) => e.type === 'OfferMade').map((e) => e.data as unknown as Offer);
  return begun ? { offers, endsAt: Date.parse((begun.data as { endsAt: string }).endsAt) } : undefined;
}

/** Whether another wave follows; the plan's number of waves is the distribution's to know. */
async function roundOpen(r: Request, t: Telling, wave: number, _plan: string | undefined): Promise<boolean> {
  const past = await t.ports.history(`distribution-${r.leadId}`);
  const round = past.find((e) => e.type === 'RoundStarted');
  const waves = (round?.data as { waves?: readonly unknown[] } | undefined)?.waves?.length ?? 3;
  return wave < waves && !past.some((e) => e.type === 'RoundClosed');
}

const asProfessional = (professionalId: string) => ({ kind: 'token' as const, id: professionalId });

async function* someRefuse(r: Request, offers: readonly Offer[], from: number, until: number, t: Telling): Search {
  let at = from;
  for (const { offerId, professionalId } of offers) {
    at = Math.min(at + t.random.between(1, 9) * MINUTE, until - 1000);
    if (at <= from) return { at };
    yield { at, command: 'RecordOfferViewed', actor: asProfessional(professionalId), input: { leadId: r.leadId, offerId, professionalId } };
    if (t.random.chance(60)) {
      yield { at: at + 400, command: 'RefuseOffer', actor: asProfessional(professionalId), input: { leadId: r.leadId, offerId, professionalId, reason: t.random.pick(['tooBusy', 'notMyField', 'tooFar', 'budget']) } };
    }
  }
  return { at };
}

async function* accept(r: Request, offers: readonly Offer[], from: number, outcome: Outcome, t: Telling): Search {
  const { random, now } = t;
  const { offerId, professionalId } = random.pick(offers);
  const actor = asProfessional(professionalId);
  const ids = { leadId: r.leadId, offerId, professionalId };
  let at = Math.min(from + random.between(2, 14) * MINUTE, now - 8 * MINUTE);
  yield { at, command: 'RecordOfferViewed', actor, input: ids };
  at += 30_000;
  yield { at, command: 'ClaimOffer', actor, input: ids };
  const claim = (await t.ports.history(`distribution-${r.leadId}`)).filter((e) => e.type === 'ClaimStarted').at(-1);
  if (!claim) return { at };
  const { claimId } = claim.data as unknown as { claimId: string };
  yield { at: (at += 20_000), command: 'RevealClaimNames', actor, input: { ...ids, claimId } };
  yield { at: (at += random.between(30, 240) * 1000), command: 'ConfirmAcceptance', actor, input: { ...ids, claimId, noConflict: true } };
  const confirmed = (await t.ports.history(`distribution-${r.leadId}`)).find((e) => e.type === 'AcceptanceConfirmed');
  if (!confirmed || outcome === 'accepted') return { at };
  const { acceptanceId } = confirmed.data as unknown as { acceptanceId: string };
  at = Math.min(at + random.between(12, 200) * MINUTE, now - 2 * MINUTE);
  yield { at, command: 'RecordContactMade', actor, input: { acceptanceId, leadId: r.leadId, professionalId } };
  yield system(at + 500, 'RecordLeadContactMade', { leadId: r.leadId });
  return { at };
}

async function* afterWaves(r: Request, at: number, outcome: Outcome, t: Telling, started: Recorded): Search {
  const { leadId } = r;
  const unservedAt = Date.parse((started.data as { unservedAt: string }).unservedAt);
  const board = (started.data as { board?: boolean }).board !== false;
  if (board && at < t.now) {
    yield system(at + 1000, 'OpenOnBoard', { leadId, round: ROUND });
    yield system(at + 2000, 'MarkLeadSelfServed', { leadId });
  }
  if (outcome === 'board' || unservedAt > t.now - HOUR) return { at };
  yield system(unservedAt, 'MarkLeadUnserved', { leadId, reason: 'noTaker' });
  return { at: unservedAt };
}

export type { Story };
