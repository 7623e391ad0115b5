import { randomUUID } from 'node:crypto';
import { distribution } from '@jurilien/search';
import type { Actor, NewEvent } from '@jurilien/event-sourcing';
import { readStream } from '@jurilien/persistence';
import { SHIPPED_TERMS } from '@jurilien/reference';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { SYSTEM, type System } from './system.js';
import { requestFields } from './people.js';

export interface Rival {
  readonly professionalId: string;
  readonly phoneNumber: string;
}
/** What is recorded of the past starts nothing: no one is written to about it, and no timer of then goes off. */
const PAST: Actor = { ...SYSTEM, simulated: true };
const twoHoursAgo = (): string => new Date(Date.now() - 7_200_000).toISOString();
const LANES = 100;

async function inLanes<T, R>(all: readonly T[], make: (one: T, n: number) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let n = next++; n < all.length; n = next++) made[n] = await make(all[n]!, n);
    }),
  );
  return made;
}

/** Many approved family lawyers of Montréal with coins, by the commands that make real ones, all of it two hours ago. */
export async function crowd(system: System, size: number): Promise<Rival[]> {
  const at = twoHoursAgo();
  const send = (name: string, input: object) => system.dispatch(name, input, { actor: PAST, at });
  return inLanes(Array.from({ length: size }), async (_none, n) => {
    const professionalId = randomUUID();
    const phoneNumber = `+1438555${String(1_000 + n).padStart(4, '0')}`;
    const who = { title: 'lawyer', name: `Me Rival ${n}`, province: 'QC', lang: 'fr', email: `rival-${n}@exemple.test`, phoneNumber };
    const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], postalCode: 'H2X', rates: ['2', '3', '4'], callYear: 2010 };
    await send('RegisterProfessional', { professionalId, ...who });
    const version = SHIPPED_TERMS;
    await send('AcceptProfessionalTerms', { professionalId, version, lang: 'fr', frDeliveredAt: at });
    await send('SubmitProfessionalApplication', { professionalId, licenceNo: '123456-7', insurance: 'Fonds', practice });
    await send('VerifyLicence', { professionalId, result: 'valid', source: 'Bottin des avocats' });
    for (const channel of ['sms', 'email']) await send('VerifyChannel', { professionalId, channel });
    await send('ApproveProfessional', { professionalId, onboarding: 'waived' });
    await send('OpenCreditAccount', { professionalId, province: 'QC' });
    await send('GrantCredits', { professionalId, cc: 500, key: `crowd:${professionalId}` });
    return { professionalId, phoneNumber };
  });
}

/** One request on offer to all of them, as a single wave would have made it. */
export async function offeredTo(system: System, rivals: readonly Rival[]): Promise<{ leadId: string; code: string; offers: string[] }> {
  const leadId = randomUUID();
  const at = twoHoursAgo();
  const send = (name: string, input: object, actor: Actor = PAST) => system.dispatch(name, { leadId, ...input }, { actor, at });
  const staff: Actor = { kind: 'user', id: randomUUID(), role: 'jurilien_admin', simulated: true };
  const fields = requestFields();
  const consents = { sharing: true, contact: true };
  await send('SubmitLead', { lang: 'fr', form: 'request', channel: 'web', consents, ...fields, phoneNumber: `+1${fields.phoneNumber}` });
  await send('ConfirmLeadEmail', { method: 'link' });
  await send('TakeLeadForValidation', {}, staff);
  await send('EditLeadSummary', { summary: 'Séparation après onze ans de vie commune, deux enfants, aucune procédure en cours.' }, staff);
  const checks = ['identity', 'contact', 'legalMatter', 'field', 'territory', 'parties', 'budget', 'duplicate', 'blacklist'];
  await send('ValidateLead', { checklist: Object.fromEntries(checks.map((c) => [c, true])) }, staff);
  await send('StartOffering', {});
  const { db, codec, store } = system.kernel;
  const started = (await readStream(db, codec, `lead-${leadId}`)).find((e) => e.type === 'LeadOfferingStarted')!.data as Record<
    string,
    unknown
  >;
  await send('StartRound', started);
  const before = await readStream(db, codec, `distribution-${leadId}`);
  const offers = rivals.map(() => randomUUID());
  const { coinValueCc: priceCc, code } = started as { coinValueCc: number; code: string };
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const ofWave = { leadId, round: 1, wave: 1 };
  const made: NewEvent[] = [
    { type: 'WaveStarted', data: { ...ofWave, size: rivals.length, endsAt: expiresAt } },
    ...rivals.map(({ professionalId }, i) => ({
      type: 'OfferMade',
      data: { ...ofWave, offerId: offers[i], professionalId, code, priceCc, expiresAt, lang: 'fr' },
    })),
  ];
  await store.append({
    command: { name: 'crowd', commandId: randomUUID(), input: {}, actor: PAST },
    occurredAt: at,
    config: asShipped(),
    province: 'QC',
    streams: [{ ref: { decider: distribution, id: leadId }, expectedVersion: before.length, events: made }],
  });
  return { leadId, code, offers };
}
