import { isReachable, isWrittenTo } from '@jurilien/processes';
import { fact } from '../fact.js';
import { professionalOf } from '../lookup.js';
import { candidateAccountOf, candidateContactOf, candidateOf, jobApplicationOf, profilesShown } from '../lookups/candidates.js';

export const candidateFacts = [
  fact({
    key: 'candidate.hasProfile',
    label: { fr: 'Le candidat a toujours un profil', en: 'The candidate still has a profile' },
    type: 'boolean',
    of: async (l) => {
      const found = await candidateOf(l);
      return found && found.details !== undefined;
    },
  }),
  fact({
    key: 'candidate.isReachable',
    label: { fr: 'Le compte du candidat est ouvert, avec une adresse', en: 'The candidate’s account is open, with an address' },
    type: 'boolean',
    of: async (l) => {
      const account = await candidateAccountOf(l);
      return account && isWrittenTo(account);
    },
  }),
  fact({
    key: 'candidate.erasureIsNear',
    label: {
      fr: 'Le profil du candidat sera bientôt effacé, faute de nouvelles',
      en: 'The candidate’s profile is about to be erased, for want of news',
    },
    type: 'boolean',
    of: async (l) => {
      const found = await candidateOf(l);
      if (!found?.eraseNoticeAt) return false;
      return found.status !== 'Erased' && Date.parse(found.eraseNoticeAt) <= Date.parse(l.now);
    },
  }),
  fact({
    key: 'candidateContact.status',
    label: { fr: 'État de la demande du cabinet au candidat', en: 'State of the firm’s request to the candidate' },
    type: { oneOf: ['Requested', 'Accepted', 'Declined', 'Expired'] },
    of: async (l) => (await candidateContactOf(l))?.status,
  }),
  fact({
    key: 'professional.isReachable',
    label: { fr: 'Le professionnel peut être joint', en: 'The professional can be reached' },
    type: 'boolean',
    of: async (l) => isReachable((await professionalOf(l))?.email),
  }),
  fact({
    key: 'employeeAlert.profiles',
    label: { fr: 'Profils que l’alerte peut montrer au cabinet', en: 'Profiles that the alert may show the firm' },
    type: 'number',
    of: async (l) => (await profilesShown(l)).length,
  }),
  fact({
    key: 'jobApplication.status',
    label: { fr: 'État de la candidature chez nous', en: 'State of the application to work with us' },
    type: { oneOf: ['None', 'Received', 'Forgotten'] },
    of: async (l) => (await jobApplicationOf(l))?.status,
  }),
];
