import { randomUUID } from 'node:crypto';
import { billingModel, grossOf, localDate, SHIPPED_TERMS, subscriptionPlan, taxesOf } from '@jurilien/reference';
import { eventually } from './eventually.js';
import { settled, SYSTEM, type System } from './system.js';

let n = 0;
const number = (): string => `+1514555${String(1_000 + (++n % 9_000)).padStart(4, '0')}`;

/** An approved family lawyer of Montréal with welcome coins, made by the commands that make a real one; `plan: false`: without the monthly plan of Ontario. */
export async function approvedProfessional(
  system: System,
  over: {
    lang?: 'fr' | 'en';
    title?: string;
    province?: 'QC' | 'ON';
    practice?: object;
    name?: string;
    plan?: boolean;
    phoneNumber?: string;
    email?: string;
  } = {},
) {
  const professionalId = randomUUID();
  const province = over.province ?? 'QC';
  const config = system.kernel.configuration.current();
  const who = {
    professionalId,
    title: over.title ?? 'lawyer',
    name: over.name ?? `Me Test ${n + 1}`,
    province,
    lang: over.lang ?? 'fr',
    email: over.email ?? `pro-${professionalId.slice(0, 8)}@exemple.test`,
    phoneNumber: over.phoneNumber ?? number(),
  };
  await system.dispatch('RegisterProfessional', who);
  await system.dispatch('AcceptProfessionalTerms', {
    professionalId,
    version: SHIPPED_TERMS,
    lang: 'fr',
    frDeliveredAt: new Date().toISOString(),
  });
  await system.dispatch('SubmitProfessionalApplication', {
    professionalId,
    licenceNo: '123456-7',
    insurance: 'Fonds d’assurance',
    practice: {
      fields: ['family'],
      regions: province === 'QC' ? ['06'] : ['T'],
      languages: ['fr', 'en'],
      radiusKm: 50,
      postalCode: province === 'QC' ? 'H2X' : 'M5V',
      remote: true,
      rates: ['2', '3', '4'],
      callYear: 2010,
      acceptsAJ: true,
      acceptsMP: true,
      acceptsConsult: true,
      ...over.practice,
    },
  });
  await system.dispatch('VerifyLicence', { professionalId, result: 'valid', source: 'Bottin des avocats' });
  for (const channel of ['sms', 'email']) await system.dispatch('VerifyChannel', { professionalId, channel });
  const { position } = await system.dispatch('ApproveProfessional', { professionalId, onboarding: 'waived' }, { actor: SYSTEM });
  if (billingModel(province, config) === 'subscription' && over.plan !== false) await takePlan(system, professionalId, province);
  return { ...who, position };
}

/** Where access is paid for by the month: the plan is taken, and its first month paid. */
async function takePlan(system: System, professionalId: string, province: 'QC' | 'ON'): Promise<void> {
  const config = system.kernel.configuration.current();
  const { cents } = config.value(subscriptionPlan, { province });
  const subscriptionId = randomUUID();
  const from = new Date();
  const gross = grossOf(cents, taxesOf(province, cents, localDate(from.toISOString(), 'QC'), config));
  await system.dispatch('OpenCreditAccount', { professionalId, province });
  await system.dispatch('SetBillingIdentity', { professionalId, name: 'Cabinet Test', address: ['1, rue Test'], province, lang: 'fr' });
  await system.dispatch('StartSubscription', { professionalId, subscriptionId, terms: true });
  await system.dispatch('RecordSubscriptionPaid', {
    professionalId,
    subscriptionId,
    providerInvoiceId: `in_${subscriptionId}`,
    amountCents: gross,
    currency: 'cad',
    periodStart: from.toISOString(),
    periodEnd: new Date(from.getTime() + 30 * 86_400_000).toISOString(),
  });
}

/** What a client types into the short form. */
export const requestFields = (over: Record<string, unknown> = {}) => ({
  clientName: 'Océane Bélanger-Roy',
  email: `cliente-${randomUUID().slice(0, 8)}@exemple.test`,
  phoneNumber: number().replace('+1', ''),
  description: 'Je me sépare après onze ans et nous avons deux enfants. Je veux savoir quoi faire en premier.',
  othersInvolved: 'Mathieu Desrosiers',
  lawyerType: 'family',
  province: 'QC',
  region: '06',
  city: 'Montréal',
  postalCode: 'H2X 1Y4',
  ...over,
});

/** Waits until approvals have opened accounts and every view knows. */
export async function ready(system: System, professionals: readonly { professionalId: string }[]): Promise<void> {
  for (const { professionalId } of professionals) {
    const position = await eventually(async () => {
      const [row] = await system.kernel.db.query<{ p: string | null }>(
        `select max(position) as p from events where stream = $1 and type = 'CreditsGranted'`,
        [`credit-${professionalId}`],
      );
      return row?.p;
    }, 'the first coins of a professional');
    await settled(system.kernel, Number(position));
  }
}
