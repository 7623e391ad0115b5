import type { z } from 'zod';
import { requestLeadCredit } from '@jurilien/acceptance';
import {
  adjustCredits,
  grantCredits,
  recordPurchaseDispute,
  redeemPromoCode,
  requestPurchaseRefund,
  savePromoCode,
} from '@jurilien/credits';
import type { Actor, Config } from '@jurilien/event-sourcing';
import { step, DAY, HOUR, iso, MINUTE, SYSTEM, type PastEvent, type Step, type Story } from './ports.js';
import type { Profile } from './professionals/professional-profiles.js';
import { packCents, purchaseSteps } from './professionals/purchases.js';
import type { Request } from './leads/requests.js';

/** What waits on the desk where money is decided: codes, proposals, a refund, a dispute, coins asked back. */

interface Desk {
  readonly now: number;
  readonly admin: Actor;
}
/** What is bought is bought at the prices in force. */
interface Priced {
  readonly now: number;
  readonly config: Config;
}

/** Campaign codes: one that runs for everyone, one of a province, one to come, one that is over. */
export async function* codesStory({ now, admin }: Desk): Story {
  const save = (at: number, reason: string, input: z.input<typeof savePromoCode.input>): Step =>
    step({ at, command: savePromoCode, actor: admin, input, reason });
  const day = (n: number): string => iso(Math.floor(now / DAY) * DAY + n * DAY + 5 * HOUR);
  yield save(now - 58 * DAY, 'Lancement auprès des notaires', {
    code: 'BIENVENUE5',
    kind: 'grant',
    cc: 500,
    from: day(-58),
    until: day(-20),
    maxUses: 40,
  });
  yield save(now - 40 * DAY, 'Campagne d’automne au Québec', {
    code: 'AUTOMNE15',
    kind: 'discount',
    discountBp: 1_500,
    from: day(-40),
    until: day(21),
    maxUses: 100,
    province: 'QC',
  });
  yield save(now - 4 * DAY, 'Merci aux membres de la première heure', {
    code: 'MERCI3',
    kind: 'grant',
    cc: 300,
    from: day(-4),
    until: day(26),
  });
  yield save(now - 2 * DAY, 'Préparé pour janvier', {
    code: 'JANVIER20',
    kind: 'discount',
    discountBp: 2_000,
    from: day(40),
    until: day(71),
    maxUses: 50,
  });
}

/** Some type the code that runs, a few hours apart. */
export async function* redemptionsStory(people: readonly Profile[], { now }: Pick<Desk, 'now'>): Story {
  for (const [nth, { professionalId }] of people.entries())
    yield step({
      at: now - 3 * DAY + nth * 5 * HOUR,
      command: redeemPromoCode,
      actor: { kind: 'user', id: professionalId, role: 'jurilien_professional' },
      input: { professionalId, code: 'MERCI3' },
    });
}

/** A large pack bought ten days ago, most of which is asked back: two persons decide it. */
export function* refundAsked(p: Profile, self: Actor, { now, config }: Priced): Generator<Step> {
  yield* purchaseSteps(p, self, { at: now - 10 * DAY, packCc: 2_500, nth: 4, config });
  yield step({
    at: now - 20 * HOUR,
    command: requestPurchaseRefund,
    actor: self,
    input: { professionalId: p.professionalId, purchaseId: `${p.professionalId.slice(0, -1)}4` },
  });
}

/** A bank takes a payment back, and waits for an answer. */
export function* disputed(p: Profile, { now, config }: Priced): Generator<Step> {
  const purchaseId = `${p.professionalId.slice(0, -1)}3`;
  const at = now - 3 * DAY;
  const grossCents = packCents(p, 1_000, at - 30 * DAY, config);
  const input = {
    purchaseId,
    professionalId: p.professionalId,
    disputeId: `du_demo_${p.professionalId.slice(0, 8)}`,
    grossCents,
    code: 'product_not_received',
    evidenceDueBy: iso(now + 4 * DAY + 3 * HOUR),
  };
  yield step({ at, command: recordPurchaseDispute, actor: SYSTEM, input: { ...input, phase: 'created' } });
  yield step({ at: at + MINUTE, command: recordPurchaseDispute, actor: SYSTEM, input: { ...input, phase: 'withdrawn' } });
}

const DOUBTS = {
  fr: [
    ['alreadyRepresented', 'Au premier appel, la personne dit avoir retenu une avocate la semaine précédente et signé une convention.'],
    ['wrongField', 'Le dossier porte sur un bail commercial : ce n’est pas le domaine annoncé dans l’offre.'],
    ['invalidPhone', 'Le numéro donne « hors service » depuis deux jours et le courriel est revenu.'],
    ['misdescribed', 'Les montants en jeu sont dix fois moindres que dans le résumé : le mandat ne se justifie pas.'],
  ],
  en: [
    ['alreadyRepresented', 'On the first call the person said a lawyer had been retained the week before, with a signed agreement.'],
    ['wrongField', 'The matter is about a commercial lease: not the field that the offer announced.'],
    ['invalidPhone', 'The number has been out of service for two days and the e-mail came back.'],
    ['misdescribed', 'The amounts at stake are a tenth of what the summary says: no mandate makes sense.'],
  ],
} as const;

/** The coins of some acceptances are asked back a few hours later, within the days that rules allow. */
export function* coinsAskedBack(
  r: Request,
  search: readonly PastEvent[],
  { at: lastAt, reached }: { readonly at: number; readonly reached: boolean },
  { now }: Pick<Desk, 'now'>,
): Generator<Step> {
  const accepted = search.find((e) => e.type === 'AcceptanceConfirmed')?.data as
    { acceptanceId: string; professionalId: string; priceCc?: number } | undefined;
  const nth = parseInt(r.leadId.slice(0, 2), 16);
  // Where access is by plan nothing was paid for one request.
  if (!accepted || r.favours || r.place.province !== 'QC' || lastAt < now - 6 * DAY || (!reached && nth % 3 !== 0)) return;
  const [reason, evidence] = DOUBTS[r.lang][reached ? nth % 2 : 2 + (nth % 2)]!;
  yield step({
    at: Math.min(lastAt + 3 * HOUR, now - 40 * MINUTE),
    command: requestLeadCredit,
    actor: { kind: 'user', id: accepted.professionalId, role: 'jurilien_professional' },
    input: { acceptanceId: accepted.acceptanceId, leadId: r.leadId, professionalId: accepted.professionalId, reason, evidence },
  });
}

/** Grants and corrections that the second administrator has to decide. */
export async function* proposalsStory(people: readonly Profile[], { now, admin }: Desk): Story {
  const [first, second] = people;
  if (!first || !second) return;
  yield step({
    at: now - 26 * HOUR,
    command: grantCredits,
    actor: admin,
    input: { professionalId: first.professionalId, cc: 1_500, kind: 'promo' },
    reason: 'A témoigné dans notre infolettre d’automne',
  });
  yield step({
    at: now - 5 * HOUR,
    command: adjustCredits,
    actor: admin,
    input: { professionalId: second.professionalId, cc: 1_200, direction: 'add', kind: 'promo' },
    reason: 'Deux demandes facturées en double pendant la panne du 3',
  });
}
