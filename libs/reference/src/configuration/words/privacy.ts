import type * as keys from '../keys/privacy.js';
import { word, type WordsOf } from './word.js';

/** How long personal data stays, and when figures are shown. */
export const words: WordsOf<typeof keys> = {
  'document.keptDays': word(
    'Conservation des documents',
    'Keeping documents',
    'Les documents d’une demande sont détruits ce nombre de jours après sa fin.',
    'The documents of a request are destroyed this many days after its end.',
  ),
  'comms.bodyDays': word(
    'Conservation des messages reçus',
    'Keeping received messages',
    'Ce qui est écrit au formulaire de contact est détruit après ce nombre de jours; le formulaire ne demande pas la province.',
    'What is written on the contact form is destroyed after this many days; the form does not ask for a province.',
  ),
  'survey.keptDays': word(
    'Conservation des commentaires',
    'Keeping comments',
    'Les mots d’un sondage sont détruits après ce nombre de jours.',
    'The words of a survey are destroyed after this many days.',
  ),
  'recruit.eraseMonths': word(
    'Effacement d’un candidat',
    'Erasing a candidate',
    'Un profil de candidat sans activité est effacé après ce nombre de mois.',
    'A candidate profile without activity is erased after this many months.',
  ),
  'recruit.eraseNoticeDays': word(
    'Avis avant l’effacement',
    'Notice before erasing',
    'Le candidat est prévenu ce nombre de jours avant.',
    'The candidate is notified this many days ahead.',
  ),
  'searchSelection.days': word(
    'Recherche gardée par le navigateur',
    'Search kept by the browser',
    'Pendant ce nombre de jours, une personne peut reprendre la recherche qu’elle a faite dans le même navigateur.',
    'For this many days a person may take up again the search made in the same browser.',
  ),
  'jobApplication.keptMonths': word(
    'Conservation d’une candidature à un poste',
    'How long a job application is kept',
    'Le dossier de qui postule chez nous est effacé après ce nombre de mois; celles déjà reçues gardent leur date.',
    'The file of someone who applies to work with us is erased after this many months; those already received keep their date.',
  ),
  'counts.min': word(
    'Plus petit nombre publié',
    'Smallest published count',
    'Un nombre de personnes plus petit n’est pas publié.',
    'A smaller number of people is not published.',
  ),
  'stats.kMin': word(
    'Réponses avant une statistique',
    'Answers before a statistic',
    'Une statistique est montrée à partir de ce nombre de réponses.',
    'A statistic is shown from this many answers.',
  ),
};
