import type * as keys from '../keys/sessions.js';
import { word, type WordsOf } from './word.js';

/** Sessions, sign-in, personal links and codes. */
export const words: WordsOf<typeof keys> = {
  'session.refreshLeadMs': word(
    'Avance du renouvellement',
    'Renewal lead time',
    'Un jeton à qui il reste moins de temps est renouvelé.',
    'A token with less time left is renewed.',
  ),
  'session.refreshWindowMs': word(
    'Fenêtre de renouvellement',
    'Renewal window',
    'Temps après sa fin pendant lequel un jeton peut encore être renouvelé.',
    'Time after its end in which a token may still be renewed.',
  ),
  'session.accessMinutes': word(
    'Durée d’un jeton d’accès',
    'Life of an access token',
    'Un jeton ouvre les pages pendant ce temps, puis il est renouvelé.',
    'A token opens pages for this long, then it is renewed.',
  ),
  'session.reuseGraceSeconds': word(
    'Renouvellements simultanés',
    'Simultaneous renewals',
    'Des onglets qui renouvellent dans ce délai reçoivent la même réponse.',
    'Tabs that renew within this time get the same answer.',
  ),
  'session.unconfirmedGraceSeconds': word(
    'Renouvellement non reçu',
    'Renewal that never arrived',
    'Une réponse qui ne s’est pas rendue peut être redemandée pendant ce temps.',
    'An answer that never arrived may be asked for again for this long.',
  ),
  'session.staffIdleMinutes': word(
    'Inactivité du personnel',
    'Idle staff',
    'Une session du personnel sans activité prend fin après ce temps.',
    'A staff session without activity ends after this long.',
  ),
  'session.staffHours': word(
    'Session du personnel',
    'Staff session',
    'Une session du personnel dure au plus ce temps.',
    'A staff session lasts at most this long.',
  ),
  'session.professionalDays': word(
    'Session d’un professionnel',
    'Professional session',
    'Une session de professionnel dure au plus ce temps.',
    'A professional’s session lasts at most this long.',
  ),
  'session.othersDays': word(
    'Session des autres comptes',
    'Session of other accounts',
    'Une session de client ou de candidat dure au plus ce temps.',
    'A session of a client or candidate lasts at most this long.',
  ),
  'session.impersonationMinutes': word(
    'Durée d’une prise d’identité',
    'Length of an impersonation',
    'Une personne de l’administration voit par les yeux d’un compte pendant ce temps.',
    'An administrator sees through an account’s eyes for this long.',
  ),
  'session.openPerAccount': word(
    'Sessions ouvertes par compte',
    'Open sessions per account',
    'La plus ancienne se ferme quand une de plus s’ouvre.',
    'The oldest closes when one more opens.',
  ),
  'auth.resetMinutes': word(
    'Lien de mot de passe',
    'Password link',
    'Un lien pour changer de mot de passe s’ouvre pendant ce temps.',
    'A link to change a password opens for this long.',
  ),
  'auth.invitationDays': word(
    'Invitation',
    'Invitation',
    'Une invitation à l’équipe s’ouvre pendant ce nombre de jours.',
    'An invitation to the team opens for this many days.',
  ),
  'auth.loginLinkMinutes': word(
    'Lien de connexion',
    'Sign-in link',
    'Un lien de connexion s’ouvre pendant ce temps.',
    'A sign-in link opens for this long.',
  ),
  'auth.passwordMin': word(
    'Longueur d’un mot de passe',
    'Password length',
    'Le nombre minimal de caractères d’un mot de passe.',
    'The smallest number of characters of a password.',
  ),
  'auth.passwordMinStaff': word(
    'Mot de passe du personnel',
    'Staff password',
    'Le nombre minimal de caractères pour le personnel.',
    'The smallest number of characters for staff.',
  ),
  'auth.loginTries': word(
    'Essais de connexion',
    'Sign-in tries',
    'Après ce nombre de mots de passe erronés, il faut attendre.',
    'After this many wrong passwords one must wait.',
  ),
  'auth.loginWindowMinutes': word(
    'Période des essais',
    'Span of the tries',
    'Les mots de passe erronés sont comptés sur ce temps.',
    'Wrong passwords are counted over this time.',
  ),
  'auth.secondFactor.staff': word(
    'Second facteur du personnel',
    'Second factor of staff',
    'Le personnel doit confirmer sa connexion par un second moyen.',
    'Staff must confirm their sign-in by a second means.',
  ),
  'auth.secondFactor.professional': word(
    'Second facteur des professionnels',
    'Second factor of professionals',
    'Les professionnels doivent confirmer leur connexion par un second moyen.',
    'Professionals must confirm their sign-in by a second means.',
  ),
  'link.tokenBits': word(
    'Secret d’un lien',
    'Secret of a link',
    'La longueur du secret d’un lien de préférences; les pages qui le masquent en attendent une seule.',
    'The length of the secret in a preferences link; the screens that mask it expect this one alone.',
  ),
  'stepUp.codeDigits': word(
    'Chiffres d’un code',
    'Digits of a code',
    'La longueur d’un code à usage unique; les écrans et les masques en attendent une seule.',
    'The length of a one-time code; screens and masks expect this one alone.',
  ),
  'stepUp.tries': word(
    'Essais d’un code',
    'Tries of a code',
    'Après ce nombre de codes erronés, il en faut un nouveau.',
    'After this many wrong codes a new one is needed.',
  ),
  'stepUp.codeMinutes': word(
    'Durée d’un code',
    'Life of a code',
    'Un code à usage unique vaut pendant ce temps.',
    'A one-time code is good for this long.',
  ),
  'stepUp.validMinutes': word(
    'Durée d’une vérification',
    'Length of a verification',
    'L’appareil vérifié par un code le reste pendant ce temps.',
    'A device verified by a code stays so for this long.',
  ),
  'privateChange.undoHours': word(
    'Annulation d’un changement privé',
    'Undoing a private change',
    'Une personne peut annuler un changement de ses coordonnées pendant ce temps.',
    'A person may undo a change of their contact details for this long.',
  ),
  'finder.exactPerDay': word(
    'Recherches exactes par jour',
    'Exact searches per day',
    'Combien de fois par jour une personne de l’équipe cherche par un numéro ou un nom exact.',
    'How many times a day a team member may search by an exact number or name.',
  ),
  'finder.missesPerDay': word(
    'Recherches sans résultat par jour',
    'Searches without result per day',
    'Combien de ces recherches peuvent ne rien trouver.',
    'How many of those searches may find nothing.',
  ),
};
