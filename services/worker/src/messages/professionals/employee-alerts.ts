import { ERASED } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { alertOf, candidate, candidateContacts, employeeAlerts, mayBeSeen, type CandidateFacts } from '@jurilien/recruiting';
import { REGIONS } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import type { Composed } from '../composed.js';

export const EMPLOYEE_ALERT = 'R63';

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

/** Profiles a saved search found, as searched and no more; nothing when nobody is left to tell of, or the search sleeps. */
export async function employeeAlertWords(
  kernel: Kernel,
  { professionalId, alertId, candidateIds }: NotifyInput,
): Promise<Composed | undefined> {
  const [pro, alerts, contacts, people] = await Promise.all([
    stateOf(kernel, professional, professionalId!),
    stateOf(kernel, employeeAlerts, professionalId!),
    stateOf(kernel, candidateContacts, professionalId!),
    Promise.all((candidateIds ?? []).map(async (id) => ({ id, state: await stateOf(kernel, candidate, id) }))),
  ]);
  const alert = alertOf(alerts, alertId!);
  if (pro.status !== 'Approved' || !pro.email || pro.email === ERASED || !alert || alert.paused) return undefined;
  const found = people
    .filter(({ id, state }) => mayBeSeen(state, pro) && !contacts.dismissed.includes(id))
    .map(({ state }) => state.facts!);
  if (found.length === 0) return undefined;
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

/** Where somebody would work, in a few words. */
function placesOf({ regions }: CandidateFacts, lang: 'fr' | 'en'): string {
  const names = regions.slice(0, REGIONS_NAMED).map((code) => REGIONS.find((r) => r.code === code)?.[lang] ?? code);
  return names.join(', ') + (regions.length > REGIONS_NAMED ? '…' : '');
}
