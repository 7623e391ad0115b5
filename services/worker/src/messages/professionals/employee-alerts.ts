import { isReachable, isTimely, listMoments, profilesToShow, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { alertOf, candidate, candidateContacts, employeeAlerts, type CandidateFacts } from '@jurilien/recruiting';
import { REGIONS } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Composed } from '../composed.js';

const ALERTS = { fr: '/alertes-employes', en: '/en/employee-alerts' };
const SEARCH = { fr: '/trouver-un-employe', en: '/en/find-employee' };
const LISTED = 10;
const REGIONS_NAMED = 2;
const TYPE: Readonly<Record<CandidateFacts['type'], Readonly<Record<'fr' | 'en', string>>>> = {
  student: { fr: 'étudiante ou étudiant en droit', en: 'law student' },
  articling: { fr: 'stagiaire', en: 'articling student' },
  graduate: { fr: 'diplômée ou diplômé', en: 'graduate' },
  assistant: { fr: 'adjointe ou adjoint juridique', en: 'legal assistant' },
  paralegal: { fr: 'parajuriste', en: 'paralegal' },
};

/** Profiles a saved search found, as searched and no more; nothing when no profile is left to show, or the search is paused. */
export async function employeeAlertWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { professionalId, alertId, candidateIds } = input;
  const [pro, alerts, contacts, people] = await Promise.all([
    stateOf(kernel, professional, professionalId!),
    stateOf(kernel, employeeAlerts, professionalId!),
    stateOf(kernel, candidateContacts, professionalId!),
    Promise.all((candidateIds ?? []).map(async (id) => ({ id, state: await stateOf(kernel, candidate, id) }))),
  ]);
  const found = profilesToShow({ pro, alert: alertOf(alerts, alertId!), contacts }, people, input.config);
  if (!isReachable(pro.email) || !isTimely(listMoments, found, input)) return undefined;
  const { lang } = pro;
  const many = found.length > 1;
  const fr = many ? `${found.length} nouveaux profils` : '1 nouveau profil';
  const en = many ? `${found.length} new profiles` : '1 new profile';
  const { publicUrl } = kernel.settings;
  return {
    recipientKind: 'professional',
    recipientId: professionalId!,
    lang,
    addresses: { ...(pro.channels.includes('sms') ? { sms: pro.phoneNumber } : {}), email: pro.email },
    vars: {
      count: lang === 'fr' ? fr : en,
      list:
        found
          .slice(0, LISTED)
          .map((facts) => `${TYPE[facts.type][lang]} (${placesOf(facts, lang)})`)
          .join(', ') + (found.length > LISTED ? '…' : ''),
      searchUrl: publicUrl + SEARCH[lang],
      alertsUrl: publicUrl + ALERTS[lang],
    },
  };
}

/** Where a candidate would work, in a few words. */
function placesOf({ regions }: CandidateFacts, lang: 'fr' | 'en'): string {
  const names = regions.slice(0, REGIONS_NAMED).map((code) => REGIONS.find((r) => r.code === code)?.[lang] ?? code);
  return names.join(', ') + (regions.length > REGIONS_NAMED ? '…' : '');
}
