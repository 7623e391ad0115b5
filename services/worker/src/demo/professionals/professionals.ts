import { grantCredits, openCreditAccount } from '@jurilien/credits';
import { approveProfessional } from '@jurilien/processes';
import {
  acceptProfessionalTerms,
  pauseOffers,
  registerProfessional,
  rejectProfessional,
  submitProfessionalApplication,
  suspendProfessional,
  verifyChannel,
  verifyLicence,
} from '@jurilien/professionals';
import type { Actor, Config } from '@jurilien/event-sourcing';
import { creditsWelcomeCc, SHIPPED_TERMS } from '@jurilien/reference';
import { disputed, refundAsked } from '../desk.js';
import { atWork } from '../leads/office-hours.js';
import { hoursOf } from '../times/hours.js';
import { step, DAY, HOUR, iso, MINUTE, SYSTEM, type Step, type Story } from '../ports.js';
import { isOnPlan, planStory, renewals } from './plans.js';
import type { Profile } from './professional-profiles.js';
import { pageStory, wantsPage } from './public-page.js';
import { billed, purchaseSteps } from './purchases.js';
import type { Random } from '../random.js';

/** Where a professional of the demo ends up. */
export type Standing = 'approved' | 'applied' | 'rejected' | 'suspended' | 'paused';

/** Most are approved; a few wait, were refused entry, are suspended or have paused their offers. */
export const standingOf = (index: number): Standing =>
  index % 20 === 7 ? 'applied' : index === 33 ? 'rejected' : index % 30 === 24 ? 'suspended' : index % 25 === 13 ? 'paused' : 'approved';

export interface Joining {
  readonly now: number;
  readonly config: Config;
  readonly random: Random;
  readonly admin: Actor;
}

const SOURCES = { QC: 'Répertoire public des membres (Québec)', ON: 'Public directory of licensees (Ontario)' };

/** How someone joined: registered, applied, was checked, approved, and given coins to start with. */
export async function* professionalStory(p: Profile, standing: Standing, joining: Joining): Story {
  const self: Actor = { kind: 'user', id: p.professionalId, role: 'jurilien_professional' };
  const { now, random } = joining;
  const applied = standing === 'applied' ? now - random.between(5, 40) * HOUR : now - random.between(64, 80) * DAY;
  const asked = yield* applies(p, self, applied);
  if (standing === 'applied') return;
  const checked = atWork(asked + random.between(2, 20) * HOUR);
  if (standing === 'rejected') return yield* rejected(p, joining, checked);
  const approved = yield* approves(p, joining, checked);
  yield* works(p, standing, joining, { self, at: approved });
}

/** The account, the terms and the application; the instant of the last step. */
async function* applies(p: Profile, self: Actor, from: number): AsyncGenerator<Step, number, void> {
  const { professionalId } = p;
  let at = from;
  yield step({
    at,
    command: registerProfessional,
    actor: self,
    input: {
      professionalId,
      title: p.title,
      name: p.name,
      ...(p.firm ? { firm: p.firm } : {}),
      province: p.province,
      email: p.email,
      phoneNumber: p.phoneNumber,
      lang: p.lang,
    },
  });
  yield step({
    at: (at += 5 * MINUTE),
    command: acceptProfessionalTerms,
    actor: self,
    input: { professionalId, version: SHIPPED_TERMS, lang: p.lang, frDeliveredAt: iso(at - MINUTE) },
  });
  yield step({
    at: (at += 9 * MINUTE),
    command: submitProfessionalApplication,
    // Brought in from elsewhere: no file of a proof was ever sent here.
    actor: SYSTEM,
    input: { professionalId, licenceNo: p.licenceNo, insurance: `RC-${p.licenceNo}`, practice: practiceOf(p) },
  });
  yield step({ at: (at += MINUTE), command: verifyChannel, actor: SYSTEM, input: { professionalId, channel: 'sms' } });
  yield step({ at: (at += MINUTE), command: verifyChannel, actor: SYSTEM, input: { professionalId, channel: 'email' } });
  return at;
}

async function* rejected({ professionalId, province }: Profile, { admin }: Joining, at: number): Story {
  yield step({ at, command: verifyLicence, actor: admin, input: { professionalId, source: SOURCES[province], result: 'failed' } });
  yield step({
    at: at + 2 * MINUTE,
    command: rejectProfessional,
    actor: admin,
    input: { professionalId, reasonCode: 'licence' },
    reason: 'Permis introuvable au répertoire public',
  });
}

/** The licence, the approval, and the coins to start with. */
async function* approves(p: Profile, { admin, config }: Joining, from: number): AsyncGenerator<Step, number, void> {
  const { professionalId } = p;
  let at = from;
  yield step({ at, command: verifyLicence, actor: admin, input: { professionalId, source: SOURCES[p.province], result: 'valid' } });
  yield step({
    at: (at += 4 * MINUTE),
    command: approveProfessional,
    actor: admin,
    input: { professionalId, onboarding: 'waived' },
    reason: 'Dossier complet, permis en règle et pratique déjà connue',
  });
  yield step({ at: (at += 1000), command: openCreditAccount, actor: SYSTEM, input: { professionalId, province: p.province } });
  yield step({
    at: (at += 1000),
    command: grantCredits,
    actor: SYSTEM,
    input: {
      professionalId,
      cc: config.value(creditsWelcomeCc, { province: p.province }),
      kind: 'promo',
      key: `welcome:${professionalId}`,
    },
    reason: 'Bienvenue',
  });
  return at;
}

/** What a professional then does: a plan or coins, a page, a pause or a suspension. */
async function* works(p: Profile, standing: Standing, joining: Joining, start: { readonly self: Actor; readonly at: number }): Story {
  const { now, config, random, admin } = joining;
  const { self } = start;
  let { at } = start;
  yield hoursOf(p, self, at + 2 * MINUTE);
  const onPlan = isOnPlan(p, config);
  const planFrom = at + HOUR;
  if (onPlan) yield* planStory(p, self, { from: planFrom, config });
  const paidFor = random.chance(85);
  if (paidFor && !onPlan) {
    const packCc = random.pick([500, 1000, 1000]);
    at += random.between(1, 30) * HOUR;
    yield billed(p, self, at - MINUTE);
    yield* purchaseSteps(p, self, { at, packCc, nth: 1, config });
    yield* purchaseSteps(p, self, { at: (at += random.between(6, 12) * DAY), packCc: 1000, nth: 2, config });
    yield* purchaseSteps(p, self, { at: (at += 5 * DAY), packCc: 1000, nth: 3, config });
  }
  if (wantsPage(p) && standing !== 'suspended') yield* pageStory(p, { from: at, admin, self });
  yield* interrupted(p, standing, joining, self);
  const bought = !onPlan && paidFor;
  if (bought && standing === 'suspended') yield* disputed(p, { now, config });
  if (bought && standing === 'paused') yield* refundAsked(p, self, { now, config });
  if (onPlan) yield* renewals(p, { from: planFrom, config, after: standing === 'approved' ? planFrom : now - DAY, now });
}

/** A suspension or a pause, where the story ends with one. */
async function* interrupted({ professionalId }: Profile, standing: Standing, { now, random, admin }: Joining, self: Actor): Story {
  if (standing === 'suspended') {
    yield step({
      at: now - random.between(5, 20) * DAY,
      command: suspendProfessional,
      actor: admin,
      input: { professionalId, notice: 'Assurance responsabilité à renouveler avant de recevoir des offres.' },
      reason: 'Assurance responsabilité à renouveler',
    });
  }
  if (standing === 'paused') {
    yield step({
      // Early in the morning, when no one is between a claim and its confirmation.
      at: Math.floor((now - 2 * DAY) / DAY) * DAY + 8.5 * HOUR,
      command: pauseOffers,
      actor: self,
      input: { professionalId, until: iso(now + 9 * DAY), pauseReason: 'vacation' },
    });
  }
}

/** What a professional declares in the application. */
export const practiceOf = (p: Profile) => ({
  fields: [...p.fields],
  regions: [...p.regions],
  languages: [...p.languages],
  radiusKm: p.radiusKm,
  postalCode: p.fsa,
  remote: p.remote,
  rates: [...p.rates],
  minBudget: p.minBudget,
  callYear: p.callYear,
  acceptsAJ: p.acceptsAJ,
  acceptsMP: p.acceptsMP,
  acceptsConsult: p.acceptsConsult,
  mediator: p.title === 'mediator',
  paralegalScope: p.title === 'paralegal',
  superOptIn: p.superOptIn,
  urgentOptIn: p.urgentOptIn,
});
