import type * as keys from '../keys/meetings.js';
import { word, type WordsOf } from './word.js';

/** Meetings of professionals, clients and candidates with the team. */
export const words: WordsOf<typeof keys> = {
  'meeting.onboardingMinutes': word(
    'Durée d’une rencontre d’accueil',
    'Length of an onboarding meeting',
    'Les plages offertes à un professionnel pour sa rencontre d’accueil durent ce nombre de minutes.',
    'Slots offered to a professional for the onboarding meeting last this many minutes.',
  ),
  'meeting.reviewMinutes': word(
    'Durée d’un bilan de compte',
    'Length of an account review',
    'Les plages offertes à un professionnel pour faire le point sur son compte durent ce nombre de minutes.',
    'Slots offered to a professional to review the account last this many minutes.',
  ),
  'meeting.callMinutes': word(
    'Durée d’un appel de validation',
    'Length of a validation call',
    'Les plages offertes à un client pour l’appel de validation durent ce nombre de minutes.',
    'Slots offered to a client for the validation call last this many minutes.',
  ),
  'meeting.interviewMinutes': word(
    'Durée d’une entrevue de candidature',
    'Length of a candidate interview',
    'Les plages offertes à un candidat pour son entrevue durent ce nombre de minutes.',
    'Slots offered to a candidate for the interview last this many minutes.',
  ),
  'meeting.inviteDays': word(
    'Délai pour choisir une rencontre',
    'Time to choose a meeting',
    'Une invitation à une rencontre avec l’équipe tombe si aucune plage n’est choisie après ce nombre de jours.',
    'An invitation to a meeting with the team lapses when no slot is chosen after this many days.',
  ),
  'meeting.outcomeDays': word(
    'Délai pour noter l’issue d’une rencontre',
    'Time to record what came of a meeting',
    'Une rencontre dont personne n’a noté l’issue est close sans suite ce nombre de jours après sa fin.',
    'A meeting whose outcome no one recorded is closed without one this many days after its end.',
  ),
};
