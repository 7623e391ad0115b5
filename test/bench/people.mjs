/** Fixtures made by the commands that make real ones: approved professionals and requests on their way. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inLanes } from './measure.mjs';
import { lib } from './product.mjs';

const SUMMARY = 'Séparation après onze ans de vie commune, deux enfants, aucune procédure en cours.';
const CHECKLIST = Object.fromEntries(
  ['identity', 'contact', 'legalMatter', 'field', 'territory', 'parties', 'budget', 'duplicate', 'blacklist'].map((c) => [c, true]),
);
let n = 0;
/** Exchanges of services, as `211`: no number of a person. */
const SERVICE = /^(?:\d11|976)/;
/** Numbers that no two people of one database share. */
export const phoneNumber = () => {
  const line = String(2_000_000 + n++ * 7);
  return SERVICE.test(line) ? phoneNumber() : `+1514${line}`;
};

/** What the public site says of a visitor to the API; every one from another home network, so that no limit is met. */
export const visitorHeaders = (env) => ({ 'x-site-key': env.SITE_KEY, ...fromAnotherAddress() });

/** What the site says of where someone is; no one was there before. */
export const fromAnotherAddress = () => ({ 'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1` });

/** How someone sends a request as the public site does: each a different person. */
export async function requestSender(root, env) {
  const { challengeOf } = await import(pathToFileURL(join(root, 'dist', 'services', 'api', 'src', 'requests', 'proof-of-work.js')).href);
  const { shippedConfig } = await lib(root, 'reference');
  return (http, niche) => {
    const leadId = randomUUID();
    // A browser has done its work before anyone presses "send": here it is so easy that it is done at once.
    const asOf = { now: new Date().toISOString(), config: shippedConfig };
    const work = `${challengeOf(env.SITE_KEY, { form: 'request', id: leadId }, 0, asOf)}.0`;
    const consents = { sharing: true, contact: true };
    const body = { leadId, form: 'request', lang: 'fr', website: '', work, consents, fields: requestFields(niche) };
    return http.must('POST', '/api/public/requests', body, visitorHeaders(env));
  };
}

/** Pairs of field and region of Quebec: a professional with one of them alone gets exactly the requests made for it. */
export async function niches(root) {
  const { LAWYER_TYPES, regionsOf } = await lib(root, 'reference');
  return LAWYER_TYPES.filter((t) => !['other', 'mediation'].includes(t.code)).flatMap((t) =>
    regionsOf('QC').map((r) => ({ lawyerType: t.code, region: r.code })),
  );
}

/** An approved lawyer with coins; `niche` is all they practise. */
export async function professional(root, { dispatch, at = new Date().toISOString() }, niche, cc = 3_000) {
  const { SHIPPED_TERMS } = await lib(root, 'reference');
  const professionalId = randomUUID();
  const who = {
    professionalId,
    title: 'lawyer',
    name: `Me Banc ${n + 1}`,
    province: 'QC',
    lang: 'fr',
    email: `pro-${professionalId.slice(0, 8)}@exemple.test`,
    phoneNumber: phoneNumber(),
  };
  await dispatch('RegisterProfessional', who);
  await dispatch('AcceptProfessionalTerms', { professionalId, version: SHIPPED_TERMS, lang: 'fr', frDeliveredAt: at });
  await dispatch('SubmitProfessionalApplication', {
    professionalId,
    licenceNo: '123456-7',
    insurance: 'Fonds d’assurance',
    practice: {
      fields: [niche.lawyerType],
      regions: [niche.region],
      languages: ['fr', 'en'],
      radiusKm: 0,
      postalCode: 'H2X',
      remote: false,
      rates: ['1', '2', '3', '4', '5'],
      callYear: 2010,
      acceptsAJ: true,
      acceptsMP: true,
      acceptsConsult: true,
    },
  });
  await dispatch('VerifyLicence', { professionalId, result: 'valid', source: 'Bottin des avocats' });
  for (const channel of ['sms', 'email']) await dispatch('VerifyChannel', { professionalId, channel });
  await dispatch('ApproveProfessional', { professionalId, onboarding: 'waived' });
  await dispatch('OpenCreditAccount', { professionalId, province: 'QC' });
  for (let left = cc; left > 0; left -= 1_000)
    await dispatch('GrantCredits', { professionalId, cc: Math.min(1_000, left), key: `bench-${left}-${professionalId}` });
  return { ...who, ...niche };
}

/** What a client types; every one a different person. */
export const requestFields = (niche) => ({
  clientName: 'Océane Bélanger-Roy',
  email: `cliente-${randomUUID()}@exemple.test`,
  phoneNumber: phoneNumber().replace('+1', ''),
  othersInvolved: 'Mathieu Desrosiers',
  province: 'QC',
  city: 'Montréal',
  description: 'Je me sépare après onze ans et nous avons deux enfants. Je veux savoir quoi faire en premier et ce que cela coûte.',
  ...niche,
});

/** A request in validation, ready for `ValidateLead`. */
export async function requestInValidation({ dispatch }, staffId, niche) {
  const leadId = randomUUID();
  const staff = { actor: { kind: 'user', id: staffId, role: 'jurilien_admin' } };
  const fields = requestFields(niche);
  await dispatch(
    'SubmitLead',
    {
      leadId,
      lang: 'fr',
      form: 'request',
      channel: 'web',
      consents: { sharing: true, contact: true },
      ...fields,
      phoneNumber: `+1${fields.phoneNumber}`,
    },
    { actor: { kind: 'anon', id: 'bench' } },
  );
  await dispatch('ConfirmLeadEmail', { leadId, method: 'link' }, { actor: { kind: 'token', id: leadId } });
  await dispatch('TakeLeadForValidation', { leadId }, staff);
  await dispatch('EditLeadSummary', { leadId, summary: SUMMARY }, staff);
  return { leadId, validate: { leadId, checklist: CHECKLIST }, staff };
}

/** Many at once. */
export const many = (count, make, lanes = 16) => inLanes(count, lanes, make);
