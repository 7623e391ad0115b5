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
  'document.noticeDays': word(
    'Avis avant la suppression des documents',
    'Notice before documents are deleted',
    'La personne reçoit un courriel ce nombre de jours avant, pour télécharger ses documents.',
    'The person receives an e-mail this many days ahead, so that they can download their documents.',
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
  'legalHold.maxDays': word(
    'Durée d’une conservation légale',
    'Length of a legal hold',
    'Une conservation légale prend fin au plus tard ce nombre de jours après sa demande.',
    'A legal hold ends this many days after it was asked for, at the latest.',
  ),
  'searchSelection.days': word(
    'Recherche gardée par le navigateur',
    'Search kept by the browser',
    'Pendant ce nombre de jours, une personne peut reprendre la recherche qu’elle a faite dans le même navigateur.',
    'For this many days a person may take up again the search made in the same browser.',
  ),
  'consent.implied.purchaseDays': word(
    'Consentement tacite après un achat',
    'Implied consent after a purchase',
    'Un professionnel qui a payé peut recevoir nos nouveautés pendant ce nombre de jours, à moins de les refuser; la loi n’en permet pas plus.',
    'A professional who paid may receive our news for this many days, unless they refuse them; the law allows no more.',
  ),
  'consent.implied.inquiryDays': word(
    'Consentement tacite après une question',
    'Implied consent after an inquiry',
    'Un professionnel qui nous a écrit, et à qui nous avons répondu, peut recevoir nos nouveautés pendant ce nombre de jours, à moins de les refuser.',
    'A professional who wrote to us, and whom we answered, may receive our news for this many days, unless they refuse them.',
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
  'retention.stoppedDays': word(
    'Conservation d’une demande arrêtée tôt',
    'Keeping a request that stopped early',
    'Une demande refusée, indésirable, retirée avant les offres ou jamais confirmée est effacée ce nombre de jours après sa fin.',
    'A request that was rejected, was spam, was withdrawn before offers or never confirmed is erased this many days after its end.',
  ),
  'retention.endedMonths': word(
    'Conservation d’une demande sans acceptation',
    'Keeping a request no one accepted',
    'Une demande fermée ou non servie, que personne n’a acceptée, est effacée ce nombre de mois après sa fin.',
    'A closed or unserved request that no one accepted is erased this many months after its end.',
  ),
  'retention.detailsMonths': word(
    'Conservation du récit et des parties',
    'Keeping the story and the parties',
    'Le récit et les autres parties d’une demande que personne n’a acceptée sont effacés ce nombre de mois après sa fin.',
    'The story and the other parties of a request that no one accepted are erased this many months after its end.',
  ),
  'retention.acceptedMonths': word(
    'Conservation d’une demande acceptée',
    'Keeping an accepted request',
    'Une demande qu’un professionnel a acceptée est effacée ce nombre de mois après sa fermeture.',
    'A request that a professional accepted is erased this many months after it was closed.',
  ),
  'retention.professionalMonths': word(
    'Conservation du dossier d’un professionnel',
    'Keeping a professional’s file',
    'Le dossier d’un professionnel, et tout compte fermé, est effacé ce nombre de mois après sa fermeture.',
    'A professional’s file, and any closed account, is erased this many months after it was closed.',
  ),
  'retention.licenceMonths': word(
    'Conservation des preuves de permis',
    'Keeping licence proofs',
    'Les preuves de permis d’un professionnel sont détruites ce nombre de mois après la fermeture de son dossier.',
    'A professional’s licence proofs are destroyed this many months after the file was closed.',
  ),
  'retention.accessLogMonths': word(
    'Conservation du journal d’accès',
    'Keeping the access log',
    'Les lignes qui disent qui a consulté quoi sont détruites après ce nombre de mois.',
    'The rows that state who read what are destroyed after this many months.',
  ),
  'retention.consentMonths': word(
    'Conservation des preuves d’accord',
    'Keeping proof of consent',
    'La preuve d’un accord ou d’un refus est détruite ce nombre de mois après le dernier message; un refus reste respecté sans fin.',
    'Proof of a consent or refusal is destroyed this many months after the last message; a refusal is respected without end.',
  ),
  'retention.bookMonths': word(
    'Conservation des livres',
    'Keeping the books',
    'Les noms sur les factures sont effacés ce nombre de mois après la fin de l’année fiscale.',
    'The names on invoices are erased this many months after the end of the tax year.',
  ),
  'retention.incidentMonths': word(
    'Conservation du registre des incidents',
    'Keeping the incident register',
    'Un incident de confidentialité est effacé du registre ce nombre de mois après qu’il a été connu.',
    'A confidentiality incident is erased from the register this many months after it became known.',
  ),
  'retention.privacyRequestMonths': word(
    'Conservation des demandes de vie privée',
    'Keeping privacy requests',
    'Une demande sur ses propres renseignements est effacée ce nombre de mois après la décision.',
    'A request about one’s own information is erased this many months after the decision.',
  ),
};
