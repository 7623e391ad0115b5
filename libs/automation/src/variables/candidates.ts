import { ERASED } from '@jurilien/event-sourcing';
import { formatPhone } from '@jurilien/notifications';
import { isReachable } from '@jurilien/processes';
import type { CandidateFacts } from '@jurilien/recruiting';
import { dayWords, REGIONS, whenWords, zoneOf } from '@jurilien/reference';
import type { Both } from '../both.js';
import { professionalOf } from '../lookup.js';
import { candidateAccountOf, candidateContactOf, candidateOf, jobApplicationOf, profilesShown } from '../lookups/candidates.js';
import { variable, type Reader } from '../variable.js';
import { page } from './pages.js';

const SHOWN = 10;
const REGIONS_NAMED = 2;
const TYPE: Readonly<Record<CandidateFacts['type'], Both<string>>> = {
  student: { fr: 'étudiante ou étudiant en droit', en: 'law student' },
  articling: { fr: 'stagiaire', en: 'articling student' },
  graduate: { fr: 'diplômée ou diplômé', en: 'graduate' },
  assistant: { fr: 'adjointe ou adjoint juridique', en: 'legal assistant' },
  paralegal: { fr: 'parajuriste', en: 'paralegal' },
};

/** Where a candidate would work, in a few words. */
function placesOf({ regions }: CandidateFacts, { lang }: Reader): string {
  const names = regions.slice(0, REGIONS_NAMED).map((code) => REGIONS.find((r) => r.code === code)?.[lang] ?? code);
  return names.join(', ') + (regions.length > REGIONS_NAMED ? '…' : '');
}

const alertVariables = [
  variable({
    key: 'profilesFound',
    label: { fr: 'Nombre de profils trouvés par l’alerte', en: 'How many profiles the alert found' },
    privacy: 'public',
    sample: { fr: '2 nouveaux profils', en: '2 new profiles' },
    find: async (l, { lang }) => {
      const { length } = await profilesShown(l);
      if (length === 0) return undefined;
      if (lang === 'fr') return length > 1 ? `${length} nouveaux profils` : '1 nouveau profil';
      return length > 1 ? `${length} new profiles` : '1 new profile';
    },
  }),
  variable({
    key: 'profileList',
    label: { fr: 'Profils trouvés par l’alerte, sans nom', en: 'Profiles that the alert found, without names' },
    privacy: 'public',
    sample: { fr: 'stagiaire (Montréal), parajuriste (Laval)', en: 'articling student (Montréal), paralegal (Laval)' },
    find: async (l, reader) => {
      const found = await profilesShown(l);
      const shown = found.slice(0, SHOWN).map((facts) => `${TYPE[facts.type][reader.lang]} (${placesOf(facts, reader)})`);
      return shown.join(', ') + (found.length > SHOWN ? '…' : '');
    },
  }),
  variable({
    key: 'searchUrl',
    label: { fr: 'Page de recherche de candidats', en: 'Page where candidates are searched' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/trouver-un-employe', en: 'https://jurilien.example/en/find-employee' },
    find: page('/trouver-un-employe', '/en/find-employee'),
  }),
  variable({
    key: 'alertsUrl',
    label: { fr: 'Page des alertes de recrutement', en: 'Page of recruiting alerts' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/alertes-employes', en: 'https://jurilien.example/en/employee-alerts' },
    find: page('/alertes-employes', '/en/employee-alerts'),
  }),
];

const contactVariables = [
  variable({
    key: 'firm',
    label: { fr: 'Nom du cabinet', en: 'Name of the firm' },
    privacy: 'personal',
    sample: { fr: 'Gagnon avocats', en: 'Gagnon Law' },
    find: async (l) => {
      const pro = await professionalOf(l);
      return pro?.firm ?? pro?.name;
    },
  }),
  variable({
    key: 'firmMessage',
    label: { fr: 'Message du cabinet au candidat', en: 'The firm’s message to the candidate' },
    privacy: 'private',
    sample: {
      fr: 'Nous cherchons une personne stagiaire en droit de la famille.',
      en: 'We are looking for an articling student in family law.',
    },
    find: async (l) => {
      const message = (await candidateContactOf(l))?.message;
      return message === ERASED ? undefined : message;
    },
  }),
  variable({
    key: 'firmAnswerBy',
    label: { fr: 'Jusqu’à quand le candidat peut répondre au cabinet', en: 'Until when the candidate may answer the firm' },
    privacy: 'public',
    sample: { fr: 'lundi 16 novembre à 10 h', en: 'Monday, November 16 at 10 a.m.' },
    find: async (l, { lang }) => {
      const at = (await candidateContactOf(l))?.expiresAt;
      return at && whenWords(at, lang, zoneOf((await professionalOf(l))?.province ?? 'QC'));
    },
  }),
];

const candidateDetails = [
  variable({
    key: 'candidateFirstName',
    label: { fr: 'Prénom du candidat', en: 'Candidate’s first name' },
    privacy: 'personal',
    sample: { fr: 'Amélie', en: 'Amelia' },
    find: async (l) => (await candidateOf(l))?.details?.firstName,
  }),
  variable({
    key: 'candidateFullName',
    label: { fr: 'Nom complet du candidat', en: 'Candidate’s full name' },
    privacy: 'private',
    sample: { fr: 'Amélie Bouchard', en: 'Amelia Bouchard' },
    find: async (l) => {
      const details = (await candidateOf(l))?.details;
      return details && `${details.firstName} ${details.lastName}`;
    },
  }),
  variable({
    key: 'candidateEmail',
    label: { fr: 'Courriel du candidat', en: 'Candidate’s e-mail' },
    privacy: 'private',
    sample: { fr: 'amelie@exemple.ca', en: 'amelia@example.ca' },
    find: async (l) => (await candidateAccountOf(l))?.email,
  }),
  variable({
    key: 'candidatePhone',
    label: { fr: 'Téléphone du candidat', en: 'Candidate’s phone number' },
    privacy: 'private',
    sample: { fr: '514 555-0142', en: '514-555-0142' },
    find: async (l) => {
      const details = (await candidateOf(l))?.details;
      if (!details) return undefined;
      return details.phoneNumber ? formatPhone(details.phoneNumber) : '–';
    },
  }),
  variable({
    key: 'candidateProfileUrl',
    label: { fr: 'Page du profil du candidat', en: 'Page of the candidate’s profile' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/profil-recrue', en: 'https://jurilien.example/en/recruit-profile' },
    find: page('/profil-recrue', '/en/recruit-profile'),
  }),
];

const erasureVariables = [
  variable({
    key: 'candidateUsername',
    label: { fr: 'Nom du compte du candidat', en: 'Name on the candidate’s account' },
    privacy: 'personal',
    sample: { fr: 'Amélie Bouchard', en: 'Amelia Bouchard' },
    find: async (l) => {
      const name = (await candidateAccountOf(l))?.username;
      return isReachable(name) ? name : undefined;
    },
  }),
  variable({
    key: 'silentSince',
    label: { fr: 'Jour des dernières nouvelles du candidat', en: 'Day on which the candidate was last heard from' },
    privacy: 'public',
    sample: { fr: '22 novembre 2026', en: 'November 22, 2026' },
    find: async (l, { lang }) => {
      const at = (await candidateOf(l))?.saidAt;
      return at && dayWords(at, lang);
    },
  }),
  variable({
    key: 'eraseOn',
    label: { fr: 'Jour où le profil du candidat sera effacé', en: 'Day on which the candidate’s profile will be erased' },
    privacy: 'public',
    sample: { fr: '22 novembre 2027', en: 'November 22, 2027' },
    find: async (l, { lang }) => {
      const at = (await candidateOf(l))?.eraseAt;
      return at && dayWords(at, lang);
    },
  }),
];

const applicationVariables = [
  variable({
    key: 'applicantName',
    label: { fr: 'Nom de la personne qui a postulé', en: 'Applicant’s name' },
    privacy: 'personal',
    sample: { fr: 'Anne Roy', en: 'Ann Roy' },
    find: async (l) => (await jobApplicationOf(l))?.name,
  }),
  variable({
    key: 'forgetOn',
    label: { fr: 'Jour où la candidature sera détruite', en: 'Day on which the application will be destroyed' },
    privacy: 'public',
    sample: { fr: '22 mai 2027', en: 'May 22, 2027' },
    find: async (l, { lang }) => {
      const at = (await jobApplicationOf(l))?.forgetAt;
      return at && dayWords(at, lang);
    },
  }),
];

export const candidateVariables = [
  ...alertVariables,
  ...contactVariables,
  ...candidateDetails,
  ...erasureVariables,
  ...applicationVariables,
];
