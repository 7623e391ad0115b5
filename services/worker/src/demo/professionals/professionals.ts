import { grantCredits, openCreditAccount } from '@jurilien/credits';
import {
  acceptProfessionalTerms,
  approveProfessional,
  pauseOffers,
  registerProfessional,
  rejectProfessional,
  submitProfessionalApplication,
  suspendProfessional,
  verifyChannel,
  verifyLicence,
} from '@jurilien/professionals';
import type { Actor } from '@jurilien/event-sourcing';
import { defaults } from '@jurilien/reference';
import { disputed, refundAsked } from '../desk.js';
import { atWork } from '../leads/office-hours.js';
import { step, DAY, HOUR, iso, MINUTE, SYSTEM, type Story } from '../ports.js';
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
  readonly random: Random;
  readonly admin: Actor;
}

const TERMS_VERSION = defaults['professional.termsVersion'];
const SOURCES = { QC: 'Répertoire public des membres (Québec)', ON: 'Public directory of licensees (Ontario)' };

/** How someone joined: registered, applied, was checked, approved, and given coins to start with. */
export async function* professionalStory(p: Profile, standing: Standing, { now, random, admin }: Joining): Story {
  const { professionalId } = p;
  const self: Actor = { kind: 'user', id: professionalId, role: 'jurilien_professional' };
  let at = standing === 'applied' ? now - random.between(5, 40) * HOUR : now - random.between(64, 80) * DAY;
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
    input: { professionalId, version: TERMS_VERSION, lang: p.lang, frDeliveredAt: iso(at - MINUTE) },
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
  if (standing === 'applied') return;

  at = atWork(at + random.between(2, 20) * HOUR);
  if (standing === 'rejected') {
    yield step({ at, command: verifyLicence, actor: admin, input: { professionalId, source: SOURCES[p.province], result: 'failed' } });
    yield step({
      at: at + 2 * MINUTE,
      command: rejectProfessional,
      actor: admin,
      input: { professionalId, reasonCode: 'licence' },
      reason: 'Permis introuvable au répertoire public',
    });
    return;
  }
  yield step({ at, command: verifyLicence, actor: admin, input: { professionalId, source: SOURCES[p.province], result: 'valid' } });
  yield step({
    at: (at += 4 * MINUTE),
    command: approveProfessional,
    actor: admin,
    input: { professionalId, onboarding: 'held' },
    reason: 'Dossier complet et permis en règle',
  });
  yield step({ at: (at += 1000), command: openCreditAccount, actor: SYSTEM, input: { professionalId, province: p.province } });
  yield step({
    at: (at += 1000),
    command: grantCredits,
    actor: SYSTEM,
    input: { professionalId, cc: defaults['credits.welcomeCc'], kind: 'promo', key: `welcome:${professionalId}` },
    reason: 'Bienvenue',
  });
  const onPlan = isOnPlan(p);
  const planFrom = at + HOUR;
  if (onPlan) yield* planStory(p, { from: planFrom, self });
  const paidFor = random.chance(85);
  if (paidFor && !onPlan) {
    const packCc = random.pick([500, 1000, 1000]);
    at += random.between(1, 30) * HOUR;
    yield billed(p, self, at - MINUTE);
    yield* purchaseSteps(p, self, { at, packCc, nth: 1 });
    yield* purchaseSteps(p, self, { at: (at += random.between(6, 12) * DAY), packCc: 1000, nth: 2 });
    yield* purchaseSteps(p, self, { at: (at += 5 * DAY), packCc: 1000, nth: 3 });
  }
  if (wantsPage(p) && standing !== 'suspended') yield* pageStory(p, { from: at, admin, self });
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
  const bought = !onPlan && paidFor;
  if (bought && standing === 'suspended') yield* disputed(p, { now });
  if (bought && standing === 'paused') yield* refundAsked(p, self, { now });
  if (onPlan) yield* renewals(p, { from: planFrom, after: standing === 'approved' ? planFrom : now - DAY, now });
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
